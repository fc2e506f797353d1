// SPDX-License-Identifier: MIT
// Compares the rulesets with published numbers, and move by move with plain models.
#include <catch2/catch.hpp>

#include "core/engine/perft.h"
#include "core/trials/simulate.h"
#include "tests/models/plain_breakthrough.h"
#include "tests/models/plain_cube_wars.h"
#include "tests/models/plain_hex.h"
#include "tests/models/plain_marks.h"
#include "tests/support/rulesets.h"
#include "tests/support/side_by_side.h"

namespace hr::tests {

using scripting::Settings;

namespace {

std::vector<std::uint64_t> counts(const std::string& name, int depth,
                                  const Settings& settings = {}) {
  Ready ready(ruleset_folder(name), settings);
  std::vector<std::uint64_t> out;
  for (int d = 1; d <= depth; ++d) out.push_back(perft(*ready.engine, ready.state, d).count);
  return out;
}

// Legal moves, seat to move and outcome must always agree.
template <class Plain>
void follow_games(const std::string& name, const Settings& settings, const Plain& plain,
                  int games) {
  Ready ready(ruleset_folder(name), settings);
  for (int game = 1; game <= games; ++game) {
    INFO(name << " with option set " << settings.size() << ", game " << game);
    Plain model = plain;
    ready.start(0);
    Random random = random_choices(static_cast<std::uint64_t>(game));
    follow(ready, model, random);
  }
}

void follow_cube_wars(const Settings& settings, const PlainCubeWars::Options& options, int games) {
  follow_games("cube_wars", settings, PlainCubeWars(options), games);
}

}  // namespace

TEST_CASE("Cube Wars has the published number of lines of play", "[rulesets]") {
  CHECK(counts("cube_wars", 3) == std::vector<std::uint64_t>{79, 6168, 473868});
}

TEST_CASE("Tic-tac-toe has 255168 complete games", "[rulesets]") {
  Ready ready(ruleset_folder("tic_tac_toe"));
  CHECK(perft(*ready.engine, ready.state, 9, {.complete = true}).complete == 255168);
  CHECK(counts("tic_tac_toe", 6) == plain_counts(plain_tic_tac_toe(), 6));
}

TEST_CASE("Connect Four has the published number of lines of play", "[rulesets]") {
  CHECK(counts("connect_four", 7) ==
        std::vector<std::uint64_t>{7, 49, 343, 2401, 16807, 117649, 823536});
}

TEST_CASE("Breakthrough has the published number of lines of play", "[rulesets]") {
  CHECK(counts("breakthrough", 3) == std::vector<std::uint64_t>{22, 484, 11132});
}

TEST_CASE("Hex has as many lines of play as its plain model", "[rulesets]") {
  for (const bool pie : {false, true}) {
    const char* word = pie ? "true" : "false";
    CHECK(counts("hex", 6, {{"size", "3"}, {"pie", word}}) == plain_counts(PlainHex(3, pie), 6));
    CHECK(counts("hex", 4, {{"size", "4"}, {"pie", word}}) == plain_counts(PlainHex(4, pie), 4));
    CHECK(counts("hex", 2, {{"size", "11"}, {"pie", word}}) == plain_counts(PlainHex(11, pie), 2));
  }
}

TEST_CASE("Cube Wars agrees with its plain model move by move", "[rulesets]") {
  using Goal = PlainCubeWars::Goal;
  follow_cube_wars({}, {}, 3);
  follow_cube_wars({{"starts", "black"}}, {.starts = 2}, 1);
  follow_cube_wars({{"goal", "start"}}, {.goal = Goal::start}, 2);
  follow_cube_wars({{"columns", "6"}, {"idle", "20"}}, {.columns = 6, .idle = 20}, 3);
  follow_cube_wars({{"rows", "11"}, {"repetition", "2"}}, {.rows = 11, .repetition = 2}, 2);
  follow_cube_wars({{"columns", "26"}, {"rows", "20"}, {"idle", "15"}},
                   {.columns = 26, .rows = 20, .idle = 15}, 1);
  follow_cube_wars({{"columns", "8"}, {"repetition", "0"}}, {.columns = 8, .repetition = 0}, 2);
  follow_cube_wars({{"columns", "6"}, {"repetition", "2"}, {"idle", "0"}, {"goal", "start"}},
                   {.columns = 6, .goal = Goal::start, .repetition = 2, .idle = 0}, 3);
}

TEST_CASE("Breakthrough agrees with its plain model move by move", "[rulesets]") {
  const auto games = [](int columns, int rows) {
    follow_games("breakthrough",
                 {{"columns", std::to_string(columns)}, {"rows", std::to_string(rows)}},
                 PlainBreakthrough(columns, rows), 10);
  };
  games(8, 8);
  games(2, 5);
  games(5, 6);
  games(20, 20);
  games(3, 20);
}

TEST_CASE("Connect Four agrees with its plain model move by move", "[rulesets]") {
  const auto games = [](int columns, int rows, int length) {
    follow_games("connect_four",
                 {{"columns", std::to_string(columns)},
                  {"rows", std::to_string(rows)},
                  {"length", std::to_string(length)}},
                 plain_connect_four(columns, rows, length), 20);
  };
  games(7, 6, 4);
  games(4, 4, 3);
  games(9, 5, 5);
  games(16, 16, 9);
  games(4, 16, 9);
}

TEST_CASE("Hex agrees with its plain model move by move", "[rulesets]") {
  for (const int size : {3, 5, 11, 19})
    for (const bool pie : {false, true})
      follow_games("hex", {{"size", std::to_string(size)}, {"pie", pie ? "true" : "false"}},
                   PlainHex(size, pie), 8);
}

TEST_CASE("The pie of Hex exchanges players, not stones", "[rulesets]") {
  Ready ready(ruleset_folder("hex"), {{"size", "3"}});
  const auto play = [&](const Action& action) {
    ready.engine->legal(ready.state, ready.header().turn);
    const auto choice = ready.engine->find(action);
    REQUIRE(choice);
    ready.engine->play(ready.state, ready.header().turn, *choice, ready.context);
  };
  play({.verb = ready.game->verb("place"), .count = 1, .arguments = {4}});
  play({.verb = ready.game->swap()});
  CHECK(ready.header().turn == SeatId(1));
  CHECK(ready.header().pie == Pie::taken);
  CHECK(
      View(*ready.engine, ready.state, SeatId::owner).at(ZoneInstance(0), CellId(4)).piece.owner ==
      SeatId(0));
}

}  // namespace hr::tests
