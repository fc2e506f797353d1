// SPDX-License-Identifier: MIT
// turned(A, "left"): what some words for directions mean to who faces a direction of A.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::turned> {
  static constexpr TermWord row{.word = "turned",
                                .written = Written::specially,
                                .type = TermType::directions,
                                .name = NameOf::directions,
                                .a = Takes::directions,
                                .lies = Lies::nowhere,
                                .at_once = AtOnce::by_step,
                                .steps = {.how = Planned::parts},
                                .missing = k_silent,
                                .present = k_silent};
  static constexpr StepRow step{
      .takes = 1, .work = k_called, .reads = StepReads::position, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    Word out = 0;
    for (const DirectionId dir : of.directions(0)) out |= of.step.tables->turned[nth(dir)];
    return Bits<W>::of_word(out);
  }
};

}  // namespace hr
