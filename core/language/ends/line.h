// SPDX-License-Identifier: MIT
// line{ KIND, N }: so many pieces are in a line.
#pragma once

#include <algorithm>
#include <vector>

#include "core/board/board.h"
#include "core/language/end_word.h"

namespace hr {

template <>
struct EndWordOf<EndType::line> {
  static constexpr EndWord row{.word = "line",
                               .lists = {EndLists::kind, EndLists::length},
                               .braces = true,
                               .by = EndsBy::arrival,
                               .along_links = true,
                               .said = "{number} in a line"};

  static void plan(const auto& planner, const auto& def, auto& plan) {
    plan.axes = planner.axes(def.n);
    plan.goes_back = std::ranges::none_of(
        plan.axes, [](const auto& axis) { return axis.back == DirectionId::none; });
  }

  static bool arrived(const auto& check) { return check.lined_up(); }
  static bool arrived_at(const auto& check, int cell) { return check.lines_up(cell); }

  static CellSet found(const auto& sought) {
    CellSet out = sought.nothing();
    const CellSet own = sought.own();
    const int length = sought.n();
    for (CellId start = own.next(); start != CellId::none; start = own.next(start))
      for (int d = 0; d < sought.board().directions(); ++d) {
        const std::vector<CellId> line = run(sought.board(), own, start, DirectionId(d), length);
        if (static_cast<int>(line.size()) == length)
          for (const CellId cell : line) out.add(cell);
      }
    return out;
  }

 private:
  // The cells of `own` from one on, at most so many.
  static std::vector<CellId> run(const Board& board, const CellSet& own, CellId start,
                                 DirectionId direction, int length) {
    std::vector<CellId> out{start};
    for (CellId cell = board.link(start, direction);
         cell != CellId::none && cell != start && own.has(cell) &&
         static_cast<int>(out.size()) < length;
         cell = board.link(cell, direction))
      out.push_back(cell);
    return out;
  }
};

}  // namespace hr
