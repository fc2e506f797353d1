// SPDX-License-Identifier: MIT
// Text for one person is cleared from the screen however the program ends or is suspended.
#include <catch2/catch.hpp>

#include "tests/support/dialogue.h"
#include "tests/support/hiding.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

// Penny has lifted the curtain and written a secret on the screen.
void show_secret(Dialogue& game) {
  REQUIRE_FALSE(game.hear("Pass the screen to penny. Press Enter.").empty());
  REQUIRE(game.answers("", "> "));
  REQUIRE(game.answers("note b1 a thought", "B1: a thought"));
  REQUIRE_FALSE(game.hear("> ").empty());
}

}  // namespace

TEST_CASE("whatever signal ends the program, the screen is cleared last", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV}) {
    CAPTURE(number);
    Dialogue game({HOUSERULES_PROGRAM, "play", hiding.folder()}, Dialogue::Through::terminal);
    show_secret(game);
    game.send(number);
    CHECK_THAT(game.rest(), Catch::EndsWith(k_wipe));
    CHECK(game.end() == number);
  }
}

TEST_CASE("unread text, and what a record's player sees, is cleared as well", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  const std::string file = hiding.folder() + "/../game.rec";
  Dialogue game({HOUSERULES_PROGRAM, "record", hiding.folder(), "--out", file},
                Dialogue::Through::terminal);
  show_secret(game);
  REQUIRE(game.answers("a1", k_when_read));
  game.send(SIGTERM);
  CHECK_THAT(game.rest(), Catch::EndsWith(k_wipe));
  CHECK(game.end() == SIGTERM);
  CHECK(houserules({"replay", file}).code == 0);
}

TEST_CASE("before the program is suspended the screen is cleared, and then the curtain is down",
          "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  Dialogue game({HOUSERULES_PROGRAM, "play", hiding.folder()}, Dialogue::Through::terminal);
  show_secret(game);
  for (int times = 0; times < 2; ++times) {
    game.send(SIGTSTP);
    REQUIRE_FALSE(game.hear(k_wipe).empty());
    REQUIRE(game.wait_until_stopped());
    game.send(SIGCONT);
    const std::string back = game.hear("Pass the screen to penny. Press Enter.\r\n");
    REQUIRE_FALSE(back.empty());
    CHECK(back.find("thought") == std::string::npos);
    game.type("a1");  // while the curtain is down nothing is played
    const std::string again = game.hear("Pass the screen to penny. Press Enter.\r\n");
    REQUIRE_FALSE(again.empty());
    CHECK(again.find("hides") == std::string::npos);
    game.type("");
    CHECK_THAT(game.hear("> "), Catch::Contains("Penny's turn."));
  }
  REQUIRE(game.answers("a1", k_when_read));
  game.send(SIGTSTP);
  REQUIRE_FALSE(game.hear(k_wipe).empty());
  REQUIRE(game.wait_until_stopped());
  game.send(SIGCONT);
  const std::string back = game.hear("Pass the screen to penny. Press Enter.\r\n");
  REQUIRE_FALSE(back.empty());
  CHECK(back.find("A1") == std::string::npos);
  game.type("");
  CHECK_THAT(game.hear(k_when_read), Catch::Contains("Penny hides A1.\r\n"));
  REQUIRE(game.answers("", "Pass the screen to nickel. Press Enter.\r\n"));
  game.send(SIGTSTP);
  REQUIRE_FALSE(game.hear(k_wipe).empty());
  REQUIRE(game.wait_until_stopped());
  game.send(SIGCONT);
  REQUIRE_FALSE(game.hear("Pass the screen to nickel. Press Enter.\r\n").empty());
  game.type("");
  const std::string after = game.hear("> ");
  CHECK_THAT(after, Catch::Contains("Nickel's turn."));
  CHECK(after.find("A1") == std::string::npos);
}

TEST_CASE("a game without secrets stays on the screen, and ignored signals stay ignored", "[cli]") {
  Dialogue open({HOUSERULES_PROGRAM, "play", "tic_tac_toe"}, Dialogue::Through::terminal);
  REQUIRE_FALSE(open.hear("> ").empty());
  open.send(SIGTERM);
  CHECK(open.rest().find(k_wipe) == std::string::npos);
  CHECK(open.end() == SIGTERM);
  const TemporaryRuleset hiding("hiding", k_hiding);
  Dialogue game({"/bin/sh", "-c", "trap '' HUP; exec \"$@\"", "sh", HOUSERULES_PROGRAM, "play",
                 hiding.folder()},
                Dialogue::Through::terminal);
  show_secret(game);
  game.send(SIGHUP);
  CHECK(game.answers("note b1 another", "B1: another"));
}

TEST_CASE("a failure at the end leaves no secret on the screen either", "[cli]") {
  std::string rules = k_hiding;
  rules.replace(rules.find("ends = {"), 8, "turn = function(g) error('boom') end,\n  ends = {");
  const TemporaryRuleset failing("failing", rules);
  Dialogue game({HOUSERULES_PROGRAM, "play", failing.folder()}, Dialogue::Through::terminal);
  REQUIRE_FALSE(game.hear("Pass the screen to").empty());
  REQUIRE(game.answers("", "> "));
  game.end_input();
  const std::string rest = game.rest();
  REQUIRE(rest.find(k_wipe) != std::string::npos);
  CHECK(rest.substr(rest.rfind(k_wipe) + k_wipe.size()) ==
        "houserules: input ended, but the game is not over\r\n");
}

}  // namespace hr::tests
