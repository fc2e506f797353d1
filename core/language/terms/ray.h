// SPDX-License-Identifier: MIT
// ray(A, B): the cells straight on from A over cells of B, up to the first one that is not in B.
#pragma once

#include "core/base/allowance.h"
#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::ray> {
  static constexpr TermWord row{.word = "ray",
                                .written = Written::called,
                                .type = TermType::cells,
                                .a = Takes::cells,
                                .b = Takes::cells,
                                .follows = Follows::dirs,
                                .on = PlaceType::cells,
                                .lies = Lies::on_cells,
                                .members = Members::own,
                                .needs = 1,
                                .at_once = AtOnce::by_step,
                                .steps = {.how = Planned::parts},
                                .missing = said("No straight line from {a} reaches {cell}."),
                                .present = k_silent};
  static constexpr StepRow step{
      .takes = 2, .work = k_called, .reads = StepReads::position, .trace = StepTrace::by_word};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    if constexpr (W == 1)
      if (const auto* lanes = of.lanes())
        return Bits<1>::of_word(of[0].count() == 1
                                    ? lanes->ray_from(of[0].select(0), of[1].words[0])
                                    : lanes->ray(of[0].words[0], of[1].words[0]));
    return in(of.dirs(), of);
  }
  template <int W>
  static Bits<W> towards(const StepValues<W>& of) {
    return in(of.directions(2), of);
  }

  // The cells from which a ray may have come to those that are wanted, up to the first on each line
  // that does not let it pass.
  template <int W>
  static Bits<W> rests_on(const StepValues<W>& of, const Bits<W>& wanted) {
    Bits<W> out;
    for (const DirectionId dir : of.dirs()) {
      const auto& shift = of.board.shifts[nth(dir)];
      Bits<W> seen = shift.pull(wanted);
      for (Bits<W> more = seen; more.any(); seen |= more) {
        more = shift.pull(more & of[1]) - seen;
        Allowance::spend(shift.work());
      }
      out |= seen;
    }
    return out;
  }
  static void look_up(const auto& game, const auto& board, auto& planned) {
    look_up_lanes(game, board, planned);
  }

 private:
  template <int W>
  static Bits<W> in(const auto& dirs, const StepValues<W>& of) {
    Bits<W> out;
    if (!of[0].any()) return out;
    for (const DirectionId dir : dirs) {
      const auto& shift = of.board.shifts[nth(dir)];
      Bits<W> seen = shift.push(of[0]);
      for (Bits<W> more = seen; more.any(); seen |= more) {
        more = shift.push(more & of[1]) - seen;
        Allowance::spend(shift.work());
      }
      out |= seen;
    }
    return out;
  }
};

}  // namespace hr
