// SPDX-License-Identifier: MIT
// The words that make terms: constants such as own, functions such as near(…), and the operators
// that combine terms. For values.cpp, which registers them.
#pragma once

#include <lua.hpp>
#include <span>
#include <utility>

#include "core/game/term.h"

namespace hr::scripting {

// The term at an index, or the number there as one; null: something else.
Term to_term(lua_State* L, int index);

std::span<const std::pair<const char*, TermOp>> term_words();
std::span<const std::pair<const char*, lua_CFunction>> term_functions();
const luaL_Reg* term_operators();  // ends with a null

}  // namespace hr::scripting
