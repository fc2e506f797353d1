// SPDX-License-Identifier: MIT
// most(A, "attribute"): the cells of A with what has the word for it that most of them have.
#pragma once

#include <algorithm>
#include <array>

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::most> {
  static constexpr TermWord row{
      .word = "most",
      .since = 4,
      .written = Written::specially,
      .type = TermType::cells,
      .name = NameOf::attribute,
      .attribute = OfAttribute::commonest,
      .a = Takes::cells,
      .lies = Lies::as_a,
      .members = Members::of_a,
      .needs = 1,
      .at_once = AtOnce::never,
      .steps = {.how = Planned::attribute},
      .missing = {.how = Says::not_in_a,
                  .text = "The {attribute} of {cell} is not the most common."},
      .present = k_silent};
  static constexpr StepRow step{
      .takes = 1, .work = k_called, .reads = StepReads::position, .trace = StepTrace::never};

  // Of several words with as many, the cells with any of them.
  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    std::array<std::int64_t, 64> many{};  // by word
    of[0].each([&](int cell) {
      of.each_word_on(cell, [&](int word, std::int64_t n) { many[nth(word)] += n; });
    });
    const std::int64_t most = std::ranges::max(many);
    Word words = 0;
    for (std::size_t i = 0; i < many.size(); ++i)
      if (most > 0 && many[i] == most) words |= Word{1} << i;
    Bits<W> out;
    of[0].each([&](int cell) {
      if ((of.words_on(cell) & words) != 0) out.add(cell);
    });
    return out;
  }
};

}  // namespace hr
