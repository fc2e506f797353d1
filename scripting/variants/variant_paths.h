// SPDX-License-Identifier: MIT
// The path to a part of the ruleset's table that a variant changes: verbs.move.2.onto. If it leads
// nowhere, the error names the part of it that is wrong.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scripting/variants/variant_changes.h"

namespace hr::scripting {

using PathParts = std::vector<std::string>;

PathParts split_path(std::string_view path);
std::string join_path(const PathParts& parts, std::size_t count);

// What an entry of a section is called ("verb" in "verbs"); "" if its parts have no names.
std::string_view entry_word(std::string_view section);

// Pushes a copy of the table at an index, with the same mark.
void push_copy(lua_State* L, int index);

// Completes the path: verbs.drop.onto becomes verbs.drop.1.onto if there is one pattern,
// options.size.default becomes options.size.1.
void complete(lua_State* L, int ruleset, VariantChange& change);

// Whether this completed path leads to an option's default.
bool is_default(const PathParts& parts);

// Pushes the table that holds the last part, after copying all tables on the path.
void push_holder(lua_State* L, int ruleset, const VariantChange& change);

// Pushes a part of the table at an index, or nil.
void push_part(lua_State* L, int table, const std::string& part);
// Pops a value and stores it as that part.
void put_part(lua_State* L, int table, const std::string& part);

// Throws unless the last part may be set in its table: an existing name or number, the next number,
// or a field, which the readers check later.
void check_settable(lua_State* L, int holder, const VariantChange& change);

// " (did you mean …?)" with a name in the table, or "".
std::string suggestion_in(lua_State* L, int table, const std::string& name);

// Turns each verb that is a single pattern into a list of that pattern.
void open_verbs(lua_State* L, int ruleset, Source& base);

}  // namespace hr::scripting
