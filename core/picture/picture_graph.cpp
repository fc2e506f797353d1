// SPDX-License-Identifier: MIT
// Graphs: cells at their given positions and lines between neighbours. If the cells form a lattice
// that their names follow (core/board/cell_rows.h), each column is drawn as a staircase: a band
// with its name below and its steps at their heights; or, if they are places on a grid, with
// letters and numbers at the edges.
#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

#include "core/board/cell_rows.h"
#include "core/picture/picture_parts.h"

namespace hr {

namespace {

constexpr float k_half = 0.44F, k_round_cell = 0.14F;  // of a step

std::vector<PicturePoint> step_outline(PicturePoint middle) {
  std::vector<PicturePoint> out;
  constexpr float k_inner = k_half - k_round_cell;
  for (int i = 0; i < 12; ++i) {
    const int quarter = i / 3;
    const float angle = static_cast<float>(std::numbers::pi) *
                        (static_cast<float>(quarter) / 2 + static_cast<float>(i % 3) / 4);
    const float x = quarter == 0 || quarter == 3 ? k_inner : -k_inner;
    const float y = quarter < 2 ? k_inner : -k_inner;
    out.push_back(middle + PicturePoint{x + k_round_cell * std::cos(angle),
                                        y + k_round_cell * std::sin(angle)});
  }
  return out;
}

// "red-7x-3" is on the staircase 7x of red.
struct GraphColumn {
  std::string name, front;
  float x = 0;
  Box box = k_no_box;
};

GraphColumn column_of(const std::string& cell) {
  const std::string whole = cell.substr(0, cell.rfind('-'));
  const std::size_t dash = whole.rfind('-');
  if (dash == std::string::npos) return {.name = whole, .front = {}};
  return {.name = whole.substr(dash + 1), .front = whole.substr(0, dash)};
}

std::map<int, GraphColumn> columns_of(const Board& board, const std::vector<CellRow>& rows) {
  std::map<int, GraphColumn> out;
  for (const CellRow& row : rows)
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      GraphColumn& column =
          out.emplace(row.columns[i], column_of(board.name(row.cells[i]))).first->second;
      column.x = flat_middle(board, row.cells[i]).x;
      for (const PicturePoint corner : step_outline(flat_middle(board, row.cells[i])))
        take(column.box, corner);
    }
  return out;
}

void name_fronts(Picture& out, const std::map<int, GraphColumn>& columns, float y) {
  std::map<std::string, Box> fronts;
  for (const auto& [place, column] : columns) {
    if (column.front.empty()) continue;
    Box& box = fronts.emplace(column.front, k_no_box).first->second;
    take(box, {column.box.left, column.box.top});
    take(box, {column.box.right, column.box.bottom});
  }
  for (const auto& [name, box] : fronts) {
    out.panes.push_back({name, box});
    out.captions.push_back({name, {(box.left + box.right) / 2, y}, TextAlign::centre, true});
  }
}

void add_staircases(Picture& out, const Board& board, const std::vector<CellRow>& rows) {
  const std::map<int, GraphColumn> columns = columns_of(board, rows);
  const Box cells = out.bounds;
  for (const auto& [place, column] : columns) {
    out.bands.push_back({column.box.left - 0.03F, column.box.top - 0.03F, column.box.right + 0.03F,
                         column.box.bottom + 0.03F});
    out.captions.push_back({column.name, {column.x, cells.bottom + k_margin / 2}});
  }
  for (const CellRow& row : rows)
    out.captions.push_back({row.label, {cells.left - k_margin / 2, out.at(row.cells[0]).middle.y}});
  const bool fronts =
      std::ranges::any_of(columns, [](const auto& entry) { return !entry.second.front.empty(); });
  if (fronts) name_fronts(out, columns, cells.top - k_title / 2);
  take(out.bounds, {cells.left - k_margin, cells.top - (fronts ? k_title : 0)});
  take(out.bounds, {cells.right, cells.bottom + k_margin});
}

// Letters below and numbers on the left, as on a grid.
void name_lines(Picture& out, const GridEdges& edges) {
  const Box cells = out.bounds;
  for (const auto& [x, name] : edges.columns)
    out.captions.push_back({name, {static_cast<float>(x), cells.bottom + k_margin / 2}});
  for (const auto& [y, name] : edges.rows)
    out.captions.push_back({name, {cells.left - k_margin / 2.4F, static_cast<float>(-y)}});
  take(out.bounds, {cells.left - k_margin, cells.top});
  take(out.bounds, {cells.right, cells.bottom + k_margin});
}

}  // namespace

Picture graph_picture(const Board& board) {
  const std::vector<CellRow> rows = cell_rows(board);
  const GridEdges edges = grid_edges(board);
  const bool stairs = !rows.empty() && edges.columns.empty();
  Picture out;
  out.names_in_cells = rows.empty();
  out.square = is_tiled(board);
  for (int c = 0; c < board.plain_cells(); ++c) {
    const auto cell = CellId(c);
    const PicturePoint middle = flat_middle(board, cell);
    const auto diagonal = static_cast<int>(std::lround(middle.x + middle.y));
    const int shade = is_tiled(board) ? std::abs(diagonal) % 2 : 0;
    add_cell(out, cell, stairs ? step_outline(middle) : flat_outline(board, cell), middle, 0,
             shade);
  }
  if (stairs) add_staircases(out, board, rows);
  if (!edges.columns.empty()) name_lines(out, edges);
  if (out.panes.empty()) out.panes.push_back({"", out.bounds});
  return out;
}

}  // namespace hr
