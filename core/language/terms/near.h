// SPDX-License-Identifier: MIT
// near(A): the neighbours of A, in some directions or along links; near(A, directions, N): what is
// N links straight on.
#pragma once

#include <algorithm>

#include "core/base/allowance.h"
#include "core/base/inline.h"
#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::near> {
  static constexpr TermWord row{.word = "near",
                                .written = Written::specially,
                                .type = TermType::cells,
                                .a = Takes::cells,
                                .b = Takes::number,
                                .follows = Follows::dirs,
                                .along = true,
                                .on = PlaceType::cells,
                                .lies = Lies::on_cells,
                                .members = Members::own,
                                .needs = 1,
                                .at_once = AtOnce::by_step,
                                .steps = {.how = Planned::parts},
                                .missing = {.how = Says::beside},
                                .present = {.how = Says::beside}};
  static constexpr StepRow step{.takes = 1,
                                .work = k_looked_up,
                                .reads = StepReads::position,
                                .trace = StepTrace::by_word,
                                .in_loop = true};

  template <int W>
  HR_INLINE static Bits<W> value(const StepValues<W>& of) {
    return of.beside(of[0], {});
  }
  template <int W>
  static Bits<W> towards(const StepValues<W>& of) {
    return near_cells(of.directions(1), of.board.shifts, of[0], {});
  }
  template <int W>
  static Bits<W> along(const StepValues<W>& of) {
    return near_along(of.board, of[0], of[1], {});
  }
  // More links than there are cells lead nowhere.
  template <int W>
  static Bits<W> with_b(const StepValues<W>& of) {
    Bits<W> out;
    const std::int64_t n = of.number(1);
    if (n < 0 || n > of.board.cells) return out;
    for (const DirectionId dir : of.dirs()) {
      Bits<W> at = of[0];
      for (std::int64_t i = 0; i < n && at.any(); ++i) at = of.board.shifts[nth(dir)].push(at);
      out |= at;
      Allowance::spend(n * std::min(W, 32));
    }
    return out;
  }

  template <int W>
  static Bits<W> rests_on(const StepValues<W>& of, const Bits<W>& wanted) {
    return of.before(wanted, {});
  }
  static void look_up(const auto& game, const auto& board, auto& planned) {
    look_up_links(game, board, planned);
  }
};

}  // namespace hr
