// SPDX-License-Identifier: MIT
// Games in the terminal, typed through a pipe.
#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/support/dialogue.h"
#include "tests/support/folder.h"
#include "tests/support/json_lines.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

using Json = nlohmann::json;

// White's meeple walks through, black shuffles a cube to and fro.
constexpr std::string_view k_cube_wars =
    "move H1 H2\nmove A5 B5\nh2-h3\nb5 a5\nH3 G4\nA5 B5\nG4 x G5\nB5 A5\nG5 G6\nA5 B5\nG6 G7\n"
    "B5 A5\nG7 G8\n";

}  // namespace

TEST_CASE("a game typed through a pipe is played to its end", "[cli]") {
  const Finished run = houserules({"play", "cube_wars"}, k_cube_wars);
  CHECK(run.code == 0);
  CHECK(run.err.empty());
  CHECK(run.out.starts_with("Cube Wars. "));
  CHECK_THAT(run.out, Catch::Contains("\nWhite's turn.\nWhite moves H1 to H2.\n"));
  CHECK_THAT(run.out, Catch::Contains("White takes black's cube at G5.\n"));
  CHECK_THAT(run.out, Catch::Contains("\nWhite wins: "));
  CHECK(run.out.find('\x1b') == std::string::npos);
}

TEST_CASE("two random bots play to the end, the same game for the same seed", "[cli]") {
  const std::vector<std::string> game{"play", "cube_wars", "--seat", "all=random", "--seed", "9"};
  const Finished run = houserules(game);
  CHECK(run.code == 0);
  CHECK(run.err.empty());
  CHECK(
      (run.out.find(" wins: ") != std::string::npos || run.out.find("drawn") != std::string::npos));
  CHECK(houserules(game).out == run.out);
}

TEST_CASE("an illegal action is refused with the reason, and the player is asked again", "[cli]") {
  const Finished run =
      houserules({"play", "tic_tac_toe"}, "a1\na1\nz9\nb1\na2\nb2\nfrobnicate\na3\n");
  CHECK(run.code == 0);
  CHECK_THAT(run.out, Catch::Contains("Cross wins"));
  CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 3);
  CHECK_THAT(run.err, Catch::StartsWith("You cannot mark A1. A1 holds cross's mark. Mark "));
}

TEST_CASE("a card that does not exist is called a card", "[cli]") {
  const TemporaryRuleset cards("cards", R"(return { name = "Cards", seats = { "ann", "bob" },
    zones = { hand = bag{ per = "seat", see = "owner" } },
    kinds = { ace = { begins_in = { hand = 2 } }, king = { begins_in = { hand = 2 } } },
    verbs = { drop = { pick{ any.hand }, does = take(here, 1) },
      ask = parts{ seat{ others }, pick{ any.hand } } } })");
  const Finished run = houserules({"play", cards.folder()}, "drop jack\ndrop\nask\nask bob jack\n");
  CHECK_THAT(run.err, Catch::Contains("There is no card \"jack\"; the cards are ace and king.\n") &&
                          Catch::Contains("Drop needs one card, such as drop ace.\n") &&
                          Catch::Contains("Ask needs a player and a card, such as ask bob ace.\n"));
}

TEST_CASE("a player resigns when they have said that they mean it", "[cli]") {
  const Finished run =
      houserules({"play", "tic_tac_toe"}, "a1\nresign\nresign now\nundo\nb2\nc3\nRESIGN NOW\n");
  CHECK(run.code == 0);
  CHECK(run.err == "To give up, type \"resign now\".\n");
  CHECK_THAT(run.out, Catch::Contains("Nought resigns.\n") &&
                          Catch::Contains("Cross wins: nought resigned.\nTaken back.\n") &&
                          Catch::EndsWith("nought resigned.\n"));
}

TEST_CASE("a draw is offered with a move, and accepted, declined or passed over", "[cli]") {
  const Finished run = houserules(
      {"play", "tic_tac_toe"},
      "draw\na1\ndraw no\nb1\ndraw no\ndraw maybe\ndraw\na2\nb2\ndraw\nundo\nc3\ndraw\nc1\ndraw\n");
  CHECK(run.code == 0);
  CHECK(run.err ==
        "Nobody has offered a draw.\n"
        "To offer a draw or accept one, type \"draw\"; to decline it, \"draw no\".\n");
  CHECK_THAT(run.out, Catch::Contains(
                          "Cross offers a draw. Type draw to accept it, draw no to decline it.") &&
                          Catch::Contains("Nought declines the draw.\n") &&
                          Catch::Contains("The game is drawn: both players agreed.\n"));
}

