// SPDX-License-Identifier: MIT
// The errors of those who treat a term as one of Lua's own values, or give a value of Lua's where a
// term is expected. Functions without state.
#pragma once

#include <lua.hpp>
#include <string>
#include <string_view>

namespace hr::scripting {

// "; write …": what to write instead of a value that is no term, if that can be guessed.
std::string instead_of_term(lua_State* L, int index);
// Throws the error for such an argument.
[[noreturn]] void bad_term(lua_State* L, int arg, std::string_view expected);

// others.hand
inline constexpr const char* k_before_zone =
    "expected own, enemy, any, empty, filled or hidden before the name of a zone; what other seats "
    "have is as(SEATS, any.hand), and the zone itself as(SEATS, zone \"hand\")";

// Operators that terms do not have: < <= > >=, / // % ^, # and .. in this order. Each throws Error.
int compare_terms(lua_State* L);
int divide_terms(lua_State* L);
int measure_term(lua_State* L);
int join_terms(lua_State* L);

}  // namespace hr::scripting
