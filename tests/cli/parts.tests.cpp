// SPDX-License-Identifier: MIT
// A secret setup at the terminal.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/support/folder.h"
#include "tests/support/json_lines.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

constexpr const char* k_laying = R"(return {
  name = "Laying", by = "nobody", about = "Hide chests apart.",
  seats = { "penny", "nickel" },
  options = { chests = { 2, min = 1, max = 3 } },
  board = grid{ 5, 1, links = "orthogonal" },
  zones = { map = { per = "seat", see = "owner" } },
  kinds = { chest = {} },
  verbs = {
    hide = { place{ "chest", onto = everywhere - around(own "chest") }, asked = true, secret = true },
    go = pass{},
  },
  setup = function(g) g:all("hide", g.options.chests) end,
  ready = function(v) return v.map[v.seat]:at(v:cell("A1")) == "chest", "a chest has to lie on A1" end,
  ends = { plies(4) },
})";

// The output from one text to another.
std::string between(const std::string& said, const std::string& from, const std::string& to) {
  const std::size_t first = said.find(from);
  REQUIRE(first != std::string::npos);
  const std::size_t last = said.find(to, first + from.size());
  return said.substr(first, last == std::string::npos ? last : last - first);
}

// Without the boards.
std::string spoken(const TemporaryRuleset& ruleset, const std::string& typed,
                   std::vector<std::string> more = {}) {
  std::vector<std::string> words{"play", ruleset.folder(), "--spoken"};
  words.insert(words.end(), more.begin(), more.end());
  const Finished run = houserules(words, typed);
  return run.out + run.err;
}

}  // namespace

TEST_CASE("answers are given, taken back, changed and restarted at the terminal", "[cli]") {
  const TemporaryRuleset laying("laying", k_laying);
  const std::string said =
      spoken(laying, "b1\nback\na1\nd1\ninstead d1 C1\nundo\ne1\nstart over\na1\ne1\nready\nquit\n",
             {"--seat", "nickel=random", "--seed", "1"});
  INFO(said);
  CHECK_THAT(
      said, Catch::Contains(
                "Everybody answers in secret. Type back to take back your last answer, instead OLD "
                "NEW to replace one, start over to take back all your answers, and ready when you "
                "are done.\n"));
  CHECK_THAT(said, Catch::Contains("Nickel is ready.\n"
                                   "Penny: hide A1, hide B1, hide C1, hide D1 or hide E1 "
                                   "(2 left).\n"
                                   "Penny hides B1.\n"
                                   "Penny: hide D1 or hide E1.\n"
                                   "Taken back: hide B1.\n"));
  CHECK_THAT(said, Catch::Contains("Penny hides D1.\nPenny: say ready.\n"
                                   "Instead of hide D1: hide C1.\n"
                                   "Penny: say ready.\n"
                                   "Taken back: hide C1.\n"));
  CHECK_THAT(said, Catch::Contains("Penny hides E1.\nPenny: say ready.\n"
                                   "Your answers were withdrawn.\nPenny: hide "
                                   "A1,"));
  CHECK_THAT(said, Catch::Contains("Penny: say ready.\nPenny is ready.\nPenny's turn.\n"));
  // Once, when it happens.
  CHECK(said.find("Nickel is ready", said.find("Nickel is ready") + 1) == std::string::npos);
  // Nothing that the bot did is shown, and how to answer is explained once.
  CHECK(said.find("Nickel hides") == std::string::npos);
  CHECK(said.find("Everybody answers in secret", said.find("Everybody answers in secret") + 1) ==
        std::string::npos);
}

TEST_CASE("impossible changes of answers are each refused with an error", "[cli]") {
  const TemporaryRuleset laying("laying", k_laying);
  const Finished run = houserules(
      {"play", laying.folder(), "--seat", "nickel=random", "--seed", "1"},
      "back\ninstead\ninstead b1\nstart\na1\nc1\ninstead b1 e1\ninstead a1 b1\ninstead c1 b1\n"
      "instead c1 z9\nback now\nready\nback\nstart over\ninstead a1 e1\nquit\n");
  INFO(run.out);
  const std::string needs =
      "instead needs the old answer and the new one, as in \"instead B3 C4\".\n";
  CHECK(run.err == "You have no answer to take back.\n" + needs + needs +
                       "To take back all your answers, type \"start over\".\n"
                       "None of your answers names \"b1\".\n"
                       "With hide B1, hide C1 would no longer be legal.\n"
                       "You cannot hide B1. B1 is beside your chest. Hide C1, D1 or E1.\n"
                       "There is no cell \"z9\"; cells are named A1 to E1.\n"
                       "back takes no arguments; got \"now\".\n"
                       "There are no answers to change: no secret setup is under way.\n"
                       "There are no answers to change: no secret setup is under way.\n"
                       "There are no answers to change: no secret setup is under way.\n");
}