TEST_CASE("players have clocks, which the game shows and which can be taken away", "[cli]") {
  const Finished run = houserules(
      {"play", "tic_tac_toe"},
      "time\ntime 10+5/30\na1\ntime soon\ntime cross 60\ntime green 60\ntime off\nb1\nquit\n");
  CHECK(run.code == 0);
  const std::string help =
      "To use clocks, type time, time 10+5 (10 minutes each, 5 seconds more after each action), "
      "time /30 (30 seconds for each turn), time run, time stop, time off, or time white 60 (60 "
      "seconds more for a seat).\n";
  CHECK(run.err == help + help);
  CHECK_THAT(run.out, Catch::Contains("There are no clocks.\n") &&
                          Catch::Contains(
                              "Each player has 30 seconds for each turn before the clock runs, "
                              "10 minutes for the whole game and 5 seconds more after each "
                              "action. Time left: cross 10:00 +0:30 and nought 10:00 +0:30.\n") &&
                          Catch::Contains("cross 11:00 +0:"));
  const Finished json = houserules({"play", "tic_tac_toe", "--json"}, "time 10\na1\nquit\n");
  const std::vector<Json> lines = json_lines(json.out);
  const auto turn = std::find_if(lines.rbegin(), lines.rend(),
                                 [](const Json& line) { return line["type"] == "turn"; });
  REQUIRE(turn != lines.rend());
  CHECK((*turn)["time"]["cross"] ==
        Json{{"left", 600000}, {"turn", 0}, {"runs", false}, {"up", false}});
  CHECK((*turn)["time"]["nought"]["runs"] == true);
}

TEST_CASE("a player whose time is up loses while they think, if the rules say so", "[cli]") {
  const TemporaryRuleset duel("duel", R"(return { name = "Duel", seats = { "ann", "bob" },
    verbs = { wait = pass{} }, ends = { plies(9) }, time_out = "loses" })");
  Dialogue game({HOUSERULES_PROGRAM, "play", duel.folder()});
  REQUIRE_FALSE(game.hear("Ann's turn.").empty());
  CHECK(game.answers("time 1s",
                     "Each player has 1 second for the whole game. Time left: ann 0:01.0 "
                     "and bob 0:01.0.\n"));
  game.type("time run");
  CHECK_THAT(game.hear("ran out of time.\n"),
             Catch::Contains("Ann runs out of time.\n") &&
                 Catch::EndsWith("Bob wins: ann ran out of time.\n"));
}

TEST_CASE("a verb of the game comes before the step of the table", "[cli]") {
  const TemporaryRuleset duel("duel", R"(return { name = "Duel", seats = { "ann", "bob" },
    verbs = { draw = pass{}, resign = pass{}, wait = pass{} }, ends = { plies(9) } })");
  const Finished run = houserules({"play", duel.folder()}, "draw\nresign\n:draw\nwait\n:draw\n");
  CHECK_THAT(run.out, Catch::Contains("Ann draws.\n") && Catch::Contains("Bob resigns.\n") &&
                          Catch::Contains("Ann offers a draw.\n") &&
                          Catch::Contains("The game is drawn: both players agreed.\n"));
}

TEST_CASE("the last action can be taken back even when the game is over", "[cli]") {
  const Finished run =
      houserules({"play", "tic_tac_toe"}, "a1\nb1\na2\nb2\na3\nc1\nboard\nundo\nc3\nb3\n");
  CHECK(run.code == 0);
  CHECK_THAT(run.err, Catch::StartsWith("The game is over"));
  const std::size_t first = run.out.find("Cross wins"), taken = run.out.find("Taken back.");
  REQUIRE(taken != std::string::npos);
  CHECK(first < taken);
  CHECK(run.out.find("Nought wins", taken) != std::string::npos);
}

