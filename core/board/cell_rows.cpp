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
};

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
  for (int c = 0; c < board.cells(); ++c) {
    const auto cell = CellId(c);
    const int column = column_of(board, cell), row = row_of(board, cell);
    const std::string& name = board.declared_name(cell);
    const std::size_t dash = name.rfind('-');
    const Point at = board.position(cell);
    if (dash == std::string::npos || at.x != column || at.y != -row ||
        name.find(' ') != std::string::npos ||
        !places.emplace(std::pair{row, column}, cell).second ||
        !agrees(out.columns, column, name.substr(0, dash)) ||
        !agrees(out.rows, row, name.substr(dash + 1)))
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
  if (!rows.empty()) cells = CellSet::all(board.cells()).list();
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
  if (board.is_grid()) return {};
  return board.cube() > 0 ? net_rows(board) : lattice_rows(board);
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
