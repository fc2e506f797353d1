// SPDX-License-Identifier: MIT
// links_of(A): the links at cells of A; links_of(A, B): those from A to B.
#pragma once

#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::links_of> {
  static constexpr TermWord row{.word = "links_of",
                                .written = Written::called,
                                .type = TermType::cells,
                                .a = Takes::cells,
                                .b = Takes::cells,
                                .perhaps = true,
                                .follows = Follows::links,
                                .on = PlaceType::cells,
                                .lies = Lies::on_links,
                                .members = Members::own,
                                .needs = 2,
                                .at_once = AtOnce::by_step,
                                .steps = {.how = Planned::parts},
                                .missing = k_silent,
                                .present = k_silent};
  static constexpr StepRow step{
      .takes = 1, .work = k_called, .reads = StepReads::position, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    Bits<W> out;
    of[0].each([&](int cell) {
      for (const auto& at : of.board.links_at[nth(cell)]) out.add(at.link);
    });
    return out;
  }
  // Whichever way they lead.
  template <int W>
  static Bits<W> with_b(const StepValues<W>& of) {
    Bits<W> out;
    of[0].each([&](int cell) {
      for (const auto& at : of.board.links_at[nth(cell)])
        if (of[1].test(at.to)) out.add(at.link);
    });
    return out;
  }
};

}  // namespace hr
