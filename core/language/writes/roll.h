// SPDX-License-Identifier: MIT
// Throws a die of `number` sides into the variable `name`; or `number` dice into the zone of `a`.
#pragma once

#include <string>
#include <utility>

#include "core/language/term_table.h"
#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::roll> {
  static constexpr WriteWord row{
      .word = "roll",
      .example = "roll(\"cup\", 5)",
      .values = {given_a(Given::zone_or_variable), given(Given::number_or_sides)},
      .of_cards = OfCards::if_a_zone,
      .chance = ByChance::always,
      .moves = MovesPieces::with_a,
      .changes = Changes::by_word,
      .shows = ShowsCard::never};

  static void plan(auto& planner, const Write& write) {
    if (planner.concerns_cards(write)) return plan_dice(planner, write);
    planner.depends_on_dice();
    auto plan = planner.begin(write);
    const auto& def = planner.number_variable(write, plan);
    plan.seen =
        viewers(planner.game().definition(), def.see, def.per_seat ? planner.me() : SeatId::none);
    const auto sides = planner.bound_number(write.number);
    plan.a = planner.steps(sides);
    // Else it is checked when it is rolled.
    if (is_number(*sides)) check_sides(planner, def, sides->low);
    planner.add(std::move(plan));
  }

  static void carry_out(auto& run) {
    const auto& write = run.write;
    if (write.of_cards) {
      const int n = run.cards_meant(1);
      return run.change_cards([&](auto& dice) { dice.roll(write.zone, n, run.context.chance); });
    }
    const std::int64_t sides = as_number(run.value);
    if (sides < 1 || sides > k_max_sides)
      run.fail("expected a die of 1 to " + std::to_string(k_max_sides) + " sides, got " +
               std::to_string(sides));
    auto effect = run.effect();
    run.give(effect, write.me, effect.roll(static_cast<int>(sides), write.seen));
  }

 private:
  static void plan_dice(auto& planner, const Write& write) {
    planner.add_alone(write, [&](const Term& what, auto& plan) {
      const ZoneId zone = planner.card_zone(what);
      plan.zone = planner.instance(zone);
      if (planner.zone(zone).faces == 0)
        planner.complain("expected a zone of dice, made with dice{ … }, and \"" +
                         planner.zone(zone).name + "\" is none");
    });
  }

  static void check_sides(auto& planner, const auto& def, std::int64_t sides) {
    const std::string n = std::to_string(sides);
    if (sides < 1 || sides > k_max_sides)
      planner.complain("expected a die of 1 to " + std::to_string(k_max_sides) + " sides, got " +
                       n);
    const bool high = def.max < sides;
    if (high || def.min > 1)
      planner.complain("a die of " + n + " sides shows 1 to " + n + ", but \"" + def.name +
                       "\" must be at " + (high ? "most " : "least ") +
                       std::to_string(high ? def.max : def.min));
  }
};

}  // namespace hr
