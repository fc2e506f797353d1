// SPDX-License-Identifier: MIT
// stuck(A): those seats of A that would have no legal action if it were their turn.
#pragma once

#include <cassert>

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::stuck> {
  static constexpr TermWord row{.word = "stuck",
                                .since = 4,
                                .written = Written::called,
                                .type = TermType::seats,
                                .a = Takes::seats,
                                .lies = Lies::nowhere,
                                .of_outcome = true,
                                .at_once = AtOnce::never,
                                .steps = {.how = Planned::parts},
                                .missing = k_silent,
                                .present = k_silent};
  static constexpr StepRow step{
      .takes = 1, .work = k_called, .reads = StepReads::action, .trace = StepTrace::never};

  // Where the kernel evaluates a term that asks this, it says in which position.
  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    if (!of[0].any()) return of[0];
    assert(of.board.stuck_seats != nullptr && of.places != nullptr &&
           of.places->position != nullptr);
    return Bits<W>::of_word(of.board.stuck_seats->stuck(*of.places->position, of[0].first_word()));
  }
};

}  // namespace hr
