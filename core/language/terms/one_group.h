// SPDX-License-Identifier: MIT
// one_group(A): the cells of A are connected by links, and there are some.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::one_group> {
  static constexpr TermWord row{.word = "one_group",
                                .written = Written::called,
                                .type = TermType::condition,
                                .a = Takes::cells,
                                .follows = Follows::links,
                                .lies = Lies::nowhere,
                                .members = Members::own,
                                .needs = 0,
                                .at_once = AtOnce::by_step,
                                .steps = {.how = Planned::parts},
                                .missing = k_silent,
                                .present = k_silent};
  static constexpr StepRow step{
      .takes = 1, .work = k_called, .reads = StepReads::position, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    return of.condition(is_one_group(of.board, of[0]));
  }
};

}  // namespace hr
