// SPDX-License-Identifier: MIT
// passed: what the piece of the action passed over, neither end.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::passed> {
  static constexpr TermWord row = done_by_action("passed", TermType::cells, Lies::anywhere);
  static constexpr StepRow step = k_reads_action;

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    return of.places->passed;
  }
};

}  // namespace hr
