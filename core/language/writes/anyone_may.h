// SPDX-License-Identifier: MIT
// The same as offer for the seats of `a` after the actor, in order, until one of them answers.
#pragma once

#include <utility>

#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::anyone_may> {
  static constexpr WriteWord row{.word = "anyone_may",
                                 .example = "anyone_may(\"challenge\")",
                                 .values = {given(Given::verbs), given_a(Given::optional_term)},
                                 .since = 4,
                                 .of_cards = OfCards::never,
                                 .chance = ByChance::never,
                                 .asks = Asks::anyone,
                                 .moves = MovesPieces::later,
                                 .shows = ShowsCard::never};

  // All others, unless it says whom.
  static void plan(auto& planner, const Write& write) {
    if (!write.a && planner.inside_as())
      planner.complain(
          "inside as, expected who may answer, as in anyone_may(\"answer\", others); as(others, "
          "...) would ask all others of each of them");
    auto plan = planner.begin(write);
    plan.a = planner.seats(write.a ? write.a : make_set(TermOp::others));
    for (const std::string& name : write.verbs) plan.verbs.push_back(planner.asked_verb(name));
    planner.add(std::move(plan));
  }

  static void carry_out(auto& run) {
    if (run.state.header().in_group) run.fail("anyone_may cannot be used in an answer to at_once");
    run.done.asked += insert_offers(run.state, run.game(), run.write.me,
                                    static_cast<std::uint32_t>(run.value.first_word()),
                                    run.write.verbs, run.done.asked);
  }
};

}  // namespace hr
