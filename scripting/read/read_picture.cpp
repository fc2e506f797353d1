// SPDX-License-Identifier: MIT
// Reads a drawing of the board on a sheet.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/board/board_lines.h"
#include "core/board/cell_rows.h"
#include "core/board/edited_board.h"
#include "core/board/marks.h"
#include "scripting/read/loaded_ruleset.h"
#include "scripting/read/read_sheets.h"

namespace hr::scripting {

namespace {

double number(const FieldReader& value) {
  const bool good = lua_type(value.state(), value.index()) == LUA_TNUMBER &&
                    std::abs(lua_tonumber(value.state(), value.index())) <= 1e6;
  if (!good) value.expected("a number from -1000000 to 1000000");
  return lua_tonumber(value.state(), value.index());
}

// A text, or an integer as text; nothing is an empty label.
std::string label(const FieldReader& value) {
  if (value.is_nil()) return "";
  if (lua_isinteger(value.state(), value.index()) != 0) return std::to_string(value.integer());
  if (!value.is_text()) value.expected("a text or an integer");
  return value.text();
}

std::string label_by_rule(const FieldReader& rule, const Board& board, CellId cell) {
  lua_State* L = rule.state();
  const Coordinates at = board.where(cell);
  lua_pushvalue(L, rule.index());
  for (const int number : {at.x, at.y, at.z}) lua_pushinteger(L, number);
  push(L, board.name(cell));
  rule.box().call(4, 1);
  std::string out = label(rule.again(-1));
  lua_pop(L, 1);
  return out;
}

ById<CellId, std::string> labels_by_name(const FieldReader& labels, const Board& board) {
  ById<CellId, std::string> out(board.cells());
  labels.each([&](const std::string& name, const FieldReader& text) {
    const auto cell = board.find(name);
    if (!cell) text.complain("", fmt::format("the board has no cell \"{}\"", name));
    out[*cell] = label(text);
  });
  return out;
}

ById<CellId, std::string> read_labels(const FieldReader& labels, const Board& board) {
  if (labels.is_table()) return labels_by_name(labels, board);
  if (!labels.is_nil() && !labels.is_function())
    labels.expected("a table of texts by the cells' names, or a function(x, y, z, name)");
  ById<CellId, std::string> out;
  for (int c = 0; c < board.cells(); ++c)
    out.push_back(labels.is_nil() ? board.name(CellId(c))
                                  : label_by_rule(labels, board, CellId(c)));
  return out;
}

std::vector<CellId> read_route(const FieldReader& route, const Board& board) {
  std::vector<CellId> out;
  route.list([&](const FieldReader& item) {
    const auto cell = board.find(item.text());
    if (!cell) item.complain("", fmt::format("the board has no cell \"{}\"", item.text()));
    out.push_back(*cell);
  });
  return out;
}

BoardNote read_note(const FieldReader& note) {
  BoardNote out;
  if (!note.is_table()) note.expected(R"(a text and its position, such as { "north", 4, 9 })");
  note.only({}, 3);
  note.with(1, [&](const FieldReader& text) { out.text = label(text); });
  note.with(2, [&](const FieldReader& x) { out.x = number(x); });
  note.with(3, [&](const FieldReader& y) { out.y = number(y); });
  return out;
}

BoardLine read_line(const FieldReader& line) {
  BoardLine out;
  line.list([&](const FieldReader& spot) {
    if (!spot.is_table()) spot.expected("a position such as { 1, 2.5 }");
    spot.only({}, 2);
    auto& at = out.emplace_back();
    spot.with(1, [&](const FieldReader& x) { at.first = number(x); });
    spot.with(2, [&](const FieldReader& y) { at.second = number(y); });
  });
  return out;
}

BoardPicture read_on(const FieldReader& picture, const Board& board) {
  static constexpr std::array<std::string_view, 10> fields{
      "cells", "labels", "marked", "route", "notes", "lines", "links", "edges", "height", "side"};
  if (board.cells() == 0) picture.complain("", "the ruleset has no board to draw");
  BoardPicture out{.cells = CellSet::all(board.cells()), .marked = CellSet(board.cells())};
  const auto unless_nil = [&](const char* name, const PartReader& use) {
    picture.with(name, [&](const FieldReader& part) {
      if (!part.is_nil()) use(part);
    });
  };
  picture.only(fields);
  picture.with("labels", [&](const FieldReader& part) { out.labels = read_labels(part, board); });
  unless_nil("cells", [&](const FieldReader& part) { out.cells = read_cells(part, board); });
  if (out.cells.size() == 0) picture.complain("cells", "expected at least one cell, got none");
  unless_nil("marked", [&](const FieldReader& part) {
    if (!part.is_text()) out.marked = read_cells(part, board);
  });
  unless_nil("route", [&](const FieldReader& part) { out.route = read_route(part, board); });
  unless_nil("notes", [&](const FieldReader& part) {
    part.list([&](const FieldReader& note) { out.notes.push_back(read_note(note)); });
  });
  unless_nil("lines", [&](const FieldReader& part) {
    part.list([&](const FieldReader& line) { out.lines.push_back(read_line(line)); });
  });
  out.links = picture.flag("links", false);
  out.height = picture.integer("height", 100, 10, 100);
  out.side = picture.integer("side", 0, 4, 100);
  return out;
}

// Letters and numbers along all four sides of the board in force.
void name_edges(const FieldReader& picture, const Board& board, BoardPicture& out) {
  if (!picture.flag("edges", false)) return;
  constexpr double k_off = 0.8;  // from the centre of the nearest cell; the first cells are at 0
  if (const GridEdges edges = grid_edges(board); !edges.columns.empty()) {
    const int left = edges.columns.front().first, right = edges.columns.back().first;
    const int top = edges.rows.front().first, bottom = edges.rows.back().first;
    for (const auto& [x, name] : edges.columns)
      for (const double y : {bottom - k_off, top + k_off})
        out.notes.push_back({name, static_cast<double>(x), y});
    for (const auto& [y, name] : edges.rows)
      for (const double x : {left - k_off, right + k_off})
        out.notes.push_back({name, x, static_cast<double>(y)});
    return;
  }
  if (!board.is_grid() || board.is_hex())
    picture.complain("edges", "only a grid with square cells has named columns and rows");
  const Coordinates size = board.size();
  for (int x = 1; x <= size.x; ++x)
    for (const double y : {-k_off, size.y - 1 + k_off})
      out.notes.push_back({column_label(board, x), x - 1.0, y});
  for (int y = 1; y <= size.y; ++y)
    for (const double x : {-k_off, size.x - 1 + k_off})
      out.notes.push_back({std::to_string(y), x, y - 1.0});
}

// Uses the regions of the board in force. On a sheet for one seat only that seat's part of a region
// is marked, on a sheet for everybody all of it.
void mark_region(const FieldReader& picture, const GameDef& game, BoardPicture& out) {
  picture.with("marked", [&](const FieldReader& name) {
    if (!name.is_text()) return;
    const auto region = std::ranges::find(game.regions, name.text(), &RegionDef::name);
    if (region == game.regions.end()) {
      std::vector<std::string> known;
      for (const RegionDef& def : game.regions) known.push_back(def.name);
      name.unknown("region", name.text(), known);
    }
    for (const CellSet& cells : region->cells) out.marked |= cells;
    if (region->cells.size() > 1) out.marked_for.assign(region->cells.begin(), region->cells.end());
  });
}

// Transfers it to the edited board: without closed cells, and with the current names of cells.
BoardPicture carried(BoardPicture picture, const Board& from, const Board& to) {
  const ById<CellId, std::string> labels = std::move(picture.labels);
  picture.labels.clear();
  for (int c = 0; c < to.cells(); ++c) {
    const CellId was = from.find(to.declared_name(CellId(c))).value();
    const std::string& label = labels[was];
    picture.labels.push_back(label == from.name(was) ? to.name(CellId(c)) : label);
  }
  picture.cells = hr::carried(picture.cells, from, to);
  picture.marked = hr::carried(picture.marked, from, to);
  const std::vector<CellId> route = std::move(picture.route);
  picture.route.clear();
  for (const CellId cell : route)
    if (const auto now = to.find(from.declared_name(cell))) picture.route.push_back(*now);
  return picture;
}

}  // namespace

BoardPicture read_picture(const FieldReader& picture, const GameDef& game) {
  const Board& whole = game.edited ? game.edited->whole : game.board;
  BoardPicture out = read_on(picture, whole);
  if (game.edited) out = carried(std::move(out), whole, game.board);
  if (out.cells.size() == 0) picture.complain("cells", "every cell of it is closed on this board");
  name_edges(picture, game.board, out);
  mark_region(picture, game, out);
  out.marks = marks_of(game);
  return out;
}

}  // namespace hr::scripting
