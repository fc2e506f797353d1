// SPDX-License-Identifier: MIT
// Methods of zones: g.field:at(cell) and its kin.
#include <fmt/format.h>

#include <bit>

#include "scripting/bind/host.h"

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

// The owner that is meant if none is given: for a seat's zone, that seat.
SeatId default_owner(const ZoneHandle& zone) {
  return zone.host->game.layout().zone(zone.instance).seat;
}

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

// slide(kind, owner, dir, n, over[, seat]): the cell where the piece stops, and the number of steps
int zone_slide(lua_State* L) {
  const ZoneHandle& zone = check_zone(L);
  Host& host = *zone.host;
  Effect& effect = open_effect(zone);
  const Piece piece{check_kind(L, 2, zone), opt_seat(L, 3, host, SeatId::none)};
  const DirectionId direction = check_direction(L, 4, host);
  const auto most = check<std::int32_t>(L, 5);
  const SetValue& over = check_bound(L, 6, host);
  const SeatId seat = opt_seat(L, 7, host, default_owner(zone));
  if (seat == SeatId::none && over.for_a_seat) seat_matters(L, 7);
  effect.cells(over.bound, seat == SeatId::none ? SeatId(0) : seat, host.scratch[0]);
  const SlideEnd way = effect.slide(zone.instance, piece, direction, most, host.scratch[0]);
  push_cell(L, way.cell);
  lua_pushinteger(L, way.n);
  return 2;
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

// The loop's invariant state in one integer: a bit for each seat that had something there at the
// start, above them the cell, above that the zone.
constexpr int k_seat_bits = k_max_seats, k_cell_bits = 14;
static_assert(k_max_cells == 1 << k_cell_bits);

// Continues after the seat at stack index 2. Safe for any integers, because it reads through the
// open view.
int next_holder(lua_State* L) {
  const auto all = static_cast<std::uint64_t>(lua_tointeger(L, 1));
  std::uint64_t left = all & ((std::uint64_t{1} << k_seat_bits) - 1);
  if (left == 0) return lua_pushnil(L), 1;  // the usual case: nobody has anything there
  const auto& host = *static_cast<Host*>(lua_touserdata(L, lua_upvalueindex(1)));
  const auto last = static_cast<std::uint64_t>(lua_tointeger(L, 2));
  const auto zone = all >> (k_seat_bits + k_cell_bits);
  const auto cell = CellId(static_cast<int>(all >> k_seat_bits & (k_max_cells - 1)));
  const auto& zones = host.game.definition().zones;
  if (zone >= zones.size() || !zones[zone].per_seat || index(cell) >= host.game.cells() ||
      left > all_seats(host.game.seats()) || last > k_max_seats || host.view == nullptr)
    throw Error("this function belongs to a for loop");
  for (left &= ~std::uint64_t{0} << last; left != 0; left &= left - 1) {
    const auto seat = SeatId(std::countr_zero(left));
    const ZoneInstance instance =
        host.game.layout().zone_instance(ZoneId(static_cast<int>(zone)), seat);
    const KindId kind = host.view->at(instance, cell).piece.kind;
    if (kind == KindId::none) continue;  // removed in the meantime
    push_seat(L, seat);
    push_kind(L, kind, host);
    return 2;
  }
  return lua_pushnil(L), 1;
}

// Pushes what a for loop needs over the seats that have something on a cell.
int push_holders(lua_State* L, const ZonesHandle& zones, std::uint32_t seats, CellId cell) {
  Host& host = *zones.host;
  const View& view = open_view(zones);
  if (host.next_holder < 0) {
    lua_pushlightuserdata(L, &host);
    lua_pushcclosure(L, guarded<next_holder>, 1);
    host.next_holder = host.box.keep();
  }
  std::uint32_t holders = 0;
  for (std::uint32_t left = seats; left != 0; left &= left - 1) {
    const auto seat = SeatId(std::countr_zero(left));
    const ZoneInstance instance = host.game.layout().zone_instance(zones.zone, seat);
    if (view.at(instance, cell).piece.kind != KindId::none) holders |= seat_bit(seat);
  }
  host.box.push_kept(host.next_holder);
  const auto zone = static_cast<lua_Integer>(index(zones.zone));
  lua_pushinteger(L, (zone << k_cell_bits | index(cell)) << k_seat_bits | holders);
  lua_pushinteger(L, 0);
  return 3;
}

// others(me, cell): a loop over the other seats that have something there, and what.
int zones_others(lua_State* L) {
  const ZonesHandle& zones = check_zones(L);
  const SeatId me = check_seat(L, 2, *zones.host);
  const std::uint32_t others = all_seats(zones.host->game.seats()) & ~seat_bit(me);
  return push_holders(L, zones, others, check_cell(L, 3, *zones.host));
}

// holders(cell): the same over all seats.
int zones_holders(lua_State* L) {
  const ZonesHandle& zones = check_zones(L);
  const std::uint32_t all = all_seats(zones.host->game.seats());
  return push_holders(L, zones, all, check_cell(L, 2, *zones.host));
}

}  // namespace

std::vector<luaL_Reg> zones_readers() {
  return {{"others", guarded<zones_others>}, {"holders", guarded<zones_holders>}};
}

std::vector<luaL_Reg> zone_readers() {
  return {{"at", guarded<zone_at>},       {"owner", guarded<zone_owner>},
          {"count", guarded<zone_count>}, {"has", guarded<zone_has>},
          {"find", guarded<zone_find>},   {"nearest", guarded<zone_nearest>}};
}

std::vector<luaL_Reg> zone_writers() {
  return {{"put", guarded<zone_put>},   {"take", guarded<zone_take>},
          {"move", guarded<zone_move>}, {"slide", guarded<zone_slide>},
          {"flip", guarded<zone_flip>}, {"clear", guarded<zone_clear>}};
}

}  // namespace hr::scripting
