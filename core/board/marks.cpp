// SPDX-License-Identifier: MIT
#include "core/board/marks.h"

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

LinkLook drawn_link(const Board& board, const BoardLook& look, CellId a, CellId b) {
  for (const auto& [name, link] : look.directions)
    if (const auto way = board.direction(name))
      if (board.link(a, *way) == b || board.link(b, *way) == a) return link;
  return look.links;
}

const std::vector<Point>& house_outline() {
  static const std::vector<Point> outline{{-0.75, -0.9, 0}, {0.75, -0.9, 0}, {0.75, 0.05, 0},
                                          {1, 0.05, 0},     {0, 1, 0},       {-1, 0.05, 0},
                                          {-0.75, 0.05, 0}};
  return outline;
}

}  // namespace hr
