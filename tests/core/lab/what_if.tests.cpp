// SPDX-License-Identifier: MIT
// The same game under changed rules: what differs is found, and nothing else.
#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "core/lab/what_if.h"
#include "core/match/random_play.h"
#include "tests/support/classics.h"
#include "tests/support/engine_of.h"

namespace hr::tests {

namespace {

Match played(const PlayableRules& playable, std::uint64_t seed, int actions) {
  Match match(playable, seed);
  Random random(seed);
  for (int i = 0; i < actions && !match.ended(); ++i)
    play_at_random(match, match.actors().front(), random);
  return match;
}

void place_in_turn(Match& match, std::initializer_list<int> cells) {
  for (const int cell : cells) match.play(match.actors().front(), act(VerbId(0), {cell}));
}

}  // namespace

TEST_CASE("under the same rules nothing differs", "[core][lab]") {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const Match match = played(playable_of(connect_four()), seed, 100);
    const WhatIf found = what_if(match, playable_of(connect_four()), false);
    CHECK(found.differences.empty());
    CHECK(found.steps == match.node().depth + 1);
    CHECK(found.outcome_before == found.outcome_after);
    CHECK_FALSE(found.outcome_after.empty());
    CHECK(found.unplayed.empty());
  }
}

TEST_CASE("a shorter line ends the game sooner", "[core][lab]") {
  Match match(playable_of(tic_tac_toe()), 1);
  place_in_turn(match, {0, 3, 1, 4, 8});  // two in a line, then a third elsewhere
  GameDef shorter = tic_tac_toe();
  shorter.ends[0].n = 2;
  const WhatIf found = what_if(match, playable_of(shorter), false);
  REQUIRE(found.differences.size() == 1);
  CHECK(found.differences[0].step == 3);
  CHECK(found.differences[0].outcome);
  CHECK(found.differences[0].outcome_before.empty());
  CHECK_THAT(found.differences[0].outcome_after, Catch::Contains("White wins"));
  CHECK(found.unplayed == "the game is over under the changed rules");
}

TEST_CASE("the first action that is not allowed is found, and can be left out", "[core][lab]") {
  Match match(playable_of(tic_tac_toe()), 1);
  place_in_turn(match, {0, 4, 8, 1});
  GameDef no_middle = tic_tac_toe();
  const auto middle = [](Coordinates c) { return c.x == 2 && c.y == 2; };
  no_middle.regions = {{"middle", {cells_where(no_middle.board, middle)}}};
  no_middle.verbs[0].patterns[0].onto = empty() - region_set("middle");
  const WhatIf found = what_if(match, playable_of(no_middle), false);
  CHECK(found.refused == 2);
  CHECK(found.steps == 2);
  REQUIRE(!found.differences.empty());
  CHECK_FALSE(found.differences.back().refusal.empty());
  CHECK(found.unplayed == "the changed rules do not allow an action");
  const WhatIf skipped = what_if(match, playable_of(no_middle), true);
  CHECK(skipped.refused == 2);
  CHECK(skipped.skipped > 0);
  CHECK(skipped.unplayed.empty());
}

TEST_CASE("a replay keeps both games at each step of the line", "[core][lab]") {
  Match match(playable_of(tic_tac_toe()), 1);
  place_in_turn(match, {0, 3, 1, 4, 8});
  GameDef shorter = tic_tac_toe();
  shorter.ends[0].n = 2;
  int seen = 0;
  const WhatIfReplay replay =
      replay_under(match, playable_of(shorter), false, [&](int) { return ++seen > 0; });
  REQUIRE(replay.moments.size() == 6);
  CHECK(seen == 6);
  CHECK(replay.moments[0].action.empty());
  CHECK_FALSE(replay.moments[1].action.empty());
  CHECK(replay.moments[5].played == match.cursor());
  CHECK(replay.moments[5].again == replay.again.cursor());
  CHECK(replay.moments[3].again == replay.again.cursor());  // it was over there
  CHECK(replay.moments[2].again != replay.again.cursor());
  CHECK(replay_under(match, playable_of(tic_tac_toe()), false, [](int step) {
          return step < 2;
        }).found.steps == 3);
}

TEST_CASE("a verb that the changed rules lack is not allowed", "[core][lab]") {
  Match match(playable_of(tic_tac_toe()), 1);
  place_in_turn(match, {0});
  GameDef renamed = tic_tac_toe();
  renamed.verbs[0].name = "claim";
  const WhatIf found = what_if(match, playable_of(renamed), false);
  CHECK(found.refused == 1);
}

namespace {

// Each action rolls a die and adds it to a number.
class Rolling : public Rules {
 public:
  explicit Rolling(int factor) : factor_(factor) {}
  static GameDef definition() {
    GameDef d = stones(Board::grid({.columns = 2, .rows = 1}));
    d.verbs = {verb("roll", {pattern(PatternType::pass)})};
    d.verbs[0].effect = true;
    d.vars = {{.name = "sum", .see = {}}};
    d.events = {{.name = "rolled", .text = "A {1}."}};
    d.score = true;
    return d;
  }
  void effect(Effect& g, SeatId, const Action&) override {
    const int face = g.roll(6);
    g.tell(all_seats(2), EventId(0), {std::int64_t{face}});
    g.set_var(VarId(0), SeatId::none, g.var(VarId(0), SeatId::none).value() + factor_ * face);
  }
  std::int64_t score(const View& v, SeatId) override {
    return v.var(VarId(0), SeatId::none).value();
  }

 private:
  int factor_;
};

}  // namespace

TEST_CASE("dice fall as they did, also those that were typed", "[core][lab]") {
  const auto once = std::make_shared<Rolling>(1), twice = std::make_shared<Rolling>(2);
  Match match(playable_of(Rolling::definition(), once), 1);
  const std::array<int, 1> typed{6};
  match.play(k_white, act(VerbId(0)));
  match.play(k_black, act(VerbId(0)), typed);
  match.play(k_white, act(VerbId(0)), typed);
  CHECK(what_if(match, playable_of(Rolling::definition(), once), false).differences.empty());
  const WhatIf found = what_if(match, playable_of(Rolling::definition(), twice), false);
  REQUIRE(found.differences.size() == 3);
  for (const WhatIfStep& step : found.differences) {
    CHECK(step.only_before.empty());
    CHECK(step.only_after.empty());
    CHECK(step.scores_after.front() == 2 * step.scores_before.front());
  }
  CHECK(found.differences[0].board);  // which shows the number
  CHECK_FALSE(found.differences[1].board);
}

TEST_CASE("rules for other players cannot be compared", "[core][lab]") {
  const Match match = played(playable_of(tic_tac_toe()), 1, 2);
  GameDef three = tic_tac_toe();
  three.seats.push_back({"red", ""});
  CHECK_THROWS_AS(what_if(match, playable_of(three), false), Error);
}

}  // namespace hr::tests
