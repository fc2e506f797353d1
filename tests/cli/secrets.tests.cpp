// SPDX-License-Identifier: MIT
// Games with hidden information, and rules that fail, at the terminal.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/support/folder.h"
#include "tests/support/hiding.h"
#include "tests/support/json_lines.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

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

TEST_CASE("the owner is shown what new rules drop from hidden zones", "[cli]") {
  std::string rules = k_hiding;
  const std::string board = "board = grid{ 4, 1 },";
  rules.replace(rules.find(board), board.size(),
                "options = { size = { 4, min = 3, max = 4 } },\n"
                "  board = function(o) return grid{ o.size, 1 } end,");
  const TemporaryRuleset hiding("hiding", rules);
  const Finished run =
      houserules({"play", hiding.folder(), "--owner"}, "d1\na1\noption size=3\nquit\n");
  INFO(run.out << run.err);
  CHECK_THAT(run.out, Catch::Contains("Rules changed: size set to 3. "));
  CHECK_THAT(run.out, Catch::Contains("penny's chest at D1"));
}

TEST_CASE("JSON lines contain a secret only for its owner", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  const Finished run = houserules(
      {"play", hiding.folder(), "--seat", "penny=random", "--seed", "1", "--json"}, "a1\nb1\n");
  INFO(run.out << run.err);
  int of_penny = 0;
  for (const nlohmann::json& line : json_lines(run.out)) {
    if (line["type"] != "action") continue;
    CHECK(line.contains("action") == (line["seat"] == "nickel"));
    of_penny += line["seat"] == "penny" ? 1 : 0;
  }
  CHECK(of_penny == 2);
}

