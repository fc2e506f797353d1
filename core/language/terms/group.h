// SPDX-License-Identifier: MIT
// group(A, B): the cells of A that are connected to cells of B, in some directions, along links, or
// by any links of the board.
#pragma once

#include "core/base/allowance.h"
#include "core/language/term_words.h"

namespace hr {

template <>
struct TermWordOf<TermOp::group> {
  static constexpr TermWord row{.word = "group",
                                .written = Written::specially,
                                .type = TermType::cells,
                                .a = Takes::cells,
                                .b = Takes::cells,
                                .follows = Follows::dirs_or_links,
                                .along = true,
                                .lies = Lies::as_a,
                                .members = Members::of_a,
                                .needs = 2,
                                .at_once = AtOnce::by_step,
                                .steps = {.how = Planned::parts},
                                .missing = {.how = Says::group},
                                .present = k_silent};
  static constexpr StepRow step{
      .takes = 2, .work = k_called, .reads = StepReads::position, .trace = StepTrace::never};

  template <int W>
  static Bits<W> value(const StepValues<W>& of) {
    return of.dirs().empty() ? connected_cells(of.board, of[0], of[1])
                             : group_cells(of.dirs(), of.board.shifts, of[0], of[1]);
  }
  template <int W>
  static Bits<W> towards(const StepValues<W>& of) {
    return group_cells(of.directions(2), of.board.shifts, of[0], of[1]);
  }
  // Whichever way the links lead.
  template <int W>
  static Bits<W> along(const StepValues<W>& of) {
    Bits<W> reached = of[1] & of[0];
    for (Bits<W> front = reached; front.any(); reached |= front) {
      Bits<W> wider;
      front.each([&](int cell) {
        each_along(of.board, cell, of[2], true, [&](int to) { wider.add(to); });
      });
      front = (wider & of[0]) - reached;
      Allowance::spend(of.pass());
    }
    return reached;
  }
};

}  // namespace hr
