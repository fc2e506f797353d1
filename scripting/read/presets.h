// SPDX-License-Identifier: MIT
// Option words that set other options (`presets`), such as the usual sizes of a board, or disable
// them (`ignores`). The values chosen for those options are kept but not in force.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "scripting/read/field_reader.h"
#include "scripting/source/option.h"

namespace hr::scripting {

// Why variants disable options, by the options' names.
using IgnoredOptions = std::map<std::string, std::string>;

// The options with their values in force, according to the `presets` and `ignores` of the declared
// `options` (which may be nil). Options among `chosen` that are not used get the reason (`idle`).
// Presets that do not fit are errors, even if their words were not chosen.
std::vector<Option> options_in_force(const FieldReader& options, std::vector<Option>& chosen,
                                     const IgnoredOptions& ignored);

}  // namespace hr::scripting
