// SPDX-License-Identifier: MIT
// houserules par, and the commands par and clock in a game.
#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/support/dialogue.h"
#include "tests/support/json_lines.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

using Json = nlohmann::json;

// A strip of five coins; those on cells whose number is divided by the sum of two dice, or by the
// first die, count double.
const std::string k_strip = R"(
return {
  name = "Strip", seats = { "ann", "ben" },
  options = { by = { "sum", "first" } },
  board = grid{ 5, 1 }, zones = { field = {} }, kinds = { coin = { owned = false } },
  vars = { die = { 1 } },
  verbs = { take = { pick{ any "coin" }, effect = function(g, me, cell) g.field:take(cell) end } },
  stuck = "draws",
  setup = function(g)
    local a, b = g:roll(6), g:roll(6)
    g.die = g.options.by == "sum" and a + b or a
    for cell in g:cells(everywhere) do g.field:put(cell, "coin") end
  end,
  ends = { function(g) return g:size(any "coin", 1) < 4 and "draw" or nil end },
  par = { collects = "coins", over = any "coin",
    worth = function(g, cell) return g:where(cell) * (g:where(cell) % g.die == 0 and 2 or 1) end },
  clock = 300,
}
)";

}  // namespace

TEST_CASE("par prints the score, how many were collected and the route", "[cli]") {
  const TemporaryRuleset strip("strip", k_strip);
  CHECK(json_of({"par", strip.folder(), "--roll", "3"}) ==
        Json{{"score", 18}, {"coins", 5}, {"route", {"E1", "D1", "C1", "B1", "A1"}}, {"roll", 3}});
  const Finished faces = houserules({"par", strip.folder(), "--roll", "1+1"});
  CHECK(faces.out == "dice   1+1\nscore  21\ncoins  5\nroute  E1, D1, C1, B1, A1\n");
  CHECK(faces.err.empty());
}

TEST_CASE("par of Robot Miner", "[cli]") {
  const Json json = json_of({"par", "robot_miner", "--roll", "7", "--option", "scoring=a"});
  CHECK(json["score"] == 78);
  CHECK(json["route"].size() == json["jewels"]);
  const Finished faces =
      houserules({"par", "robot_miner", "--roll", "7", "--option", "bonus=either die"});
  CHECK(faces.code == 2);
  CHECK_THAT(faces.err, Catch::Contains("With a sum of 7 par depends on the faces: "));
}

TEST_CASE("par without --roll rolls from the seed, and prints the roll", "[cli]") {
  const TemporaryRuleset strip("strip", k_strip);
  const Json json = json_of({"par", strip.folder(), "--seed", "4"});
  CHECK(json["seed"] == 4);
  REQUIRE(json["faces"].size() == 2);
  const std::string dice = std::to_string(json["faces"][0].get<int>()) + "+" +
                           std::to_string(json["faces"][1].get<int>());
  const Finished text = houserules({"par", strip.folder(), "--seed", "4"});
  CHECK_THAT(text.out, Catch::StartsWith("dice   " + dice + " (seed 4)\n"));
  CHECK(json_of({"par", strip.folder(), "--roll", dice})["score"] == json["score"]);
}

TEST_CASE("par explains what is wrong with a roll", "[cli]") {
  const TemporaryRuleset strip("strip", k_strip);
  const auto refused = [&](const std::vector<std::string>& more) {
    std::vector<std::string> typed{"par", strip.folder()};
    typed.insert(typed.end(), more.begin(), more.end());
    const Finished run = houserules(typed);
    CHECK(run.code == 2);
    CHECK(run.out.empty());
    return run.err;
  };
  CHECK(refused({"--roll", "seven"}) ==
        "houserules: --roll: expected the sum of the dice, such as 7, or their faces, such as 2+5, "
        "got \"seven\"\n");
  CHECK(refused({"--roll", "13"}) ==
        "houserules: --roll 13: The first dice of the setup show from 2 to 12, not 13.\n");
  CHECK(refused({"--roll", "2+7"}) ==
        "houserules: --roll 2+7: A die here has the faces 1 to 6; 7 was given.\n");
  CHECK(refused({"--roll", "2+2+2"}) ==
        "houserules: --roll 2+2+2: This action rolls 2 dice, but 3 dice were given.\n");
  CHECK(refused({"--option", "by=first", "--roll", "4"}) ==
        "houserules: --roll 4: With a sum of 4 par depends on the faces: 1+3 and 2+2 have "
        "different ones. Enter the faces, as in 2+2.\n");
}

