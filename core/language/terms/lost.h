// SPDX-License-Identifier: MIT
// lost: the cells from which pieces of other seats were taken.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::lost> {
  static constexpr TermWord row{.word = "lost",
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
    return of.places->lost;
  }
};

}  // namespace hr
