// SPDX-License-Identifier: MIT
// Sentences about seats whose names take the plural: attackers move, and it is the attackers' turn.
#include <catch2/catch.hpp>

#include "core/match/match.h"
#include "core/match/table_steps.h"
#include "core/words/refusal.h"
#include "core/words/seat_names.h"
#include "core/words/text.h"
#include "tests/support/engine_of.h"
#include "tests/support/stones.h"

namespace hr::tests {

namespace {

GameDef siege() {
  GameDef d = stones(Board::grid({.columns = 3, .rows = 3}));
  d.seats = {{"attackers", ""}, {"king", ""}};
  d.seats[SeatId(0)].plural = true;
  d.verbs = {verb("go", {place("stone", empty())}), verb("rest", {PatternDef{}}),
             verb("two_across", {PatternDef{}}), verb("carry", {place("stone", empty())})};
  d.verbs[1].says = "is at rest";
  d.verbs[3].says = "carries {1}";
  d.events = {{.name = "loss", .text = "{1} loses a man to {2}."},
              {.name = "men", .text = "The men are {1}'s."}};
  return d;
}

std::string says(const Game& game, int seat, const char* verb) {
  return action_sentence(game, SeatId(seat), {.verb = game.verb(verb)});
}

}  // namespace

TEST_CASE("verbs agree with a plural seat", "[core]") {
  const Game game(siege());
  const Action go{.verb = game.verb("go"), .count = 1, .arguments = {0}};
  CHECK(action_sentence(game, SeatId(0), go) == "Attackers go A1.");
  CHECK(action_sentence(game, SeatId(1), go) == "King goes A1.");
  CHECK(says(game, 0, "rest") == "Attackers are at rest.");
  CHECK(says(game, 1, "rest") == "King is at rest.");
  CHECK(secret_action_sentence(game, SeatId(0), game.verb("carry")) ==
        "Attackers carry something.");
  CHECK(secret_action_sentence(game, SeatId(1), game.verb("carry")) == "King carries something.");
  CHECK(says(game, 0, "ready") == "Attackers are ready.");
}

TEST_CASE("what a plural seat says at the table agrees with it", "[core]") {
  const Game game(siege());
  const auto says = [&](int seat, StepType type) {
    return table_step_sentence(game, SeatId(seat), type, {});
  };
  CHECK(says(0, StepType::resigned) == "Attackers resign.");
  CHECK(says(1, StepType::resigned) == "King resigns.");
  CHECK(says(0, StepType::declined) == "Attackers decline the draw.");
}

TEST_CASE("a verb that is named after a number is played", "[core]") {
  const Game game(siege());
  CHECK(says(game, 0, "two_across") == "Attackers play two across.");
  CHECK(says(game, 1, "two_across") == "King plays two across.");
  GameDef d = siege();
  for (const char* const name : {"no_bid", "move2", "twenty", "takes"}) {
    VerbDef more = d.verbs.front();
    more.name = name;
    more.says = "";
    d.verbs.push_back(more);
  }
  const Game named(d);
  CHECK(says(named, 1, "no_bid") == "King plays no bid.");
  CHECK(says(named, 0, "move2") == "Attackers play move2.");
  CHECK(says(named, 1, "twenty") == "King plays twenty.");
  CHECK(says(named, 0, "takes") == "Attackers take.");
  CHECK(says(named, 1, "takes") == "King takes.");
}

TEST_CASE("a player's name is singular, and you are plural", "[core]") {
  const Game game(siege());
  const auto resting = [&](const std::string& first) {
    return action_sentence(game, SeatId(0), {.verb = game.verb("rest")},
                           SeatNames{{first, "Bob (king)"}});
  };
  CHECK(resting("Anna (attackers)") == "Anna (attackers) is at rest.");
  CHECK(resting("You (attackers)") == "You (attackers) are at rest.");
  GameDef d = siege();
  d.seats = {{"You", ""}, {"king", ""}};
  CHECK(says(Game(d), 0, "rest") == "You are at rest.");
}

TEST_CASE("events agree with the name that they begin with", "[core]") {
  const Game game(siege());
  const auto told = [&](int kind, std::vector<EventArgument> arguments) {
    return event_text(game, {EventId(kind), 1, std::move(arguments)});
  };
  CHECK(told(0, {SeatId(0), SeatId(1)}) == "Attackers lose a man to king.");
  CHECK(told(0, {SeatId(1), SeatId(0)}) == "King loses a man to attackers.");
  CHECK(told(1, {SeatId(0)}) == "The men are attackers'.");
  CHECK(told(1, {SeatId(1)}) == "The men are king's.");
  const auto built_in = [&](EventId kind, std::vector<EventArgument> arguments) {
    return event_text(game, {kind, 1, std::move(arguments)});
  };
  CHECK(built_in(game.stuck_event(), {SeatId(0)}) == "Attackers have nothing to do and pass.");
  CHECK(built_in(game.stuck_event(), {SeatId(1)}) == "King has nothing to do and passes.");
  CHECK(built_in(game.captured_event(), {SeatId(0), Piece{KindId(0), SeatId(1)}, CellId(0)}) ==
        "Attackers take king's stone at A1.");
}

TEST_CASE("turns, pieces and results agree with a plural seat", "[core]") {
  const Match match(engine_of(siege()), 1);
  CHECK(not_to_act_text(match.view(SeatId(1))) == "It is attackers' turn.");
  const Game& game = match.game();
  CHECK(piece_text(game, {KindId(0), SeatId(0)}) == "attackers' stone");
  State over = match.state();
  over.header().ended = true;
  over.header().reason = EndReason::rule;
  over.header().winners = 1;
  CHECK(outcome_text(game, over) == "Attackers win.");
  over.header().winners = 2;
  CHECK(outcome_text(game, over) == "King wins.");
  over.header().reason = EndReason::stuck;
  over.header().turn = SeatId(0);
  CHECK(outcome_text(game, over) == "King wins: attackers have nothing left to do.");
}

}  // namespace hr::tests
