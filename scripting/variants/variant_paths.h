// SPDX-License-Identifier: MIT
// The way to a part of the ruleset's table that a variant changes: verbs.move.2.onto. A way that
// leads nowhere is complained about with the part of it that is wrong.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scripting/variants/variant_changes.h"

namespace hr::scripting {

using PathParts = std::vector<std::string>;

PathParts split_path(std::string_view path);
std::string join_path(const PathParts& parts, std::size_t count);

// What an entry of a section is called ("verb" of "verbs"); "" when its parts have no names.
std::string_view entry_word(std::string_view section);

// Pushes a copy of the table at an index, marked as that is.
void push_copy(lua_State* L, int index);

// Gives the parts their true names: verbs.drop.onto is verbs.drop.1.onto where there is one
// pattern, options.size.default is options.size.1.
void complete(lua_State* L, int ruleset, VariantChange& change);

// Whether these true names lead to an option's default.
bool is_default(const PathParts& parts);

// Pushes the table that holds the last part; all tables down to it are copied first.
void push_holder(lua_State* L, int ruleset, const VariantChange& change);

// Pushes a part of the table at an index, or nil.
void push_part(lua_State* L, int table, const std::string& part);
// Pops a value and makes it that part.
void put_part(lua_State* L, int table, const std::string& part);

// Complains unless the last part may be set in its table: a name or number that is there, the next
// number, or a field, of which the readers know more.
void check_settable(lua_State* L, int holder, const VariantChange& change);

// " (did you mean …?)" by the names in the table.
std::string suggestion_in(lua_State* L, int table, const std::string& name);

// Makes each verb that is a pattern alone a list of that one.
void open_verbs(lua_State* L, int ruleset, Source& base);

}  // namespace hr::scripting