TEST_CASE("a player who can neither continue nor be ready is told what to do", "[cli]") {
  const TemporaryRuleset laying("laying", k_laying);
  const std::vector<std::string> alone{"--seat", "nickel=random", "--seed", "1"};
  const std::string unready = spoken(laying, "b1\nd1\nready\ninstead b1 a1\nready\nquit\n", alone);
  INFO(unready);
  const std::string why =
      "You cannot be ready: a chest has to lie on A1. Take back an answer, or start over.\n";
  CHECK_THAT(unready, Catch::Contains("Penny's turn.\n" + why +
                                      "Instead of hide B1: hide A1.\n"
                                      "Penny: say ready.\nPenny is ready.\n"));
  CHECK(unready.find(why, unready.find(why) + 1) != std::string::npos);  // and when it is typed
  const std::string stuck = spoken(
      laying, "b1\nd1\nquit\n", {"--option", "chests=3", "--seat", "nickel=random", "--seed", "1"});
  INFO(stuck);
  CHECK_THAT(stuck, Catch::Contains("Penny's turn.\nYou have no legal way left to hide. Take "
                                    "back an answer, or start over.\n"));
}

TEST_CASE("two people at one screen set up secretly behind the curtain", "[cli]") {
  const TemporaryRuleset laying("laying", k_laying);
  const std::string said =
      spoken(laying, "a1\nd1\ninstead d1 c1\nready\na1\ne1\nready\ngo\nquit\n");
  INFO(said);
  const std::string penny = between(said, "Pass the screen to penny", "Pass the screen to nickel");
  const std::string nickel = between(said, "Pass the screen to nickel", "Pass the screen to penny");
  CHECK_THAT(penny, Catch::Contains("Penny hides A1.\n") &&
                        Catch::Contains("Everybody answers in secret"));
  CHECK(penny.find("Nickel") == std::string::npos);
  CHECK_THAT(nickel, Catch::Contains("Everybody answers in secret"));
  CHECK_THAT(nickel, Catch::Contains("Penny is ready.\nNickel: hide A1,"));
  CHECK(nickel.find("Penny is ready", nickel.find("Penny is ready") + 1) == std::string::npos);
  CHECK(nickel.find("Penny hides") == std::string::npos);
  CHECK(nickel.find("C1.") == std::string::npos);
}

TEST_CASE("in a game with hidden information only the owner can undo", "[cli]") {
  const TemporaryRuleset laying("laying", k_laying);
  const std::string typed = "a1\nc1\nready\nundo\nredo\nquit\n";
  std::vector<std::string> words{"play", laying.folder(), "--seat", "nickel=random", "--seed", "1"};
  const Finished refused = houserules(words, typed);
  INFO(refused.out);
  const std::string why =
      "In a game with hidden information only the table's owner may undo or redo: what has "
      "been seen cannot be unseen. With play --owner it is allowed here.\n";
  CHECK(refused.err == why + why);
  CHECK(refused.out.find("Taken back") == std::string::npos);
  words.emplace_back("--owner");
  const Finished owner = houserules(words, typed);
  INFO(owner.out);
  CHECK(owner.err.empty());
  CHECK_THAT(owner.out, Catch::Contains("Taken back.\n") && Catch::Contains("Redone.\n"));
}

TEST_CASE("only the owner can undo what rules call final", "[cli]") {
  const TemporaryRuleset ruleset("final", R"(
return { name = "T", api = 4, seats = { "sun", "moon" },
  verbs = { aim = pass{}, shoot = { pass{}, final = true }, duck = { pass{}, final = "if rolled" } } })");
  const std::string typed = "aim\nundo\nshoot\nundo\nredo\nquit\n";
  std::vector<std::string> words{"play", ruleset.folder(), "--seed", "1"};
  const Finished refused = houserules(words, typed);
  CHECK(refused.err ==
        "Under these rules \"shoot\" cannot be taken back, except by the table's owner. With play "
        "--owner it is allowed here.\nThere is nothing to redo.\n");
  words.emplace_back("--owner");
  CHECK(houserules(words, typed).err.empty());
  CHECK_THAT(houserules({"show", ruleset.folder()}).out,
             Catch::Contains("Actions: aim, duck (cannot be taken back after a roll) and shoot "
                             "(cannot be taken back)."));
}

TEST_CASE("undo and redo during a setup have messages about the setup", "[cli]") {
  const TemporaryRuleset laying("laying", k_laying);
  const std::string none = "You have no answer to take back.\n";
  const std::string never = "Answers taken back in a secret setup cannot be redone.\n";
  const std::vector<std::string> alone{"play",          laying.folder(), "--seat",
                                       "nickel=random", "--seed",        "1"};
  CHECK(houserules(alone, "undo\nback\nredo\na1\nback\nredo\nquit\n").err ==
        none + none + never + never);
  std::vector<std::string> owner = alone;
  owner.emplace_back("--owner");
  CHECK(houserules(owner, "undo\nredo\nquit\n").err == none + never);
}

TEST_CASE("after undoing the setup, readiness of the others is announced again", "[cli]") {
  const TemporaryRuleset laying("laying", k_laying);
  const std::string said = spoken(laying, "a1\nc1\nready\nundo\nquit\n",
                                  {"--seat", "nickel=random", "--seed", "1", "--owner"});
  INFO(said);
  CHECK_THAT(said, Catch::Contains("Taken back.\nNickel is ready.\nPenny: hide A1,"));
}

