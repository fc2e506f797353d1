// SPDX-License-Identifier: MIT
#include "scripting/variants/variant_calls.h"

namespace hr::scripting {

namespace {

constexpr int k_answering = 1;  // in both closures, the upvalue of the part that returns results

// Upvalues: outer, inner.
int call_around(lua_State* L) {
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_insert(L, 2);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

// Calls an upvalue with copies of the first values on the stack.
void call_part(lua_State* L, int upvalue, int arguments, int results) {
  luaL_checkstack(L, arguments + 1, nullptr);
  lua_pushvalue(L, lua_upvalueindex(upvalue));
  for (int i = 1; i <= arguments; ++i) lua_pushvalue(L, i);
  lua_call(L, arguments, results);
}

// Upvalues: the function or nil, how many run before it, how many after it, then those.
int call_hooked(lua_State* L) {
  const int arguments = lua_gettop(L);
  const int befores = static_cast<int>(lua_tointeger(L, lua_upvalueindex(2)));
  const int afters = static_cast<int>(lua_tointeger(L, lua_upvalueindex(3)));
  for (int i = 0; i < befores; ++i) call_part(L, 4 + i, arguments, 0);
  if (!lua_isnil(L, lua_upvalueindex(1))) call_part(L, 1, arguments, LUA_MULTRET);
  for (int i = 0; i < afters; ++i) call_part(L, 4 + befores + i, arguments, 0);
  return lua_gettop(L) - arguments;
}

}  // namespace

void push_around(lua_State* L) { lua_pushcclosure(L, call_around, 2); }

void push_hooked(lua_State* L, int befores, int afters) {
  const int first = lua_gettop(L) - befores - afters + 1;
  lua_pushinteger(L, befores);
  lua_insert(L, first);
  lua_pushinteger(L, afters);
  lua_insert(L, first + 1);
  lua_pushcclosure(L, call_hooked, befores + afters + 3);
}

void replace_by_answering(lua_State* L) {
  for (lua_CFunction made = lua_tocfunction(L, -1); made == call_around || made == call_hooked;
       made = lua_tocfunction(L, -1)) {
    lua_getupvalue(L, -1, k_answering);
    lua_remove(L, -2);
  }
}

}  // namespace hr::scripting
