// SPDX-License-Identifier: MIT
// lost: the cells from which pieces of other seats were taken.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::lost> {
  static constexpr TermWord row = done_by_action("lost", TermType::cells, Lies::anywhere);
  static constexpr StepRow step = k_reads_action;

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    return of.places->lost;
  }
};

}  // namespace hr
