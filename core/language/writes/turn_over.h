// SPDX-License-Identifier: MIT
// The pieces on the cells of `a` go to the same cells of the zone `b`.
#pragma once

#include <string>
#include <utility>

#include "core/language/holds.h"
#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::turn_over> {
  static constexpr WriteWord row{.word = "turn_over",
                                 .example = "turn_over(here, \"open\")",
                                 .values = {given_a(Given::term), given_b(Given::zone)},
                                 .of_cards = OfCards::always,
                                 .chance = ByChance::never,
                                 .moves = MovesPieces::maybe,
                                 .shows = ShowsCard::at_b};

  static void plan(auto& planner, const Write& write) {
    planner.add_move(
        write, [&](const Term& from, auto& plan) { planner.add_cards(from, plan, true); },
        [&](const Term& to, auto& plan) {
          plan.to = planner.instance(planner.zone_named(to));
          check(planner, planner.layout(plan.zone).zone, planner.layout(plan.to).zone);
        });
  }

  // Those who see them for the first time are told which they are and where; not of those that have
  // no place on the other side.
  static void carry_out(auto& run) {
    const auto& write = run.write;
    const auto& from = run.zone();
    const std::uint32_t audience = run.newcomers(write.zone, write.to);
    std::string names;
    run.change_cards([&](auto& table) {
      run.value.each([&](int cell) {
        const int code = code_at(run.state.words(), from, cell);
        if (!table.turn_over(write.zone, CellId(cell), write.to) || audience == 0) return;
        run.add_cards(names, from, code, 1);
        names += " at " + run.game().board().name(CellId(cell));
      });
    });
    run.tell_cards(audience, write.to, std::move(names));
  }

 private:
  // Two rows, or two zones of the board with one piece on each cell.
  static void check(auto& planner, ZoneId from, ZoneId to) {
    for (const ZoneId zone : {from, to})
      if (planner.zone(zone).holds != Holds::one)
        planner.complain(
            "expected two rows, or two zones of the board with one piece on each cell, but \"" +
            planner.zone(zone).name + "\" is another kind of zone");
    if (from == to)
      planner.complain(
          "expected another zone to turn them over to; if what is meant lies in a zone that the "
          "pattern does not name, say it: turn_over(here * any.down, \"up\")");
    if ((planner.zone(from).slots > 0) != (planner.zone(to).slots > 0))
      planner.complain(
          "expected two rows, or two zones of the board: a piece that is turned over keeps its "
          "place");
  }
};

}  // namespace hr