TEST_CASE("the winning group is marked, can be queried, and is in the report", "[cli]") {
  const std::string moves = "a1\nb1\na2\nb2\n";
  const Finished run = houserules({"play", "tic_tac_toe"},
                                  moves + "group\ngroup z1\ngroup c3\ngroup a1\na3\ngroup\n");
  CHECK(run.code == 0);
  CHECK(run.err ==
        "Nobody has won yet; type \"group\" and a cell with a piece.\n"
        "There is no cell \"z1\"; cells are named A1 to C3.\n"
        "You see no player's piece at C3.\n");
  CHECK_THAT(run.out, Catch::Contains("Cross's group of 2 cells: A1 and A2.\n"));
  CHECK_THAT(run.out, Catch::Contains("\n3  M* .  .\n2  M* m  .\n1  M* m  .\n"));
  CHECK_THAT(run.out, Catch::Contains(", * what won\n"));
  CHECK_THAT(run.out, Catch::EndsWith("Cross wins: three in a line.\n"
                                      "Cross's group of 3 cells: A1, A2 and A3.\n"));
  const Finished json = houserules({"play", "tic_tac_toe", "--json"}, moves + "a3\n");
  CHECK(json_lines(json.out).back()["win"] == Json{{"cells", {"A1", "A2", "A3"}}});
  const Finished spoken = houserules({"play", "tic_tac_toe", "--spoken"}, moves + "a3\n");
  CHECK_THAT(spoken.out, Catch::EndsWith("Cross's group of 3 cells: A1, A2 and A3.\n"));
  const Finished drawn =
      houserules({"play", "tic_tac_toe"}, "a1\nb1\nc1\nb2\na2\na3\nb3\nc2\nc3\ngroup\n");
  CHECK(drawn.err == "This game was not won by pieces on the board.\n");
}

TEST_CASE("a group is described with the parts into which it cuts the board", "[cli]") {
  const Finished run = houserules({"play", "cube_lariat", "--option", "size=2"},
                                  "uf-1\nswap\nu-a1\nf-c3\nufl\nf-c1\ndfl\nr-a1\nu-c3\n"
                                  "group f-c1\ndr-1\ngroup\n");
  CHECK(run.err.empty());
  CHECK(run.code == 0);
  CHECK_THAT(run.out,
             Catch::Contains("Black's group of 4 cells: F-C1, F-C3, R-A1 and UF-1.\n"
                             "Marked cells in the group: UF-1.\n"
                             "Part outside the group: 46 cells, including BL-1 and DR-1.\n"));
  CHECK_THAT(run.out, Catch::EndsWith("Black wins: a group cuts the nuclear cells apart.\n"
                                      "Black's group of 5 cells: F-C1, F-C3, R-A1, UF-1 and DR-1.\n"
                                      "Marked cells in the group: UF-1 and DR-1.\n"
                                      "Part outside the group: 45 cells, including BL-1.\n"));
}

TEST_CASE("a score that fails is reported, and the game continues", "[cli]") {
  const TemporaryRuleset ruleset(
      "late",
      "return { name = 'Late', seats = { 'a', 'b' }, board = grid{ 2, 2 }, zones = { field = {} "
      "},\n"
      "kinds = { stone = {} }, verbs = { put = place{ 'stone' } }, stuck = 'pass',\n"
      "score = function(g) if g:size(filled, 1) == 2 then return nil end return 0 end }");
  const Finished run = houserules({"play", ruleset.folder()}, "a1\nb1\na2\nundo\na2\nb2\n");
  CHECK(run.code == 0);
  CHECK(run.err == "late/rules.lua:3: score: expected it to return an integer, got nil\n");
  CHECK_THAT(run.out, Catch::Contains("The game is drawn"));
}

TEST_CASE("undo and redo go back and forth", "[cli]") {
  const Finished run =
      houserules({"play", "tic_tac_toe"}, "undo\na1\nb1\nundo\nredo\nundo\nc1\na2\nb1\na3\nredo\n");
  CHECK(run.code == 0);
  CHECK_THAT(run.out, Catch::Contains("Taken back.\n"));
  CHECK_THAT(run.out, Catch::Contains("Redone.\nNought marks B1.\n"));
  CHECK_THAT(run.out, Catch::Contains("Nought marks C1.\n"));
  CHECK_THAT(run.out, Catch::Contains("Cross wins"));
}

TEST_CASE("undo takes back a bot's action as well", "[cli]") {
  const Finished run =
      houserules({"play", "tic_tac_toe", "--seat", "nought=random", "--seed", "1", "--json"},
                 "a1\nundo\nquit\n");
  CHECK(run.code == 0);
  std::vector<std::string> types;
  for (const Json& line : json_lines(run.out)) types.push_back(line["type"]);
  CHECK(types == std::vector<std::string>{"start", "turn", "action", "action", "turn", "undone",
                                          "turn", "text"});
}

