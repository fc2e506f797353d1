// SPDX-License-Identifier: MIT
// The words that make terms: constants such as own, functions such as near(…), and the operators
// that combine terms. For values.cpp, which registers them.
#pragma once

#include <lua.hpp>
#include <string>
#include <vector>

#include "core/language/term.h"
#include "scripting/lua/values.h"

namespace hr::scripting {

// The term at an index, or the number there as one; null: something else.
Term to_term(lua_State* L, int index);

// Defines every word of terms; see register_words.
void register_terms(lua_State* L, Define define);
std::vector<RegisteredWord> registered_terms();
const luaL_Reg* term_operators();  // ends with a null

}  // namespace hr::scripting
