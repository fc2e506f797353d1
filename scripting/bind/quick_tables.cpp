// SPDX-License-Identifier: MIT
#include "scripting/bind/quick_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "scripting/lua/library.h"
#include "scripting/source/tokens.h"

namespace hr::scripting {

namespace {

constexpr int k_room = 64;  // more than the fields in use, so that each is found at the first probe

// Upvalues of a quick table's __index; the first is that of the handle's own __index for missing
// fields.
enum Held { missing_holds = 1, fields, handle_itself, missing };

// A handle has no length.
int refuse_length(lua_State* L) {
  luaL_getmetafield(L, 1, "__name");
  throw Error(fmt::format("attempt to get length of a {} value", lua_tostring(L, -1)));
}

void quicken(lua_State* L);

// Converts the value on top to the form that a quick table keeps: functions know their handle, and
// zones are quick tables themselves.
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

// Pushes what the quick table at 1 has kept under the key at 2; nothing if it has not kept
// anything.
bool push_known(lua_State* L, Host& host) {
  for (const QuickField& field : host.quick_fields) {
    host.box.push_kept(field.table);
    host.box.push_kept(field.key);
    const bool same = lua_rawequal(L, -2, 1) != 0 && lua_rawequal(L, -1, 2) != 0;
    lua_pop(L, 2);
    if (!same) continue;
    host.box.push_kept(field.value);
    return true;
  }
  return false;
}

int keep_copy(lua_State* L, int index, Sandbox& box) {
  lua_pushvalue(L, index);
  return box.keep();
}

// Whether the key at 2 names a variable of the table, which is no field: the usual case of what a
// quick table does not keep.
bool is_table_var(lua_State* L, const Host& host) {
  const int var = host.vars.find(L, 2);
  return var >= 0 && !host.game.definition().vars[VarId(var)].per_seat;
}

// Called for a field that is not in the quick table: it is read for the first time, rules have
// removed it, or it does not exist.
int fill(lua_State* L) {
  auto& handle = *static_cast<Handle*>(lua_touserdata(L, lua_upvalueindex(handle_itself)));
  Host& host = *handle.host;
  if (handle.tag == Tag::table && is_table_var(L, host)) return read_field(L);
  lua_settop(L, 2);
  lua_pushvalue(L, 2);
  lua_rawget(L, lua_upvalueindex(fields));
  if (lua_isnil(L, 3)) {
    lua_settop(L, 2);
    return lua_tocfunction(L, lua_upvalueindex(missing))(L);
  }
  if (push_known(L, host)) {
    lua_replace(L, 3);
  } else {
    adapt(L, handle);
    host.quick_fields.push_back({.table = keep_copy(L, 1, host.box),
                                 .key = keep_copy(L, 2, host.box),
                                 .value = keep_copy(L, 3, host.box)});
  }
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_rawset(L, 1);
  return 1;
}

// Replaces the handle on top by a quick table.
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

// The error about a field that rules overwrote.
std::string complaint(lua_State* L, const QuickField& field, Sandbox& box) {
  box.push_kept(field.table);
  luaL_getmetafield(L, -1, "__name");
  box.push_kept(field.key);
  box.push_kept(field.value);
  const std::string_view table = lua_tostring(L, -3);
  const void* const handle = lua_type(L, -1) == LUA_TUSERDATA ? lua_touserdata(L, -1) : nullptr;
  std::string said = k_zone_write;
  if (table == "game" || table == "view") {
    const std::string name = fmt::format("{}.{}", table == "game" ? "g" : "v", lua_tostring(L, -2));
    said = handle != nullptr && *static_cast<const Tag*>(handle) == Tag::vars
               ? fmt::format("{0}: name the seat: {0}[seat] = …", name)
               : name + ": only variables can be set";
  }
  lua_pop(L, 4);
  return said + " (houserules check --games 1 --seed with this game's seed shows where)";
}

using NameSet = std::set<std::string, std::less<>>;

// The names of the fields that a quick table may keep.
NameSet kept_names(const Game& game) {
  NameSet out{"options", "hooks"};
  for (const auto& methods :
       {table_readers(), table_writers(), zone_readers(), zone_writers(), zones_readers()})
    for (const luaL_Reg& method : methods) out.insert(method.name);
  for (const ZoneDef& zone : game.definition().zones) out.insert(zone.name);
  for (const VarDef& var : game.definition().vars)
    if (var.per_seat) out.insert(var.name);
  return out;
}

// Whether a text has what could be one of some names: escapes in a string may spell any.
bool may_name(std::string_view text, const NameSet& names) {
  return text.find('\\') != text.npos || std::ranges::any_of(names, [&](const std::string& name) {
           return text.find(name) != text.npos;
         });
}

bool assigns(std::string_view text, const NameSet& names) {
  if (!may_name(text, names)) return false;
  const std::vector<Token> tokens = tokenize(text);
  for (std::size_t i = 3; i < tokens.size(); ++i) {
    if (!tokens[i].is("=")) continue;
    const Token &last = tokens[i - 1], &before = tokens[i - 2];
    const bool name = last.type == TokenType::name && before.is(".");
    const bool index = last.is("]") && before.type == TokenType::string && tokens[i - 3].is("[");
    if (name && names.contains(last.text)) return true;
    if (index && names.contains(string_value(before.text))) return true;
  }
  return false;
}

}  // namespace

void* handle_of_quick(lua_State* L, int index) {
  if (!is_quick(L, index)) return nullptr;
  luaL_getmetafield(L, index, "__newindex");
  lua_getupvalue(L, -1, 1);
  void* const found = lua_touserdata(L, -1);
  lua_pop(L, 2);
  return found;
}

bool writes_fields(const RulesetText& ruleset_text, const std::string& effect, const Game& game) {
  const NameSet names = kept_names(game);
  return assigns(effect, names) ||
         std::ranges::any_of(ruleset_text.files, [&](const RuleFile& file) {
           return file.name.ends_with(".lua") && assigns(file.text, names);
         });
}

int make_quick(Host& host, int handle) {
  lua_State* L = host.box.state();
  host.box.push_kept(handle);
  quicken(L);
  return host.box.keep();
}

std::string repair_quick(Host& host) {
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
