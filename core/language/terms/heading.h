// SPDX-License-Identifier: MIT
// heading: the direction in which the action has moved a piece.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::heading> {
  static constexpr TermWord row = done_by_action("heading", TermType::directions, Lies::nowhere);
  static constexpr StepRow step = k_reads_action;

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    Bits<W> out;
    if (of.places->heading != DirectionId::none) out.add(index(of.places->heading));
    return out;
  }
};

}  // namespace hr
