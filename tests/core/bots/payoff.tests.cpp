// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "core/bots/bot_game.h"
#include "core/bots/payoff.h"
#include "tests/support/classics.h"
#include "tests/support/engine_of.h"

namespace hr::tests {

namespace {

GameDef table_of_four() {
  GameDef d = tic_tac_toe();
  d.seats = {{"a", ""}, {"b", ""}, {"c", ""}, {"d", ""}};
  return d;
}

Payoff won_by(const GameDef& definition, std::uint32_t winners) {
  Header header;
  header.ended = true;
  header.winners = static_cast<std::uint16_t>(winners);
  return payoff(Game(definition), header);
}

}  // namespace

TEST_CASE("a point is divided among those who win", "[core][bots]") {
  const GameDef d = table_of_four();
  CHECK(won_by(d, 0b0100) == Payoff{0, 0, k_point});
  CHECK(won_by(d, 0b0101) == Payoff{k_point / 2, 0, k_point / 2});
  const std::int32_t quarter = k_point / 4;
  CHECK(won_by(d, 0) == Payoff{quarter, quarter, quarter, quarter});
}

TEST_CASE("a team has its point together", "[core][bots]") {
  GameDef d = table_of_four();
  d.seats[SeatId(0)].team = d.seats[SeatId(2)].team = "north";
  d.seats[SeatId(1)].team = d.seats[SeatId(3)].team = "east";
  CHECK(won_by(d, 0b0101) == Payoff{k_point, 0, k_point});
  CHECK(won_by(d, 0)[0] == k_point / 2);
}

TEST_CASE("where all play together, nobody has won if not all have", "[core][bots]") {
  GameDef d = table_of_four();
  d.together = true;
  CHECK(won_by(d, 0) == Payoff{});
  CHECK(won_by(d, 0b1111) == Payoff{k_point, k_point, k_point, k_point});
}

TEST_CASE("who plays against nobody has lost what is not won", "[core][bots]") {
  GameDef alone = tic_tac_toe(), team = tic_tac_toe();
  alone.seats = {{"a", ""}};
  for (SeatDef& seat : team.seats) seat.team = "us";
  CHECK(won_by(alone, 0) == Payoff{});
  CHECK(won_by(alone, 0b1) == Payoff{k_point});
  CHECK(won_by(team, 0) == Payoff{});
  CHECK(won_by(team, 0b11) == Payoff{k_point, k_point});
  CHECK_FALSE(one_side(tic_tac_toe()));
  Header header;
  header.ended = true;
  header.reason = EndReason::no_turn;
  CHECK_FALSE(scored_as_one(Game(alone), header));
  alone.score = true;
  CHECK(scored_as_one(Game(alone), header));
}

TEST_CASE("a total is judged by the worst and the best one so far", "[core][bots]") {
  TotalRange range;
  CHECK(range.share(10) == k_point / 2);
  CHECK(range.share(20) == k_point);
  CHECK(range.share(10) == 0);
  CHECK(range.share(15) == k_point / 2);
  CHECK(range.share(INT64_MIN) == 0);
  CHECK(range.share(INT64_MAX) == k_point);
  CHECK(std::abs(range.share(0) - k_point / 2) <= 1);
}

// White bets 1 to 9, and black answers with 5. Whatever they bet, a die decides; the score is only
// what each has bet.
struct Bets : FunctionRules {
  Bets() {
    on_effect = [](Effect& g, SeatId me, const Action& action) {
      g.set_var(VarId(0), me, action.arguments[0] + 1);
      if (me == k_black) g.win(seat_bit(g.roll(2) == 1 ? k_white : k_black));
    };
    on_score = [](const View& v, SeatId seat) { return v.var(VarId(0), seat).value(); };
  }
  static GameDef definition(bool score) {
    GameDef d = stones(Board::grid({.columns = 2, .rows = 1}));
    PatternDef choice = pattern(PatternType::choice);
    for (int i = 1; i <= 9; ++i) choice.words.push_back("w" + std::to_string(i));
    d.verbs = {verb("bet", {choice})};
    d.verbs[0].effect = true;
    d.vars = {{.name = "bet", .initial = 0, .per_seat = true, .see = {}}};
    d.score = score;
    return d;
  }
};

TEST_CASE("a margin of scores is a part of a point, as large as the largest so far",
          "[core][bots]") {
  const auto engine = engine_of<Bets>(Bets::definition(true));
  const auto margins = [&](ScoreMargin& margin, std::int64_t white, std::int64_t black) {
    Match match(engine, 1);
    match.play(k_white, {.verb = VerbId(0), .count = 1, .arguments = {white - 1}});
    match.play(k_black, {.verb = VerbId(0), .count = 1, .arguments = {black - 1}});
    return margin.of(*engine, match.state());
  };
  ScoreMargin margin(engine->game().definition());
  CHECK(margins(margin, 4, 4) == Payoff{});
  CHECK(margins(margin, 5, 1) == Payoff{ScoreMargin::k_most, -ScoreMargin::k_most});
  CHECK(margins(margin, 1, 9) == Payoff{-ScoreMargin::k_most, ScoreMargin::k_most});
  CHECK(margins(margin, 5, 1) == Payoff{ScoreMargin::k_most / 2, -ScoreMargin::k_most / 2});
  ScoreMargin none(Bets::definition(false));
  CHECK(margins(none, 5, 1) == Payoff{});
}

TEST_CASE("of actions that win equally often, a search prefers those that do so by more",
          "[core][bots]") {
  const PlayableRules playable = playable_of<Bets>(Bets::definition(true));
  const std::vector<BotSpec> bots(2, read_bot_spec("search:1000"));
  int high = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Match match = play_bot_game(playable, bots, {.seed = seed});
    high += match.node(match.tree().line()[1]).choice().action.arguments[0] >= 6 ? 1 : 0;
  }
  CHECK(high >= 8);
}

}  // namespace hr::tests
