// SPDX-License-Identifier: MIT
// What is on the one cell of `a` and what is on the one cell of `b` change places.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "core/language/holds.h"
#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::exchange> {
  static constexpr WriteWord row{.word = "exchange",
                                 .example = "exchange(origin, here)",
                                 .values = {given_a(Given::term), given_b(Given::term)},
                                 .since = 4,
                                 .of_cards = OfCards::never,
                                 .chance = ByChance::never,
                                 .idle_if_none = true,
                                 .moves = MovesPieces::maybe,
                                 .shows = ShowsCard::at_a};

  static void plan(auto& planner, const Write& write) {
    auto plan = planner.begin(write);
    plan.a = planner.cells(write.a);
    plan.b = planner.cells(write.b);
    const ZoneId its = planner.zone_said(write);
    if (its == ZoneId::none)
      planner.complain(
          "say in which zone the first is, as in exchange(here * any.field, …), because the "
          "ruleset has " +
          std::to_string(planner.game().definition().zones.size()) + " zones");
    plan.zone = planner.instance(its);
    const auto& zone = planner.zone(its);
    if (zone.holds != Holds::one || zone.of_cards())
      planner.complain("exchange is for zones of the board with one piece on each cell, but \"" +
                       zone.name + "\" is another kind of zone");
    planner.add(std::move(plan));
  }

  // Both are taken before one is put down, so that there is room.
  static void carry_out(auto& run) {
    const CellId one = run.one_cell(run.value, "to exchange");
    const CellId other = run.one_cell(run.term(run.write.b), "to exchange with");
    if (one == CellId::none || other == CellId::none || one == other) return;
    auto effect = run.effect();
    const auto take = [&](CellId cell) {
      const bool there = code_at(run.state.words(), run.zone(), index(cell)) >= 0;
      return there ? std::optional(effect.take(run.write.zone, cell)) : std::nullopt;
    };
    const auto first = take(one), second = take(other);
    if (first) effect.put(run.write.zone, other, *first);
    if (second) effect.put(run.write.zone, one, *second);
  }
};

}  // namespace hr
