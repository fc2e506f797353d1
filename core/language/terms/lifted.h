// SPDX-License-Identifier: MIT
// lifted: how many pieces the action has moved.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::lifted> {
  static constexpr TermWord row =
      done_by_action("lifted", TermType::number, Lies::nowhere, OfAction::lifts);
  static constexpr StepRow step = k_reads_action;

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    return of.as_value(of.places->lifted);
  }
};

}  // namespace hr