TEST_CASE("par is refused for a ruleset that declares none", "[cli]") {
  const Finished run = houserules({"par", "hex"});
  CHECK(run.code == 1);
  CHECK(run.err == "houserules: hex declares no par (what a run collects and what it is worth)\n");
}

TEST_CASE("in a game par is for the owner, and for everybody when it is over", "[cli]") {
  const TemporaryRuleset strip("strip", k_strip);
  const Finished seats =
      houserules({"play", strip.folder(), "--seed", "4"}, "par\ntake a1\ntake c1\npar\nquit\n");
  CHECK(seats.code == 0);
  CHECK(seats.err ==
        "Until the game is over, only the table's owner may see par. With play --owner it is shown "
        "here.\n");
  CHECK_THAT(seats.out, Catch::Contains("(coins: 5): E1, D1, C1, B1, A1.\n"));
  const Finished owner =
      houserules({"play", strip.folder(), "--seed", "4", "--owner"}, "take c1\npar\nquit\n");
  CHECK_THAT(owner.out, Catch::Contains("(coins: 5): E1, D1, C1, B1, A1.\nFrom here on: Par is "));
  CHECK_THAT(owner.out, Catch::Contains("(coins: 2): E1, D1.\n"));
  const Finished json = houserules({"play", strip.folder(), "--seed", "4", "--owner", "--json"},
                                   "take c1\npar\nquit\n");
  const std::vector<Json> lines = json_lines(json.out);
  const auto found = std::find_if(lines.begin(), lines.end(),
                                  [](const Json& line) { return line["type"] == "par"; });
  REQUIRE(found != lines.end());
  CHECK((*found)["coins"] == 5);
  CHECK((*found)["left"]["route"] == Json{"E1", "D1"});
}

TEST_CASE("typed commands start, pause and extend the planning clock", "[cli]") {
  const TemporaryRuleset strip("strip", k_strip);
  const Finished run = houserules({"play", strip.folder(), "--seed", "4"},
                                  "clock\nclock pause\nclock +2\nclock reset\nclock stop\ntake "
                                  "a1\nclock +1\ntake e1\nquit\n");
  CHECK(run.code == 0);
  CHECK(run.err ==
        "The planning clock is not running.\n"
        "To use the planning clock, type clock, clock start, clock pause, clock reset or clock +1 "
        "(adds a minute).\n");
  CHECK_THAT(run.out, Catch::Contains("Planning time: 5:00, not started yet.\n"
                                      "Planning time: 7:00 left, paused.\n"
                                      "Planning time: 5:00, not started yet.\n"));
  CHECK_THAT(run.out, Catch::Contains("Planning time: 6:00 left, paused.\n"));
  const Finished json =
      houserules({"play", strip.folder(), "--seed", "4", "--json"}, "clock +1\ntake a1\nquit\n");
  const std::vector<Json> lines = json_lines(json.out);
  CHECK(lines.at(2) == Json{{"type", "clock"},
                            {"left", 360},
                            {"running", false},
                            {"up", false},
                            {"text", "Planning time: 6:00 left, paused."}});
  CHECK(lines.at(4)["clock"] == Json{{"left", 360}, {"running", false}, {"up", false}});
  const Finished none = houserules({"play", "hex", "--option", "size=3"}, "clock start\nquit\n");
  CHECK(none.err == "This game has no planning clock.\n");
}

TEST_CASE("the end of the planning time is announced while a player waits", "[cli]") {
  const TemporaryRuleset quick("quick", std::string(k_strip).replace(k_strip.find("300"), 3, "1"));
  Dialogue game({HOUSERULES_PROGRAM, "play", quick.folder()});
  REQUIRE_FALSE(game.hear("Ann's turn.").empty());
  CHECK(game.answers("clock start", "Planning time: 0:01 left.\n"));
  CHECK(game.hear("The planning time is up.\n") == "The planning time is up.\n");
  game.type("take a1");
  CHECK_THAT(game.hear("Ben's turn."), Catch::Contains("The planning time is up.\nBen's turn."));
}

}  // namespace hr::tests
