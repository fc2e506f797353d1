// SPDX-License-Identifier: MIT
#include "core/board/cell_shape.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace hr {

namespace {

// The middle of a link, where a click means it and not one of its cells; or, where pieces on links
// are walls, the side between its cells. On the surface of a cube links are not drawn across.
std::vector<Point> link_outline(const Board& board, CellId cell) {
  constexpr double k_half_width = .13;
  const auto [a, b] = board.link_cells().ends(cell);
  const Point middle = board.position(cell), from = board.position(a), to = board.position(b);
  const double far = std::hypot(to.x - from.x, to.y - from.y);
  const double x = far > 0 ? (to.x - from.x) / far : 1, y = far > 0 ? (to.y - from.y) / far : 0;
  const bool across = board.link_cells().across() && board.cube() == 0;
  const double side = board.is_hex() ? std::numbers::inv_sqrt3 : 1;
  const bool crossed = board.is_grid() && !board.is_hex() && x * y != 0;  // by another diagonal
  const double along = across ? k_half_width : std::min(far, 1.5) * (crossed ? .07 : .17);
  const double wide = across ? side / 2 - .04 : k_half_width;
  std::vector<Point> out;
  for (const auto& [u, v] :
       {std::pair(-along, -wide), {along, -wide}, {along, wide}, {-along, wide}})
    out.push_back({middle.x + u * x - v * y, middle.y + u * y + v * x, middle.z});
  return out;
}

std::vector<Point> square(const Point& middle) {
  const auto [x, y, z] = middle;
  return {{x - .5, y - .5, z}, {x + .5, y - .5, z}, {x + .5, y + .5, z}, {x - .5, y + .5, z}};
}

// With upright sides to the left and to the right.
std::vector<Point> regular(const Point& middle, int corners, double radius) {
  std::vector<Point> out;
  for (int i = 0; i < corners; ++i) {
    const double angle = std::numbers::pi * (2 * i + 1) / corners;
    out.push_back(
        {middle.x + radius * std::cos(angle), middle.y + radius * std::sin(angle), middle.z});
  }
  return out;
}

}  // namespace

std::vector<Point> outline(const Board& board, CellId cell) {
  if (board.link_cells().has(cell)) return link_outline(board, cell);
  const Point c = board.position(cell);
  if (index(cell) >= card_cells(board).first) return square(c);
  switch (board.shape()) {
    case BoardShape::grid:
      return square(c);
    case BoardShape::hexagons:  // pointed top: neighbours e and w share the upright sides
      return regular(c, 6, 1 / std::numbers::sqrt3);
    case BoardShape::cube:
      return net_outline(board, cell);
    case BoardShape::graph:
      break;
  }
  return is_tiled(board) ? square(c) : regular(c, 8, .4);
}

}  // namespace hr
