// SPDX-License-Identifier: MIT
// so_far, in the rule of `grow`: the cells that it adds to.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::so_far> {
  static constexpr TermWord row{.word = "so_far",
                                .since = 4,
                                .written = Written::alone,
                                .type = TermType::cells,
                                .lies = Lies::anywhere,
                                .at_once = AtOnce::never,
                                .steps = {.how = Planned::pushed},
                                .missing = k_silent,
                                .present = k_silent};
  static constexpr StepRow step{
      .takes = 0, .work = k_called, .reads = StepReads::so_far, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    return of.places->so_far != nullptr ? *of.places->so_far : Bits<W>{};
  }
};

}  // namespace hr
