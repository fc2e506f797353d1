// SPDX-License-Identifier: MIT
// Grids: cells in columns, rows and levels; cell 0 is A1, the next one B1.
#include <array>
#include <string>

#include "core/base/error.h"
#include "core/board/board.h"
#include "core/board/compass.h"
#include "core/board/grid_names.h"

namespace hr {

std::string column_name(int x) {
  std::string name;
  for (; x > 0; x = (x - 1) / 26) name.insert(name.begin(), static_cast<char>('A' + (x - 1) % 26));
  return name;
}

std::string roman(int n) {
  constexpr std::array<std::pair<int, const char*>, 13> digits{{{1000, "M"},
                                                                {900, "CM"},
                                                                {500, "D"},
                                                                {400, "CD"},
                                                                {100, "C"},
                                                                {90, "XC"},
                                                                {50, "L"},
                                                                {40, "XL"},
                                                                {10, "X"},
                                                                {9, "IX"},
                                                                {5, "V"},
                                                                {4, "IV"},
                                                                {1, "I"}}};
  std::string out;
  for (const auto& [value, text] : digits)
    for (; n >= value; n -= value) out += text;
  return out;
}

namespace {

constexpr std::array<std::pair<int, const char*>, 3> k_rises{{{0, ""}, {1, "up"}, {-1, "down"}}};

bool linked(Links links, const CompassPoint& step, int rise) {
  const int parts = (step.x != 0) + (step.y != 0) + (rise != 0);
  switch (links) {
    case Links::all:
      return true;
    case Links::orthogonal:
      return parts == 1;
    case Links::diagonal:
      return step.x != 0 && step.y != 0 && rise == 0;
    case Links::hex:
      return rise == 0 && step.x * step.y != 1;
  }
  return false;
}

int around(int value, int size, bool wrap) {  // counted from 1; 0 when off the board
  if (wrap) return (value - 1 + size) % size + 1;
  return value < 1 || value > size ? 0 : value;
}

}  // namespace

void Board::link_grid(const GridSpec& spec) {
  const auto add = [&](std::string name, int dx, int dy, int dz) {
    direction_names_.push_back(std::move(name));
    auto& links = links_.emplace_back(names_.size(), CellId::none);
    for (int c = 0; c < cells(); ++c) {
      const Coordinates from = where(CellId(c));
      const int x = around(from.x + dx, spec.columns, spec.wrap_columns);
      const int y = around(from.y + dy, spec.rows, spec.wrap_rows);
      const CellId to = cell({x, y, from.z + dz});
      // a ring of one cell has no links
      if (to != CellId(c)) links[nth(c)] = to;
    }
  };
  for (const auto& [rise, suffix] : k_rises) {
    if (rise != 0 && spec.levels == 1) continue;
    for (const CompassPoint& step : k_compass)
      if (linked(spec.links, step, rise))
        add(rise == 0 ? step.name : std::string(step.name) + "_" + suffix, step.x, step.y, rise);
    if (rise != 0 && (spec.links == Links::all || spec.links == Links::orthogonal))
      add(suffix, 0, 0, rise);
  }
}

void Board::name_grid_cells() {
  for (int z = 1; z <= made_.size.z; ++z)
    for (int y = 1; y <= made_.size.y; ++y)
      for (int x = 1; x <= made_.size.x; ++x) {
        std::string name = column_name(x) + std::to_string(y);
        if (made_.size.z > 1) name.append("-").append(roman(z));
        names_.push_back(std::move(name));
        coordinates_.push_back({x, y, z});
        if (is_hex())
          positions_.push_back({x - 1 + (y - 1) * .5, (y - 1) * 0.8660254037844386, 0});
        else
          positions_.push_back({x - 1.0, y - 1.0, z - 1.0});
      }
}

Board Board::grid(const GridSpec& spec) {
  const auto check = [](const char* what, int n) {
    if (n < 1 || n > k_max_cells)
      throw Error(std::string("board: expected ") + what + " from 1 to " +
                  std::to_string(k_max_cells) + ", got " + std::to_string(n));
  };
  check("columns", spec.columns);
  check("rows", spec.rows);
  check("levels", spec.levels);
  const long cells = 1L * spec.columns * spec.rows * spec.levels;
  if (cells > k_max_cells)
    throw Error("board: expected at most " + std::to_string(k_max_cells) + " cells, got " +
                std::to_string(cells));
  Board board;
  board.made_ = {.shape = spec.links == Links::hex ? BoardShape::hexagons : BoardShape::grid,
                 .spec = spec,
                 .size = {spec.columns, spec.rows, spec.levels}};
  board.name_grid_cells();
  board.link_grid(spec);
  board.finish();
  return board;
}

}  // namespace hr
