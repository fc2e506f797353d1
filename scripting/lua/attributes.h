// SPDX-License-Identifier: MIT
// Sets that are limited by attributes of kinds: any.hand{ suit = "red" }.
#pragma once

#include <lua.hpp>

#include "core/language/term.h"

namespace hr::scripting {

// Whether the value is a plain table with names in it, such as { suit = "red" }.
bool has_attributes(lua_State* L, int index);

// Those of a set that have all attributes of the table at `table`. Errors say what was expected.
Term having(lua_State* L, int table, Term of);

}  // namespace hr::scripting
