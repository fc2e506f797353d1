// SPDX-License-Identifier: MIT
// highest(A, "attribute"): the cells of A with what has the largest number for it. `lowest` has
// this step, too: of attributes that are the other way round.
#pragma once

#include <algorithm>
#include <optional>

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::highest> {
  static constexpr TermWord row{
      .word = "highest",
      .since = 4,
      .written = Written::specially,
      .type = TermType::cells,
      .name = NameOf::attribute,
      .attribute = OfAttribute::largest,
      .a = Takes::cells,
      .lies = Lies::as_a,
      .members = Members::of_a,
      .needs = 1,
      .at_once = AtOnce::never,
      .steps = {.how = Planned::attribute},
      .missing = {.how = Says::not_in_a, .text = "{Cell} does not have the highest {attribute}."},
      .present = k_silent};
  static constexpr StepRow step{
      .takes = 1, .work = k_called, .reads = StepReads::position, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    Bits<W> out;
    std::optional<std::int64_t> highest;
    of[0].each([&](int cell) {
      std::optional<std::int64_t> here;
      of.each_number_on(cell, [&](std::int64_t n) { here = std::max(n, here.value_or(n)); });
      if (!here || here < highest) return;
      if (here > highest) highest = here, out = {};
      out.add(cell);
    });
    return out;
  }
};

}  // namespace hr
