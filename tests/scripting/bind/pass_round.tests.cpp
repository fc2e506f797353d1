// SPDX-License-Identifier: MIT
// Cards that all seats pass on at once.
#include <catch2/catch.hpp>

#include "core/match/log.h"
#include "core/match/log_entries.h"
#include "core/words/cards_text.h"
#include "core/words/text.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

std::string five(const std::string& write,
                 const std::string& zone = "bag{ per = 'seat', see = 'owner' }") {
  return "local KINDS, SETUP = {}, {}\n"
         "for i, seat in ipairs{ 'a', 'b', 'c', 'd', 'e', 'f' } do KINDS['card' .. i] = {}\n"
         "SETUP[i] = as(seats(seat), put('card' .. i, 'hand', i % 3 + 1)) end\n"
         "return { api = 4, name = 'S', seats = { 'a', 'b', 'c', 'd', 'e', 'f' }, kinds = KINDS, "
         "setup = "
         "SETUP,\n"
         "options = { on = { 2, min = 1, max = 9 } }, zones = { hand = " +
         zone + ", heap = bag{} }, verbs = { act = { pass{}, does = " + write + " } } }";
}

std::string hands(const LuaPlay& game) {
  std::string out;
  for (int seat = 0; seat < game.game->seats(); ++seat)
    out += (seat == 0 ? "" : "; ") +
           cards_text(game.match.view(SeatId::owner),
                      game.game->layout().zone_instance(game.game->zone("hand"), SeatId(seat)));
  return out;
}

std::string after(const std::string& write) {
  LuaPlay game(five(write));
  game.play(1, "act");
  return hands(game);
}

}  // namespace

TEST_CASE("Hands are passed to the next seat, further on, or back", "[scripting]") {
  CHECK(hands(LuaPlay(five("pass_round 'hand'"))) ==
        "2 card1; 3 card2; card3; 2 card4; 3 card5; card6");
  CHECK(after("pass_round 'hand'") == "card6; 2 card1; 3 card2; card3; 2 card4; 3 card5");
  CHECK(after("pass_round('hand', -1)") == "3 card2; card3; 2 card4; 3 card5; card6; 2 card1");
  CHECK(after("pass_round('hand', option 'on')") ==
        "3 card5; card6; 2 card1; 3 card2; card3; 2 card4");
  CHECK(after("pass_round('hand', 3)") == "2 card4; 3 card5; card6; 2 card1; 3 card2; card3");
  CHECK(after("pass_round('hand', -7)") == after("pass_round('hand', 5)"));
  CHECK(after("{ pass_round('hand', 2), pass_round('hand', 4) }") ==
        "2 card1; 3 card2; card3; 2 card4; 3 card5; card6");
  CHECK(after("pass_round('hand', 0)") == hands(LuaPlay(five("pass_round 'hand'"))));
}

TEST_CASE("Each seat is told only the hand that it gets", "[scripting]") {
  LuaPlay game(five("pass_round 'hand'"));
  game.play(1, "act");
  for (int seat = 1; seat <= 6; ++seat) {
    std::string told;
    for (const LogEntry& entry : log_entries(game.match, SeatId(seat - 1)))
      if (entry.event != nullptr) told += event_text(*game.game, *entry.event);
    const int from = seat == 1 ? 6 : seat - 1, n = from % 3 + 1;
    CHECK(told == "In your hand now: " + (n == 1 ? "" : std::to_string(n) + " ") + "card" +
                      std::to_string(from) + ".");
  }
}

TEST_CASE("What cannot be passed round is refused", "[scripting]") {
  const auto act = [](const std::string& write) { return complaint(five(write)); };
  check_each(act, "t/rules.lua:5: ", R"(
pass_round 'heap'
--> verbs.act.does.1: "heap" is the same for all seats; only a zone with per = "seat" can be passed round
pass_round 'hnad'
--> verbs.act.does.1.1: there is no zone called "hnad" (did you mean "hand"?)
as(others, pass_round 'hand')
--> verbs.act.does.1.1: all seats pass their cards round at once; write it outside of as(…)
pass_round('hand', count(any.hand))
--> verbs.act.does.1: expected how many seats on as a number that is the same throughout the game
)");
}

}  // namespace hr::tests
