// SPDX-License-Identifier: MIT
// Words of options that bring values of other options with them, such as the sizes that a board
// mostly has, or leave others without a say. What was chosen for those is kept, but not in force.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "scripting/read/field_reader.h"
#include "scripting/source/option.h"

namespace hr::scripting {

// Why options have no say whatever is chosen, by their names.
using IgnoredOptions = std::map<std::string, std::string>;

// The options with their values in force, where the declared `options` (which may be nil) have
// `presets` or `ignores`; those among `chosen` that have no say learn why. Complains about any that
// do not fit, whether or not their words were chosen.
std::vector<Option> options_in_force(const FieldReader& options, std::vector<Option>& chosen,
                                     const IgnoredOptions& ignored);

}  // namespace hr::scripting
