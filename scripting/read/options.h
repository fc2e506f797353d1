// SPDX-License-Identifier: MIT
// Reads a ruleset's options from its declarations and applies typed settings.
#pragma once

#include <optional>
#include <vector>

#include "scripting/read/field_reader.h"
#include "scripting/source/option.h"

namespace hr::scripting {

// What the table at an index declares as an option, by its default; none: no such value is one.
std::optional<OptionType> declared_type(lua_State* L, int declared);

// The declared options at their defaults, in the order of the file; those that variants add come
// last. `options` may be nil.
std::vector<Option> read_options(const FieldReader& options);

// Throws Error for an unknown name (did you mean …?) or a value out of range. A name may be typed
// in other letter case (find_word in core/base/letter_case.h); it becomes the option's own.
void apply_settings(std::vector<Option>& options, Settings& settings);

// Pushes the options in force as a frozen table.
void push_options(lua_State* L, const std::vector<Option>& options);

}  // namespace hr::scripting
