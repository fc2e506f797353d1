// SPDX-License-Identifier: MIT
// crossed: the link that the piece of the action went along.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::crossed> {
  static constexpr TermWord row{.word = "crossed",
                                .written = Written::alone,
                                .type = TermType::cells,
                                .lies = Lies::on_links,
                                .of_action = true,
                                .at_once = AtOnce::never,
                                .steps = {.how = Planned::pushed},
                                .missing = k_silent,
                                .present = k_silent};
  static constexpr StepRow step{
      .takes = 0, .work = k_called, .reads = StepReads::action, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    return of.places->crossed;
  }
};

}  // namespace hr
