// SPDX-License-Identifier: MIT
// bearing(A, B): the directions in which links lead from cells of A to cells of B.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::bearing> {
  static constexpr TermWord row{.word = "bearing",
                                .since = 4,
                                .written = Written::called,
                                .type = TermType::directions,
                                .a = Takes::cells,
                                .b = Takes::cells,
                                .on = PlaceType::cells,
                                .lies = Lies::nowhere,
                                .members = Members::own,
                                .needs = 2,
                                .at_once = AtOnce::by_step,
                                .steps = {.how = Planned::parts},
                                .missing = k_silent,
                                .present = k_silent};
  static constexpr StepRow step{
      .takes = 2, .work = k_called, .reads = StepReads::position, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    Word out = 0;
    for (int dir = 0; dir < of.board.source->directions(); ++dir)
      if (intersects(of.board.shifts[nth(dir)].push(of[0]), of[1])) out |= Word{1} << dir;
    return Bits<W>::of_word(out);
  }
};

}  // namespace hr
