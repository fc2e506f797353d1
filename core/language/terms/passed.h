// SPDX-License-Identifier: MIT
// passed: what the piece of the action passed over, neither end.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::passed> {
  static constexpr TermWord row{.word = "passed",
                                .written = Written::alone,
                                .type = TermType::cells,
                                .lies = Lies::anywhere,
                                .of_action = true,
                                .at_once = AtOnce::never,
                                .steps = {.how = Planned::pushed},
                                .missing = k_silent,
                                .present = k_silent};
  static constexpr StepRow step{
      .takes = 0, .work = k_called, .reads = StepReads::action, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    return of.places->passed;
  }
};

}  // namespace hr
