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

const std::vector<Point>& house_outline() {
  static const std::vector<Point> outline{{-0.75, -0.9, 0}, {0.75, -0.9, 0}, {0.75, 0.05, 0},
                                          {1, 0.05, 0},     {0, 1, 0},       {-1, 0.05, 0},
                                          {-0.75, 0.05, 0}};
  return outline;
}

}  // namespace hr
