// SPDX-License-Identifier: MIT
// Chooses the settings of a ruleset's options that a check tries. Given options keep their values
// in all of them; each other option is tried at its bounds and in between, one at a time; then all
// at random.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "scripting/ruleset/ruleset.h"

namespace hr::scripting {

// The first one is `given` alone. A value that is already in force is not tried separately.
std::vector<Settings> settings_to_try(const std::vector<Option>& options, const Settings& given,
                                      std::uint64_t seed);

// "with options columns=6, goal=start", "with the default options"
std::string settings_text(const Settings& settings);

}  // namespace hr::scripting
