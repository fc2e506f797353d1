// SPDX-License-Identifier: MIT
// cuts{ KIND, SET }: a group cuts these cells apart.
#pragma once

#include <string>

#include "core/base/wide_bits.h"
#include "core/language/end_word.h"

namespace hr {

template <>
struct EndWordOf<EndType::cuts> {
  static constexpr EndWord row{.word = "cuts",
                               .lists = {EndLists::kind, EndLists::to},
                               .braces = true,
                               .by = EndsBy::arrival,
                               .along_links = true,
                               .cuts_apart = true,
                               .said = "a group cuts the {to} cells apart"};

  static void plan(const auto& planner, const auto& /*def*/, auto& plan) {
    for (const Bits<k_wide> marks : plan.to)
      if (marks.count() < 2)
        throw planner.error(": expected at least two cells to cut apart, got " +
                            std::to_string(marks.count()));
  }

  static bool arrived(const auto& check) { return check.has_cut(); }
  static bool arrived_at(const auto& check, int /*cell*/) { return check.arrived(); }

  static CellSet found(const auto& sought) {
    const CellSet marks = sought.to();
    return sought.groups([&](const CellSet& group) { return cuts(sought.board(), group, marks); });
  }
};

}  // namespace hr
