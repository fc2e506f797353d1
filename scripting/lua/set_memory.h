// SPDX-License-Identifier: MIT
// Caches sets: if a word has made a set of the same parts before, that set is returned, already
// looked up and bound, so rules can write their sets where they use them. Parts are texts, sets,
// cells and lists of texts. If there are very many results, the whole cache is cleared.
#pragma once

#include <lua.hpp>

namespace hr::scripting {

// Creates the cache of a new state, or clears an existing one.
void forget_sets(lua_State* L);

// Pushes what `make` makes of the arguments, or the cached result if it has made a set of them
// before. `word`: an address of its own for each word.
int recall_or_make(lua_State* L, const void* word, lua_CFunction make);

template <lua_CFunction make>
int remembered(lua_State* L) {
  static const char word = 0;
  return recall_or_make(L, &word, make);
}

}  // namespace hr::scripting