TEST_CASE("only play mentions that play --owner allows undo", "[cli]") {
  const TemporaryRuleset laying("laying", k_laying);
  const Folder folder;
  const Finished run = houserules({"record", laying.folder(), "--seat", "nickel=random", "--seed",
                                   "1", "--out", folder.file("game.rec")},
                                  "a1\nc1\nready\nundo\nquit\n");
  CHECK_THAT(run.err,
             Catch::StartsWith("In a game with hidden information only the table's owner "
                               "may undo or redo: what has been seen cannot be unseen.\n"));
}

TEST_CASE("legal and board explain a stuck setup as well", "[cli]") {
  const TemporaryRuleset laying("laying", k_laying);
  const std::string why = "You have no legal way left to hide. Take back an answer, or start over.";
  const std::string said =
      spoken(laying, "b1\nd1\nlegal\nboard\nquit\n",
             {"--option", "chests=3", "--seat", "nickel=random", "--seed", "1"});
  INFO(said);
  CHECK_THAT(said, Catch::Contains("Penny's turn.\n" + why + "\nPenny has no legal moves.\n" + why +
                                   "\n"));
  CHECK_THAT(said, Catch::EndsWith(".\n" + why + "\nGame left unfinished.\n"));
  const Finished json = houserules({"play", laying.folder(), "--option", "chests=3", "--seat",
                                    "nickel=random", "--seed", "1", "--json"},
                                   "b1\nd1\nlegal\nboard\nquit\n");
  CHECK_THAT(json.out,
             Catch::Contains(R"({"type":"legal","actions":[],"stuck":")" + why + "\"}\n"));
  CHECK_THAT(json.out, Catch::Contains(R"({"type":"stuck","text":")" + why + "\"}\n"));
  const std::vector<std::string> moves{"legal",    laying.folder(), "--option",
                                       "chests=3", "--moves",       "penny: b1; penny: d1"};
  CHECK_THAT(houserules(moves).out,
             Catch::StartsWith("Penny has no legal moves.\n" + why + "\nNickel has 5 "));
}

TEST_CASE("a verb that was not asked for is refused with the possible ones", "[cli]") {
  const TemporaryRuleset laying("laying", k_laying);
  const Finished run =
      houserules({"play", laying.folder(), "--seat", "nickel=random", "--seed", "1"},
                 "ready\na1\nc1\nhide e1\nquit\n");
  CHECK(run.err ==
        "You cannot choose \"ready\" now; you may choose \"hide\".\n"
        "You cannot choose \"hide\" now; you may choose \"ready\".\n");
}

TEST_CASE("JSON lines of a setup say who is ready and who is stuck", "[cli]") {
  const TemporaryRuleset laying("laying", k_laying);
  const Finished run =
      houserules({"play", laying.folder(), "--seat", "nickel=random", "--seed", "1", "--json"},
                 "b1\nd1\nback\nquit\n");
  const std::vector<nlohmann::json> told = json_lines(run.out);
  std::vector<std::string> types;
  for (const auto& line : told) types.push_back(line["type"]);
  CHECK(types == std::vector<std::string>{"start", "asked", "turn", "action", "turn", "action",
                                          "turn", "undone", "turn", "text"});
  CHECK(told.at(2)["ready"] == nlohmann::json{"nickel"});
  CHECK(told.at(3)["action"]["arguments"] == nlohmann::json{"B1"});
  CHECK_FALSE(told.at(4).contains("stuck"));
  CHECK_THAT(told.at(6)["stuck"].get<std::string>(), Catch::StartsWith("You cannot be ready:"));
  CHECK(told.at(7)["text"] == "Taken back: hide D1.");
}

TEST_CASE("an open setup continues from its record, and its export hides the other's answers",
          "[cli]") {
  const TemporaryRuleset laying("laying", k_laying);
  const Folder folder;
  const std::string file = folder.file("game.rec");
  REQUIRE(
      houserules({"record", laying.folder(), "--out", file}, "a1\nc1\nready\ne1\nquit\n").code ==
      0);
  const std::string penny = houserules({"export", file, "--seat", "penny"}).out;
  CHECK_THAT(penny, Catch::Contains("   1  Penny hides A1.\n      Penny hides C1.\n") &&
                        Catch::Contains("Penny is ready.\nNickel's turn.\n"));
  const std::string nickel = houserules({"export", file, "--seat", "nickel"}).out;
  CHECK_THAT(nickel, Catch::Contains("   1  Nickel hides E1.\n"));
  CHECK(nickel.find("Penny hides") == std::string::npos);
  const Finished on = houserules({"play", file, "--spoken"}, "back\na1\nc1\nready\nquit\n");
  INFO(on.out << on.err);
  CHECK_THAT(on.out, Catch::Contains("Taken back: hide E1.\n"));
  CHECK_THAT(on.out, Catch::Contains("Nickel is ready.\n"));
}

}  // namespace hr::tests