TEST_CASE("help, legal, board and rules print and then ask again", "[cli]") {
  const Finished run =
      houserules({"play", "tic_tac_toe"}, "help\n?\nlegal\nboard\nrules\n:rules\nquit\n");
  CHECK(run.code == 0);
  CHECK(run.err.empty());
  CHECK_THAT(run.out, Catch::Contains("undo, redo"));
  CHECK_THAT(run.out, Catch::Contains("Cross has 9 legal moves:\n  mark: A1, B1, C1,"));
  CHECK_THAT(run.out, Catch::Contains("On your turn, put one of your marks on an empty square."));
  CHECK(run.out.ends_with("Game left unfinished.\n"));
}

TEST_CASE("the exit code shows that the input ended before the game", "[cli]") {
  const Finished run = houserules({"play", "tic_tac_toe"}, "a1\nb2\n");
  CHECK(run.code == 1);
  CHECK(run.err == "houserules: input ended, but the game is not over\n");
  CHECK(houserules({"play", "tic_tac_toe"}).code == 1);
}

TEST_CASE("a game as JSON lines can be followed and replayed", "[cli]") {
  const Finished run =
      houserules({"play", "tic_tac_toe", "--json", "--seed", "3"}, "a1\na1\nb1\na2\nb2\na3\n");
  CHECK(run.code == 0);
  CHECK(run.err.empty());
  const std::vector<Json> lines = json_lines(run.out);
  REQUIRE(lines.size() > 4);
  CHECK(lines[0]["type"] == "start");
  CHECK(lines[0]["seed"] == 3);
  CHECK(lines[0]["seats"][0] == Json{{"name", "cross"}, {"player", "human"}});
  CHECK(lines[1] == Json{{"type", "turn"}, {"ply", 0}, {"seat", "cross"}});
  CHECK(lines[2] == Json{{"type", "action"},
                         {"ply", 1},
                         {"seat", "cross"},
                         {"action", {{"text", "mark A1"}, {"verb", "mark"}, {"arguments", {"A1"}}}},
                         {"text", "Cross marks A1."}});
  CHECK(lines[4]["type"] == "refused");
  CHECK(lines.back()["type"] == "end");
  CHECK(lines.back()["winners"] == Json{"cross"});
}

namespace {

// Jewels 3 and 8 of a mountain of four, with a roll for which 8 is a bonus jewel.
const std::vector<std::string> k_lesson{"play",     "robot_miner", "--option", "staircases=3x,4x",
                                        "--option", "steps=2",     "--option", "starts=first team",
                                        "--option", "bonus=even"};

}  // namespace

TEST_CASE("an option can be changed during a game, and the change undone", "[cli]") {
  const Finished run = houserules(
      k_lesson, "place 3x-1\n4x-2\noption scoring=b\noption multiplier=2\nundo\nundo\nquit\n");
  CHECK(run.code == 0);
  CHECK(run.err.empty());
  CHECK_THAT(run.out, Catch::Contains("Rules changed: scoring set to b.\n"
                                      "Legal moves unchanged in this position.\n"
                                      "Red has 27 points.\nBlue has 0 points.\n"));
  CHECK_THAT(run.out, Catch::Contains("Rules changed: multiplier set to 2.\n"
                                      "Legal moves unchanged in this position.\n"
                                      "Red has 19 points.\nBlue has 0 points.\n"));
  const std::size_t back = run.out.rfind("Taken back: the previous rules apply again.");
  REQUIRE(back != std::string::npos);
  CHECK(run.out.find("Red has 4 points.", back) != std::string::npos);
}

TEST_CASE("a list of words can be changed during a game", "[cli]") {
  const Finished run =
      houserules({"play", "robot_miner", "--option", "starts=first team"},
                 "place 3x-1\noption staircases=5x, 3x,4x\nmove 3x-1 4x-2\noption steps=2\nquit\n");
  CHECK(run.code == 0);
  CHECK_THAT(run.out, Catch::Contains("Rules changed: staircases set to 5x,3x,4x."));
  CHECK_THAT(run.out, Catch::Contains("Red moves 3x-1 to 4x-2."));
}

