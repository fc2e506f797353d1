// SPDX-License-Identifier: MIT
// Reads boards and regions.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include <array>

#include "core/base/error.h"
#include "core/base/words.h"
#include "core/board/far_apart.h"
#include "core/board/graph_rows.h"
#include "core/board/grid_names.h"
#include "core/board/marks.h"
#include "scripting/lua/values.h"
#include "scripting/read/loaded_ruleset.h"
#include "scripting/read/names.h"

namespace hr::scripting {

namespace {

Board read_grid(const FieldReader& grid) {
  static constexpr std::array<std::string_view, 3> fields{"links", "wrap", "closed"};
  static constexpr std::array<std::string_view, 4> links{"all", "orthogonal", "diagonal", "hex"};
  static constexpr std::array<std::string_view, 4> wraps{"none", "columns", "rows", "both"};
  grid.only(fields, 3);
  GridSpec spec;
  const std::array<std::pair<int*, const char*>, 3> sizes{
      {{&spec.columns, "columns"}, {&spec.rows, "rows"}, {&spec.levels, "levels"}}};
  for (std::size_t i = 0; i < sizes.size(); ++i)
    grid.with(
        static_cast<lua_Integer>(i) + 1,
        [&](const FieldReader& size) {
          if (i < 2 || !size.is_nil())
            *sizes[i].first = static_cast<int>(size.integer(1, k_max_cells));
        },
        sizes[i].second);
  grid.with("links", [&](const FieldReader& word) {
    if (!word.is_nil()) spec.links = static_cast<Links>(word.word(links));
  });
  grid.with("wrap", [&](const FieldReader& word) {
    const std::size_t wrap = word.is_nil() ? 0 : word.word(wraps);
    spec.wrap_columns = wrap == 1 || wrap == 3;
    spec.wrap_rows = wrap >= 2;
  });
  const Board whole = Board::grid(spec);
  BoardAlterations out;
  grid.with("closed", [&](const FieldReader& cells) {
    if (!cells.is_nil()) out.closed = read_cells(cells, whole).list();
  });
  return out.closed.empty() ? whole : whole.altered(out);
}

void read_links(const FieldReader& links, GraphSpec& spec) {
  links.each([&](const std::string& name, const FieldReader& pairs) {
    GraphSpec::Direction& direction = spec.directions.emplace_back();
    direction.name = name;
    pairs.list([&](const FieldReader& pair) {
      const auto ends = pair.texts();
      if (ends.size() != 2) pair.expected(R"(two cells, such as { "a", "b" })");
      direction.links.emplace_back(ends[0], ends[1]);
    });
  });
}

Board read_cube_surface(const FieldReader& cube) {
  cube.only({}, 1);
  int n = 0;
  cube.with(1,
            [&](const FieldReader& size) { n = static_cast<int>(size.integer(0, k_max_cells)); });
  return Board::cube_surface(n);
}

// A cell without a name of its own is called after its place: { 3, 4 } is C4.
std::string place_name(const FieldReader& place, double x, double y) {
  if (x != std::floor(x) || y != std::floor(y) || x < 1 || y < 1 || x > k_max_cells ||
      y > k_max_cells)
    place.expected("a column and a row from 1, since the cells have no names");
  return column_name(static_cast<int>(x)) + std::to_string(static_cast<int>(y));
}

// A column and a row.
std::pair<double, double> read_place(const FieldReader& place) {
  std::array<double, 2> at{};
  place.only({}, 2);
  for (std::size_t i = 0; i < 2; ++i)
    place.with(static_cast<lua_Integer>(i) + 1, [&](const FieldReader& value) {
      if (lua_isnumber(value.state(), value.index()) == 0 || value.is_text())
        value.expected("a number");
      at[i] = lua_tonumber(value.state(), value.index());
      if (!(std::abs(at[i]) <= 1e6)) value.expected("a number from -1000000 to 1000000");
    });
  return {at[0], at[1]};
}

GraphSpec read_rows(const FieldReader& graph) {
  for (const char* field : {"cells", "links", "at"})
    if (graph.has(field)) graph.complain(field, "rows say which cells there are, and where");
  std::vector<std::vector<std::string>> rows;
  graph.with("rows", [&](const FieldReader& list) {
    list.list([&](const FieldReader& row) { rows.push_back(row.texts()); });
  });
  return graph_of_rows(rows);
}

Board read_graph(const FieldReader& graph) {
  static constexpr std::array<std::string_view, 5> fields{"cells", "links", "at", "rows", "drawn"};
  graph.only(fields);
  std::optional<std::vector<std::string>> drawn;
  graph.with("drawn", [&](const FieldReader& names) {
    if (!names.is_nil()) drawn = names.texts();
  });
  if (graph.has("rows")) {
    GraphSpec spec = read_rows(graph);
    spec.drawn = std::move(drawn);
    return Board::graph(spec);
  }
  GraphSpec spec;
  spec.drawn = std::move(drawn);
  graph.with("cells", [&](const FieldReader& cells) {
    if (!cells.is_nil() || !graph.has("at")) spec.cells = cells.texts();
  });
  graph.with("links", [&](const FieldReader& links) {
    if (!links.is_nil()) read_links(links, spec);
  });
  graph.with("at", [&](const FieldReader& places) {
    if (places.is_nil()) return;
    const bool named = !spec.cells.empty();
    places.list([&](const FieldReader& place) {
      const auto [x, y] = spec.positions.emplace_back(read_place(place));
      if (!named) spec.cells.push_back(place_name(place, x, y));
    });
  });
  return Board::graph(spec);
}

// function(x, y, z, name) → true for the cells of the region.
CellSet cells_by_rule(const FieldReader& rule, const Board& board) {
  CellSet out(board.cells());
  lua_State* L = rule.state();
  for (int c = 0; c < board.cells(); ++c) {
    const Coordinates at = board.where(CellId(c));
    lua_pushvalue(L, rule.index());
    lua_pushinteger(L, at.x);
    lua_pushinteger(L, at.y);
    lua_pushinteger(L, at.z);
    push(L, board.name(CellId(c)));
    rule.box().call(4, 1);
    if (lua_toboolean(L, -1) != 0) out.add(CellId(c));
    lua_pop(L, 1);
  }
  return out;
}

// far_apart(): one cell for each seat.
std::vector<CellSet> cells_far_apart(const FieldReader& region, const GameDef& game) {
  const int seats = static_cast<int>(game.seats.size());
  if (game.board.cells() < seats)
    region.complain(
        "",
        fmt::format("expected a board with a cell for each of the {} seats, got {}", seats,
                    count_text(static_cast<std::uint64_t>(game.board.cells()), "cell", "cells")));
  std::vector<CellSet> out;
  for (const CellId cell : far_apart(game.board, seats)) {
    out.emplace_back(game.board.cells());
    out.back().add(cell);
  }
  return out;
}

}  // namespace

CellSet read_cells(const FieldReader& cells, const Board& board) {
  if (cells.is_function()) return cells_by_rule(cells, board);
  CellSet out(board.cells());
  if (!cells.is_table()) cells.expected("a list of cell names, or a function(x, y, z, name)");
  cells.list([&](const FieldReader& item) {
    const auto cell = board.find(item.text());
    if (!cell)
      item.complain("",
                    fmt::format("the board has no cell \"{}\"; its cells are {} to {}", item.text(),
                                board.name(CellId(0)), board.name(CellId(board.cells() - 1))));
    out.add(*cell);
  });
  return out;
}

namespace {

// A list whose items are lists or functions has one item for each seat.
bool seat_by_seat(const FieldReader& region) {
  bool out = false;
  if (region.is_table() && region.length() > 0)
    region.with(1, [&](const FieldReader& first) { out = !first.is_text(); });
  return out;
}

}  // namespace

namespace {

// Cells and directions are named in every line about a move.
Board with_sound_names(const FieldReader& from, Board board) {
  for (int cell = 0; cell < board.cells(); ++cell) check_name(from, board.name(CellId(cell)));
  for (const std::string& direction : board.direction_names()) check_name(from, direction);
  return board;
}

}  // namespace

Board read_board(const FieldReader& board) {
  if (board.is_nil()) return {};
  const std::string_view word = description(board.state(), board.index());
  try {
    if (word == "grid") return with_sound_names(board, read_grid(board));
    if (word == "graph") return with_sound_names(board, read_graph(board));
    if (word == "cube_surface") return with_sound_names(board, read_cube_surface(board));
  } catch (const RuleError&) {
    throw;
  } catch (const Error& error) {  // "board: …": the new error adds the path
    std::string_view text = error.what();
    if (text.starts_with("board: ")) text.remove_prefix(7);
    const std::size_t colon = text.starts_with("links.") ? text.find(": ") : std::string::npos;
    if (colon == std::string::npos) board.complain("", text);
    board.complain(text.substr(0, colon), text.substr(colon + 2));
  }
  board.expected("grid{ columns, rows }, graph{ cells = …, links = … } or cube_surface(n)");
}

void read_regions(const FieldReader& regions, GameDef& out) {
  if (regions.is_nil()) return;
  if (out.board.cells() == 0) regions.complain("", "a region needs a board");
  regions.each([&](const std::string& name, const FieldReader& region) {
    RegionDef def;
    def.name = name;
    if (description(region.state(), region.index()) == "far_apart") {
      def.cells = cells_far_apart(region, out);
      def.spread = true;
    } else if (!seat_by_seat(region)) {
      def.cells.push_back(read_cells(region, out.board));
    } else {
      if (region.length() != static_cast<lua_Integer>(out.seats.size()))
        region.complain("",
                        fmt::format("expected one set of cells for each of the {} seats, got {}",
                                    out.seats.size(), region.length()));
      region.list(
          [&](const FieldReader& item) { def.cells.push_back(read_cells(item, out.board)); });
    }
    out.regions.push_back(std::move(def));
  });
}

void read_marks(const FieldReader& marks, GameDef& out) {
  if (marks.is_nil()) return;
  marks.each([&](const std::string& name, const FieldReader& mark) {
    const auto region = std::ranges::find(out.regions, name, &RegionDef::name);
    if (region == out.regions.end()) {
      std::vector<std::string> known;
      for (const RegionDef& def : out.regions) known.push_back(def.name);
      mark.unknown("region", name, known);
    }
    region->mark = mark.is_text() ? read_mark(mark.text()) : 0;
    if (region->mark == 0)
      mark.expected(fmt::format("a capital letter, or \"{}\" for a house", mark_text(k_house)));
  });
}

}  // namespace hr::scripting
