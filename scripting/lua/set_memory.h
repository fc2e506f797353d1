// SPDX-License-Identifier: MIT
// Caches sets: if a word has made a set of the same parts before, that set is returned, already
// looked up and bound, so rules can write their sets where they use them. Parts are texts, sets,
// cells and lists of texts. If there are very many results, the whole cache is cleared.
#pragma once

#include <lua.hpp>

namespace hr::scripting {

// Creates the cache of a new state, or clears an existing one.
void forget_sets(lua_State* L);

// Pushes the cached result of the function at this address for the arguments at the bottom
// of the stack; false if there is none. `lists`: some of them are lists.
bool recall_set(lua_State* L, const void* function, int arguments, bool lists);
// Caches the value on top of the stack as the result for the arguments at the bottom.
void remember_set(lua_State* L, const void* function, int arguments);
// Whether the value at an index can be part of a cache key.
bool is_set_part(lua_State* L, int index);

// Wraps a function that makes a set.
template <lua_CFunction make>
int remembered(lua_State* L) {
  static const char function = 0;
  const int arguments = lua_gettop(L);
  bool known = arguments > 0 && arguments <= 3, lists = false;
  for (int i = 1; known && i <= arguments; ++i) {
    known = is_set_part(L, i);
    lists = lists || lua_istable(L, i) != 0;
  }
  if (!known) return make(L);
  if (recall_set(L, &function, arguments, lists)) return 1;
  make(L);
  remember_set(L, &function, arguments);
  return 1;
}

}  // namespace hr::scripting