TEST_CASE("options are listed, and wrong values refused with the reason", "[cli]") {
  const Finished run = houserules(k_lesson,
                                  "option\noption scoring\noption scoring=c\noption "
                                  "scoring=a\noption teams=3\nquit\n");
  CHECK(run.code == 0);
  CHECK_THAT(run.out, Catch::Contains("\nstaircases=3x,4x\nbare=1x,2x\nsteps=2\n"));
  CHECK_THAT(run.out, Catch::Contains("\norder_1=none\n"));
  CHECK_THAT(run.err, Catch::StartsWith("option: expected name=value, got \"scoring\"\n"
                                        "options.scoring: expected \"a\" or \"b\", got \"c\"\n"
                                        "scoring is already a.\n"));
  CHECK_THAT(run.err, Catch::EndsWith("The rules are unchanged.\n"));
}

TEST_CASE("in a game with secrets only the owner changes options", "[cli]") {
  const std::vector<std::string> game{"play",          "cube_digger", "--seat",
                                      "nickel=random", "--seed",      "1"};
  const Finished seat = houserules(game, "option plies=500\nquit\n");
  CHECK(seat.err ==
        "In a game with hidden information only the table's owner may change options. With play "
        "--owner "
        "it is allowed here.\n");
  std::vector<std::string> owner = game;
  owner.emplace_back("--owner");
  CHECK_THAT(houserules(owner, "option plies=500\nquit\n").out,
             Catch::Contains("Rules changed: plies set to 500."));
}

TEST_CASE("changing an option that is not used prints a notice", "[cli]") {
  const Finished run =
      houserules({"play", "cube_digger", "--seat", "nickel=random", "--seed", "1", "--owner"},
                 "option supplies=\"by formula\"\noption bombs=5\noption bombs=8\nquit\n");
  CHECK_THAT(run.out, Catch::Contains("Rules changed: bombs set to 5.\n"
                                      "Option bombs is not used: supplies is by formula.\n"));
}

TEST_CASE("scores under a changed option are printed as JSON as well", "[cli]") {
  std::vector<std::string> game = k_lesson;
  game.emplace_back("--json");
  const Finished run = houserules(game, "place 3x-1\n4x-2\noption scoring=b\nquit\n");
  const std::vector<Json> lines = json_lines(run.out);
  const Json told{{"type", "scores"}, {"scores", {{"red", 27}, {"blue", 0}}}};
  CHECK(std::ranges::find(lines, told) != lines.end());
}

TEST_CASE("positions can be described in sentences", "[cli]") {
  const Finished run = houserules({"play", "breakthrough", "--spoken"}, "a2 a3\nboard\nquit\n");
  CHECK(run.code == 0);
  CHECK_THAT(run.out, Catch::Contains("A3"));
  CHECK(run.out.find(". .") == std::string::npos);
}

TEST_CASE("the table speaks the language that is asked for", "[cli]") {
  const std::string typed = "a2 a3\na3 a4\nquit\n";
  const Finished german = houserules({"play", "breakthrough", "--language", "de"}, typed);
  CHECK(german.code == 0);
  CHECK_THAT(german.out, Catch::Contains("White moves A2 nach A3.\n"));
  CHECK_THAT(german.err, Catch::Contains("Auf A3 liegt: "));
  const Finished english = houserules({"play", "breakthrough"}, typed);
  CHECK_THAT(english.out, Catch::Contains("White moves A2 to A3.\n"));
  CHECK_THAT(english.err, Catch::Contains("A3 holds white's "));
  const Finished unknown = houserules({"play", "breakthrough", "--language", "xx"});
  CHECK(unknown.code == 2);
  CHECK(unknown.err == "houserules: --language: expected en or de, got \"xx\"\n");
}

TEST_CASE("a player who has swapped seats is announced with both seats", "[cli]") {
  const Finished run = houserules({"play", "hex", "--option", "size=3"}, "b2\nswap\na1\nquit\n");
  CHECK(run.code == 0);
  CHECK_THAT(run.out, Catch::Contains("Blue's turn (played by the player who began as red).\n"));
}

