// SPDX-License-Identifier: MIT
// Takes the memory of a Lua state: walks everything that is kept in its registry, each object once,
// in a fixed order. What rules cannot change (the library, sets, handles) is passed over. At most
// k_max_values values are taken in; what lies beyond is not compared.
#pragma once

#include "scripting/lua/memory.h"

struct lua_State;

namespace hr::scripting {

inline constexpr std::size_t k_max_values = 100000;

// `modules` is the registry's number of what `require` has loaded.
Memory take_memory(lua_State* L, int modules);

}  // namespace hr::scripting
