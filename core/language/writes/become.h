// SPDX-License-Identifier: MIT
// Changes the kind of what is on the cells of `a`, by `kinds`.
#pragma once

#include <algorithm>
#include <string>
#include <utility>

#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::become> {
  static constexpr WriteWord row{
      .word = "become",
      .example = "become(here, \"king\")",
      .values = {given_a(Given::term), given(Given::kinds), k_only_pieces},
      .of_cards = OfCards::never,
      .chance = ByChance::never,
      .idle_if_none = true,
      .moves = MovesPieces::maybe,
      .shows = ShowsCard::at_a};

  static void plan(auto& planner, const Write& write) {
    if (planner.changes_cards_of_seats(write)) return planner.add_for_owners(write);
    auto plan = planner.begin_change(write);
    const auto& layout = planner.layout(plan.zone);
    const auto& kinds = planner.game().definition().kinds;
    planner.add_change(std::move(plan), write, [&](auto piece, const std::string* word) {
      const auto entry = std::ranges::find_if(write.kinds, [&](const auto& change) {
        return change.first.empty() || change.first == kinds[piece.kind].name;
      });
      if (word == nullptr && entry == write.kinds.end()) return layout.code(piece);
      const std::string& name = word != nullptr ? *word : entry->second;
      const KindId to = planner.kind(name);
      if (!kinds[to].lives_in(layout.zone))
        planner.complain("\"" + name + "\" belongs to another zone");
      const int code = layout.code({to, kinds[to].owned ? piece.owner : SeatId::none});
      return code >= 0 ? code : layout.code(piece);
    });
  }
  static void carry_out(auto& run) { run.change_pieces(); }
};

}  // namespace hr
