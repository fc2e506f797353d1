// SPDX-License-Identifier: MIT
// A ruleset's options: read from its declarations, set from what was typed.
#pragma once

#include <vector>

#include "scripting/read/field_reader.h"
#include "scripting/source/option.h"

namespace hr::scripting {

// The declared options at their defaults, in the order of the file and then of the variants that
// add them. `options` may be nil.
std::vector<Option> read_options(const FieldReader& options);

// Throws Error on an unknown name (did you mean …?) or a value out of range.
void apply_settings(std::vector<Option>& options, const Settings& settings);

// Pushes the options in force as a frozen table.
void push_options(lua_State* L, const std::vector<Option>& options);

}  // namespace hr::scripting
