// SPDX-License-Identifier: MIT
// repetitions: how often the pieces were where they are now, after earlier actions.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::repetitions> {
  static constexpr TermWord row{.word = "repetitions",
                                .written = Written::alone,
                                .type = TermType::number,
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
    return of.as_value(of.places->repetitions);
  }
};

}  // namespace hr
