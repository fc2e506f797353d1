// SPDX-License-Identifier: MIT
// Robot Miner's par: the mountain that its rules describe is the one built without them, so the
// results of the tests of the best run for that mountain are those that a class sees.
#include <algorithm>
#include <catch2/catch.hpp>
#include <limits>

#include "core/par/par.h"
#include "scripting/ruleset/open_rules.h"
#include "tests/support/mountain.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

namespace {

PlayableRules robot_miner(const Settings& settings) {
  return scripting::make_playable(scripting::load_ruleset(
      std::filesystem::path(HOUSERULES_SOURCE_DIR) / "rulesets/robot_miner", settings));
}

PlayableRules robot_miner(int steps, const std::string& scoring) {
  return robot_miner({{"size", std::to_string(steps) + " steps"}, {"scoring", scoring}});
}

Terrain in_order(Terrain terrain) {
  for (auto& links : terrain.links) std::ranges::sort(links);
  return terrain;
}

// The best score that the running team can reach, found by trying all of its runs that the rules
// allow: the truth with which par is compared.
std::int64_t best_by_trying(Match& match, SeatId team) {
  if (match.ended() || match.header().turn != team) return scores_of(match)[nth(team)];
  std::int64_t best = std::numeric_limits<std::int64_t>::min();
  for (const Choice& choice : match.legal(team)) {
    match.play(team, choice.action);
    best = std::max(best, best_by_trying(match, team));
    match.undo();
  }
  return best;
}

}  // namespace

TEST_CASE("the ruleset builds the expected mountain for every roll", "[rulesets]") {
  for (const int steps : {10, 12})
    for (const auto& [scoring, word] : {std::pair{Scoring::points, "a"}, {Scoring::faces, "b"}}) {
      const PlayableRules rules = robot_miner(steps, word);
      for (int roll = 2; roll <= 12; ++roll) {
        INFO(steps << " steps, scoring " << word << ", roll " << roll);
        const Match match = set_up_with_sum(rules, 1, roll);
        Terrain expected = mountain(steps, steps, roll, scoring);
        expected.stops = expected.moves_first = true;  // on a claimed step
        CHECK(in_order(terrain(match.view(SeatId::owner))) == in_order(expected));
      }
    }
}

TEST_CASE("par of Robot Miner under both scorings, on both mountains", "[rulesets]") {
  struct Known {
    int roll;
    std::int64_t points_10, points_12, faces_10, faces_12;
  };
  const PlayableRules points_10 = robot_miner(10, "a"), points_12 = robot_miner(12, "a"),
                      faces_10 = robot_miner(10, "b"), faces_12 = robot_miner(12, "b");
  for (const Known& known : {Known{2, 111, 168, 4152, 8538}, Known{7, 55, 78, 2196, 3994},
                             Known{11, 37, 78, 1384, 4650}}) {
    INFO("roll " << known.roll);
    CHECK(par(set_up_with_sum(points_10, 1, known.roll)).score == known.points_10);
    CHECK(par(set_up_with_sum(points_12, 1, known.roll)).score == known.points_12);
    CHECK(par(set_up_with_sum(faces_10, 1, known.roll)).score == known.faces_10);
    CHECK(par(set_up_with_sum(faces_12, 1, known.roll)).score == known.faces_12);
  }
  CHECK(roll_sums(points_12, 1) == std::vector<int>{2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
  CHECK(points_12.game().definition().clock == 300);
}

TEST_CASE("a best run of Robot Miner can be played, and scores par", "[rulesets]") {
  const PlayableRules rules = robot_miner({{"size", "10 steps"}, {"starts", "first team"}});
  Match match = set_up_with_sum(rules, 1, 7);
  const Run best = par(match);
  const Game& game = match.game();
  CellId last = CellId::none;
  std::int64_t left = best.score;
  for (const CellId cell : best.route) {
    Action action{.verb = game.verb(last == CellId::none ? "place" : "move")};
    if (last != CellId::none) action.arguments[nth(action.count++)] = index(last);
    action.arguments[nth(action.count++)] = index(cell);
    CHECK(par(match).score == left);
    left -= terrain(match.view(SeatId::owner)).worth[nth(cell)];
    match.play(SeatId(0), action);
    last = cell;
  }
  CHECK(scores_of(match).front() == best.score);
  CHECK(match.header().turn == SeatId(1));
}

// Three steps of three staircases are few enough to try all runs; with a fine short runs are better
// than long ones.
TEST_CASE("par is the best possible score, whatever a crash costs", "[rulesets]") {
  for (const char* crash : {"0", "1", "4", "30"})
    for (const char* claimed : {"yes", "no"})
      for (const char* stop : {"yes", "no"})
        for (const char* fine : {"0", "7"})
          for (const char* stairs : {"3x,4x,5x", "3x,2x,4x,5x"}) {
            INFO("crash " << crash << ", claimed steps " << claimed << ", may stop " << stop
                          << ", fine " << fine << ", staircases " << stairs);
            const PlayableRules rules = robot_miner({{"staircases", stairs},
                                                     {"steps", "3"},
                                                     {"starts", "first team"},
                                                     {"crash", crash},
                                                     {"claimed_steps", claimed},
                                                     {"may_stop", stop},
                                                     {"fine", fine}});
            for (const int roll : {4, 11}) {
              Match match = set_up_with_sum(rules, 1, roll);
              const std::int64_t promised = par(match).score;
              CHECK(promised == best_by_trying(match, SeatId(0)));
            }
          }
}

}  // namespace hr::tests
