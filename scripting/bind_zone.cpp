// SPDX-License-Identifier: MIT
// Methods of zones: g.field:at(cell) and its kin.
#include "scripting/host.h"

namespace hr::scripting {

namespace {

int zone_at(lua_State* L) {
  const ZoneHandle& zone = check_zone(L);
  const Seen seen = open_view(zone).at(zone.instance, check_cell(L, 2, *zone.host));
  if (seen.hidden) return lua_pushliteral(L, "hidden"), 1;
  push_kind(L, seen.piece.kind, *zone.host);
  return 1;
}

int zone_owner(lua_State* L) {
  const ZoneHandle& zone = check_zone(L);
  push_seat(L, open_view(zone).at(zone.instance, check_cell(L, 2, *zone.host)).piece.owner);
  return 1;
}

int zone_count(lua_State* L) {
  const ZoneHandle& zone = check_zone(L);
  const CellId cell = check_cell(L, 2, *zone.host);
  const KindId kind = lua_isnoneornil(L, 3) ? KindId::none : check_kind(L, 3, zone);
  lua_pushinteger(L, open_view(zone).count(zone.instance, cell, kind));
  return 1;
}

int zone_has(lua_State* L) {
  const ZoneHandle& zone = check_zone(L);
  const CellId cell = check_cell(L, 2, *zone.host);
  const Piece piece{check_kind(L, 3, zone), opt_seat(L, 4, *zone.host, SeatId::none)};
  lua_pushboolean(L, static_cast<int>(open_view(zone).has(zone.instance, cell, piece)));
  return 1;
}

int zone_find(lua_State* L) {
  const ZoneHandle& zone = check_zone(L);
  const Piece piece{check_kind(L, 2, zone), opt_seat(L, 3, *zone.host, SeatId::none)};
  push_cell(L, open_view(zone).find(zone.instance, piece));
  return 1;
}

int zone_nearest(lua_State* L) {
  const ZoneHandle& zone = check_zone(L);
  const CellId from = check_cell(L, 2, *zone.host);
  const auto nearest = open_view(zone).nearest(zone.instance, from, check_kind(L, 3, zone));
  if (!nearest) return lua_pushnil(L), 1;
  lua_pushinteger(L, nearest->first);
  push_cell(L, nearest->second);
  return 2;
}

// The owner that is meant when none is given: of a seat's zone, that seat.
SeatId default_owner(const ZoneHandle& zone) { return zone.host->game.zone(zone.instance).seat; }

int zone_put(lua_State* L) {
  const ZoneHandle& zone = check_zone(L);
  Effect& effect = open_effect(zone);
  const CellId cell = check_cell(L, 2, *zone.host);
  const KindId kind = check_kind(L, 3, zone);
  const SeatId owner = opt_seat(L, 4, *zone.host, default_owner(zone));
  effect.put(zone.instance, cell, {kind, owner}, static_cast<int>(opt<std::int32_t>(L, 5, 1)));
  return 0;
}

int zone_take(lua_State* L) {
  const ZoneHandle& zone = check_zone(L);
  Effect& effect = open_effect(zone);
  const CellId cell = check_cell(L, 2, *zone.host);
  const Piece piece = opt_piece(L, 3, zone);
  const int n = static_cast<int>(opt<std::int32_t>(L, 5, 1));
  push_kind(L, effect.take(zone.instance, cell, piece, n).kind, *zone.host);
  return 1;
}

int zone_move(lua_State* L) {
  const ZoneHandle& zone = check_zone(L);
  Effect& effect = open_effect(zone);
  const CellId from = check_cell(L, 2, *zone.host), to = check_cell(L, 3, *zone.host);
  effect.move(zone.instance, from, to, opt_piece(L, 4, zone));
  return 0;
}

int zone_flip(lua_State* L) {
  const ZoneHandle& zone = check_zone(L);
  Effect& effect = open_effect(zone);
  effect.flip(zone.instance, check_cell(L, 2, *zone.host), check_seat(L, 3, *zone.host));
  return 0;
}

int zone_clear(lua_State* L) {
  const ZoneHandle& zone = check_zone(L);
  Effect& effect = open_effect(zone);
  lua_pushinteger(L, effect.clear(zone.instance, check_cell(L, 2, *zone.host)));
  return 1;
}

}  // namespace

std::vector<luaL_Reg> zone_readers() {
  return {{"at", guarded<zone_at>},       {"owner", guarded<zone_owner>},
          {"count", guarded<zone_count>}, {"has", guarded<zone_has>},
          {"find", guarded<zone_find>},   {"nearest", guarded<zone_nearest>}};
}

std::vector<luaL_Reg> zone_writers() {
  return {{"put", guarded<zone_put>},
          {"take", guarded<zone_take>},
          {"move", guarded<zone_move>},
          {"flip", guarded<zone_flip>},
          {"clear", guarded<zone_clear>}};
}

}  // namespace hr::scripting
