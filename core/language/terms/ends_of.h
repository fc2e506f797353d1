// SPDX-License-Identifier: MIT
// ends_of(A): the cells that the links of A join.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::ends_of> {
  static constexpr TermWord row{.word = "ends_of",
                                .written = Written::called,
                                .type = TermType::cells,
                                .a = Takes::cells,
                                .on = PlaceType::links,
                                .lies = Lies::on_cells,
                                .members = Members::own,
                                .needs = 1,
                                .at_once = AtOnce::by_step,
                                .steps = {.how = Planned::parts},
                                .missing = k_silent,
                                .present = k_silent};
  static constexpr StepRow step{
      .takes = 1, .work = k_called, .reads = StepReads::position, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    Bits<W> out;
    of[0].each([&](int link) {
      out.add(of.board.joined_by(link).first);
      out.add(of.board.joined_by(link).second);
    });
    return out;
  }
};

}  // namespace hr
