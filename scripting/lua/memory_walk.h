// SPDX-License-Identifier: MIT
// Takes the memory of a Lua state: visits everything kept in its registry, each object once, in a
// fixed order. Skips what rules cannot change (the library, sets, handles). Values beyond the first
// k_max_values are not compared.
#pragma once

#include "scripting/lua/memory.h"

struct lua_State;

namespace hr::scripting {

inline constexpr std::size_t k_max_values = 100000;

// `modules` is the registry reference of the table of modules that `require` has loaded.
Memory take_memory(lua_State* L, int modules);

}  // namespace hr::scripting
