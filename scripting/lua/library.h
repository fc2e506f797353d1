// SPDX-License-Identifier: MIT
// The part of Lua's own library that rules see, and the tables that cannot be written to.
// Left out: all that reads files, clocks, addresses or random numbers, all that can loop where no
// budget reaches it (patterns), and all that could catch an error or change a metatable.
// `pairs` has a fixed order, `table.sort` is stable, and text never shows an address.
#pragma once

#include <lua.hpp>

namespace hr::scripting {

// Pushes a new table of the allowed globals and gives strings their methods.
void push_library(lua_State* L);

// Replaces the table on top by a face of it that reads through and refuses to be written. Reading
// an unknown text key is an error with a suggestion; `name` stands in the messages, "" means the
// globals. The table behind stays open to C++.
void freeze(lua_State* L, const char* name);

// The tables below belong to library.cpp; each file of the library holds one of them.
const luaL_Reg* text_functions();   // format, rep
const luaL_Reg* table_functions();  // concat, insert, remove, sort
int ordered_pairs(lua_State* L);    // guarded by its user

// Pushes what tostring gives: no address, ever.
void push_text(lua_State* L, int index);

// A field of the metatables of tables that stand for a value of the engine's (quick_tables.h); to
// rules they are one.
inline constexpr const char* k_quick = "__quick";
bool is_quick(lua_State* L, int index);

}  // namespace hr::scripting
