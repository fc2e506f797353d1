// SPDX-License-Identifier: MIT
// level(A): the whole levels that contain a cell of A; a board without levels is one.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::level> {
  static constexpr TermWord row{.word = "level",
                                .written = Written::called,
                                .type = TermType::cells,
                                .a = Takes::cells,
                                .on = PlaceType::cells,
                                .lies = Lies::on_cells,
                                .members = Members::own,
                                .needs = 1,
                                .at_once = AtOnce::by_step,
                                .steps = {.how = Planned::parts},
                                .missing = said("{Cell} is on a different level from {a}."),
                                .present = k_silent};
  static constexpr StepRow step{
      .takes = 1, .work = k_called, .reads = StepReads::position, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    Bits<W> out;
    for (const Bits<W>& level : of.board.levels)
      if (intersects(level, of[0])) out |= level;
    return out;
  }
};

}  // namespace hr
