// SPDX-License-Identifier: MIT
// Makes what is on the cells of `a` the actor's.
#pragma once

#include <algorithm>
#include <string>
#include <utility>

#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::flip> {
  static constexpr WriteWord row{.word = "flip",
                                 .example = "flip(here)",
                                 .values = {given_a(Given::term), k_only_pieces},
                                 .of_cards = OfCards::never,
                                 .chance = ByChance::never,
                                 .idle_if_none = true,
                                 .moves = MovesPieces::maybe,
                                 .shows = ShowsCard::at_a};

  static void plan(auto& planner, const Write& write) {
    if (planner.changes_cards_of_seats(write)) return planner.add_for_owners(write);
    auto plan = planner.begin_change(write);
    const auto& layout = planner.layout(plan.zone);
    const auto owned = [](const auto& piece) { return piece.owner != SeatId::none; };
    if (std::ranges::none_of(layout.pieces, owned))
      planner.complain("flip gives pieces to the seat, but those of \"" +
                       planner.zone(layout.zone).name +
                       "\" have no owner; turn_over turns a card face up, and become exchanges "
                       "kinds");
    planner.add_change(std::move(plan), write, [&](auto piece, const auto*) {
      const int code = layout.code({piece.kind, planner.me()});
      return code >= 0 ? code : layout.code(piece);
    });
  }
  static void carry_out(auto& run) { run.change_pieces(); }
};

}  // namespace hr
