// SPDX-License-Identifier: MIT
#include "core/board/marks.h"

#include <cstdlib>
#include <utility>

namespace hr {

constexpr std::string_view k_house_text = "⌂";

char32_t read_mark(std::string_view text) {
  if (text == k_house_text) return k_house;
  return text.size() == 1 && text[0] >= 'A' && text[0] <= 'Z' ? static_cast<char32_t>(text[0]) : 0;
}

std::string mark_text(char32_t mark) {
  if (mark == k_house) return std::string(k_house_text);
  return mark == 0 ? "" : std::string(1, static_cast<char>(mark));
}

ById<CellId, std::string> marks_of(const BoardPlan& plan) {
  ById<CellId, std::string> out(plan.board.cells());
  for (const RegionDef& region : plan.regions)
    for (const CellSet& cells : region.cells)
      for (const CellId cell : cells.list())
        if (std::string& mark = out[cell]; mark.empty()) mark = mark_text(region.mark);
  return out;
}

ById<CellId, DrawnCell> drawn_cells(const BoardPlan& plan, const BoardLook& look) {
  ById<CellId, DrawnCell> out(plan.board.cells());
  const auto add = [](DrawnCell& cell, const CellLook& from, SeatId seat) {
    if (cell.look.fill == Tint::plain && from.fill != Tint::plain)
      cell.look.fill = from.fill, cell.filled_for = seat;
    if (cell.look.drawing.empty() && !from.drawing.empty())
      cell.look.drawing = from.drawing, cell.drawn_for = seat;
  };
  for (const RegionDef& region : plan.regions) {
    const auto found = look.regions.find(region.name);
    if (found == look.regions.end()) continue;
    for (std::size_t i = 0; i < region.cells.size(); ++i)
      for (const CellId cell : region.cells[i].list())
        add(out[cell], found->second, region.cells.size() > 1 ? SeatId(i) : SeatId::none);
  }
  for (int c = 0; c < plan.board.plain_cells(); ++c) add(out[CellId(c)], look.cells, SeatId::none);
  return out;
}

bool has_lines(const Board& board, const BoardLook& look) {
  switch (board.shape()) {
    case BoardShape::grid:
    case BoardShape::hexagons:
      return look.style == GridStyle::points;
    case BoardShape::graph:
      return !is_tiled(board);
    case BoardShape::cube:
      break;
  }
  return false;
}

namespace {

// That of the first direction, by name, that leads from one to the other; null: none is named.
const LinkLook* named_look(const Board& board, const LinkLooks& looks, CellId a, CellId b) {
  for (const auto& [name, link] : looks.directions)
    if (const auto way = board.direction(name))
      if (board.link(a, *way) == b || board.link(b, *way) == a) return &link;
  return nullptr;
}

class Lines {
 public:
  Lines(const BoardPlan& plan, const BoardLook& look) : board_(plan.board), look_(look) {
    for (const RegionDef& region : plan.regions)
      if (const auto found = look.region_links.find(region.name); found != look.region_links.end())
        for (const CellSet& cells : region.cells) regions_.emplace_back(&cells, &found->second);
  }

  std::vector<DrawnLine> all() const {
    std::vector<DrawnLine> out;
    for (int c = 0; c < board_.plain_cells(); ++c) {
      const CellId cell{static_cast<std::int16_t>(c)};
      for (const CellId to :
           board_.is_grid() ? board_.neighbours(cell) : drawn_neighbours(board_, cell))
        if (to > cell && beside(cell, to))
          if (const LinkLook look = look_of(cell, to); look.line != LinkLine::none)
            out.push_back({cell, to, look});
    }
    return out;
  }

 private:
  // Not round the edge of a grid, or to another floor.
  bool beside(CellId a, CellId b) const {
    if (!board_.is_grid()) return true;
    const Coordinates from = board_.where(a), to = board_.where(b);
    return std::abs(from.x - to.x) <= 1 && std::abs(from.y - to.y) <= 1 && from.z == to.z;
  }
  bool drawn_anyway(CellId a, CellId b) const {
    if (!board_.is_grid() || board_.is_hex() || board_.spec().links == Links::diagonal) return true;
    const Coordinates from = board_.where(a), to = board_.where(b);
    return from.x == to.x || from.y == to.y;
  }

  LinkLook look_of(CellId a, CellId b) const {
    const bool anyway = drawn_anyway(a, b);
    for (const auto& [cells, looks] : regions_) {
      if (!cells->has(a) || !cells->has(b)) continue;
      if (const LinkLook* const named = named_look(board_, *looks, a, b)) return *named;
      if (anyway && looks->all) return *looks->all;
    }
    if (const LinkLook* const named = named_look(board_, look_.links, a, b)) return *named;
    return anyway ? look_.links.all.value_or(LinkLook()) : LinkLook{.line = LinkLine::none};
  }

  const Board& board_;
  const BoardLook& look_;
  std::vector<std::pair<const CellSet*, const LinkLooks*>> regions_;
};

}  // namespace

std::vector<DrawnLine> drawn_lines(const BoardPlan& plan, const BoardLook& look) {
  if (!has_lines(plan.board, look)) return {};
  return Lines(plan, look).all();
}

const std::vector<Point>& house_outline() {
  static const std::vector<Point> outline{{-0.75, -0.9, 0}, {0.75, -0.9, 0}, {0.75, 0.05, 0},
                                          {1, 0.05, 0},     {0, 1, 0},       {-1, 0.05, 0},
                                          {-0.75, 0.05, 0}};
  return outline;
}

}  // namespace hr
