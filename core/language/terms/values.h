// SPDX-License-Identifier: MIT
// values(A, "attribute"): the words that the kinds on cells of A have for it.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::values> {
  static constexpr TermWord row{.word = "values",
                                .since = 4,
                                .written = Written::specially,
                                .type = TermType::words,
                                .name = NameOf::attribute,
                                .attribute = OfAttribute::words,
                                .a = Takes::cells,
                                .lies = Lies::nowhere,
                                .members = Members::own,
                                .needs = 1,
                                .at_once = AtOnce::never,
                                .steps = {.how = Planned::attribute},
                                .missing = k_silent,
                                .present = k_silent};
  static constexpr StepRow step{
      .takes = 1, .work = k_called, .reads = StepReads::position, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    Word out = 0;
    of[0].each([&](int cell) { out |= of.words_on(cell); });
    return Bits<W>::of_word(out);
  }
};

}  // namespace hr
