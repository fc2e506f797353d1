// SPDX-License-Identifier: MIT
// between(A, B, C): the cells of straight runs over B that begin beside A and end in C.
#pragma once

#include "core/base/allowance.h"
#include "core/base/inline.h"
#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::between> {
  static constexpr TermWord row{.word = "between",
                                .written = Written::called,
                                .type = TermType::cells,
                                .a = Takes::cells,
                                .b = Takes::cells,
                                .c = Takes::cells,
                                .follows = Follows::dirs,
                                .on = PlaceType::cells,
                                .lies = Lies::on_cells,
                                .members = Members::own,
                                .needs = 3,
                                .at_once = AtOnce::by_step,
                                .steps = {.how = Planned::parts},
                                .missing = said("{Cell} is not between {a} and {c}."),
                                .present = k_silent};
  static constexpr StepRow step{.takes = 3,
                                .work = k_called,
                                .reads = StepReads::position,
                                .trace = StepTrace::never,
                                .in_loop = true};

  template <int W>
  HR_INLINE static Bits<W> value(const StepValues<W>& of) {
    if constexpr (W == 1)
      if (const auto* lanes = of.lanes(); lanes != nullptr && of[0].count() == 1)
        return Bits<1>::of_word(lanes->between(of[0].select(0), of[1].words[0], of[2].words[0]));
    return in(of.dirs(), of);
  }
  template <int W>
  static Bits<W> towards(const StepValues<W>& of) {
    return in(of.directions(3), of);
  }
  static void look_up(const auto& game, const auto& board, auto& planned) {
    look_up_lanes(game, board, planned);
  }

 private:
  template <int W>
  static Bits<W> in(const auto& dirs, const StepValues<W>& of) {
    const Bits<W>&from = of[0], &over = of[1], &to = of[2];
    Bits<W> out;
    for (const DirectionId dir : dirs) {
      const auto& shift = of.board.shifts[nth(dir)];
      if (!shift.uniform) {
        from.each([&](int cell) { out |= link_by_link(shift, cell, over, to); });
        continue;
      }
      Bits<W> ahead = shift.push(from) & over;
      if (!ahead.any()) continue;
      for (Bits<W> more = ahead; more.any(); ahead |= more) {
        more = (shift.push(more) & over) - ahead;
        Allowance::spend(shift.work());
      }
      Bits<W> back = shift.pull(to) & ahead;
      for (Bits<W> more = back; more.any(); back |= more) {
        more = (shift.pull(more) & ahead) - back;
        Allowance::spend(shift.work());
      }
      out |= back;
    }
    return out;
  }
  // The same from one cell, at most once round.
  template <int W>
  static Bits<W> link_by_link(const auto& shift, int from, const Bits<W>& over, const Bits<W>& to) {
    Bits<W> out, run;
    for (int at = index(shift.links[from]); at >= 0 && !run.test(at); at = index(shift.links[at])) {
      if (run.any() && to.test(at)) out = run;
      if (!over.test(at) || at == from) break;
      run.add(at);
    }
    Allowance::spend(run.count());
    return out;
  }
};

}  // namespace hr
