// SPDX-License-Identifier: MIT
// The part of Lua's standard library that rules may use, and tables that cannot be written to. Left
// out is everything that reads files, clocks, addresses or random numbers, that can loop without
// checking the time budget (patterns), or that could catch an error or change a metatable. `pairs`
// has a fixed order, `table.sort` is stable, and text never shows an address.
#pragma once

#include <lua.hpp>

namespace hr::scripting {

// Pushes a new table of the allowed globals and gives strings their methods.
void push_library(lua_State* L);

// Replaces the table on top by a read-only proxy of it. Reading an unknown text key is an error
// with a suggestion. `name` is used in the messages; "" means the globals. C++ can still write to
// the original table.
void freeze(lua_State* L, const char* name);

// The following belong to library.cpp; each is in a library_*.cpp file of its own.
const luaL_Reg* text_functions();   // format, rep
const luaL_Reg* table_functions();  // concat, insert, remove, sort
int ordered_pairs(lua_State* L);    // not guarded: library.cpp wraps it

// Pushes the value as tostring shows it: never with an address.
void push_text(lua_State* L, int index);

// Marks the metatable of a table that stands in for a value of the engine (quick_tables.h). Rules
// see such a table as a value of the engine.
inline constexpr const char* k_quick = "__quick";
bool is_quick(lua_State* L, int index);

// While one exists, a name that is missing from the frozen table called `owner` is reported with
// this explanation. One at a time.
class MissingNote {
 public:
  MissingNote(lua_State* L, std::string_view owner, const std::string& note);
  ~MissingNote();
  MissingNote(const MissingNote&) = delete;
  MissingNote& operator=(const MissingNote&) = delete;

 private:
  lua_State* L_;
};

}  // namespace hr::scripting
