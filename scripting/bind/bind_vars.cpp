// SPDX-License-Identifier: MIT
// Variables as fields, g.bonus and g.carrying[me]; and v.seat.
#include <fmt/format.h>

#include <algorithm>

#include "core/base/suggest.h"
#include "core/base/words.h"
#include "scripting/bind/host.h"
#include "scripting/lua/term_names.h"

namespace hr::scripting {

namespace {

const VarDef& var_def(const Host& host, VarId var) { return host.game.definition().vars[var]; }

int push_var(lua_State* L, const View& view, const Host& host, VarId var, SeatId seat) {
  const auto value = view.var(var, seat);
  if (!value) {
    lua_pushliteral(L, "hidden");
    return 1;
  }
  const VarType type = var_def(host, var).type;
  if (type == VarType::flag)
    lua_pushboolean(L, static_cast<int>(*value != 0));
  else if (*value == k_nil)
    lua_pushnil(L);
  else if (type == VarType::kind)
    push_kind(L, KindId(static_cast<int>(*value)), host);
  else if (type == VarType::direction)
    push(L, host.game.board().name(DirectionId(static_cast<int>(*value))));
  else if (type == VarType::word)
    push(L, var_def(host, var).words[static_cast<std::size_t>(*value)]);
  else
    lua_pushinteger(L, type == VarType::number ? *value : *value + 1);
  return 1;
}

// Reads a value of the variable's type. The engine checks the range of a number.
std::int64_t check_value(lua_State* L, int arg, const Host& host, const VarDef& var) {
  const auto expected = [&](const std::string& what) {
    throw Error(fmt::format("g.{}: expected {}, got {}", var.name, what, found(L, arg)));
  };
  const auto one_of = [&](const char* what, int most) -> std::int64_t {
    const lua_Integer n = lua_isinteger(L, arg) != 0 ? lua_tointeger(L, arg) : 0;
    if (n < 1 || n > most) expected(fmt::format("a {} from 1 to {}, or nil", what, most));
    return n - 1;
  };
  if (var.type == VarType::number) {
    if (lua_isinteger(L, arg) == 0) expected("an integer");
    return lua_tointeger(L, arg);
  }
  if (var.type == VarType::flag) {
    if (!lua_isboolean(L, arg)) expected("true or false");
    return lua_toboolean(L, arg);
  }
  if (lua_isnil(L, arg)) return k_nil;
  if (var.type == VarType::cell) return one_of("cell", host.game.cells());
  if (var.type == VarType::seat) return one_of("seat", host.game.seats());
  if (var.type == VarType::word) {
    const auto it = lua_type(L, arg) == LUA_TSTRING
                        ? std::ranges::find(var.words, check_name(L, arg))
                        : var.words.end();
    if (it == var.words.end()) expected(fmt::format("{}, or nil", list_text(var.words, "or")));
    return it - var.words.begin();
  }
  const bool direction = var.type == VarType::direction;
  if (lua_type(L, arg) != LUA_TSTRING)
    expected(direction ? "the name of a direction, or nil" : "a kind of piece, or nil");
  if (direction) return index(direction_by_letters(L, arg, host));
  return index(check_kind(L, arg, host));
}

// Fields of g and v that are not variables.
std::vector<std::string> other_fields(const Host& host, bool truth) {
  std::vector<std::string> names{"options", "hooks"};
  if (!truth) names.emplace_back("seat");
  for (const auto& def : host.game.definition().zones) names.push_back(def.name);
  for (const luaL_Reg& method : table_readers()) names.emplace_back(method.name);
  for (const luaL_Reg& method : table_writers())
    if (truth) names.emplace_back(method.name);
  return names;
}

bool is_writer(const std::string& name) {
  const auto writers = table_writers();
  return std::ranges::any_of(writers, [&](const luaL_Reg& method) { return name == method.name; });
}

// The variable named by the key at stack index 2.
VarId check_var(lua_State* L, const TableHandle& table, bool to_write) {
  const Host& host = *table.host;
  if (const int known = host.vars.find(L, 2); known >= 0) return VarId(known);
  const char* whose = table.truth ? "g" : "v";
  if (lua_type(L, 2) != LUA_TSTRING)
    throw Error(fmt::format("{}: expected the name of a field, got {}", whose, found(L, 2)));
  const auto name = check<std::string>(L, 2);
  const VarId var = host.game.var(name);
  if (var != VarId::none) return var;
  std::vector<std::string> names = other_fields(host, table.truth);
  if (std::ranges::find(names, name) != names.end() && to_write)
    throw Error(fmt::format("{}.{}: only variables can be set", whose, name));
  if (!table.truth && is_writer(name))
    throw Error(fmt::format("{}: only g can do this; v is read-only", name));
  for (const auto& def : host.game.definition().vars) names.push_back(def.name);
  throw Error(fmt::format("{}.{}: there is no such variable, zone or function{}", whose, name,
                          did_you_mean(name, names)));
}

SeatId check_owner(lua_State* L, const VarsHandle& vars) {
  const Host& host = *vars.host;
  const lua_Integer seat = lua_isinteger(L, 2) != 0 ? lua_tointeger(L, 2) : 0;
  if (seat < 1 || seat > host.game.seats())
    throw Error(fmt::format("{}.{}: expected a seat from 1 to {}, got {}", vars.truth ? "g" : "v",
                            var_def(host, vars.var).name, host.game.seats(), found(L, 2)));
  return SeatId(static_cast<int>(seat) - 1);
}

}  // namespace

int read_field(lua_State* L) {
  const auto& table = *static_cast<TableHandle*>(lua_touserdata(L, lua_upvalueindex(1)));
  const View& view = open_view(table);
  if (const int known = table.host->vars.find(L, 2); known >= 0)
    return push_var(L, view, *table.host, VarId(known), SeatId::none);
  const auto is = [&](const char* name) {
    return lua_type(L, 2) == LUA_TSTRING && std::string_view(lua_tostring(L, 2)) == name;
  };
  if (is("hooks")) return lua_pushnil(L), 1;  // the ruleset has no hooks
  if (is("seat")) return push_seat(L, view.viewer()), 1;
  return push_var(L, view, *table.host, check_var(L, table, false), SeatId::none);
}

int write_field(lua_State* L) {
  void* const held = lua_touserdata(L, lua_upvalueindex(1));  // set by a quick table
  const auto& table = *static_cast<TableHandle*>(held != nullptr ? held : lua_touserdata(L, 1));
  Effect& effect = open_effect(table);
  const VarId var = check_var(L, table, true);
  const VarDef& def = var_def(*table.host, var);
  if (def.per_seat) throw Error(fmt::format("g.{0}: name the seat: g.{0}[seat] = …", def.name));
  effect.set_var(var, SeatId::none, check_value(L, 3, *table.host, def));
  return 0;
}

int read_seat_var(lua_State* L) {
  const auto& vars = *static_cast<VarsHandle*>(lua_touserdata(L, 1));
  const View& view = open_view(vars);
  return push_var(L, view, *vars.host, vars.var, check_owner(L, vars));
}

int write_seat_var(lua_State* L) {
  const auto& vars = *static_cast<VarsHandle*>(lua_touserdata(L, 1));
  Effect& effect = open_effect(vars);
  const SeatId seat = check_owner(L, vars);
  effect.set_var(vars.var, seat, check_value(L, 3, *vars.host, var_def(*vars.host, vars.var)));
  return 0;
}

}  // namespace hr::scripting
