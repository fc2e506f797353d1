// SPDX-License-Identifier: MIT
// Which settings of a ruleset's options a check tries: those given, which stay as they are in all
// of them; each other option at its bounds and in between, one at a time; and all at random.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "scripting/ruleset/ruleset.h"

namespace hr::scripting {

// The first one is `given` alone. A value that is in force anyway is not tried by itself.
std::vector<Settings> settings_to_try(const std::vector<Option>& options, const Settings& given,
                                      std::uint64_t seed);

// "with options columns=6, goal=start", "with the default options"
std::string settings_text(const Settings& settings);

}  // namespace hr::scripting
