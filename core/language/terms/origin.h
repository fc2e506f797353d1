// SPDX-License-Identifier: MIT
// origin: where the piece of the action was.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::origin> {
  static constexpr TermWord row = done_by_action("origin", TermType::cells, Lies::anywhere);
  static constexpr StepRow step = k_reads_action;

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    return of.places->origin;
  }
};

}  // namespace hr
