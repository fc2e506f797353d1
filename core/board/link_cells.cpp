// SPDX-License-Identifier: MIT
// Links as cells: a board for games with pieces on its links.
#include <algorithm>
#include <cmath>
#include <map>

#include "core/base/error.h"
#include "core/base/words.h"
#include "core/board/board.h"

namespace hr {

namespace {

using Ends = std::pair<CellId, CellId>;

double length(const Point& from, const Point& to) {
  return std::hypot(to.x - from.x, to.y - from.y, to.z - from.z);
}

Point on_the_way(const Point& from, const Point& step, double share) {
  return {from.x + step.x * share, from.y + step.y * share, from.z + step.z * share};
}

// The two diagonals between four cells cross in the middle, so neither lies there.
double share_of(const Point& step, bool across) {
  return !across && step.x != 0 && step.y != 0 ? 0.3 : 0.5;
}

// On a board that wraps, the shortest link of a direction tells where the others point to.
Point shortest_step(const Board& board, DirectionId direction) {
  std::optional<Point> step;
  double shortest = 0;
  for (int c = 0; c < board.cells(); ++c) {
    const CellId to = board.link(CellId(c), direction);
    if (to == CellId::none) continue;
    const Point a = board.position(CellId(c)), b = board.position(to);
    if (step && length(a, b) >= shortest) continue;
    step = Point{b.x - a.x, b.y - a.y, b.z - a.z};
    shortest = length(a, b);
  }
  return step.value_or(Point{});
}

void check_name_is_free(const Board& board, const Ends& ends) {
  for (const auto& [x, y] : {ends, Ends{ends.second, ends.first}})
    if (const auto taken = board.find(board.name(x) + "/" + board.name(y)))
      throw Error("the cell \"" + board.name(*taken) + "\" has the name of the link between \"" +
                  board.name(ends.first) + "\" and \"" + board.name(ends.second) + "\"");
}

}  // namespace

Board with_link_cells(const Board& board, bool across) {
  Board out = board;
  out.links_as_cells_ = LinkCells(board.cells(), across);
  std::map<Ends, CellId> known;
  for (int d = 0; d < board.directions(); ++d) {
    const Point step = shortest_step(board, DirectionId(d));
    for (int c = 0; c < board.cells(); ++c) {
      const auto from = CellId(c);
      const CellId to = board.link(from, DirectionId(d));
      if (to == CellId::none || to == from) continue;
      const Ends ends = std::minmax(from, to);
      if (!known.emplace(ends, CellId(out.cells())).second) continue;
      check_name_is_free(board, ends);
      const Point a = board.position(from), b = board.position(to);
      const Point direct{b.x - a.x, b.y - a.y, b.z - a.z};
      out.names_.push_back(board.name(ends.first) + "/" + board.name(ends.second));
      if (!board.declared_names_.empty())
        out.declared_names_.push_back(board.declared_name(ends.first) + "/" +
                                      board.declared_name(ends.second));
      out.coordinates_.push_back({0, 0, 0});
      const Point& way = board.is_grid() ? step : direct;
      out.positions_.push_back(
          on_the_way(a, way, board.shape() == BoardShape::grid ? share_of(way, across) : 0.5));
      out.links_as_cells_.add(from, to);
    }
  }
  if (out.links_as_cells_.count() == 0) throw Error("the board has no links for pieces to be on");
  if (out.cells() > k_max_cells)
    throw Error("expected at most " + std::to_string(k_max_cells) +
                " cells and links together, got " + std::to_string(out.cells()));
  for (auto& links : out.links_) links.resize(out.names_.size(), CellId::none);
  out.by_name_.clear();
  out.finish();
  for (int c = board.cells(); c < out.cells(); ++c) {
    const auto [a, b] = out.links_as_cells_.ends(CellId(c));
    out.by_name_.emplace_back(lower_case(board.name(b) + "/" + board.name(a)), CellId(c));
  }
  std::sort(out.by_name_.begin(), out.by_name_.end());
  return out;
}

CellId LinkCells::between(CellId a, CellId b) const {
  const auto it = std::find(ends_.begin(), ends_.end(), Ends(std::minmax(a, b)));
  return it == ends_.end() ? CellId::none : CellId(first_ + static_cast<int>(it - ends_.begin()));
}

}  // namespace hr
