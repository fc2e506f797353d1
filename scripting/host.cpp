// SPDX-License-Identifier: MIT
#include "scripting/host.h"

#include <fmt/format.h>

#include <new>

#include "scripting/library.h"
#include "scripting/suggest.h"

namespace hr::scripting {

namespace {

std::vector<std::string> names_of(const auto& list) {
  std::vector<std::string> out;
  for (const auto& entry : list) out.push_back(entry.name);
  return out;
}

template <class T>
T& check_handle(lua_State* L, Tag tag, const char* what) {
  const Tag* found_tag = tag_at(L, 1);
  if (found_tag == nullptr || *found_tag != tag)
    throw Error(fmt::format("call this with a colon: {}", what));
  return *static_cast<T*>(lua_touserdata(L, 1));
}

const VerbDef& declared(const Game& game, VerbId verb) { return game.verb_def(verb); }

}  // namespace

const View& open_view(lua_State*, const Handle& handle) {
  const View* view = handle.host->view;
  if (view != nullptr && view->truth() == handle.truth) return *view;
  throw Error(handle.truth ? "g can be used only while the function that was given it runs"
                           : "v can be used only while the function that was given it runs");
}

Effect& open_effect(lua_State* L, const Handle& handle) {
  open_view(L, handle);
  if (handle.host->effect == nullptr) throw Error("this function may only read, not write");
  return *handle.host->effect;
}

TableHandle& check_table(lua_State* L) {
  return check_handle<TableHandle>(L, Tag::table, "g:name(…) or v:name(…)");
}

ZoneHandle& check_zone(lua_State* L) {
  return check_handle<ZoneHandle>(
      L, Tag::zone, "g.zone:name(…), or g.zone[seat]:name(…) for a zone with one a seat");
}

CellId check_cell(lua_State* L, int arg, const Host& host) {
  return CellId(static_cast<int>(check_integer(L, arg, "cell", 1, host.game.cells())) - 1);
}

SeatId check_seat(lua_State* L, int arg, const Host& host) {
  return SeatId(static_cast<int>(check_integer(L, arg, "seat", 1, host.game.seats())) - 1);
}

SeatId opt_seat(lua_State* L, int arg, const Host& host, SeatId fallback) {
  return lua_isnoneornil(L, arg) ? fallback : check_seat(L, arg, host);
}

KindId check_kind(lua_State* L, int arg, const Host& host) {
  const auto name = check<std::string_view>(L, arg);
  const KindId kind = host.game.kind(name);
  if (kind == KindId::none)
    throw Error(fmt::format("there is no kind called \"{}\"{}", name,
                            did_you_mean(name, names_of(host.game.definition().kinds))));
  return kind;
}

KindId opt_kind(lua_State* L, int arg, const Host& host) {
  return lua_isnoneornil(L, arg) ? KindId::none : check_kind(L, arg, host);
}

VerbId check_verb(lua_State* L, int arg, const Host& host) {
  const auto name = check<std::string_view>(L, arg);
  const VerbId verb = host.game.verb(name);
  if (verb == VerbId::none || host.game.built_in(verb))
    throw Error(fmt::format("there is no verb called \"{}\"{}", name,
                            did_you_mean(name, names_of(host.game.definition().verbs))));
  return verb;
}

const BoundSet& check_bound(lua_State* L, int arg, const Host& host) {
  SetValue& value = check_set(L, arg);
  if (value.game != &host.game) {
    value.bound = host.game.bind(value.set, ZoneId::none, fmt::format("argument {}", arg - 1));
    value.game = &host.game;
  }
  return *value.bound;
}

void push_cell(lua_State* L, CellId cell) {
  if (cell == CellId::none) return lua_pushnil(L);
  lua_pushinteger(L, index(cell) + 1);
}

void push_seat(lua_State* L, SeatId seat) {
  if (seat == SeatId::none) return lua_pushnil(L);
  lua_pushinteger(L, index(seat) + 1);
}

void push_kind(lua_State* L, KindId kind, const Host& host) {
  if (kind == KindId::none) return lua_pushnil(L);
  host.box.push_kept(host.kind_names[static_cast<std::size_t>(index(kind))]);
}

void push_argument(lua_State* L, const Game& game, VerbId verb, int, std::int64_t value) {
  const PatternDef& pattern = declared(game, verb).patterns.front();
  switch (pattern.type) {
    case PatternType::number:
      return lua_pushinteger(L, value);
    case PatternType::choice:
      return push(L, pattern.words[static_cast<std::size_t>(value)]);
    default:
      lua_pushinteger(L, value + 1);
  }
}

std::int64_t check_argument(lua_State* L, int arg, const Host& host, VerbId verb, int) {
  const PatternDef& pattern = declared(host.game, verb).patterns.front();
  switch (pattern.type) {
    case PatternType::number:
      return check<std::int64_t>(L, arg);
    case PatternType::choice: {
      const std::vector<std::string_view> words(pattern.words.begin(), pattern.words.end());
      return static_cast<std::int64_t>(check_word(L, arg, words));
    }
    case PatternType::pass:
      throw Error("this verb has no arguments");
    default:
      return index(check_cell(L, arg, host));
  }
}

namespace {

// What the metatables of all handles share: reading goes through `fields`, below the top.
void set_metatable(lua_State* L, lua_CFunction write) {
  lua_createtable(L, 0, 3);
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, write);
  lua_setfield(L, -2, "__newindex");
  lua_setmetatable(L, -2);
}

int refuse_write(lua_State* L) {
  throw Error(fmt::format("nothing can be set here; only variables of the game can be written: {}",
                          lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?"));
}

void push_methods(lua_State* L, const std::vector<luaL_Reg>& readers,
                  const std::vector<luaL_Reg>& writers, bool truth) {
  lua_newtable(L);
  for (const luaL_Reg& method : readers)
    lua_pushcfunction(L, method.func), lua_setfield(L, -2, method.name);
  for (const luaL_Reg& method : writers)
    if (truth) lua_pushcfunction(L, method.func), lua_setfield(L, -2, method.name);
}

// Pushes the handle of one instance; its methods are on top and stay there.
void push_zone(lua_State* L, Host& host, bool truth, ZoneId zone, int instance) {
  new (lua_newuserdatauv(L, sizeof(ZoneHandle), 0))
      ZoneHandle{{Tag::zone, truth, &host}, zone, instance};
  lua_pushvalue(L, -2);
  lua_insert(L, -2);
  set_metatable(L, guarded<refuse_write>);
  lua_remove(L, -2);
}

// Pushes a handle for each seat's instance, as something that can only be indexed.
void push_zones(lua_State* L, Host& host, bool truth, ZoneId zone) {
  lua_createtable(L, host.game.seats(), 0);
  for (int s = 0; s < host.game.seats(); ++s) {
    lua_pushvalue(L, -2);  // the methods
    push_zone(L, host, truth, zone, host.game.zone_instance(zone, SeatId(s)));
    lua_seti(L, -3, s + 1);
    lua_pop(L, 1);
  }
  new (lua_newuserdatauv(L, sizeof(Handle), 0)) Handle{Tag::zones, truth, &host};
  set_metatable(L, guarded<refuse_write>);
  lua_remove(L, -2);
}

void add_zones(lua_State* L, Host& host, bool truth, int fields) {
  push_methods(L, zone_readers(), zone_writers(), truth);
  const auto& zones = host.game.definition().zones;
  for (int z = 0; z < static_cast<int>(zones.size()); ++z) {
    const ZoneDef& zone = zones[static_cast<std::size_t>(z)];
    if (zone.per_seat)
      push_zones(L, host, truth, ZoneId(z));
    else
      push_zone(L, host, truth, ZoneId(z), host.game.zone_instance(ZoneId(z), SeatId::none));
    lua_setfield(L, fields, zone.name.c_str());
  }
  lua_pop(L, 1);
}

void add_seat_vars(lua_State* L, Host& host, bool truth, int fields) {
  const auto& vars = host.game.definition().vars;
  for (int i = 0; i < static_cast<int>(vars.size()); ++i) {
    const VarDef& var = vars[static_cast<std::size_t>(i)];
    if (!var.per_seat) continue;
    new (lua_newuserdatauv(L, sizeof(VarsHandle), 0))
        VarsHandle{{Tag::vars, truth, &host}, VarId(i)};
    lua_createtable(L, 0, 2);
    lua_pushcfunction(L, guarded<read_seat_var>);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, guarded<write_seat_var>);
    lua_setfield(L, -2, "__newindex");
    lua_setmetatable(L, -2);
    lua_setfield(L, fields, var.name.c_str());
  }
}

int make_table(Host& host, bool truth, int options, int hooks) {
  lua_State* L = host.box.state();
  auto* handle = static_cast<TableHandle*>(lua_newuserdatauv(L, sizeof(TableHandle), 0));
  new (handle) TableHandle{{Tag::table, truth, &host}};
  push_methods(L, table_readers(), table_writers(), truth);
  const int fields = lua_gettop(L);
  add_zones(L, host, truth, fields);
  add_seat_vars(L, host, truth, fields);
  host.box.push_kept(options);
  lua_setfield(L, fields, "options");
  if (hooks >= 0) host.box.push_kept(hooks), lua_setfield(L, fields, "hooks");
  // What is no field is a variable of the table, or a mistake.
  lua_createtable(L, 0, 1);
  lua_pushlightuserdata(L, handle);
  lua_pushcclosure(L, guarded<read_field>, 1);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_insert(L, -2);
  set_metatable(L, guarded<write_field>);
  lua_remove(L, -2);
  return host.box.keep();
}

}  // namespace

Tables make_tables(Host& host, int options, int hooks) {
  const StackGuard guard(host.box.state(), 0);
  for (const KindDef& kind : host.game.definition().kinds) {
    push(host.box.state(), kind.name);
    host.kind_names.push_back(host.box.keep());
  }
  Tables out;
  out.truth = make_table(host, true, options, hooks);
  out.view = make_table(host, false, options, hooks);
  return out;
}

}  // namespace hr::scripting
