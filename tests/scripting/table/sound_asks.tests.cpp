// SPDX-License-Identifier: MIT
// What a forged position asks for is looked at before anything uses it.
#include <catch2/catch.hpp>
#include <cstring>

#include "core/engine/asks.h"
#include "core/match/sound_state.h"
#include "tests/support/lua_play.h"

namespace hr::tests {

namespace {

// A position in which a seat is asked about the cell A1.
struct Asked {
  LuaPlay game{
      "return { name = 'S', seats = { 'a', 'b' }, board = grid{ 2, 1 }, zones = { field = {} },\n"
      "regions = { home = { 'A1' } }, stuck = 'pass', ends = { plies(9) },\n"
      "verbs = { go = { pass{}, does = ask('answer', region 'home') },\n"
      "  answer = { pick{ everywhere }, asked = true } } }"};
  State state;
  Asked() {
    game.play(1, "go");
    state = game.match.state();
    REQUIRE(state.header().asks == 1);
  }
  // What is said when the ask has been changed so.
  template <class Change>
  std::string problem(const Change& change) const {
    Ask ask = ask_at(state, *game.game, 0);
    change(ask);
    State forged = state;
    std::memcpy(forged.words() + game.game->layout().ask_word(0), &ask, sizeof ask);
    return state_problem(*game.game, forged);
  }
};

}  // namespace

TEST_CASE("an ask that refers to something that does not exist is refused", "[scripting]") {
  const Asked asked;
  const std::string refused = "an ask refers to something that does not exist";
  const auto verbs = index(asked.game.game->ready());
  CHECK(asked.problem([](Ask&) {}).empty());
  CHECK(asked.problem([](Ask& ask) { ask.mode = AskMode(4); }) == refused);
  CHECK(asked.problem([](Ask& ask) { ask.seat = SeatId(2); }) == refused);
  CHECK(asked.problem([](Ask& ask) { ask.seat = SeatId(-1); }) == refused);
  CHECK(asked.problem([](Ask& ask) { ask.count = 3; }) == refused);
  CHECK(asked.problem([](Ask& ask) { ask.count = 2; }) == refused);
  CHECK(asked.problem([](Ask& ask) { ask.arguments[0] = 2; }) == refused);
  CHECK(asked.problem([](Ask& ask) { ask.arguments[0] = -1; }) == refused);
  CHECK(asked.problem([](Ask& ask) { ask.or_next = true; }) == refused);
  CHECK(asked.problem([](Ask& ask) { ask.or_others = true; }) == refused);
  CHECK(asked.problem([](Ask& ask) { ask.mode = AskMode::may, ask.or_others = true; }) == refused);
  CHECK(asked.problem([](Ask& ask) { ask.verb = VerbId(-1); }) == refused);
  CHECK(asked.problem([&](Ask& ask) { ask.verb = VerbId(verbs + 3); }) == refused);
  // Another ask that could be: then the key does not fit.
  CHECK(asked.problem([](Ask& ask) { ask.arguments[0] = 1; }) == "its parts contradict each other");
}

TEST_CASE("what is offered to several seats belongs together", "[scripting]") {
  LuaPlay game(
      "return { api = 4, name = 'S', seats = { 'a', 'b', 'c' }, stuck = 'pass', ends = { plies(9) "
      "},\n"
      "verbs = { go = { pass{}, does = { anyone_may{ 'yes', 'no' }, ask 'yes' } },\n"
      "  yes = { pass{}, asked = true }, no = { pass{}, asked = true } } }");
  game.play(1, "go");
  REQUIRE(game.match.header().asks == 5);
  const auto problem = [&](int i, const auto& change) {
    Ask ask = ask_at(game.match.state(), *game.game, i);
    change(ask);
    State forged = game.match.state();
    std::memcpy(forged.words() + game.game->layout().ask_word(i), &ask, sizeof ask);
    return state_problem(*game.game, forged);
  };
  const std::string refused = "an ask refers to something that does not exist";
  CHECK(problem(0, [](Ask&) {}).empty());
  for (const int i : {0, 1, 2, 3, 4}) {
    INFO(i);
    // As alternatives of one seat contradict each other, or an ask that is no offer follows.
    CHECK(problem(i, [](Ask& ask) { ask.or_others = !ask.or_others; }) == refused);
    if (i < 4) CHECK(problem(i, [](Ask& ask) { ask.mode = AskMode::if_any; }) == refused);
  }
}

}  // namespace hr::tests
