// SPDX-License-Identifier: MIT
// bracket(A, B): the cells from which a straight run over one or more cells of A ends in B.
#pragma once

#include "core/base/allowance.h"
#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::bracket> {
  static constexpr TermWord row{
      .word = "bracket",
      .written = Written::called,
      .type = TermType::cells,
      .a = Takes::cells,
      .b = Takes::cells,
      .follows = Follows::dirs,
      .on = PlaceType::cells,
      .lies = Lies::on_cells,
      .members = Members::own,
      .needs = 2,
      .at_once = AtOnce::by_step,
      .steps = {.how = Planned::parts},
      .missing = said("No straight line from {cell} leads over {a} to {b}."),
      .present = k_silent};
  static constexpr StepRow step{
      .takes = 2, .work = k_called, .reads = StepReads::position, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    if constexpr (W == 1)
      if (const auto* lanes = of.lanes())
        return Bits<1>::of_word(lanes->bracket(of[0].words[0], of[1].words[0]));
    return in(of.dirs(), of);
  }
  template <int W>
  static Bits<W> towards(const StepValues<W>& of) {
    return in(of.directions(2), of);
  }
  static void look_up(const auto& game, const auto& board, auto& planned) {
    look_up_lanes(game, board, planned);
  }

 private:
  template <int W>
  static Bits<W> in(const auto& dirs, const StepValues<W>& of) {
    Bits<W> out;
    for (const DirectionId dir : dirs) {
      const auto& shift = of.board.shifts[nth(dir)];
      Bits<W> run = shift.pull(of[1]) & of[0];
      for (Bits<W> more = run; more.any(); run |= more) {
        more = (shift.pull(more) & of[0]) - run;
        Allowance::spend(shift.work());
      }
      out |= shift.pull(run);
    }
    return out;
  }
};

}  // namespace hr
