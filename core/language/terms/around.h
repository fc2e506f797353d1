// SPDX-License-Identifier: MIT
// around(A): A and its neighbours, in some directions or along links.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::around> {
  static constexpr TermWord row{.word = "around",
                                .written = Written::called,
                                .type = TermType::cells,
                                .a = Takes::cells,
                                .follows = Follows::dirs,
                                .along = true,
                                .on = PlaceType::cells,
                                .lies = Lies::on_cells,
                                .members = Members::own,
                                .needs = 1,
                                .at_once = AtOnce::by_step,
                                .steps = {.how = Planned::parts},
                                .missing = {.how = Says::beside},
                                .present = {.how = Says::around}};
  static constexpr StepRow step{
      .takes = 1, .work = k_looked_up, .reads = StepReads::position, .trace = StepTrace::by_word};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    return of.beside(of[0], of[0]);
  }
  template <int W>
  static Bits<W> towards(const StepValues<W>& of) {
    return near_cells(of.directions(1), of.board.shifts, of[0], of[0]);
  }
  template <int W>
  static Bits<W> along(const StepValues<W>& of) {
    return near_along(of.board, of[0], of[1], of[0]);
  }

  template <int W>
  static Bits<W> rests_on(const StepValues<W>& of, const Bits<W>& wanted) {
    return of.before(wanted, wanted);
  }
  static void look_up(const auto& game, const auto& board, auto& planned) {
    look_up_links(game, board, planned);
  }
};

}  // namespace hr
