// SPDX-License-Identifier: MIT
// heading: the direction in which the action has moved a piece.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::heading> {
  static constexpr TermWord row{.word = "heading",
                                .written = Written::alone,
                                .type = TermType::directions,
                                .lies = Lies::nowhere,
                                .of_action = true,
                                .at_once = AtOnce::never,
                                .steps = {.how = Planned::pushed},
                                .missing = k_silent,
                                .present = k_silent};
  static constexpr StepRow step{
      .takes = 0, .work = k_called, .reads = StepReads::action, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    Bits<W> out;
    if (of.places->heading != DirectionId::none) out.add(index(of.places->heading));
    return out;
  }
};

}  // namespace hr
