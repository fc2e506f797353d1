// SPDX-License-Identifier: MIT
#include "core/scenario/scenario.h"

#include <catch2/catch.hpp>

#include "core/scenario/scenario_run.h"
#include "tests/core/scenario/scenario_games.h"

namespace hr::tests {

namespace {

// The error in a file, as "line: sentence".
std::string wrong(const std::string& text) {
  try {
    static_cast<void>(read_scenarios("t.scenario", text));
  } catch (const LocatedError& error) {
    return std::to_string(error.line()) + ": " + error.what();
  }
  return "";
}

// The first unmet expectation of the first scenario, as "line: sentence | expected | found"; "" if
// there is none.
std::string run(const OpenScenario& open, const std::string& text) {
  const auto unmet = run_scenario(read_scenarios("t.scenario", "scenario: a\n" + text)[0], open);
  if (!unmet) return "";
  std::string out = std::to_string(unmet->line - 1) + ": " + unmet->what();
  if (!unmet->expected.empty()) out += " | " + unmet->expected;
  if (!unmet->found.empty()) out += " | " + unmet->found;
  return out;
}

constexpr const char* k_hidden = "penny: hide B2\npenny: ready\nnickel: hide C1\nnickel: ready\n";
std::string hunting(const std::string& text) { return run(hunts(), k_hidden + text); }

}  // namespace

TEST_CASE("lines above the first scenario are the beginning of each", "[core]") {
  const auto scenarios = read_scenarios("t.scenario",
                                        "\xef\xbb\xbf# a comment\r\n"
                                        "option goal: far row\r\n"
                                        "seed: 7\n"
                                        "position: white to move\n"
                                        "  A1: white pawn\n"
                                        "\n"
                                        "scenario: one\n"
                                        "variant: fog\n"
                                        "white: move A1 A2\n"
                                        "    dice: 1\n"
                                        "scenario: two\n"
                                        "seed: 8\n"
                                        "draw\n");
  REQUIRE(scenarios.size() == 2);
  const Scenario& one = scenarios[0];
  CHECK(one.file == "t.scenario");
  CHECK(one.name == "one");
  CHECK(one.line == 7);
  CHECK(one.settings == Settings{{"goal", "far row"}});
  CHECK(one.variants == std::vector<std::string>{"fog"});
  CHECK(one.seed == 7);
  REQUIRE(one.statements.size() == 2);
  CHECK(one.statements[0].body == std::vector{TextLine{5, 3, "A1: white pawn"}});
  CHECK(one.statements[1].type == StatementType::play);
  CHECK(one.statements[1].subject == "white");
  CHECK(one.statements[1].text == "move A1 A2");
  CHECK(one.statements[1].body == std::vector{TextLine{10, 5, "dice: 1"}});
  CHECK(scenarios[1].seed == 8);
  CHECK(scenarios[1].variants.empty());
  CHECK(scenarios[1].statements.size() == 2);
}

TEST_CASE("a file that cannot be read is reported with the line", "[core]") {
  CHECK(wrong("") == "1: expected a line such as \"scenario: a short name\", got none");
  CHECK(wrong("\ndraw\n") == "2: expected \"scenario: a short name\" above this line, got none");
  CHECK(wrong("  A1: pawn\n") ==
        "1: a line that begins with a space belongs to the one above, and there is none");
  CHECK(wrong("scenario: a\ndraw\n  now\n") ==
        "3: a line that begins with a space belongs to the one above, \"draw\", which takes none");
  CHECK(wrong("scenario:\n") == "1: expected something after \"scenario:\"");
  CHECK(wrong("scenario: a\nsene\n") ==
        "2: expected a line such as \"SEAT: ACTION\" or \"board:\", got \"sene\"");
  CHECK(
      wrong("scenario: a\nunfinishd\n") ==
      "2: expected a line such as \"SEAT: ACTION\" or \"board:\", got \"unfinishd\" (did you mean "
      "\"unfinished:\"?)");
  CHECK(
      wrong("scenario: a\noption columns = 6\n") ==
      "2: expected a line such as \"SEAT: ACTION\" or \"board:\", got \"option columns = 6\" (did "
      "you mean \"option:\"?)");
  CHECK(wrong("scenario: a\noption: 6\n") ==
        "2: expected \"option NAME: VALUE\", got \"option: 6\"");
  CHECK(wrong("scenario: a\nseed: many\n") ==
        "2: seed: expected a whole number from 0 to 18446744073709551615, got \"many\"");
  CHECK(wrong("scenario: a\ndraw: yes\n") == "2: expected nothing after \"draw:\", got \"yes\"");
  CHECK(wrong("scenario: a\nwhite:\n") == "2: expected something after \"white:\", got nothing");
  CHECK(wrong("scenario: a\ndraw\nseed: 3\n") ==
        "3: \"seed\" belongs above the first action and the first expectation");
  CHECK(wrong("scenario: a\ndraw\nposition:\n") ==
        "3: \"position\" belongs above the first action");
  CHECK(wrong("position:\nscenario: a\nposition:\n") == "3: \"position\" is already given here");
  CHECK(wrong("scenario: a\nwhite: move\n  evnt: x\n") ==
        "3: expected \"dice: …\", \"event: …\", \"told SEAT: …\" or \"not told SEAT: …\" below "
        "\"white: move\", got \"evnt: x\"");
  CHECK(wrong("scenario: a\nrefused white: move\n  event: x\n") ==
        "3: expected \"dice: …\" or \"says: …\" below \"refused white: move\", got \"event: x\"");
  for (const std::string line : {"dice:", "event:", "told white:", "not told white:"})
    CHECK(wrong("scenario: a\nwhite: move\n  " + line + "\n") ==
          "3: expected something after \"" + line + "\", got nothing");
  CHECK(wrong("scenario: a\nrefused white: move\n  says:\n") ==
        "3: expected something after \"says:\", got nothing");
}

TEST_CASE("a scenario that passes reports nothing", "[core]") {
  CHECK(run(pawns(),
            "legal white: 7 actions\n"
            "legal white includes: move A2 A3\n"
            "legal white lacks: move A2 C3\n"
            "legal black: nothing\n"
            "to act: white\n"
            "unfinished\n"
            "white: a2 b3\n"
            "  event: nothing\n"
            "refused white: move B3 B4\n"
            "  says: It is black's turn.\n"
            "board:\n"
            "  B3: white pawn\n")
            .empty());
}

TEST_CASE("legal actions are checked exactly", "[core]") {
  const auto first = [](const std::string& text) { return run(pawns(), text); };
  CHECK(first("legal white: 5 actions\n") == "1: the number of legal actions differs | 5 | 7");
  CHECK(first("legal white: move A2 A3\n") ==
        "1: also legal for white: move B2 B3, move C2 C3, move B2 A3, move C2 B3, move A2 "
        "B3 and move B2 C3");
  CHECK(first("legal white includes: move A2 A3; move A2 A4\n") ==
        "1: not legal for white: move A2 A4");
  CHECK(first("legal white lacks: move A2 A3\n") == "1: legal for white: move A2 A3");
  CHECK(first("legal white lacks: mvoe A2 A3\n") ==
        "1: expected an action, such as \"move A2 A3\", got \"mvoe A2 A3\"");
  CHECK(first("legal black lacks: fly\n") ==
        "1: expected an action in full, such as \"move …\", got \"fly\"");
  CHECK(first("legal white:\n") ==
        "1: expected actions after \"legal white:\", with \";\" between them, or how many, such as "
        "\"12 actions\"");
  CHECK(first("legal white lacsk: move A2 A3\n") ==
        "1: there is no seat \"white lacsk\"; there are white and black");
}

TEST_CASE("actions that are refused or should be", "[core]") {
  CHECK(run(pawns(), "white: move A2 A4\n") ==
        "1: \"white: move A2 A4\" is refused: A2 cannot go to A4; it may go to A3 or B3.");
  CHECK(run(pawns(), "refused white: mvoe A2 A3\n") ==
        "1: expected an action, such as \"move A2 A3\", got \"mvoe A2 A3\"");
  CHECK(run(pawns(),
            "refused white: mvoe\n  says: Unknown action \"mvoe\"; did you mean "
            "\"move\"?\n")
            .empty());
  CHECK(run(pawns(), "refused white: move A2 A3\n") ==
        "1: \"move A2 A3\" is not refused: it was carried out");
  CHECK(run(pawns(), "refused white: move A2 A4\n  says: No.\n") ==
        "2: the refusal differs | No. | A2 cannot go to A4; it may go to A3 or B3.");
  CHECK(run(pawns(), "wihte: move A2 A3\n") ==
        "1: there is no seat \"wihte\" (did you mean \"white\"?); there are white and black");
  CHECK(run(pawns(), "legal whit: 3 actions\n") ==
        "1: there is no seat \"whit\" (did you mean \"white\"?); there are white and black");
}

TEST_CASE("ends are checked", "[core]") {
  const std::string won =
      "position: white to move\n  Field: empty\n  A4: white pawn\n"
      "  C2: black pawn\nwhite: move A4 A5\n";
  CHECK(
      run(pawns(), won + "winner: white\noutcome: White wins: a pawn reached its goal.\n").empty());
  CHECK(run(pawns(), won + "winner: black\n") == "6: who wins differs | black | white");
  CHECK(run(pawns(), won + "draw\n") ==
        "6: the game is not drawn | White wins: a pawn reached its goal.");
  CHECK(run(pawns(), won + "unfinished\n") ==
        "6: the game is over | White wins: a pawn reached its goal.");
  CHECK(run(pawns(), won + "outcome: White wins.\n") ==
        "6: the outcome differs | White wins. | White wins: a pawn reached its goal.");
  CHECK(run(pawns(), "winner: white\n") == "1: the game is not over | white | nobody");
  CHECK(run(pawns(), "draw\n") == "1: the game is not drawn | The game goes on.");
  CHECK(run(pawns(), "to act: white and black\n") ==
        "1: who is to act differs | white and black | white");
  CHECK(run(pawns(), "to act: white, blakc and x\n") ==
        "1: there is no seat \"blakc\" (did you mean \"black\"?); there are white and black");
  CHECK(run(pawns(), "to act: nobody\n") == "1: who is to act differs | nobody | white");
  CHECK(run(pawns(), "to act: black\n") == "1: who is to act differs | black | white");
  CHECK(run(pawns(), "score white: 1\n") == "1: this game has no scores");
}

TEST_CASE("a board that differs is shown with the differences", "[core]") {
  const auto unmet = run_scenario(read_scenarios("t.scenario",
                                                 "scenario: a\n"
                                                 "board:\n"
                                                 "  5  p p p\n"
                                                 "  4  p p .\n"
                                                 "  3  . P .\n"
                                                 "  2  P P P\n"
                                                 "  1  P P P\n")[0],
                                  pawns());
  REQUIRE(unmet);
  CHECK(unmet->line == 2);
  CHECK(std::string(unmet->what()) == "the board differs in 2 places");
  CHECK(unmet->differing == std::vector<std::string>{"B3: expected white pawn, found nothing",
                                                     "C4: expected nothing, found black pawn"});
  CHECK(unmet->difference == std::vector<std::string>{"  5  p p p", "- 4  p p .", "+ 4  p p p",
                                                      "- 3  . P .", "+ 3  . . .", "  2  P P P",
                                                      "  1  P P P", "     A B C"});
  CHECK(run(pawns(), "board:\n  5  p p\n") == "2: row 5: expected 3 cells, got 2");
  CHECK(run(pawns(), "board:\n") == "1: expected a drawing below \"board:\", got none");
  CHECK(run(pawns(), "board of white:\n  A1: white pawn\n") ==
        "1: expected \"board:\" or \"board seen by SEAT:\", got \"board of white:\"");
}

TEST_CASE("a board may be checked in the view of a seat", "[core]") {
  CHECK(
      hunting("board seen by penny:\n  Map of nickel: hidden\n  Map of penny, B2: penny treasure\n"
              "  dug of nickel: hidden\n"
              "board:\n  Map of nickel, C1: nickel treasure\n  dug of nickel: 0\n")
          .empty());
  CHECK(hunting("board seen by nickel:\n  Map of penny, B2: penny treasure\n") ==
        "5: the board differs in one place");
  CHECK(hunting("board seen by nickel:\n  dug of penny: 0\n") ==
        "5: the board differs in one place");
}

TEST_CASE("a scenario checks who is told what", "[core]") {
  const std::string scan = "penny: scan B1\n";
  CHECK(hunting(scan + "  told penny: Nickel has nothing at B1.\n"
                       "  told nickel: nothing\n"
                       "  told penny and nickel: Penny scans B1.\n"
                       "  not told nickel: Nickel has nothing at B1.\n")
            .empty());
  CHECK(hunting(scan + "  event: Nickel has nothing at B1.\n") ==
        "6: this event was told to penny only");
  CHECK(hunting(scan + "  told nickel: Nickel has nothing at B1.\n") ==
        "6: nickel was not told this | Nickel has nothing at B1. | Penny scans B1.");
  CHECK(hunting(scan + "  not told penny: Nickel has nothing at B1.\n") ==
        "6: penny was told this: Nickel has nothing at B1.");
  CHECK(hunting(scan + "  told penny: nothing\n") ==
        "6: penny was told something | nothing | Penny scans B1.\nNickel has nothing at B1.");
  CHECK(hunting(scan + "  event: nothing\n") ==
        "6: an event was told | nothing | Nickel has nothing at B1.");
  CHECK(hunting(scan + "  event: Boom.\n") ==
        "6: no such event was shown | Boom. | Nickel has nothing at B1.");
  CHECK(hunting("penny: step A1 B1\n  event: Boom.\n") ==
        "6: no such event was shown | Boom. | nothing");
  CHECK(run(hunts(),
            "penny: hide B2\n  told penny: Penny hides B2.\n"
            "  told nickel: nothing\n"
            "  not told nickel: Penny hides B2.\n")
            .empty());
}

TEST_CASE("dice may be given", "[core]") {
  CHECK(hunting("penny: throw\n  dice: 3\n  event: Penny rolls 3.\n").empty());
  CHECK(hunting("refused penny: throw\n  dice: 7\n"
                "  says: A die here has the faces 1 to 6; 7 was given.\n")
            .empty());
  CHECK(hunting("penny: throw\n  dice: x\n") ==
        "6: expected a whole number from 0 to 10000, got \"x\"");
}

TEST_CASE("rules and settings that fail make the scenario fail", "[core]") {
  CHECK(hunting("penny: scan C2\n") ==
        "5: the rules failed: rules.lua:7: nickel's treasure lies at A2");
  CHECK(run(hunts(), "option size: 3\n") == "1: options.size: there is none");
  CHECK(run(hunts(), "variant: fog\n") == "1: there is no variant fog");
}

TEST_CASE("a position begins with the given turn and counts", "[core]") {
  const auto cubes =
      opens([] { return engine_of(cube_wars(6, 8, 3, 5), std::make_shared<CubeWarsRules>()); });
  const std::string board = "  Field: empty\n  A1: white meeple\n  F8: black meeple\n";
  CHECK(run(cubes, "position: black to move, 3 actions without progress\n" + board +
                       "black: move F8 E8\nunfinished\nwhite: move A1 B1\ndraw\n")
            .empty());
  CHECK(run(cubes, "position: 4 actions without progress, black to move, 1 action played\n" +
                       board + "black: move F8 E8\ndraw\n")
            .empty());
  CHECK(run(cubes, "position: balck to move\n" + board) ==
        "1: there is no seat \"balck\" (did you mean \"black\"?); there are white and black");
  CHECK(run(cubes, "position: black\n" + board) ==
        "1: expected \"position: SEAT to move, N actions played, N actions without progress\", got "
        "\"position: black\"");
  CHECK(run(cubes, "position:\n  A1: hidden\n") ==
        "1: A1: expected the contents, because a position hides nothing, got \"hidden\"");
}

TEST_CASE("a line is split at the colon that ends a word", "[core]") {
  CHECK(split_at_colon("told red: at 12:30").head == "told red");
  CHECK(split_at_colon("told red: at 12:30").text == "at 12:30");
  CHECK(split_at_colon("unfinished:").colon);
  CHECK(split_at_colon("play 12:30 to 1").head == "play 12:30 to 1");
  CHECK_FALSE(split_at_colon("play 12:30 to 1").colon);
}

}  // namespace hr::tests
