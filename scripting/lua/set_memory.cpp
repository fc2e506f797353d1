// SPDX-License-Identifier: MIT
// The results are in a tree of tables, by word and parts (a list: its length, then its items).
#include "scripting/lua/set_memory.h"

#include "core/base/ids.h"
#include "scripting/lua/values.h"

namespace hr::scripting {

namespace {

const char k_memory = 0, k_remembered = 0, k_result = 0, k_list = 0;
constexpr lua_Integer k_max_remembered = 4096;
constexpr lua_Integer k_max_list_length = 32;

void count_one_more(lua_State* L) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &k_remembered);
  const lua_Integer count = lua_tointeger(L, -1) + 1;
  lua_pop(L, 1);
  if (count > k_max_remembered) return forget_sets(L);
  lua_pushinteger(L, count);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &k_remembered);
}

// Whether a table has more than so many entries.
bool has_more(lua_State* L, int index, lua_Integer n) {
  for (lua_pushnil(L); lua_next(L, index) != 0; lua_pop(L, 1))
    if (--n < 0) {
      lua_pop(L, 2);
      return true;
    }
  return false;
}

// Whether it is a plain list of a few texts, and has nothing else. With other tables the word
// reports an error, or makes the set anew each time.
bool is_short_list(lua_State* L, int index) {
  if (lua_istable(L, index) == 0 || lua_getmetatable(L, index) != 0) return false;
  const auto n = static_cast<lua_Integer>(lua_rawlen(L, index));
  bool texts = n <= k_max_list_length;
  for (lua_Integer i = 1; texts && i <= n + 1; ++i) {
    const int type = lua_rawgeti(L, index, i);
    texts = type == (i <= n ? LUA_TSTRING : LUA_TNIL);
    lua_pop(L, 1);
  }
  return texts && !has_more(L, index, n);
}

// Calls step() with each key on the path to a result on top of the stack, until it returns false;
// step removes the key. The stack may have grown by then; its first `arguments` slots are the
// parts.
template <class Step>
bool each_key(lua_State* L, int arguments, const Step& step) {
  for (int arg = 1; arg <= arguments; ++arg) {
    if (lua_istable(L, arg) == 0) {
      lua_pushvalue(L, arg);
      if (!step()) return false;
      continue;
    }
    const auto n = static_cast<lua_Integer>(lua_rawlen(L, arg));
    // NOLINTNEXTLINE(*-const-cast): only its address is used
    lua_pushlightuserdata(L, const_cast<char*>(&k_list));
    if (!step()) return false;
    lua_pushinteger(L, n);
    if (!step()) return false;
    for (lua_Integer i = 1; i <= n; ++i) {
      lua_rawgeti(L, arg, i);
      if (!step()) return false;
    }
  }
  return true;
}

// Whether the value at an index can be part of a cache key.
bool is_set_part(lua_State* L, int index) {
  return lua_type(L, index) == LUA_TSTRING || to_set(L, index) != nullptr ||
         lua_isinteger(L, index) != 0 || is_short_list(L, index);
}

// Caches the value on top of the stack as the result for the arguments at the bottom.
void remember_set(lua_State* L, const void* word, int arguments) {
  const int result = lua_gettop(L);
  count_one_more(L);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &k_memory);
  if (lua_rawgetp(L, -1, word) != LUA_TTABLE) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, -3, word);
  }
  lua_replace(L, result + 1);  // the table that the way has come to
  each_key(L, arguments, [&] {
    lua_pushvalue(L, -1);
    if (lua_rawget(L, result + 1) != LUA_TTABLE) {
      lua_pop(L, 1);
      lua_newtable(L);
      lua_pushvalue(L, -2);
      lua_pushvalue(L, -2);
      lua_rawset(L, result + 1);
    }
    lua_replace(L, result + 1);
    lua_pop(L, 1);
    return true;
  });
  lua_pushvalue(L, result);
  lua_rawsetp(L, result + 1, &k_result);
  lua_settop(L, result);
}

// Pushes the cached result for the arguments at the bottom of the stack; false if there is none.
// `lists`: some of them are lists.
bool recall_set(lua_State* L, const void* word, int arguments, bool lists) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &k_memory);
  int at = arguments + 1;  // the table that the way has come to
  bool found = lua_rawgetp(L, at, word) == LUA_TTABLE;
  if (found && !lists) {  // the stack has room for the whole path
    for (int i = 1; found && i <= arguments; ++i) {
      lua_pushvalue(L, i);
      found = lua_rawget(L, -2) == LUA_TTABLE;
    }
    at = lua_gettop(L);
  } else if (found) {
    lua_replace(L, at);
    found = each_key(L, arguments, [&] {
      const bool on = lua_rawget(L, at) == LUA_TTABLE;
      if (on) lua_replace(L, at);
      return on;
    });
  }
  found = found && lua_rawgetp(L, at, &k_result) != LUA_TNIL;
  if (!found) lua_settop(L, arguments);
  return found;
}

}  // namespace

void forget_sets(lua_State* L) {
  lua_pushinteger(L, 0);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &k_remembered);
  lua_newtable(L);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &k_memory);
}

int recall_or_make(lua_State* L, const void* word, lua_CFunction make) {
  const int arguments = lua_gettop(L);
  bool known = arguments > 0 && arguments <= 3, lists = false;
  for (int i = 1; known && i <= arguments; ++i) {
    known = is_set_part(L, i);
    lists = lists || lua_istable(L, i) != 0;
  }
  if (!known) return make(L);
  if (recall_set(L, word, arguments, lists)) return 1;
  make(L);
  remember_set(L, word, arguments);
  return 1;
}

}  // namespace hr::scripting
