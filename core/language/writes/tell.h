// SPDX-License-Identifier: MIT
// Reports the event `name` to the seats of `a`, with `arguments`.
#pragma once

#include <string>
#include <utility>

#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::tell> {
  static constexpr WriteWord row{
      .word = "tell",
      .example = "tell(everyone, \"found\")",
      .values = {given_seats(&Write::a, "who is told, such as everyone, others or me"),
                 given(Given::event)},
      .more = k_max_event_arguments,
      .of_cards = OfCards::never,
      .chance = ByChance::never,
      .moves = MovesPieces::never,
      .shows = ShowsCard::as_told};

  static void plan(auto& planner, const Write& write) {
    auto plan = planner.begin(write);
    plan.tells = 1;
    plan.event = planner.game().event(write.name);
    if (plan.event == EventId::none)
      planner.complain("there is no event called \"" + write.name + "\"");
    plan.a = planner.seats(write.a);
    const auto& slots = planner.game().event_def(plan.event).slots;
    const std::size_t n = slots.size(), given = write.arguments.size();
    if (n != given)
      planner.complain("event \"" + write.name + "\": its text has " + std::to_string(n) +
                       " argument" + (n == 1 ? "" : "s") + ", got " + std::to_string(given));
    for (std::size_t i = 0; i < n; ++i)
      planner.inside(": {" + std::to_string(i + 1) + "}",
                     [&] { plan.told.push_back(planner.told(write.arguments[i], slots[i])); });
    planner.add(std::move(plan));
  }
  static void carry_out(auto& run) { run.tell(static_cast<std::uint32_t>(run.value.first_word())); }
};

}  // namespace hr
