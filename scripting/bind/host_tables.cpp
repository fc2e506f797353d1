// SPDX-License-Identifier: MIT
// Makes g and v: handles with their functions, zones and per-seat variables.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <new>
#include <string_view>
#include <utility>

#include "core/base/suggest.h"
#include "scripting/bind/host.h"

namespace hr::scripting {

namespace {

// Space in tables that are read constantly: with few names in them, each is found at the first
// probe. (Positions differ from run to run, because Lua seeds its hash.)
constexpr int k_sparse = 128;

// The common part of all handles' metatables: reads go through `fields`, just below the top.
void set_metatable(lua_State* L, lua_CFunction write, const char* name) {
  lua_createtable(L, 0, 3);
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "__index");  // first, so that it is found at the first probe
  push(L, name);
  lua_setfield(L, -2, "__name");
  lua_pushcfunction(L, write);
  lua_setfield(L, -2, "__newindex");
  lua_setmetatable(L, -2);
}

int refuse_write(lua_State*) { throw Error(k_zone_write); }

// Sets the __index of the table on top, for missing keys.
void set_missing(lua_State* L, lua_CFunction missing, const char* name) {
  lua_createtable(L, 0, 1);
  push(L, name);
  lua_pushcclosure(L, missing, 1);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
}

// Error: a zone has no such function. Upvalue: "g" or "v".
int missing_method(lua_State* L) {
  const bool truth = std::string_view(lua_tostring(L, lua_upvalueindex(1))) == "g";
  if (lua_type(L, 2) != LUA_TSTRING)
    throw Error("this zone is not per seat; remove [" + found(L, 2) + "]");
  const std::string name = lua_tostring(L, 2);
  std::vector<std::string> names;
  for (const luaL_Reg& method : zone_readers()) names.emplace_back(method.name);
  for (const luaL_Reg& method : zone_writers()) {
    if (!truth && name == method.name)
      throw Error(fmt::format("{}: only g can write; v is read-only", name));
    if (truth) names.emplace_back(method.name);
  }
  throw Error(fmt::format("a zone has no function {}{}", name, did_you_mean(name, names)));
}

// Error: a zone with one instance for each seat was indexed by something else. Upvalue: its name.
int missing_zone(lua_State* L) {
  const char* name = lua_tostring(L, lua_upvalueindex(1));
  if (lua_type(L, 2) == LUA_TSTRING)
    throw Error(fmt::format(
        "{0}: each seat has its own: say whose by the seat's number, as in g.{0}[me]", name));
  throw Error(fmt::format("{}: expected a seat, got {}", name, found(L, 2)));
}

void push_methods(lua_State* L, const std::vector<luaL_Reg>& readers,
                  const std::vector<luaL_Reg>& writers, bool truth) {
  lua_createtable(L, 0, k_sparse);
  for (const luaL_Reg& method : readers)
    lua_pushcfunction(L, method.func), lua_setfield(L, -2, method.name);
  for (const luaL_Reg& method : writers)
    if (truth) lua_pushcfunction(L, method.func), lua_setfield(L, -2, method.name);
}

// Pushes the handle of one instance; its methods are on top of the stack and stay there.
void push_zone(lua_State* L, Host& host, bool truth, int set, ZoneId zone, ZoneInstance instance) {
  new (lua_newuserdatauv(L, sizeof(ZoneHandle), 0))
      ZoneHandle{{Tag::zone, truth, &host, set}, zone, instance};
  lua_pushvalue(L, -2);
  lua_insert(L, -2);
  set_metatable(L, guarded<refuse_write>, "zone");
  lua_remove(L, -2);
}

// Pushes a table with a handle for each seat's instance, which also has methods for all seats.
void push_zones(lua_State* L, Host& host, bool truth, int set, ZoneId zone) {
  lua_createtable(L, host.game.seats(), 0);
  for (int s = 0; s < host.game.seats(); ++s) {
    lua_pushvalue(L, -2);  // the methods
    push_zone(L, host, truth, set, zone, host.game.layout().zone_instance(zone, SeatId(s)));
    lua_seti(L, -3, s + 1);
    lua_pop(L, 1);
  }
  for (const luaL_Reg& method : zones_readers())
    lua_pushcfunction(L, method.func), lua_setfield(L, -2, method.name);
  const auto& def = host.game.definition().zones[zone];
  set_missing(L, guarded<missing_zone>, def.name.c_str());
  new (lua_newuserdatauv(L, sizeof(ZonesHandle), 0))
      ZonesHandle{{Tag::zones, truth, &host, set}, zone};
  set_metatable(L, guarded<refuse_write>, "zone of each seat");
  lua_remove(L, -2);
}

void add_zones(lua_State* L, Host& host, bool truth, int set, int fields) {
  push_methods(L, zone_readers(), zone_writers(), truth);
  set_missing(L, guarded<missing_method>, truth ? "g" : "v");
  const auto& zones = host.game.definition().zones;
  for (int z = 0; z < std::ssize(zones); ++z) {
    const ZoneDef& zone = zones[ZoneId(z)];
    if (zone.per_seat)
      push_zones(L, host, truth, set, ZoneId(z));
    else
      push_zone(L, host, truth, set, ZoneId(z),
                host.game.layout().zone_instance(ZoneId(z), SeatId::none));
    lua_setfield(L, fields, zone.name.c_str());
  }
  lua_pop(L, 1);
}

void add_seat_vars(lua_State* L, Host& host, bool truth, int set, int fields) {
  const auto& vars = host.game.definition().vars;
  for (int i = 0; i < std::ssize(vars); ++i) {
    const VarDef& var = vars[VarId(i)];
    if (!var.per_seat) continue;
    new (lua_newuserdatauv(L, sizeof(VarsHandle), 0))
        VarsHandle{{Tag::vars, truth, &host, set}, VarId(i)};
    lua_createtable(L, 0, 3);
    lua_pushcfunction(L, guarded<read_seat_var>);
    lua_setfield(L, -2, "__index");  // first, as above
    push(L, "variable of each seat");
    lua_setfield(L, -2, "__name");
    lua_pushcfunction(L, guarded<write_seat_var>);
    lua_setfield(L, -2, "__newindex");
    lua_setmetatable(L, -2);
    lua_setfield(L, fields, var.name.c_str());
  }
}

int make_table(Host& host, bool truth, int set, int options, int hooks) {
  lua_State* L = host.box.state();
  auto* handle = static_cast<TableHandle*>(lua_newuserdatauv(L, sizeof(TableHandle), 0));
  new (handle) TableHandle{{Tag::table, truth, &host, set}};
  push_methods(L, table_readers(), table_writers(), truth);
  const int fields = lua_gettop(L);
  for (const VarDef& var : host.game.definition().vars)  // goes before a function of its name
    lua_pushnil(L), lua_setfield(L, fields, var.name.c_str());
  add_zones(L, host, truth, set, fields);
  add_seat_vars(L, host, truth, set, fields);
  host.box.push_kept(options);
  lua_setfield(L, fields, "options");
  if (hooks >= 0) host.box.push_kept(hooks), lua_setfield(L, fields, "hooks");
  // Anything that is not a field is a variable of the table, or a mistake.
  lua_createtable(L, 0, 1);
  lua_pushlightuserdata(L, handle);
  lua_pushcclosure(L, guarded<read_field>, 1);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_insert(L, -2);
  set_metatable(L, guarded<write_field>, truth ? "game" : "view");
  lua_remove(L, -2);
  return host.box.keep();
}

void keep_words(Host& host) {
  const auto keep = [&](InternedWords& words, const auto& defs) {
    std::vector<std::string> names;
    for (const auto& def : defs) names.push_back(def.name);
    words.keep(host.box, names);
  };
  const GameDef& def = host.game.definition();
  keep(host.kinds, def.kinds);
  keep(host.verbs, def.verbs);
  keep(host.vars, def.vars);
  keep(host.events, def.events);
  host.audiences.keep(host.box, {"all"});
  host.directions.keep(host.box, host.game.board().direction_names());
  for (int v = 0; v < static_cast<int>(def.verbs.size()); ++v) {
    host.choices.emplace_back();
    for (const Argument& argument : host.game.arguments(VerbId(v)))
      host.choices.back().emplace_back().keep(host.box, argument.words);
  }
}

}  // namespace

std::vector<HandleSet> make_handle_sets(Host& host, int options, int hooks, int sets) {
  const StackGuard guard(host.box.state(), 0);
  keep_words(host);
  std::vector<HandleSet> out;
  for (int i = 0; i < sets; ++i) {
    HandleSet& tables = out.emplace_back();
    tables.truth_set = 2 * i + 1;
    tables.view_set = 2 * i + 2;
    tables.truth = make_table(host, true, tables.truth_set, options, hooks);
    tables.view = make_table(host, false, tables.view_set, options, hooks);
  }
  return out;
}

std::vector<TableField> table_fields() {
  using Later = std::pair<std::string_view, int>;
  static constexpr std::array<Later, 5> later{
      {{"anyone_may", 4}, {"cuts", 2}, {"leaders", 2}, {"names", 2}, {"unmatched", 2}}};
  std::vector<TableField> out{{"options"}, {"hooks"}, {"seat"}};
  for (const auto& list : {table_readers(), table_writers()})
    for (const luaL_Reg& method : list) {
      TableField field{method.name};
      for (const auto& [name, version] : later)
        if (name == method.name) field.since = version;
      out.push_back(std::move(field));
    }
  return out;
}

}  // namespace hr::scripting