TEST_CASE("unknown seats and unknown kinds of players are refused", "[cli]") {
  const Finished seat = houserules({"play", "hex", "--seat", "rd=random"});
  CHECK(seat.code == 2);
  CHECK(seat.err ==
        "houserules: --seat: expected all, red or blue, got \"rd\" (did you mean \"red\"?)\n");
  const Finished player = houserules({"play", "hex", "--seat", "red=robot"});
  CHECK(player.code == 2);
  CHECK(player.err ==
        "houserules: --seat red: expected human, or a bot (random, greedy, beginner, easy, medium, "
        "strong, full, search:500 (lines of play for each action, from 1 to 1000000000), "
        "search:2s (a time from 1ms to 600s), or mix instead of search), got \"robot\"\n");
}

TEST_CASE("dice are not taken where none can be rolled", "[cli]") {
  const Finished run = houserules({"play", "breakthrough"}, "dice 3\nmove A2 A3\nquit\n");
  CHECK_THAT(run.err, Catch::StartsWith("This game rolls no dice.\n"));
  CHECK_THAT(run.out, Catch::Contains("White moves A2 to A3."));
}

TEST_CASE("a game without a board has no talk of cells, and three players get places", "[cli]") {
  const TemporaryRuleset game(
      "t",
      "return { name = 'Points', seats = { 'ann', 'bob', 'cy' }, vars = { n = { per = 'seat' } },\n"
      "verbs = { take = { number{ 0, 3 }, does = add('n', chosen) } },\n"
      "score = var 'n', ends = { plies(3, 'score') } }");
  const std::string typed = "help\nnote B3 x\nnote\njot y\ntake 1\ntake 3\ntake 0\n";
  const Finished run = houserules({"play", game.folder()}, typed);
  CHECK_THAT(run.out, Catch::Contains("dice 3 4     enter the faces"));
  CHECK_THAT(run.out, !Catch::Contains("B3"));
  CHECK_THAT(run.out, !Catch::Contains("#"));
  CHECK_THAT(run.err, Catch::Contains("This game has no board to write on"));
  CHECK_THAT(
      run.out,
      Catch::Contains("Bob wins: 3 actions were played.\n1. bob (3), 2. ann (1), 3. cy (0).\n"));
  const Finished json = houserules({"play", game.folder(), "--json"}, "take 1\ntake 3\ntake 1\n");
  CHECK_THAT(json.out, Catch::Contains("\"ranks\":{\"ann\":2,\"bob\":1,\"cy\":2}"));
  CHECK_THAT(json.out, Catch::Contains("\"margin\":2"));
}

TEST_CASE("help speaks of cells where there are some", "[cli]") {
  CHECK_THAT(houserules({"play", "cube_wars"}, "help\n").out, Catch::Contains("group B3     show"));
}

TEST_CASE("a lesson takes the place of a ruleset, with its options, variants and bots", "[cli]") {
  Folder folder;
  const std::string file = (folder.path() / "monday.lesson").string();
  folder.write("monday.lesson",
               R"({"lesson": 1, "ruleset": "robot_miner", "variants": ["claim_jumpers"],
                   "options": {"teams": 3, "staircases": ["3x", "4x"], "steps": 2, "bonus": "even"},
                   "players": [{"bot": true}, {"bot": true}, {"name": "Bees", "bot": true}]})");
  const Finished run = houserules({"play", file, "--seed", "1"});
  CHECK(run.code == 0);
  CHECK_THAT(run.out, Catch::StartsWith("Robot Miner with Claim Jumpers."));
  CHECK_THAT(run.out, Catch::Contains("even numbers"));
  CHECK_THAT(run.out, Catch::Contains("Players: red, blue and Bees (green)."));
  CHECK_THAT(run.out, Catch::Contains("Bees (green)"));
  CHECK_THAT(run.out, !Catch::Contains("Green"));
  const Finished shown = houserules({"show", file, "--option", "teams=2"});
  CHECK_THAT(shown.out, Catch::Contains("Seats: red and blue."));
  CHECK_THAT(shown.out, Catch::Contains("bonus=even"));

  folder.write("monday.lesson",
               R"({"lesson": 1, "ruleset": "robot_miner", "options": {"teams": 9}})");
  const Finished wrong = houserules({"play", file});
  CHECK(wrong.code == 2);
  CHECK_THAT(wrong.err, Catch::Contains("monday.lesson: options.teams: expected an integer from 2 "
                                        "to 6, got \"9\""));
  folder.write("monday.lesson", "{}");
  CHECK_THAT(houserules({"print", file, "--out", file + ".pdf"}).err,
             Catch::Contains("monday.lesson: expected a lesson"));
}

}  // namespace hr::tests
