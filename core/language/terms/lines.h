// SPDX-License-Identifier: MIT
// lines(A, N): the cells of A that are in a straight line of N or more of them.
#pragma once

#include "core/base/allowance.h"
#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::lines> {
  static constexpr TermWord row{
      .word = "lines",
      .written = Written::called,
      .type = TermType::cells,
      .a = Takes::cells,
      .number = {"number of pieces", 1, k_max_cells},
      .follows = Follows::links,
      .on = PlaceType::cells,
      .lies = Lies::on_cells,
      .members = Members::of_a,
      .needs = 1,
      .at_once = AtOnce::by_step,
      .steps = {.how = Planned::parts},
      .missing = {.how = Says::not_in_a, .text = "{Cell} is not in a line of {low}."},
      .present = k_silent};
  static constexpr StepRow step{
      .takes = 1, .work = k_called, .reads = StepReads::position, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    if (of.step.n <= 1) return of[0];
    Bits<W> out;
    if (!of.step.tables->rows.empty()) {
      for (const Bits<W>& line : of.step.tables->rows)
        if (!(line - of[0]).any()) out |= line;
      return out;
    }
    for (const auto& [dir, back] : of.board.axes) {
      const auto& shift = of.board.shifts[nth(dir)];
      if (shift.uniform)
        out |= at_once(shift, of[0], of.step.n);
      else
        of[0].each([&](int cell) { out |= run_from(shift, of[0], cell, of.step.n); });
    }
    return out;
  }

  // On small boards there are so few that each of them can be looked at.
  static void look_up(const auto&, const auto& board, auto& planned) {
    constexpr int k_small = 128;
    constexpr std::size_t k_few = 200;
    if (planned.n <= 1 || board.cells > k_small) return;
    for (const auto& axis : board.axes)
      board.all.each([&](int cell) {
        const auto line = run_from(board.shifts[nth(axis.first)], board.all, cell, planned.n);
        if (line.any() && planned.tables->rows.size() <= k_few)
          planned.tables->rows.push_back(line);
      });
    if (planned.tables->rows.size() > k_few) planned.tables->rows.clear();
  }

 private:
  // First the cells at which a line begins, then those that follow from them.
  template <int W>
  static Bits<W> at_once(const auto& shift, const Bits<W>& of, std::int64_t n) {
    Bits<W> starts = of;
    for (std::int64_t i = 1; i < n && starts.any(); ++i) {
      starts = shift.pull(starts) & of;
      Allowance::spend(shift.work());
    }
    if (!starts.any()) return starts;
    Bits<W> out = starts;
    for (std::int64_t i = 1; i < n; ++i) {
      starts = shift.push(starts);
      out |= starts;
    }
    return out;
  }
};

}  // namespace hr
