// SPDX-License-Identifier: MIT
// Games with hidden information at one screen: the curtain between players, and what remains on
// screen.
#include <catch2/catch.hpp>

#include "tests/support/dialogue.h"
#include "tests/support/hiding.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

TEST_CASE("in a game with hidden information the screen is passed between players", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  const Finished run = houserules({"play", hiding.folder()}, "a1\nb1\nc1\nd1\n");
  INFO(run.out << run.err);
  CHECK(run.code == 0);
  CHECK_THAT(run.out, Catch::Contains("Pass the screen to penny. Press Enter.\n"));
  CHECK_THAT(run.out, Catch::Contains("Pass the screen to nickel. Press Enter.\n"));
  // Printed between two passes: penny's own action for penny; for nickel that there was one.
  const std::size_t first = run.out.find("Pass the screen to nickel");
  const std::size_t second = run.out.find("Pass the screen to penny", first);
  REQUIRE(first != std::string::npos);
  REQUIRE(second != std::string::npos);
  const std::string to_nickel = run.out.substr(first, second - first);
  CHECK(run.out.substr(0, first).find("Penny hides A1.") != std::string::npos);
  CHECK(to_nickel.find("Penny hides something.") != std::string::npos);
  CHECK(to_nickel.find("A1.") == std::string::npos);
}

TEST_CASE("at the end everything is shown to everybody", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  const std::string boards =
      "Map of penny:\n1  C . C .\n   A B C D\nMap of nickel:\n1  . c . c\n   A B C D\n"
      "C penny chest, c nickel chest, . empty\n";
  const std::string outcome = "The game is drawn: 4 actions were played.";
  const std::string typed = "a1\nb1\nc1\nd1\nboard\n";
  const Finished two = houserules({"play", hiding.folder()}, typed);
  INFO(two.out);
  const std::string end = "\n" + boards + "\n" + outcome + "\n\n" + boards + "\n";
  CHECK_THAT(two.out, Catch::EndsWith("Nickel hides D1.\n" + end));
  CHECK(two.out.find(boards) == two.out.size() - end.size() + 1);
  const Finished json = houserules({"play", hiding.folder(), "--json"}, typed);
  CHECK_THAT(
      json.out,
      Catch::Contains(R"("text":")" + outcome +
                      R"(","result":"drawn","winners":[],"board":"Map of penny:\n1  C . C .)"));
}

TEST_CASE("at the end a single person is shown what bots have hidden", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  const Finished run =
      houserules({"play", hiding.folder(), "--seat", "nickel=random", "--seed", "1"}, "a1\nb1\n");
  INFO(run.out);
  CHECK_THAT(run.out, Catch::EndsWith("Nickel hides something.\n\n"
                                      "Map of penny:\n1  C C . .\n   A B C D\n"
                                      "Map of nickel:\n1  . . c c\n   A B C D\n"
                                      "C penny chest, c nickel chest, . empty\n\n"
                                      "The game is drawn: 4 actions were played.\n"));
}

TEST_CASE("a terminal is cleared, including its scrollback", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  Dialogue game({HOUSERULES_PROGRAM, "play", hiding.folder()}, Dialogue::Through::terminal);
  REQUIRE_FALSE(game.hear("Pass the screen to penny. Press Enter.").empty());
  REQUIRE(game.answers("", "> "));
  REQUIRE(game.answers("note b1 a thought", "B1: a thought"));
  game.type("a1");
  const std::string told = game.hear(k_when_read);
  CHECK_THAT(told, Catch::Contains("Penny hides A1.\r\n"));
  CHECK(told.find(k_wipe) == std::string::npos);
  REQUIRE(game.answers("what?", k_when_read));
  game.type("");
  const std::string between = game.hear("Pass the screen to nickel. Press Enter.");
  CHECK_THAT(between, Catch::Contains(k_wipe));
  CHECK(between.substr(between.rfind(k_wipe)).find("thought") == std::string::npos);
  game.type("");
  const std::string after = game.hear("> ");
  CHECK_THAT(after, Catch::Contains(k_wipe));
  CHECK(after.find("A1") == std::string::npos);
  CHECK(after.find("thought") == std::string::npos);
}

TEST_CASE("only an empty line lifts the curtain, and quit leaves", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  Dialogue game({HOUSERULES_PROGRAM, "play", hiding.folder()}, Dialogue::Through::terminal);
  const std::string pass = "Pass the screen to penny. Press Enter.\r\n";
  REQUIRE_FALSE(game.hear(pass).empty());
  game.type("a1");
  const std::string again = game.hear(pass);
  CHECK_THAT(again, Catch::StartsWith("a1\r\n"));
  CHECK(again.find("> ") == std::string::npos);
  CHECK(again.find("Penny") == std::string::npos);
  REQUIRE(game.answers("quit now", pass));
  game.type("  ");
  CHECK_THAT(game.hear("> "), Catch::Contains("Penny's turn.\r\n"));
  REQUIRE(game.answers("b1", k_when_read));
  REQUIRE(game.answers("", "Pass the screen to nickel. Press Enter."));
  game.type(" QUIT");
  const std::string left = game.hear("Game left unfinished.");
  REQUIRE_FALSE(left.empty());
  CHECK(left.find("turn.") == std::string::npos);
}

TEST_CASE("a terminal is cleared before the game is left, and before its end is shown", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  const auto lift = [](Dialogue& game) {
    REQUIRE_FALSE(game.hear("Press Enter.").empty());
    REQUIRE(game.answers("", "> "));
  };
  const auto behind_wipe = [&](const std::string& said) {
    REQUIRE(said.find(k_wipe) != std::string::npos);
    return said.substr(said.rfind(k_wipe) + k_wipe.size());
  };
  for (const std::string last : {"quit", "the end of input"}) {
    Dialogue game({HOUSERULES_PROGRAM, "play", hiding.folder()}, Dialogue::Through::terminal);
    lift(game);
    REQUIRE(game.answers("note b1 a thought", "> "));
    if (last == "quit")
      game.type(last);
    else
      game.end_input();
    const std::string end = last == "quit"
                                ? "Game left unfinished.\r\n"
                                : "houserules: input ended, but the game is not over\r\n";
    CHECK(behind_wipe(game.hear(end)) == end);
  }
  Dialogue game({HOUSERULES_PROGRAM, "play", hiding.folder()}, Dialogue::Through::terminal);
  for (const char* action : {"a1", "b1", "c1"}) {
    lift(game);
    REQUIRE(game.answers(action, k_when_read));
    game.type("");
  }
  lift(game);
  game.type("d1");
  CHECK_THAT(behind_wipe(game.hear("quit leaves.")), Catch::StartsWith("Nickel hides D1.\r\n"));
}

}  // namespace hr::tests
