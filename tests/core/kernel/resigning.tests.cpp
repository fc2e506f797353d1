// SPDX-License-Identifier: MIT
// Seats that resign: who wins, whose turn it is then, and what they had been asked.
#include <catch2/catch.hpp>

#include "core/engine/asks.h"
#include "core/game/standing.h"
#include "core/words/text.h"
#include "tests/support/play.h"
#include "tests/support/position.h"

namespace hr::tests {

namespace {

// Seats that can only pass.
GameDef passers(int seats, const std::vector<std::string>& teams = {}) {
  GameDef d;
  d.name = "Passers";
  for (int s = 0; s < seats; ++s)
    d.seats.push_back({"seat" + std::to_string(s + 1), "", teams.empty() ? "" : teams[nth(s)]});
  d.verbs = {verb("pass", {pattern(PatternType::pass)})};
  return d;
}

void gives_up(Play& play, int seat) {
  play.engine->resign(play.state, SeatId(seat), EndReason::resigned, play.context);
  REQUIRE(contradiction(*play.game, play.state) == "");
}

void pass_on(Play& play) { play.play(act(VerbId(0))); }

std::string how_it_ended(const Play& play) { return outcome_text(*play.game, play.state); }

}  // namespace

TEST_CASE("of two seats, the other one wins when a seat resigns", "[core]") {
  const auto seat = GENERATE(0, 1);
  Play play(passers(2));
  gives_up(play.start(), seat);
  CHECK(play.header().ended);
  CHECK(play.header().reason == EndReason::resigned);
  CHECK(play.header().winners == seat_bit(SeatId(1 - seat)));
  CHECK(play.engine->actors(play.state) == 0);
  CHECK(how_it_ended(play) ==
        (seat == 0 ? "Seat2 wins: seat1 resigned." : "Seat1 wins: seat2 resigned."));
}

TEST_CASE("of more seats, one that resigns has no turns any more", "[core]") {
  Play play(passers(4));
  play.start();
  gives_up(play, 2);  // out of turn
  CHECK(play.turn() == SeatId(0));
  pass_on(play);
  CHECK(play.turn() == SeatId(1));
  pass_on(play);
  CHECK(play.turn() == SeatId(3));
  pass_on(play);
  gives_up(play, 0);  // in its turn
  CHECK(play.turn() == SeatId(1));
  pass_on(play);
  CHECK(play.turn() == SeatId(3));
  pass_on(play);
  CHECK(play.turn() == SeatId(1));
  CHECK_FALSE(play.header().ended);
  gives_up(play, 3);
  CHECK(play.header().winners == 0b0010);
  CHECK(how_it_ended(play) == "Seat2 wins: seat1, seat3 and seat4 resigned.");
}

TEST_CASE("a position in which a seat is out differs from the same one in which it is not",
          "[core]") {
  Play all(passers(3)), fewer(passers(3));
  all.start();
  gives_up(fewer.start(), 1);
  CHECK(all.header().key != fewer.header().key);
  CHECK(all.state.hash() != fewer.state.hash());
}

TEST_CASE("a team loses when one of its seats resigns and only one side is left", "[core]") {
  Play two(passers(4, {"a", "b", "a", "b"}));
  gives_up(two.start(), 2);
  CHECK(two.header().winners == 0b1010);

  Play three(passers(4, {"a", "b", "a", ""}));
  gives_up(three.start(), 2);
  CHECK_FALSE(three.header().ended);
  gives_up(three, 3);
  CHECK_FALSE(three.header().ended);
  gives_up(three, 1);
  CHECK(three.header().winners == 0b0101);  // with the seat of the team that was out
}

TEST_CASE("where nobody plays against anybody, to resign is to lose", "[core]") {
  const auto seats = GENERATE(1, 3);
  GameDef d = passers(seats);
  d.together = true;
  d.score = true;
  Play play(d);
  gives_up(play.start(), 0);
  CHECK(play.header().ended);
  CHECK(play.header().winners == 0);
  CHECK(common_result(play.game->definition(), play.header()) == CommonResult::failed);
  CHECK(how_it_ended(play) ==
        (seats == 1 ? "Failed: seat1 resigned." : "Everybody loses: seat1 resigned."));
}

TEST_CASE("rules that give the turn are asked again for a seat that is out", "[core]") {
  GameDef d = passers(4);
  d.turn = true;
  Play play(d);
  std::vector<SeatId> asked;
  play.own_rules.on_turn = [&](Effect&, SeatId me) {  // against the usual order
    asked.push_back(me);
    return SeatId((index(me) + 3) % 4);
  };
  gives_up(play.start(), 3);
  pass_on(play);
  CHECK(play.turn() == SeatId(2));
  CHECK(asked == std::vector{SeatId(0), SeatId(3)});

  // Rules that name nobody else are not waited for.
  play.own_rules.on_turn = [](Effect&, SeatId) { return SeatId(3); };
  pass_on(play);
  CHECK(play.turn() == SeatId(0));
}

TEST_CASE("rules that give the turn can still end the game", "[core]") {
  GameDef d = passers(3);
  d.turn = true;
  Play play(d);
  play.own_rules.on_turn = [](Effect&, SeatId me) {
    return me == SeatId(1) ? SeatId::none : SeatId(index(me) + 1);
  };
  gives_up(play.start(), 1);
  pass_on(play);
  CHECK(play.header().reason == EndReason::no_turn);
}

TEST_CASE("the turn goes only to those of the seats that have not resigned", "[core]") {
  GameDef d = passers(4);
  d.turn_among = named_term(TermOp::seats, "seat2");
  Play play(d);
  play.start();
  pass_on(play);
  REQUIRE(play.turn() == SeatId(1));
  gives_up(play, 1);
  CHECK(play.header().reason == EndReason::no_turn);
}

TEST_CASE("when all that are left are stuck, the scores decide among them", "[core]") {
  const auto then = GENERATE(Stuck::pass, Stuck::skips);
  GameDef d = passers(3);
  d.verbs[0].allow = true;
  d.stuck = then;
  d.score = true;
  Play play(d);
  bool free = true;
  play.own_rules.on_allow = [&](const View&, const Action&) { return free; };
  play.own_rules.on_score = [](const View&, SeatId seat) { return index(seat) == 1 ? 9 : 3; };
  gives_up(play.start(), 1);
  free = false;
  play.engine->play(play.state, play.turn(), {act(VerbId(0)), 0}, play.context);
  CHECK(play.header().reason == EndReason::all_stuck);
  CHECK(play.header().winners == 0);  // the seat with most points is out, the others share theirs

  // It is the last of all.
  const Standing places = standing(play.game->definition(), play.header(), {3, 9, 3});
  CHECK(places.ranks == std::vector{1, 3, 1});
}

TEST_CASE("a seat that is out does not win by what the rules say", "[core]") {
  GameDef d = passers(3);
  d.verbs[0].effect = true;
  Play play(d);
  std::uint32_t winners = 0b110;
  play.own_rules.on_effect = [&](Effect& g, SeatId, const Action&) { g.win(winners); };
  gives_up(play.start(), 1);
  pass_on(play);
  CHECK(play.header().winners == 0b100);
}

TEST_CASE("nobody waits for what a seat that resigns was asked", "[core]") {
  GameDef d = passers(3);
  d.verbs.push_back(verb("answer", {pattern(PatternType::pass)}));
  d.verbs[0].effect = d.verbs[1].asked = true;
  Play play(d);
  const bool offers = GENERATE(false, true);
  play.own_rules.on_effect = [&](Effect& g, SeatId me, const Action&) {
    if (me != SeatId(0)) return;
    for (const int seat : {1, 2})
      g.ask(offers ? AskMode::may : AskMode::must, SeatId(seat), VerbId(1));
  };
  play.start();
  pass_on(play);
  REQUIRE(play.header().asks == 2);
  gives_up(play, 1);
  CHECK(play.header().asks == 1);
  CHECK(play.engine->actors(play.state) == seat_bit(SeatId(2)));
  play.play(SeatId(2), "answer");
  CHECK(play.turn() == SeatId(2));
}

TEST_CASE("random games end in which a seat has resigned", "[core]") {
  GameDef d = stones(Board::grid({.columns = 5, .rows = 5}));
  d.seats.push_back({"red", ""});
  d.verbs = {verb("place", {pattern(PatternType::place, piece_set(TermOp::empty))})};
  d.verbs[0].patterns[0].kind = "stone";
  d.ends = {ending(EndType::line, 4)};
  d.stuck = Stuck::draws;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    Play play(d);
    gives_up(play.start(), 2);
    Random random(seed);
    play.engine->playout(play.state, random, play.context);
    REQUIRE(play.header().ended);
    CHECK((play.header().winners & 0b100) == 0);
    const Position position = read_position(*play.game, play.state);
    for (const Heap& heap : position[0]) CHECK((heap.empty() || heap[0].owner != SeatId(2)));
    CHECK(contradiction(*play.game, play.state) == "");
  }
}

}  // namespace hr::tests
