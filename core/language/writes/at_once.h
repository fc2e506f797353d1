// SPDX-License-Identifier: MIT
// The actor (outside `as` all seats) has to answer one verb `number` times, in secret.
#pragma once

#include <string>
#include <utility>

#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::at_once> {
  static constexpr WriteWord row{.word = "at_once",
                                 .example = "at_once(\"bid\", 1)",
                                 .values = {given(Given::verb), given(Given::number)},
                                 .of_cards = OfCards::never,
                                 .chance = ByChance::never,
                                 .asks = Asks::in_secret,
                                 .moves = MovesPieces::later,
                                 .shows = ShowsCard::never};

  // What one action asks several seats, each of them in turn.
  static void plan(auto& planner, const Write& write) {
    const auto verb = planner.asked_verb(write.verbs.front());
    const SeatId before = planner.me();
    for (int s = 0; s < planner.game().seats(); ++s) {
      if (planner.inside_as() && SeatId(s) != before) continue;
      planner.as_seat(SeatId(s), [&] {
        auto plan = planner.begin(write);
        plan.verbs.push_back(verb);
        plan.a = planner.number(write.number);
        planner.add(std::move(plan));
      });
    }
  }

  // What one action asks together forms one group.
  static void carry_out(auto& run) {
    auto& state = run.state;
    if (state.header().in_group) run.fail("at_once cannot be used in an answer to at_once");
    if (!run.done.together && any_in_secret(state, run.game()))
      run.fail("what was asked at once before has not been answered yet");
    const std::int64_t times = as_number(run.value);
    if (times < 0 || times > k_max_times_together)
      run.fail("expected a number of times from 0 to " + std::to_string(k_max_times_together) +
               ", got " + std::to_string(times));
    run.done.together = true;
    append_together(state, run.game(), run.write.me, run.write.verbs.front(),
                    static_cast<int>(times));
  }
};

}  // namespace hr
