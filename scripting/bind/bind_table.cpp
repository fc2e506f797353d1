// SPDX-License-Identifier: MIT
// Functions of g and v that read: cells, names, directions, sets, seats.
#include <fmt/format.h>

#include "core/base/suggest.h"
#include "core/board/matching.h"
#include "core/words/group.h"
#include "scripting/bind/host.h"

namespace hr::scripting {

namespace {

CellId only_cell(const CellSet& cells, const std::string& region) {
  if (cells.size() != 1)
    throw Error(fmt::format("region \"{}\": expected one cell, got {}", region, cells.size()));
  return cells.next();
}

[[noreturn]] void no_such_region(const Game& game, const std::string& name, const char* what) {
  std::vector<std::string> names;
  for (const RegionDef& def : game.definition().regions) names.push_back(def.name);
  throw Error(fmt::format("there is no {} called \"{}\"{}", what, name, did_you_mean(name, names)));
}

// cell("B3"), cell(x, y, z), cell("region", seat)
int table_cell(lua_State* L) {
  const TableHandle& table = check_table(L);
  const Host& host = *table.host;
  open_view(table);
  const Board& board = host.game.board();
  if (lua_type(L, 2) != LUA_TSTRING && lua_type(L, 2) != LUA_TNUMBER)
    bad_argument(L, 2, "name or column");
  if (lua_type(L, 2) == LUA_TNUMBER) {
    const auto at = [&](int arg) { return static_cast<int>(opt<std::int32_t>(L, arg, 1)); };
    push_cell(L, board.cell({static_cast<int>(check<std::int32_t>(L, 2)), at(3), at(4)}));
    return 1;
  }
  const auto name = check<std::string>(L, 2);
  const RegionId region = host.game.region(name);
  if (lua_isnone(L, 3)) {
    if (const auto cell = board.find(name)) return push_cell(L, *cell), 1;
    if (region != RegionId::none)
      return push_cell(L, only_cell(region_of_any(host.game, region), name)), 1;
    no_such_region(host.game, name, "cell or region");
  }
  if (region == RegionId::none) no_such_region(host.game, name, "region");
  return push_cell(L, only_cell(host.game.region(region, check_seat(L, 3, host)), name)), 1;
}

int table_name(lua_State* L) {
  const TableHandle& table = check_table(L);
  open_view(table);
  push(L, table.host->game.board().name(check_cell(L, 2, *table.host)));
  return 1;
}

int table_where(lua_State* L) {
  const TableHandle& table = check_table(L);
  open_view(table);
  const Coordinates at = table.host->game.board().where(check_cell(L, 2, *table.host));
  lua_pushinteger(L, at.x);
  lua_pushinteger(L, at.y);
  lua_pushinteger(L, at.z);
  return 3;
}

int table_link(lua_State* L) {
  const TableHandle& table = check_table(L);
  open_view(table);
  const CellId cell = check_cell(L, 2, *table.host);
  push_cell(L, table.host->game.board().link(cell, check_direction(L, 3, *table.host)));
  return 1;
}

int table_heading(lua_State* L) {
  const TableHandle& table = check_table(L);
  open_view(table);
  const Board& board = table.host->game.board();
  const CellId from = check_cell(L, 2, *table.host), to = check_cell(L, 3, *table.host);
  const auto heading = board.heading(from, to);
  if (!heading) return lua_pushnil(L), 1;
  table.host->directions.push_word(table.host->box, index(heading->first));
  lua_pushinteger(L, heading->second);
  return 2;
}

int table_distance(lua_State* L) {
  const TableHandle& table = check_table(L);
  open_view(table);
  const CellId from = check_cell(L, 2, *table.host), to = check_cell(L, 3, *table.host);
  const int distance = table.host->game.board().distance(from, to);
  if (distance < 0) return lua_pushnil(L), 1;
  lua_pushinteger(L, distance);
  return 1;
}

// The seat whose set is meant if none is named: the seat of the view; for a view of no seat any, if
// the set does not depend on it.
SeatId set_seat(lua_State* L, int arg, const TableHandle& table, const View& view, bool matters) {
  if (!lua_isnoneornil(L, arg)) return check_seat(L, arg, *table.host);
  if (is_seat(view.viewer())) return view.viewer();
  if (!matters) return SeatId(0);
  seat_matters(L, arg);
}

// Evaluates the set at an argument, for the seat at another one, into `out`.
const CellSet& check_cells(lua_State* L, int arg, int seat_arg, const TableHandle& table,
                           const View& view, CellSet& out) {
  const SetValue& set = check_bound(L, arg, *table.host);
  view.cells(set.bound, set_seat(L, seat_arg, table, view, set.for_a_seat), out);
  return out;
}
const CellSet& check_cells(lua_State* L, int arg, int seat_arg, const TableHandle& table,
                           const View& view) {
  return check_cells(L, arg, seat_arg, table, view, table.host->scratch[0]);
}

// towards(cell, dir, n, over[, seat]): the last cell and the number of steps within `over`
int table_towards(lua_State* L) {
  const TableHandle& table = check_table(L);
  const View& view = open_view(table);
  const CellId from = check_cell(L, 2, *table.host);
  const DirectionId direction = check_direction(L, 3, *table.host);
  const auto most = check<std::int32_t>(L, 4);
  const CellSet& over = check_cells(L, 5, 6, table, view);
  const SlideEnd way = slide_over(table.host->game.board(), from, direction, most, over);
  push_cell(L, way.cell);
  lua_pushinteger(L, way.n);
  return 2;
}

int next_of_snapshot(lua_State* L) {
  const auto& host = *static_cast<Host*>(lua_touserdata(L, lua_upvalueindex(1)));
  const auto slot = nth(lua_tointeger(L, 1));
  const auto last = static_cast<int>(lua_tointeger(L, 2));
  if (slot >= host.snapshots_used) throw Error("this loop belongs to a call that has ended");
  if (last < 0 || last > host.game.cells()) throw Error("this function belongs to a for loop");
  push_cell(L, host.snapshots[slot].next(CellId(last - 1)));
  return 1;
}

// The snapshot in which a new loop stores its cells.
CellSet& fresh_snapshot(Host& host) {
  if (host.snapshots_used == host.snapshots.size()) host.snapshots.emplace_back(host.game.cells());
  return host.snapshots[host.snapshots_used];
}

// Pushes what a for loop over that snapshot needs.
int push_loop(lua_State* L, Host& host) {
  if (host.next_cell < 0) {
    lua_pushlightuserdata(L, &host);
    lua_pushcclosure(L, guarded<next_of_snapshot>, 1);
    host.next_cell = host.box.keep();
  }
  host.box.push_kept(host.next_cell);
  lua_pushinteger(L, static_cast<lua_Integer>(host.snapshots_used++));
  lua_pushinteger(L, 0);
  return 3;
}

int table_cells(lua_State* L) {
  const TableHandle& table = check_table(L);
  check_cells(L, 2, 3, table, open_view(table), fresh_snapshot(*table.host));
  return push_loop(L, *table.host);
}

// names(set[, seat]): the names of its cells, as a list
int table_names(lua_State* L) {
  const TableHandle& table = check_table(L);
  const CellSet& cells = check_cells(L, 2, 3, table, open_view(table));
  lua_createtable(L, cells.size(), 0);
  lua_Integer n = 0;
  for (CellId cell = cells.next(); cell != CellId::none; cell = cells.next(cell)) {
    push(L, table.host->game.board().name(cell));
    lua_rawseti(L, -2, ++n);
  }
  return 1;
}

int table_size(lua_State* L) {
  const TableHandle& table = check_table(L);
  lua_pushinteger(L, check_cells(L, 2, 3, table, open_view(table)).size());
  return 1;
}

int table_inside(lua_State* L) {
  const TableHandle& table = check_table(L);
  const View& view = open_view(table);
  const CellId cell = check_cell(L, 2, *table.host);
  lua_pushboolean(L, static_cast<int>(check_cells(L, 3, 4, table, view).has(cell)));
  return 1;
}

// bracketed(cell, over, to[, seat]): the cells of `over` on straight runs from the cell to `to`
int table_bracketed(lua_State* L) {
  const TableHandle& table = check_table(L);
  const View& view = open_view(table);
  Host& host = *table.host;
  const CellId from = check_cell(L, 2, host);
  const CellSet& over = check_cells(L, 3, 5, table, view, host.scratch[0]);
  const CellSet& to = check_cells(L, 4, 5, table, view, host.scratch[1]);
  const Board& board = host.game.board();
  CellSet& out = fresh_snapshot(host);
  out.clear();
  for (int d = 0; d < board.directions(); ++d) {
    const auto dir = DirectionId(d);
    int n = 0;
    CellId end = board.link(from, dir);
    for (; end != CellId::none && over.has(end) && n < board.cells(); end = board.link(end, dir))
      ++n;
    if (end == CellId::none || !to.has(end)) continue;
    for (CellId cell = board.link(from, dir); n > 0; --n, cell = board.link(cell, dir))
      out.add(cell);
  }
  return push_loop(L, host);
}

// unmatched(cells, partners[, seat])
int table_unmatched(lua_State* L) {
  const TableHandle& table = check_table(L);
  const View& view = open_view(table);
  Host& host = *table.host;
  const CellSet& cells = check_cells(L, 2, 4, table, view, host.scratch[0]);
  const CellSet& partners = check_cells(L, 3, 4, table, view, host.scratch[1]);
  push_cell(L, unmatched(host.game.board(), cells, partners));
  return 1;
}

// cuts(set, marks[, seat]): no part of the board outside `set` holds two of `marks`
int table_cuts(lua_State* L) {
  const TableHandle& table = check_table(L);
  const View& view = open_view(table);
  Host& host = *table.host;
  const CellSet& set = check_cells(L, 2, 4, table, view, host.scratch[0]);
  const CellSet& marks = check_cells(L, 3, 4, table, view, host.scratch[1]);
  lua_pushboolean(L, static_cast<int>(cuts(host.game.board(), set, marks)));
  return 1;
}

int next_seat_of(lua_State* L) {
  const lua_Integer both = lua_tointeger(L, 1);  // seats, and 64 times the one left out
  lua_Integer seat = lua_tointeger(L, 2) + 1;
  if (seat == both / 64) ++seat;
  if (seat > both % 64) return lua_pushnil(L), 1;
  lua_pushinteger(L, seat);
  return 1;
}

int push_seats(lua_State* L, const Host& host, lua_Integer left_out) {
  lua_pushcfunction(L, guarded<next_seat_of>);
  lua_pushinteger(L, host.game.seats() + 64 * left_out);
  lua_pushinteger(L, 0);
  return 3;
}

int table_seats(lua_State* L) {
  const TableHandle& table = check_table(L);
  open_view(table);
  return push_seats(L, *table.host, 0);
}

int table_others(lua_State* L) {
  const TableHandle& table = check_table(L);
  open_view(table);
  return push_seats(L, *table.host, index(check_seat(L, 2, *table.host)) + 1);
}

int table_next(lua_State* L) {
  const TableHandle& table = check_table(L);
  push_seat(L, open_view(table).next(check_seat(L, 2, *table.host)));
  return 1;
}

// can(seat, verb, first arguments…): whether the seat could answer such an ask
int table_can(lua_State* L) {
  const TableHandle& table = check_table(L);
  const View& view = open_view(table);
  const SeatId seat = check_seat(L, 2, *table.host);
  if (!view.truth() && seat != view.viewer())
    throw Error("a view knows only what its own seat could do");
  const VerbId verb = check_verb(L, 3, *table.host);
  lua_pushboolean(
      L, static_cast<int>(view.can_answer(seat, verb, check_given(L, 4, *table.host, verb).all())));
  return 1;
}

}  // namespace

std::vector<luaL_Reg> table_readers() {
  return {{"cell", guarded<table_cell>},           {"name", guarded<table_name>},
          {"where", guarded<table_where>},         {"link", guarded<table_link>},
          {"heading", guarded<table_heading>},     {"distance", guarded<table_distance>},
          {"towards", guarded<table_towards>},     {"cells", guarded<table_cells>},
          {"names", guarded<table_names>},         {"size", guarded<table_size>},
          {"inside", guarded<table_inside>},       {"bracketed", guarded<table_bracketed>},
          {"unmatched", guarded<table_unmatched>}, {"cuts", guarded<table_cuts>},
          {"seats", guarded<table_seats>},         {"others", guarded<table_others>},
          {"next", guarded<table_next>},           {"can", guarded<table_can>}};
}

}  // namespace hr::scripting
