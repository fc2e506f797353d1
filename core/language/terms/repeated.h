// SPDX-License-Identifier: MIT
// repeated: the pieces are where they were after an earlier action.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::repeated> {
  static constexpr TermWord row = done_by_action("repeated", TermType::condition, Lies::nowhere);
  static constexpr StepRow step = k_reads_action;

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    return of.condition(of.places->repetitions > 0);
  }
};

}  // namespace hr
