// SPDX-License-Identifier: MIT
#include "core/scenario/scenario_text.h"

#include <catch2/catch.hpp>

#include "core/match/random_play.h"
#include "core/scenario/scenario_run.h"
#include "tests/core/scenario/scenario_games.h"
#include "tests/support/random_game.h"

namespace hr::tests {

TEST_CASE("a played game becomes a scenario, word for word", "[core]") {
  Match match = hunt_match(5);
  const Game& game = match.game();
  const auto act_of = [&](const char* verb, std::initializer_list<std::int64_t> arguments) {
    return act(game.verb(verb), arguments);
  };
  match.play(SeatId(0), act_of("hide", {4}));
  match.play(SeatId(0), act(game.ready()));
  match.play(SeatId(1), act_of("hide", {2}));
  match.play(SeatId(1), act(game.ready()));
  match.play(SeatId(0), act_of("scan", {1}));
  const std::vector<int> faces{4};
  match.play(SeatId(1), act_of("throw", {}), faces);
  const std::string text = scenario_text(match, {"a hunt", {}, {}});
  CHECK(text ==
        "scenario: a hunt\n"
        "seed: 5\n"
        "\n"
        "penny: hide B2\n"
        "penny: ready\n"
        "nickel: hide C1\n"
        "nickel: ready\n"
        "penny: scan B1\n"
        "  told penny: Nickel has nothing at B1.\n"
        "  not told nickel: Nickel has nothing at B1.\n"
        "nickel: throw\n"
        "  dice: 4\n"
        "  event: Nickel rolls 4.\n"
        "\n"
        "board:\n"
        "  Pawns:\n"
        "  2  .   .   .\n"
        "  1  p/P .   .\n"
        "     A   B   C\n"
        "  Map of penny:\n"
        "  2  . T .\n"
        "  1  . . .\n"
        "     A B C\n"
        "  Map of nickel:\n"
        "  2  . . .\n"
        "  1  . . t\n"
        "     A B C\n"
        "  carrying of penny: none\n"
        "  carrying of nickel: none\n"
        "  dug of penny: 1\n"
        "  dug of nickel: 0\n"
        "board seen by penny:\n"
        "  Pawns:\n"
        "  2  .   .   .\n"
        "  1  p/P .   .\n"
        "     A   B   C\n"
        "  Map of penny:\n"
        "  2  . T .\n"
        "  1  . . .\n"
        "     A B C\n"
        "  Map of nickel: hidden\n"
        "  carrying of penny: none\n"
        "  carrying of nickel: none\n"
        "  dug of penny: 1\n"
        "board seen by nickel:\n"
        "  Pawns:\n"
        "  2  .   .   .\n"
        "  1  p/P .   .\n"
        "     A   B   C\n"
        "  Map of penny: hidden\n"
        "  Map of nickel:\n"
        "  2  . . .\n"
        "  1  . . t\n"
        "     A B C\n"
        "  carrying of penny: none\n"
        "  carrying of nickel: none\n"
        "  dug of nickel: 0\n"
        "unfinished\n"
        "to act: penny\n");
  const auto unmet = run_scenario(read_scenarios("t", text)[0], hunts());
  CHECK((unmet ? std::to_string(unmet->line) + unmet->what() : "") == "");
}

TEST_CASE("a game that continues from a position is written from there", "[core]") {
  Match match = breakthrough_match(3, 5);
  State state = match.state();
  state.header().ply = 7;
  match.arrange(state);
  match.play(SeatId(0),
             act(VerbId(0), {match.game().board().find("B2").value() == CellId(4) ? 4 : 0, 7}));
  const std::string text = scenario_text(match, {"from there", {}, {}});
  CHECK(
      text.starts_with("scenario: from there\n"
                       "seed: 1\n"
                       "\n"
                       "position: white to move, 7 actions played\n"
                       "  5  p p p\n"));
  const auto unmet = run_scenario(read_scenarios("t", text)[0], pawns());
  CHECK((unmet ? std::to_string(unmet->line) + unmet->what() : "") == "");
  Match asked = hunt_match();
  asked.arrange(asked.state());
  CHECK(error_of([&] { scenario_text(asked, {}); }) ==
        "this game cannot be written as a scenario: it continues from a position in which "
        "something is "
        "asked");
}

TEST_CASE("games with random rules become scenarios that pass", "[core]") {
  int actions = 0;
  for (std::uint64_t seed = 1; seed <= 120; ++seed) {
    const auto fill = std::make_shared<RandomGame>(seed);
    const GameDef d = fill->make();
    const auto open = [&] {
      // Made again, so that it fills the board as it did the first time.
      const auto again = std::make_shared<RandomGame>(seed);
      again->make();
      return engine_of(d, std::make_shared<FunctionRules>([again](Effect& g) {
                         again->fill(g);
                         return SeatId(0);
                       }));
    };
    Match match(open(), seed);
    Random random(seed);
    for (int n = 0; n < 40 && !match.ended(); ++n, ++actions) {
      const SeatId seat = match.actors().front();
      match.play(seat, random_choice(match, seat, random).action);
    }
    const std::string text = scenario_text(match, {"random", {}, {}});
    const auto unmet = run_scenario(read_scenarios("t", text)[0], opens(open));
    INFO(seed << "\n" << text);
    REQUIRE((unmet ? std::to_string(unmet->line) + ": " + unmet->what() : "") == "");
  }
  CHECK(actions > 1000);
}

}  // namespace hr::tests
