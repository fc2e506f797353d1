// SPDX-License-Identifier: MIT
// repetitions: how often the pieces were where they are now, after earlier actions.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::repetitions> {
  static constexpr TermWord row = done_by_action("repetitions", TermType::number, Lies::nowhere);
  static constexpr StepRow step = k_reads_action;

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    return of.as_value(of.places->repetitions);
  }
};

}  // namespace hr
