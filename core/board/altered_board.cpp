// SPDX-License-Identifier: MIT
// A board with different cells, links and names than were declared.
#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/board/board.h"

namespace hr {

namespace {

// The step from one cell to another, in the drawing.
Point step(const Board& board, CellId from, CellId to) {
  const Point a = board.position(from), b = board.position(to);
  return {b.x - a.x, b.y - a.y, b.z - a.z};
}

bool alike(const Point& a, const Point& b) {
  const auto near = [](double x, double y) { return std::abs(x - y) < 1e-6; };
  return near(a.x, b.x) && near(a.y, b.y) && near(a.z, b.z);
}

// The direction, if any, in which every link is the same step as from a to b.
DirectionId fitting(const Board& board, CellId a, CellId b) {
  const Point wanted = step(board, a, b);
  for (int d = 0; d < board.directions(); ++d) {
    const std::vector<CellId>& links = board.links(DirectionId(d));
    bool some = false, all = links[nth(a)] == CellId::none;
    for (int c = 0; all && c < board.cells(); ++c) {
      if (links[nth(c)] == CellId::none) continue;
      some = true;
      all = alike(step(board, CellId(c), links[nth(c)]), wanted);
    }
    if (some && all) return DirectionId(d);
  }
  return DirectionId::none;
}

}  // namespace

Board Board::resized(Coordinates size) const {
  if (!is_grid()) throw Error("only a grid has a size");
  GridSpec spec = made_.spec;
  spec.columns = size.x;
  spec.rows = size.y;
  spec.levels = size.z;
  const Board whole = grid(spec);
  BoardAlterations kept;  // what the ruleset closes stays closed
  for (int c = 0; closed_ > 0 && c < whole.cells(); ++c) {
    const Coordinates at = whole.where(CellId(c));
    const bool was_there = at.x <= made_.size.x && at.y <= made_.size.y && at.z <= made_.size.z;
    if (was_there && cell(at) == CellId::none) kept.closed.push_back(CellId(c));
  }
  return kept.closed.empty() ? whole : whole.altered(kept);
}

// Uses the ids of this board until all links are in place; then removes closed cells.
Board Board::altered(const BoardAlterations& change) const {
  Board whole = *this;
  for (const auto& [a, b] : change.cuts)
    for (auto& links : whole.links_) {
      if (links[nth(a)] == b) links[nth(a)] = CellId::none;
      if (links[nth(b)] == a) links[nth(b)] = CellId::none;
    }
  for (const auto& [a, b] : change.links) whole.add_link(*this, a, b);
  if (!change.names.empty()) whole.declared_names_ = names_;
  for (const auto& [cell, name] : change.names) whole.names_[nth(cell)] = name;
  CellSet closed(cells());
  for (const CellId cell : change.closed) closed.add(cell);
  return whole.without(closed);
}

Board Board::plain() const {
  const auto cells = nth(plain_cells());
  Board out = *this;
  out.links_as_cells_ = {};
  out.cards_ = {};
  out.names_.resize(cells);
  if (!out.declared_names_.empty()) out.declared_names_.resize(cells);
  out.coordinates_.resize(cells);
  out.positions_.resize(cells);
  for (auto& links : out.links_) links.resize(cells);
  out.by_name_.clear();
  out.finish();
  return out;
}

// The other cells keep their order. Throws Error if there are none.
Board Board::without(const CellSet& closed) const {
  std::vector<CellId> now(nth(cells()), CellId::none);
  Board board;
  for (int c = 0; c < cells(); ++c) {
    if (closed.has(CellId(c))) continue;
    now[nth(c)] = CellId(board.cells());
    board.names_.push_back(names_[nth(c)]);
    if (!declared_names_.empty()) board.declared_names_.push_back(declared_names_[nth(c)]);
    board.coordinates_.push_back(coordinates_[nth(c)]);
    board.positions_.push_back(positions_[nth(c)]);
  }
  if (board.cells() == 0) throw Error("every cell is closed; a board needs at least one");
  const auto moved = [&](CellId cell) { return cell == CellId::none ? cell : now[nth(cell)]; };
  for (const auto& links : links_) {
    auto& kept = board.links_.emplace_back();
    for (int c = 0; c < cells(); ++c)
      if (now[nth(c)] != CellId::none) kept.push_back(moved(links[nth(c)]));
  }
  board.direction_names_ = direction_names_;
  board.made_ = made_;
  board.undrawn_ = undrawn_;
  board.closed_ = closed_ + closed.size();
  if (is_grid() && places_.empty() && board.closed_ > 0) board.places_ = now;
  for (const CellId cell : places_) board.places_.push_back(moved(cell));
  board.finish();
  return board;
}

// Uses directions that fit both ways; otherwise a new pair of directions without another link at a
// or b.
void Board::add_link(const Board& declared, CellId a, CellId b) {
  const DirectionId there = fitting(declared, a, b), back = fitting(declared, b, a);
  const auto link = [&](CellId from, DirectionId way) -> CellId& {
    return links_[nth(way)][nth(from)];
  };
  const auto leads = [&](CellId from, CellId to) {
    return std::ranges::any_of(links_, [&](const auto& links) { return links[nth(from)] == to; });
  };
  const bool fits =
      (leads(a, b) || there != DirectionId::none) && (leads(b, a) || back != DirectionId::none);
  if (fits) {
    if (!leads(a, b)) link(a, there) = b;
    if (!leads(b, a)) link(b, back) = a;
    return;
  }
  for (int n = 1;; ++n) {
    const std::string name = "link_" + std::to_string(n);
    if (declared.direction(name) || declared.direction(name + "_back")) continue;
    if (!direction(name)) {
      if (directions() + 2 > k_max_directions)
        throw Error("expected at most " + std::to_string(k_max_directions) +
                    " directions; these links need more");
      for (const char* suffix : {"", "_back"}) {
        direction_names_.push_back(name + suffix);
        links_.emplace_back(names_.size(), CellId::none);
      }
    }
    const DirectionId out = *direction(name), in = *direction(name + "_back");
    bool taken = false;
    for (const CellId cell : {a, b})
      taken = taken || link(cell, out) != CellId::none || link(cell, in) != CellId::none;
    if (taken) continue;
    link(a, out) = b;
    link(b, in) = a;
    return;
  }
}

}  // namespace hr
