// SPDX-License-Identifier: MIT
#include "core/board/cell_rows.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/board/net_rows.h"

namespace hr {

namespace {

constexpr int k_max_columns = 200;

// The names of a lattice's columns and rows, by position from the left and from the top.
struct Lattice {
  std::map<int, std::string> columns, rows;
  bool places = false;  // the names of cells are places on a grid, such as C4
};

// Where the part of a name that belongs to the row begins, and whether it follows a "-": "7x-1" or
// "C4". npos: nowhere.
std::pair<std::size_t, bool> row_part(const std::string& name) {
  const std::size_t dash = name.rfind('-');
  if (dash != std::string::npos) return {dash + 1, true};
  const auto letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  const auto first = std::ranges::find_if_not(name, letter);
  const bool place =
      first != name.begin() && first != name.end() && std::all_of(first, name.end(), digit);
  return {place ? static_cast<std::size_t>(first - name.begin()) : std::string::npos, false};
}

int column_of(const Board& board, CellId cell) {
  return static_cast<int>(std::lround(board.position(cell).x));
}
int row_of(const Board& board, CellId cell) {
  return static_cast<int>(std::lround(-board.position(cell).y));
}

// Whether all cells at this position have the same name.
bool agrees(std::map<int, std::string>& names, int place, const std::string& name) {
  return names.emplace(place, name).first->second == name;
}

// Empty if the board is not such a graph.
Lattice lattice_of(const Board& board) {
  Lattice out;
  std::map<std::pair<int, int>, CellId> places;
  for (int c = 0; c < board.plain_cells(); ++c) {
    const auto cell = CellId(c);
    const int column = column_of(board, cell), row = row_of(board, cell);
    const std::string& name = board.declared_name(cell);
    const auto [part, dash] = row_part(name);
    if (c == 0) out.places = !dash;
    const Point at = board.position(cell);
    if (part == std::string::npos || out.places == dash || at.x != column || at.y != -row ||
        name.find(' ') != std::string::npos ||
        !places.emplace(std::pair{row, column}, cell).second ||
        !agrees(out.columns, column, name.substr(0, part - (dash ? 1 : 0))) ||
        !agrees(out.rows, row, name.substr(part)))
      return {};
  }
  const bool wide = out.columns.empty() ||
                    out.columns.rbegin()->first - out.columns.begin()->first > k_max_columns;
  return wide || out.columns.size() < 2 || out.rows.size() < 2 ? Lattice{} : out;
}

std::vector<CellRow> lattice_rows(const Board& board) {
  const Lattice lattice = lattice_of(board);
  std::map<int, CellRow> rows;
  for (const auto& [row, name] : lattice.rows) rows[row].label = name;
  std::vector<CellId> cells;
  for (int c = 0; !rows.empty() && c < board.plain_cells(); ++c) cells.push_back(CellId(c));
  std::ranges::stable_sort(cells, {}, [&](CellId cell) { return column_of(board, cell); });
  for (const CellId cell : cells) {
    CellRow& row = rows[row_of(board, cell)];
    row.cells.push_back(cell);
    row.columns.push_back(column_of(board, cell) - lattice.columns.begin()->first);
  }
  std::vector<CellRow> out;
  for (auto& [place, row] : rows) out.push_back(std::move(row));
  return out;
}

void write_at(std::string& line, std::size_t place, const std::string& text) {
  line.resize(std::max(line.size(), place), ' ');
  line += text;
}

// Labels like "red-7x" are split over two lines: 7x, and below it, once for several columns, red.
std::vector<std::string> lattice_lines(const Board& board, std::size_t pitch, std::size_t margin) {
  const Lattice lattice = lattice_of(board);
  std::string names, fronts, last;
  for (const auto& [column, name] : lattice.columns) {
    const std::size_t place = margin + pitch * (column - lattice.columns.begin()->first);
    const std::size_t dash = name.rfind('-');
    const std::string front = dash == std::string::npos ? "" : name.substr(0, dash);
    write_at(names, place, dash == std::string::npos ? name : name.substr(dash + 1));
    if (front != last) write_at(fronts, place, front);
    last = front;
  }
  return fronts.empty() ? std::vector{names} : std::vector{names, fronts};
}

}  // namespace

std::vector<CellRow> cell_rows(const Board& board) {
  switch (board.shape()) {
    case BoardShape::grid:
    case BoardShape::hexagons:
      return {};
    case BoardShape::cube:
      return net_rows(board);
    case BoardShape::graph:
      break;
  }
  return lattice_rows(board);
}

GridEdges grid_edges(const Board& board) {
  if (board.shape() != BoardShape::graph) return {};
  const Lattice lattice = lattice_of(board);
  if (!lattice.places) return {};
  GridEdges out{{lattice.columns.begin(), lattice.columns.end()}, {}};
  for (const auto& [row, name] : lattice.rows) out.rows.emplace_back(-row, name);
  return out;
}

std::vector<std::string> column_lines(const Board& board, std::size_t pitch, std::size_t margin) {
  return board.cube() > 0 ? net_labels(board, pitch, margin) : lattice_lines(board, pitch, margin);
}

std::size_t column_width(const Board& board) {
  std::size_t out = 1;
  if (board.cube() > 0) return out;
  for (const auto& [column, name] : lattice_of(board).columns)
    out = std::max(out, name.size() - (name.rfind('-') + 1));
  return out;
}

}  // namespace hr
