// SPDX-License-Identifier: MIT
// Variables as fields: g.bonus, g.carrying[me]; and v.seat.
#include <fmt/format.h>

#include "scripting/host.h"
#include "scripting/suggest.h"

namespace hr::scripting {

namespace {

const VarDef& var_def(const Host& host, VarId var) {
  return host.game.definition().vars[static_cast<std::size_t>(index(var))];
}

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
  else
    lua_pushinteger(L, type == VarType::number ? *value : *value + 1);
  return 1;
}

// The value at an argument, as the variable's type has it.
std::int64_t check_value(lua_State* L, int arg, const Host& host, const VarDef& var) {
  const bool clears = lua_isnoneornil(L, arg);
  switch (var.type) {
    case VarType::number:
      return check<std::int64_t>(L, arg);
    case VarType::flag:
      return clears ? 0 : static_cast<std::int64_t>(check<bool>(L, arg));
    case VarType::cell:
      return clears ? k_nil : index(check_cell(L, arg, host));
    case VarType::seat:
      return clears ? k_nil : index(check_seat(L, arg, host));
    case VarType::kind:
      return clears ? k_nil : index(check_kind(L, arg, host));
  }
  return 0;
}

VarId check_var(lua_State* L, const Host& host, const char* whose) {
  const auto name = check<std::string>(L, 2);
  const VarId var = host.game.var(name);
  if (var != VarId::none) return var;
  std::vector<std::string> names{"seat", "options", "hooks"};
  for (const auto& def : host.game.definition().vars) names.push_back(def.name);
  for (const auto& def : host.game.definition().zones) names.push_back(def.name);
  for (const auto& list : {table_readers(), table_writers()})
    for (const luaL_Reg& method : list) names.emplace_back(method.name);
  throw Error(fmt::format("{}.{}: there is no such zone, variable or function{}", whose, name,
                          did_you_mean(name, names)));
}

}  // namespace

int read_field(lua_State* L) {
  const auto& table = *static_cast<TableHandle*>(lua_touserdata(L, lua_upvalueindex(1)));
  const View& view = open_view(L, table);
  if (lua_type(L, 2) == LUA_TSTRING && std::string_view(lua_tostring(L, 2)) == "seat") {
    push_seat(L, view.eyes());
    return 1;
  }
  if (lua_type(L, 2) == LUA_TSTRING && std::string_view(lua_tostring(L, 2)) == "hooks") {
    lua_pushnil(L);
    return 1;
  }
  return push_var(L, view, *table.host, check_var(L, *table.host, table.truth ? "g" : "v"),
                  SeatId::none);
}

int write_field(lua_State* L) {
  const auto& table = *static_cast<TableHandle*>(lua_touserdata(L, 1));
  Effect& effect = open_effect(L, table);
  const VarId var = check_var(L, *table.host, "g");
  const VarDef& def = var_def(*table.host, var);
  if (def.per_seat)
    throw Error(fmt::format("g.{0}: name the seat whose it is: g.{0}[seat] = …", def.name));
  effect.set_var(var, SeatId::none, check_value(L, 3, *table.host, def));
  return 0;
}

int read_seat_var(lua_State* L) {
  const auto& vars = *static_cast<VarsHandle*>(lua_touserdata(L, 1));
  const View& view = open_view(L, vars);
  return push_var(L, view, *vars.host, vars.var, check_seat(L, 2, *vars.host));
}

int write_seat_var(lua_State* L) {
  const auto& vars = *static_cast<VarsHandle*>(lua_touserdata(L, 1));
  Effect& effect = open_effect(L, vars);
  const SeatId seat = check_seat(L, 2, *vars.host);
  effect.set_var(vars.var, seat, check_value(L, 3, *vars.host, var_def(*vars.host, vars.var)));
  return 0;
}

}  // namespace hr::scripting
