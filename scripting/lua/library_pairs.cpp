// SPDX-License-Identifier: MIT
// pairs in a fixed order: integers ascending, then texts by their bytes, then false and true. It
// visits the keys that exist at the start; entries removed meanwhile are skipped, new ones are not
// visited.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/lua/library.h"
#include "scripting/lua/stack.h"

namespace hr::scripting {
namespace {

struct SortedKeys {
  std::vector<lua_Integer> integers;
  std::vector<std::string_view> texts;  // kept alive by the table
  bool no = false;
  bool yes = false;

  std::size_t size() const {
    return integers.size() + texts.size() + (no ? 1U : 0U) + (yes ? 1U : 0U);
  }
  bool is_list() const {
    return texts.empty() && !no && !yes &&
           (integers.empty() || (integers.front() == 1 &&
                                 integers.back() == static_cast<lua_Integer>(integers.size())));
  }
};

void take_key(lua_State* L, SortedKeys& keys) {
  switch (lua_type(L, -1)) {
    case LUA_TSTRING:
      keys.texts.push_back(check<std::string_view>(L, -1));
      return;
    case LUA_TBOOLEAN:
      (lua_toboolean(L, -1) != 0 ? keys.yes : keys.no) = true;
      return;
    default:
      break;
  }
  if (lua_isinteger(L, -1) == 0) {
    const bool number = lua_type(L, -1) == LUA_TNUMBER;
    throw Error("pairs has no fixed order for a key that is " +
                (number ? "a fraction (" + found(L, -1) + ")" : found(L, -1)));
  }
  keys.integers.push_back(lua_tointeger(L, -1));
}

SortedKeys keys_of(lua_State* L, int table) {
  SortedKeys keys;
  lua_pushnil(L);
  while (lua_next(L, table) != 0) {
    lua_pop(L, 1);
    take_key(L, keys);
  }
  if (!std::ranges::is_sorted(keys.integers)) std::ranges::sort(keys.integers);
  std::ranges::sort(keys.texts);
  return keys;
}

void push_keys(lua_State* L, const SortedKeys& keys) {
  lua_createtable(L, static_cast<int>(keys.size()), 0);
  lua_Integer n = 0;
  const auto put = [&](auto key) {
    push(L, key);
    lua_rawseti(L, -2, ++n);
  };
  for (const lua_Integer key : keys.integers) put(key);
  for (const std::string_view key : keys.texts) put(key);
  if (keys.no) put(false);
  if (keys.yes) put(true);
}

// Upvalues: the table; its keys, or for a list 1, 2, 3 … their number; how many are done.
int next_pair(lua_State* L) {
  lua_Integer done = lua_tointeger(L, lua_upvalueindex(3));
  const bool list = lua_isinteger(L, lua_upvalueindex(2)) != 0;
  while (true) {
    ++done;
    if (!list) {
      lua_rawgeti(L, lua_upvalueindex(2), done);
    } else if (done <= lua_tointeger(L, lua_upvalueindex(2))) {
      push(L, done);
    } else {
      lua_pushnil(L);
    }
    if (lua_isnil(L, -1)) return 1;
    lua_pushvalue(L, -1);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) break;
    lua_pop(L, 2);
  }
  push(L, done);
  lua_replace(L, lua_upvalueindex(3));
  return 2;
}

}  // namespace

int ordered_pairs(lua_State* L) {
  luaL_checkany(L, 1);
  if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
    lua_pushvalue(L, 1);
    lua_call(L, 1, 3);
    return 3;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  if (is_quick(L, 1)) luaL_typeerror(L, 1, "table");
  const SortedKeys keys = keys_of(L, 1);
  lua_pushvalue(L, 1);
  if (keys.is_list()) {
    push(L, keys.size());
  } else {
    push_keys(L, keys);
  }
  push(L, 0);
  lua_pushcclosure(L, guarded<next_pair>, 3);
  return 1;
}

}  // namespace hr::scripting
