// SPDX-License-Identifier: MIT
// Sets are values: what the same word made of the same parts before is handed out again, looked up
// and bound as it is. So a rule may write its sets where it uses them. Parts are texts, sets, cells
// and lists of texts. When there are very many results, all are forgotten.
#pragma once

#include <lua.hpp>

namespace hr::scripting {

// Makes the memory of a new state, or empties that of an old one.
void forget_sets(lua_State* L);

// What the function at this address gave for the parts at the bottom of the stack: pushed, where it
// is remembered. `lists`: some of the parts are lists.
bool recall_set(lua_State* L, const void* function, int parts, bool lists);
// The value on top of the stack is what the function gives for the parts at its bottom.
void remember_set(lua_State* L, const void* function, int parts);
// Whether what stands at an index is a part by which a result can be found again.
bool is_set_part(lua_State* L, int index);

// A word that makes a set of such parts.
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
