// SPDX-License-Identifier: MIT
#include "core/board/net_rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace hr {

namespace {

int doubled(double position) { return static_cast<int>(std::lround(2 * position)); }

std::string label(int row, int size) {
  static constexpr std::string_view faces = "DFU";
  static constexpr std::array edges = {"DB", "DF", "UF", "UB"};
  if (row % size == 0) return edges[nth(row / size)];
  return faces[row / size] + std::to_string(row % size);
}

}  // namespace

std::vector<CellRow> net_rows(const Board& board) {
  const int size = 2 * board.cube();
  std::vector<CellRow> out(3 * size + 1);
  for (int row = 0; row <= 3 * size; ++row) out[3 * size - row].label = label(row, size);
  std::vector<CellId> cells = CellSet::all(board.plain_cells()).list();
  std::ranges::sort(cells, {}, [&](CellId cell) { return board.position(cell).x; });
  for (const CellId cell : cells) {
    const Point at = board.position(cell);
    CellRow& row = out[3 * size - doubled(at.y)];
    row.cells.push_back(cell);
    row.columns.push_back(doubled(at.x));
  }
  return out;
}

std::vector<std::string> net_labels(const Board& board, std::size_t pitch, std::size_t margin) {
  static constexpr std::string_view faces = "LFRB";
  const std::size_t size = nth(2 * board.cube());
  std::string letters(margin + pitch * 4 * size, ' ');
  std::string names = letters;
  for (std::size_t face = 0; face < faces.size(); ++face) {
    for (std::size_t column = 1; column < size; ++column)
      letters[margin + pitch * (face * size + column)] = static_cast<char>('A' + column - 1);
    names[margin + pitch * (face * size + size / 2)] = faces[face];
  }
  for (std::string* line : {&letters, &names}) line->erase(line->find_last_not_of(' ') + 1);
  return {letters, names};
}

}  // namespace hr
