// SPDX-License-Identifier: MIT
// origin: where the piece of the action was.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::origin> {
  static constexpr TermWord row{.word = "origin",
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
    return of.places->origin;
  }
};

}  // namespace hr
