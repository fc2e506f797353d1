// SPDX-License-Identifier: MIT
// Words of options that bring values of other options with them, such as the sizes that a board
// mostly has. What was chosen for those others is kept, but not in force.
#pragma once

#include <vector>

#include "scripting/reading.h"
#include "scripting/ruleset.h"

namespace hr::scripting {

// The options with their values in force, where the declared `options` (which may be nil) have
// presets. Complains about presets that do not fit, whether or not their words were chosen.
std::vector<Option> with_presets(const Reading& options, std::vector<Option> chosen);

}  // namespace hr::scripting
