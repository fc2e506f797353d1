// SPDX-License-Identifier: MIT
#include "scripting/quick_tables.h"

#include <fmt/format.h>

#include "scripting/library.h"

namespace hr::scripting {

namespace {

constexpr int k_room = 64;  // for more fields than are used, so that each is found at once

// What a quick table's __index holds; the first is what the handle's own holds for missing fields.
enum Held { missing_holds = 1, fields, handle_itself, missing };

// A handle has no length.
int refuse_length(lua_State* L) {
  luaL_getmetafield(L, 1, "__name");
  throw Error(fmt::format("attempt to get length of a {} value", lua_tostring(L, -1)));
}

void quicken(lua_State* L);

// Makes of the value on top what a quick table keeps of it: functions know the handle, and zones
// are quick themselves.
void adapt(lua_State* L, Handle& handle) {
  if (const lua_CFunction function = lua_tocfunction(L, -1); function != nullptr) {
    lua_pop(L, 1);
    lua_pushlightuserdata(L, &handle);
    lua_pushcclosure(L, function, 1);
    return;
  }
  if (lua_type(L, -1) != LUA_TUSERDATA) return;
  const Tag tag = *static_cast<const Tag*>(lua_touserdata(L, -1));
  if (tag == Tag::zone || tag == Tag::zones) quicken(L);
}

// A field is asked for the first time: keeps it, if there is one.
int fill(lua_State* L) {
  lua_pushvalue(L, 2);
  lua_rawget(L, lua_upvalueindex(fields));
  if (lua_isnil(L, -1)) {
    lua_pop(L, 1);
    return lua_tocfunction(L, lua_upvalueindex(missing))(L);
  }
  auto& handle = *static_cast<Handle*>(lua_touserdata(L, lua_upvalueindex(handle_itself)));
  adapt(L, handle);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, -2);
  lua_rawset(L, 1);
  Sandbox& box = handle.host->box;
  QuickField kept{};
  for (const auto& [number, index] :
       {std::pair{&kept.table, 1}, {&kept.key, 2}, {&kept.value, 3}}) {
    lua_pushvalue(L, index);
    *number = box.keep();
  }
  handle.host->quick_fields.push_back(kept);
  return 1;
}

// Puts a quick table in the place of the handle on top.
void quicken(lua_State* L) {
  const StackGuard guard(L, 0);
  const int old = lua_gettop(L);
  auto& handle = *static_cast<Handle*>(lua_touserdata(L, old));
  lua_createtable(L, 0, k_room);
  handle.quick = lua_topointer(L, -1);
  lua_createtable(L, 0, 4);

  luaL_getmetafield(L, old, "__index");
  const int parts = lua_gettop(L);
  luaL_getmetafield(L, parts, "__index");
  lua_getupvalue(L, -1, 1);
  lua_pushvalue(L, parts);
  lua_pushlightuserdata(L, &handle);
  lua_pushvalue(L, parts + 1);
  lua_pushcclosure(L, guarded<fill>, missing);
  lua_setfield(L, parts - 1, "__index");
  lua_settop(L, parts - 1);

  luaL_getmetafield(L, old, "__newindex");
  const lua_CFunction write = lua_tocfunction(L, -1);
  lua_pop(L, 1);
  lua_pushlightuserdata(L, &handle);
  lua_pushcclosure(L, write, 1);
  lua_setfield(L, -2, "__newindex");
  luaL_getmetafield(L, old, "__name");
  lua_setfield(L, -2, "__name");
  lua_pushboolean(L, 1);
  lua_setfield(L, -2, k_quick);
  lua_pushcfunction(L, guarded<refuse_length>);
  lua_setfield(L, -2, "__len");
  lua_setmetatable(L, -2);
  lua_replace(L, old);
}

// What is said of a field that rules overwrote.
std::string complaint(lua_State* L, const QuickField& field, Sandbox& box) {
  box.push_kept(field.table);
  luaL_getmetafield(L, -1, "__name");
  box.push_kept(field.key);
  const std::string_view table = lua_tostring(L, -2);
  std::string said = k_zone_write;
  if (table == "game" || table == "view")
    said = fmt::format("{}.{}: only variables can be set", table.front(), lua_tostring(L, -1));
  lua_pop(L, 3);
  return said + " (houserules check says where it is)";
}

}  // namespace

void* behind_quick(lua_State* L, int index) {
  if (!is_quick(L, index)) return nullptr;
  luaL_getmetafield(L, index, "__newindex");
  lua_getupvalue(L, -1, 1);
  void* const found = lua_touserdata(L, -1);
  lua_pop(L, 2);
  return found;
}

int make_quick(Host& host, int handle) {
  lua_State* L = host.box.state();
  host.box.push_kept(handle);
  quicken(L);
  return host.box.keep();
}

std::string mend_quick(Host& host) {
  lua_State* L = host.box.state();
  const StackGuard guard(L, 0);
  std::string said;
  for (const QuickField& field : host.quick_fields) {
    host.box.push_kept(field.table);
    host.box.push_kept(field.key);
    lua_rawget(L, -2);
    host.box.push_kept(field.value);
    const bool kept = lua_rawequal(L, -1, -2) != 0;
    lua_pop(L, 3);
    if (kept) continue;
    host.box.push_kept(field.table);
    host.box.push_kept(field.key);
    host.box.push_kept(field.value);
    lua_rawset(L, -3);
    lua_pop(L, 1);
    if (said.empty()) said = complaint(L, field, host.box);
  }
  return said;
}

}  // namespace hr::scripting
