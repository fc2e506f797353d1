// SPDX-License-Identifier: MIT
// Games to be measured are the same, however closely they are looked at.
#include <catch2/catch.hpp>

#include "core/lab/course.h"
#include "core/lab/lab_games.h"
#include "tests/support/classics.h"

namespace hr::tests {

namespace {

Rulebook lab_rulebook(Definition definition) {
  static FunctionRules rules;
  return {make_engine(std::make_shared<const Game>(std::move(definition)), rules), nullptr};
}

LabPlay random_play(bool watched) {
  return {.bots = std::vector<BotSpec>(2), .limit = 30, .watched = watched};
}

}  // namespace

TEST_CASE("random bots play the same games at full speed and step by step", "[core][lab]") {
  for (const Definition& definition :
       {tic_tac_toe(), connect_four(), hex(4, true), hex(5, false)}) {
    LabGames fast(lab_rulebook(definition), random_play(false));
    LabGames watched(lab_rulebook(definition), random_play(true));
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      const GameFacts a = fast.play(seed), b = watched.play(seed);
      CHECK(a.points == b.points);
      CHECK(a.length == b.length);
      CHECK(a.reason == b.reason);
      CHECK(a.end == b.end);
      CHECK(a.swapped == b.swapped);
      CHECK(a.decisions == b.decisions);
      CHECK(a.choices == b.choices);
      CHECK(a.verbs.empty());
      std::uint32_t verbs = 0;
      for (const std::uint32_t n : b.verbs) verbs += n;
      CHECK(verbs == b.length);
      CHECK(b.opening);
    }
  }
}

TEST_CASE("what was placed and done in games of bots is counted once", "[core][lab]") {
  LabGames games(lab_rulebook(tic_tac_toe()),
                 {.bots = {read_bot_spec("search:20"), read_bot_spec("greedy")}});
  const GameFacts game = games.play(3);
  CHECK(game.verbs[0] == game.length);
  CHECK(game.kinds[0] == game.length);
  CHECK(game.decisions == game.length);
  CHECK(game.outlook.size() == (game.length + 1) / 2);  // what the searching one thought
}

TEST_CASE("the course of a game is read off what the players expect", "[core][lab]") {
  const auto outlook = [](std::initializer_list<int> percents) {
    std::vector<std::int32_t> out;
    for (const int percent : percents) out.push_back(percent * k_point / 100);
    return out;
  };
  CHECK(lead_changes(outlook({50, 60, 52, 40, 30, 50, 70})) == 2);
  CHECK(lead_changes(outlook({50, 52, 48})) == 0);
  CHECK(came_back(outlook({50, 20, 90}), true));
  CHECK_FALSE(came_back(outlook({50, 20, 70}), false));
  CHECK(decided_after(outlook({50, 80, 60, 90, 95}), true) == 60);
  CHECK(decided_after(outlook({90, 90}), true) == 0);
  CHECK(decided_after(outlook({50, 50}), true) == 100);
}

}  // namespace hr::tests
