// SPDX-License-Identifier: MIT
// repeated: the pieces are where they were after an earlier action.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::repeated> {
  static constexpr TermWord row{.word = "repeated",
                                .written = Written::alone,
                                .type = TermType::condition,
                                .lies = Lies::nowhere,
                                .of_action = true,
                                .at_once = AtOnce::never,
                                .steps = {.how = Planned::pushed},
                                .missing = k_silent,
                                .present = k_silent};
  static constexpr StepRow step{
      .takes = 0, .work = k_called, .reads = StepReads::action, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    return of.condition(of.places->repetitions > 0);
  }
};

}  // namespace hr
