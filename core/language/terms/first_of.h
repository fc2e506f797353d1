// SPDX-License-Identifier: MIT
// first_of(A, B): A, or B if A is empty.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::first_of> {
  static constexpr TermWord row{.word = "first_of",
                                .written = Written::specially,
                                .type = TermType::cells,
                                .typed = Typed::alike,
                                .lies = Lies::as_a_or_b,
                                .members = Members::a_or_b,
                                .joins = Joins::first_of,
                                .at_once = AtOnce::first_of,
                                .steps = {.how = Planned::parts},
                                .missing = {.how = Says::first_of},
                                .present = k_silent};
  static constexpr StepRow step{
      .takes = 2, .work = k_simple, .reads = StepReads::position, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    return of[0].any() ? of[0] : of[1];
  }
};

}  // namespace hr