TEST_CASE("rules that fail are reported with file and line, and the game continues", "[cli]") {
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

TEST_CASE("notes are written, counted, listed and taken back at the terminal", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  const Finished run =
      houserules({"play", hiding.folder(), "--seat", "nickel=random", "--seed", "1"},
                 "note b1 a trap?\nMARK B1\nmark b1 +2\nmark b1 -1\nmark c1\n"
                 "jot Nickel likes corners.\nnotes\nnote b1\nnote undo\n"
                 "note redo\njot\nmark b1 -2\nmark c1 -1\nnotes\nquit\n");
  CHECK(run.code == 0);
  CHECK(run.err.empty());
  CHECK_THAT(run.out, Catch::Contains("\nB1: a trap?\nB1: 1 passage, a trap?\n"
                                      "B1: 3 passages, a trap?\nB1: 2 passages, a trap?\n"
                                      "C1: 1 passage\nIn general: Nickel likes corners.\n"
                                      "\n1  .  2a 1  .\n   A  B  C  D\n"
                                      "numbers count passages, a letter begins a note, . nothing "
                                      "noted\n\nIn general: Nickel likes corners.\n"
                                      "B1: 2 passages, a trap?\nC1: 1 passage\n"
                                      "B1: 2 passages\nB1: 2 passages, a trap?\nB1: 2 passages\n"
                                      "In general: nothing noted.\nB1: nothing noted.\n"
                                      "C1: nothing noted.\nYou have no notes.\n"));
}

TEST_CASE("impossible notes are each refused with an error", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  const Finished run = houserules(
      {"play", hiding.folder(), "--seat", "nickel=random", "--seed", "1"},
      "note\nmark\nnote z9 x\nmark a1 often\nmark a1 1 2\nmark a1 -1\nnotes a1\nnote undo\n"
      "note redo\nnotes\nquit\n");
  CHECK(run.code == 0);
  CHECK(run.err ==
        "note needs a cell, as in \"note B3 empty, I think\".\n"
        "mark needs a cell, as in \"mark B3\".\n"
        "There is no cell \"z9\"; cells are named A1 to D1.\n"
        "mark: expected a number of passages, as in \"mark B3\" or \"mark B3 -1\", got "
        "\"often\"\n"
        "mark: expected a number of passages, as in \"mark B3\" or \"mark B3 -1\", got "
        "\"1 2\"\n"
        "A count of passages goes from 0 to 999; this would be -1.\n"
        "notes takes no arguments; got \"a1\".\n"
        "There is no note to undo.\n"
        "There is no note to redo.\n");
}

TEST_CASE("notes can be printed in sentences and as JSON", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  const Finished spoken =
      houserules({"play", hiding.folder(), "--seat", "nickel=random", "--seed", "1", "--spoken"},
                 "note a1 home\nmark a1\nnotes\nquit\n");
  CHECK_THAT(spoken.out, Catch::EndsWith("A1: home\nA1: 1 passage, home\nA1: 1 passage, home\n"
                                         "Game left unfinished.\n"));
  CHECK(spoken.out.find("numbers count") == std::string::npos);
  const Finished told =
      houserules({"play", hiding.folder(), "--seat", "nickel=random", "--seed", "1", "--json"},
                 "note a1 home\nnotes\nnote q1\nquit\n");
  const std::vector<nlohmann::json> notes = json_lines(told.out);
  REQUIRE(notes.size() > 4);
  const std::size_t n = notes.size();
  CHECK(notes[n - 4] == nlohmann::json{{"type", "note"}, {"text", "A1: home"}});
  CHECK(notes[n - 3] ==
        nlohmann::json::parse(R"({"type":"notes","seat":"penny","notes":[{"cell":"A1",)"
                              R"("text":"home","passages":0,"on_board":true}]})"));
  CHECK(notes[n - 2]["type"] == "refused");
}

TEST_CASE("in a game with a verb called mark, :mark counts passages", "[cli]") {
  const Finished run = houserules({"play", "tic_tac_toe"}, "mark B2\n:mark B2\n:notes\nquit\n");
  CHECK(run.err.empty());
  CHECK_THAT(run.out, Catch::Contains("Cross marks B2.\n"));
  CHECK_THAT(run.out, Catch::EndsWith("B2: 1 passage\n\n3  . . .\n2  . 1 .\n1  . . .\n"
                                      "   A B C\nnumbers count passages, . nothing noted\n\n"
                                      "B2: 1 passage\nGame left unfinished.\n"));
}

TEST_CASE("everybody at the screen is shown only their own notes", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  const Finished run = houserules({"play", hiding.folder()},
                                  "note b1 penny's thought\na1\nnotes\nnote undo\njot nickel's "
                                  "own\nb1\nnotes\nquit\n");
  INFO(run.out);
  CHECK(run.err == "There is no note to undo.\n");
  const std::size_t first = run.out.find("Pass the screen to nickel");
  const std::size_t second = run.out.find("Pass the screen to penny", first);
  REQUIRE(second != std::string::npos);
  const std::string to_nickel = run.out.substr(first, second - first);
  CHECK_THAT(to_nickel, Catch::Contains("You have no notes.\n"));
  CHECK(to_nickel.find("thought") == std::string::npos);
  const std::string to_penny = run.out.substr(second);
  CHECK_THAT(to_penny, Catch::Contains("B1: penny's thought\n"));
  CHECK(to_penny.find("nickel's own") == std::string::npos);
}

TEST_CASE("notes cause a curtain in a game without hidden information", "[cli]") {
  const Finished open = houserules({"play", "tic_tac_toe"}, "a1\nb1\nquit\n");
  CHECK(open.out.find("Pass the screen") == std::string::npos);
  const Finished noted = houserules({"play", "tic_tac_toe"}, "a1\nnote b2 next\nb1\na2\nquit\n");
  INFO(noted.out);
  const std::size_t note = noted.out.find("B2: next");
  const std::size_t pass = noted.out.find("Pass the screen to cross. Press Enter.", note);
  REQUIRE(pass != std::string::npos);
  CHECK(noted.out.find("Nought marks B1.", pass) != std::string::npos);
}

TEST_CASE("notes are recorded at once, and continue with the record", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  const Folder folder;
  const std::string file = folder.file("game.rec");
  CHECK(houserules({"record", hiding.folder(), "--out", file}, "a1\nnote c1 penny's?\nmark c1 2\n")
            .code == 1);
  const Finished on = houserules({"play", file}, "notes\nb1\nnotes\nquit\n");
  INFO(on.out << on.err);
  const std::size_t penny = on.out.find("Pass the screen to penny");
  const std::size_t notes = on.out.find("C1: 2 passages, penny's?\n");
  REQUIRE(notes != std::string::npos);
  CHECK(notes < penny);
  CHECK(on.out.find("penny's?", penny) == std::string::npos);
  CHECK_THAT(on.out, Catch::Contains("You have no notes."));
  for (const char* seat : {"penny", "nickel", ""}) {
    std::vector<std::string> words{"export", file};
    if (*seat != '\0') words.insert(words.end(), {"--seat", seat});
    const bool own = std::string_view(seat) == "nickel";
    const Finished text = houserules(words);
    words.emplace_back("--json");
    const Finished json = houserules(words);
    CHECK(text.code == 0);
    CHECK(json.code == 0);
    CHECK((text.out.find("penny's?") != std::string::npos) == own);
    CHECK((json.out.find("penny's?") != std::string::npos) == own);
  }
}

TEST_CASE("an export for a seat contains what that seat was shown, and the rules", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  const Folder folder;
  const std::string file = folder.file("game.rec");
  REQUIRE(houserules({"record", hiding.folder(), "--owner", "--seed", "90817263545", "--out", file},
                     "a1\nb1\nundo\nc1\nquit\n")
              .code == 0);
  const std::string text = houserules({"export", file, "--seat", "penny", "--json"}).out;
  CHECK(text.find("90817263545") == std::string::npos);
  CHECK(text.find("hash") == std::string::npos);
  CHECK(text.find("check") == std::string::npos);
  const nlohmann::json json = nlohmann::json::parse(text);
  CHECK(json["rules"][0]["files"][0]["text"] == k_hiding);
  REQUIRE(json["log"].size() == 2);  // what was undone is another branch
  CHECK(json["log"][0]["arguments"] == nlohmann::json{"A1"});
  CHECK_FALSE(json["log"][1].contains("arguments"));
  CHECK(json["log"][1]["seat"] == "nickel");
  CHECK(json["legal"].size() == 3);
  CHECK(json["zones"][1]["cells"] ==
        nlohmann::json{{"A1", "hidden"}, {"B1", "hidden"}, {"C1", "hidden"}, {"D1", "hidden"}});
  CHECK(json["seats"][0]["to_act"] == true);
}

TEST_CASE("dice are not taken in a game with hidden information that rolls none", "[cli]") {
  const TemporaryRuleset hiding("hiding", k_hiding);
  const Finished run = houserules({"play", hiding.folder()}, "dice 4\na1\nquit\n");
  CHECK_THAT(run.err, Catch::StartsWith("This game rolls no dice.\n"));
  CHECK_THAT(run.out, Catch::Contains("Penny hides A1.\n"));
  const Finished owner = houserules({"play", hiding.folder(), "--owner"}, "dice 4\na1\nquit\n");
  CHECK_THAT(owner.err, Catch::StartsWith("This game rolls no dice.\n"));
}

}  // namespace hr::tests
