// SPDX-License-Identifier: MIT
// lifted: how many pieces the action has moved.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::lifted> {
  static constexpr TermWord row{.word = "lifted",
                                .written = Written::alone,
                                .type = TermType::number,
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
    return of.as_value(of.places->lifted);
  }
};

}  // namespace hr
