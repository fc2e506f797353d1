// SPDX-License-Identifier: MIT
// Words of options that bring values of other options with them, such as the sizes that a board
// mostly has, or leave others without a say. What was chosen for those is kept, but not in force.
#pragma once

#include <vector>

#include "scripting/reading.h"
#include "scripting/ruleset.h"

namespace hr::scripting {

struct InForce {
  std::vector<Option> options;
  std::vector<std::string> notices;  // of what is off its default, and counts for nothing
};

// The options with their values in force, where the declared `options` (which may be nil) have
// `presets` or `ignores`. Complains about any that do not fit, whether or not their words were
// chosen.
InForce options_in_force(const Reading& options, const std::vector<Option>& chosen);

}  // namespace hr::scripting
