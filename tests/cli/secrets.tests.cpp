// SPDX-License-Identifier: MIT
// Games that hide something, and rules that fail, at the terminal.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

constexpr const char* k_hiding = R"(return {
  name = "Hiding", by = "nobody", about = "Hide two chests each.",
  seats = { "penny", "nickel" },
  board = grid{ 4, 1 },
  zones = { map = { per = "seat", see = "owner" } },
  kinds = { chest = {} },
  verbs = { hide = { place{ "chest" }, secret = true } },
  ends = { plies(4) },
})";

constexpr const char* k_failing = R"(return {
  name = "Failing", by = "nobody", about = "Breaks on C1.",
  seats = { "sun", "moon" },
  board = grid{ 4, 1 }, zones = { marks = {} }, kinds = { mark = {} },
  verbs = { mark = { place{ "mark" },
    effect = function(g, me, cell)
      if g:name(cell) == "C1" then error("no C1") end
    end } },
  stuck = "draws",
})";

}  // namespace

TEST_CASE("where something is hidden the screen is passed from one to the other", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  const Finished run = houserules({"play", hiding.folder()}, "a1\nb1\nc1\nd1\n");
  INFO(run.out << run.err);
  CHECK(run.code == 0);
  CHECK_THAT(run.out, Catch::Contains("Pass the device to penny. Press Enter.\n"));
  CHECK_THAT(run.out, Catch::Contains("Pass the device to nickel. Press Enter.\n"));
  // Told between two passings: penny's own action to penny, that there was one to nickel.
  const std::size_t first = run.out.find("Pass the device to nickel");
  const std::size_t second = run.out.find("Pass the device to penny", first);
  REQUIRE(first != std::string::npos);
  REQUIRE(second != std::string::npos);
  const std::string to_nickel = run.out.substr(first, second - first);
  CHECK(run.out.substr(0, first).find("Penny hides A1.") != std::string::npos);
  CHECK(to_nickel.find("Penny hides something.") != std::string::npos);
  CHECK(to_nickel.find("A1.") == std::string::npos);
}

TEST_CASE("JSON lines tell a secret only to whom it belongs", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  const Finished run = houserules(
      {"play", hiding.folder(), "--seat", "penny=random", "--seed", "1", "--json"}, "a1\nb1\n");
  INFO(run.out << run.err);
  std::istringstream lines(run.out);
  int of_penny = 0;
  for (std::string text; std::getline(lines, text);) {
    const nlohmann::json line = nlohmann::json::parse(text);
    if (line["type"] != "action") continue;
    CHECK(line.contains("action") == (line["seat"] == "nickel"));
    of_penny += line["seat"] == "penny" ? 1 : 0;
  }
  CHECK(of_penny == 2);
}

TEST_CASE("rules that fail are told with file and line, and the game goes on", "[cli]") {
  const TemporaryRuleset failing("failing", k_failing);
  const Finished run = houserules({"play", failing.folder()}, "a1\nc1\nb1\nquit\n");
  CHECK(run.code == 0);
  CHECK_THAT(run.err, Catch::Contains("failing/rules.lua:7: no C1"));
  CHECK_THAT(run.out, Catch::Contains("Moon marks B1.\n"));
}

TEST_CASE("a simulated game that fails is named by number and seed", "[cli]") {
  const TemporaryRuleset failing("failing", k_failing);
  const auto run = [&](const char* threads) {
    return houserules({"simulate", failing.folder(), "--threads", threads});
  };
  const Finished one = run("1");
  CHECK(one.code == 1);
  CHECK(one.out.empty());
  CHECK_THAT(one.err, Catch::Matches("houserules: game 1 \\(seed [0-9]+\\): "
                                     "failing/rules\\.lua:7: no C1\n?"));
  CHECK(run("4").err == one.err);
}

}  // namespace hr::tests
