// SPDX-License-Identifier: MIT
// Bots in the terminal: seats that they play, levels, and hints to people.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/support/files.h"
#include "tests/support/folder.h"
#include "tests/support/json_lines.h"
#include "tests/support/process.h"

namespace hr::tests {

namespace {

using Json = nlohmann::json;

}  // namespace

TEST_CASE("a strong bot does not lose noughts and crosses to a random one", "[cli][bots]") {
  for (int seed = 1; seed <= 6; ++seed) {
    const Finished run = houserules({"play", "tic_tac_toe", "--seat", "cross=random", "--seat",
                                     "nought=strong", "--seed", std::to_string(seed)});
    INFO(run.out << run.err);
    CHECK(run.code == 0);
    CHECK(run.out.find("Cross wins") == std::string::npos);
  }
}

TEST_CASE("games of bots that think are the same for the same seed, also with secrets",
          "[cli][bots]") {
  for (const char* game : {"cube_wars", "sealed_bids"}) {
    const bool probe = std::string(game) == "sealed_bids";
    const std::string ruleset =
        probe ? std::string(HOUSERULES_SOURCE_DIR) + "/tests/rulesets/sealed_bids" : game;
    const std::vector<std::string> typed{"play", ruleset, "--seat", "all=search:20", "--seed", "4"};
    const Finished run = houserules(typed);
    INFO(run.err);
    CHECK(run.code == 0);
    CHECK(houserules(typed).out == run.out);
  }
}

TEST_CASE("hint names a move, how good it is and how clearly, and changes nothing", "[cli][bots]") {
  const Finished run =
      houserules({"play", "tic_tac_toe", "--seed", "2"}, "a1\na3\nb1\nb3\nhint\nc1\n");
  CHECK(run.code == 0);
  CHECK(run.err.empty());
  CHECK_THAT(run.out, Catch::Contains("A strong bot would play: mark C1 (certain win).\n"));
  CHECK_THAT(run.out, Catch::Contains("Cross wins"));
  const Finished timed = houserules({"play", "cube_wars", "--seed", "3"}, "hint 0.2\nquit\n");
  CHECK_THAT(timed.out, Catch::Contains(" lines of play it has tried, "));
  CHECK_THAT(timed.out, !Catch::Contains("sure") && !Catch::Contains("certain"));
  CHECK_THAT(timed.out, Catch::Contains("(about "));
  CHECK_THAT(timed.out, Catch::Contains("It expects: "));
  CHECK_THAT(timed.out, Catch::Contains("It has tried less often:\n"));
  for (const char* typed : {"hint now", "hint 0", "hint 1 2", "hint nan"})
    CHECK_THAT(
        houserules({"play", "cube_wars", "--seed", "3"}, std::string(typed) + "\nquit\n").err,
        Catch::Contains("hint: expected how many seconds the bot may think, from 0.1 to 600"));
}

TEST_CASE("hints as JSON are lines of their own", "[cli][bots]") {
  const Finished run = houserules({"play", "tic_tac_toe", "--json"}, "hint 1\nquit\n");
  for (const Json& line : json_lines(run.out)) {
    if (line["type"] != "hint") continue;
    CHECK(line["actions"].size() == 9);
    CHECK(line["actions"][0]["points"].is_number());
    CHECK(line["tries"].get<int>() > 100);
    return;
  }
  FAIL(run.out);
}

TEST_CASE("a record keeps which bot plays", "[cli][bots]") {
  const Folder folder;
  const std::filesystem::path file = folder.root() / "game.rec";
  const Finished made =
      houserules({"record", "tic_tac_toe", "--seat", "nought=search:50", "--out", file.string()},
                 "b2\nquit\n");
  INFO(made.err);
  CHECK(made.code == 0);
  CHECK_THAT(text_of(file), Catch::Contains("\"bot\":\"search:50\""));
  const Finished more = houserules({"play", file.string(), "--json"}, "quit\n");
  const std::vector<Json> lines = json_lines(more.out);
  REQUIRE(!lines.empty());
  CHECK(lines.front()["seats"][1]["player"] == "search:50");
}

}  // namespace hr::tests
