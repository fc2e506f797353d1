// SPDX-License-Identifier: MIT
// What is said about a pack before it is opened.
#include "scripting/sharing/pack_facts.h"

#include <catch2/catch.hpp>

#include "core/base/utf8.h"
#include "scripting/sharing/change_words.h"
#include "scripting/sharing/fact_words.h"
#include "tests/support/small_pack.h"

namespace hr::tests {

using scripting::KnownGame;
using scripting::Pack;
using scripting::PackFacts;

namespace {

std::vector<KnownGame> known_two() { return {{"two", "Two in a Line", small_pack().files}}; }

std::string with_replaced(std::string text, const std::string& was, const std::string& is) {
  text.replace(text.find(was), was.size(), is);
  return text;
}

}  // namespace

TEST_CASE("The facts about a pack are found out", "[scripting]") {
  const PackFacts facts = scripting::pack_facts(small_pack(), {});
  CHECK(facts.problem.empty());
  CHECK(facts.hash == scripting::pack_hash(small_pack()));
  CHECK(facts.name == "Two in a Line");
  CHECK(facts.by == "Ann");
  CHECK(facts.about == "Short.");
  CHECK(facts.licence == "MIT License");
  CHECK(facts.seats == std::vector<std::string>{"sun", "moon"});
  CHECK(facts.length.problem.empty());
  CHECK(facts.length.games == 50);
  CHECK(facts.length.shortest >= 3);
  CHECK(facts.length.longest <= 16);
  CHECK(facts.tests.passed == 1);
  CHECK(facts.tests.failed == 0);
  CHECK(facts.same_as.empty());
  CHECK(facts.like.empty());
  CHECK(facts.changes.empty());
}

TEST_CASE("The facts name the game that a pack changes, and how", "[scripting]") {
  CHECK(scripting::pack_facts(small_pack(), known_two()).same_as == "Two in a Line");
  Pack pack = small_pack();
  pack.variants = {"three"};
  PackFacts facts = scripting::pack_facts(pack, known_two());
  CHECK(facts.same_as.empty());
  CHECK(facts.like == "Two in a Line");
  CHECK_FALSE(facts.claims);
  CHECK(facts.changes == std::vector<std::string>{"variant three switched on",
                                                  "variant three replaces options.length.default"});
  // What the installed game says of its own variant is believed, what a pack says of one is not.
  const auto with_about = [](std::vector<RuleFile>& files) {
    for (RuleFile& file : files)
      if (file.name == "variants/three.lua")
        file.text = with_replaced(file.text, "return {", "return { about = \"Three win.\",");
  };
  std::vector<scripting::KnownGame> known = known_two();
  with_about(known[0].files);
  CHECK(scripting::pack_facts(pack, known).changes.size() == 2);
  with_about(pack.files);
  CHECK(scripting::pack_facts(pack, known).changes ==
        std::vector<std::string>{"Three: Three win."});
  CHECK(scripting::pack_facts(pack, known_two()).changes.size() == 2);
  pack = small_pack();
  pack.settings = {{"length", "4"}};
  CHECK(scripting::pack_facts(pack, known_two()).changes ==
        std::vector<std::string>{"length set to 4"});
}

TEST_CASE("A pack that claims the name of another game is found out", "[scripting]") {
  // The same folder, other rules.
  Pack pack = small_pack();
  pack.files[2].text = with_replaced(k_small_rules, "grid{ 4, 4 }", "grid{ 5, 5 }");
  PackFacts facts = scripting::pack_facts(pack, known_two());
  CHECK(facts.claims);
  CHECK(facts.like == "Two in a Line");
  CHECK(facts.same_as.empty());
  CHECK(facts.changed_copy);
  CHECK(facts.changes ==
        std::vector<std::string>{
            "rules.lua, line 8: \"board = grid{ 4, 4 },\" became \"board = grid{ 5, 5 },\""});
  // Another folder, the same name in other letters.
  pack.ruleset = "mine";
  pack.files[2].text = with_replaced(pack.files[2].text, "Two in a Line", "two in a line");
  pack.files.erase(pack.files.begin() + 4);
  facts = scripting::pack_facts(pack, known_two());
  CHECK(facts.claims);
  // A game of another name that says where it is from.
  pack.files[2].text = with_replaced(pack.files[2].text, "two in a line", "Five by Five");
  pack.files.push_back(
      {"origin.json",
       scripting::origin_text(
           {{.ruleset = "two", .name = "Two in a Line", .by = "Ann", .licence = "", .pack = ""}})});
  facts = scripting::pack_facts(pack, known_two());
  CHECK_FALSE(facts.claims);
  CHECK(facts.like == "Two in a Line");
  REQUIRE(facts.origins.size() == 1);
  CHECK(facts.origins[0].by == "Ann");
}

TEST_CASE("Of a changed copy it is told first what differs, in a player's words", "[scripting]") {
  Pack pack = small_pack();
  pack.files[2].text =
      with_replaced(k_small_rules, "line{ \"mark\", o.length }", "line{ \"mark\", o.length + 1 }");
  const auto told = [&] {
    return scripting::pack_sentences(pack, scripting::pack_facts(pack, known_two()));
  };
  CHECK(scripting::pack_title(scripting::pack_facts(pack, known_two())) ==
        "Two in a Line, by Ann, with changed rules (MIT License)");
  std::vector<std::string> said = told();
  REQUIRE(said.size() > 4);
  CHECK(said[0] == "This is Two in a Line, which is installed here, with these changes:");
  CHECK(said[1] ==
        "  rules.lua, line 13: \"ends = function(o) return { line{ \"mark\", o.length } } end,\" "
        "became \"ends = function(o) return { line{ \"mark\", o.length + 1 } } end,\"");
  CHECK(said.back().starts_with("Pack "));
  CHECK_THAT(said,
             Catch::VectorContains(std::string(
                 "1 of the original's 1 tests no longer holds, as a changed rule may mean.")));
  scripting::PackFacts hasty = scripting::pack_facts(pack, known_two());
  hasty.tests = {
      .passed = 20, .failed = 6, .stopped = true, .of_original = true, .first_failure = {}};
  CHECK_THAT(scripting::pack_sentences(pack, hasty),
             Catch::VectorContains(std::string(
                 "6 of the original's first 26 tests no longer hold, as a changed rule may mean; "
                 "there was no time for the rest.")));
  hasty.tests = {
      .passed = 3, .failed = 0, .stopped = true, .of_original = false, .first_failure = {}};
  CHECK_THAT(scripting::pack_sentences(pack, hasty),
             Catch::VectorContains(
                 std::string("Its first 3 tests pass; there was no time for the rest.")));
  // The sender is nobody whom the game credits.
  pack.by = "Ann";
  CHECK(told()[2] == "The sender says they are \"Ann\"; nobody has checked that.");
  pack.by = "";
  // Other tests may fail for any reason.
  pack.files[3].text += "note: changed\n";
  said = told();
  CHECK_THAT(said[said.size() - 2], Catch::StartsWith("1 of its 1 tests fail"));
  // Many lines are counted, and a game that shares little with the installed one is another game.
  pack.files[2].text = with_replaced(pack.files[2].text, "return {\n", "return {\n\n\n\n");
  CHECK(told()[1] == "  4 lines of rules.lua changed");
  pack = small_pack();
  pack.files[2].text =
      R"(return { name = "Two in a Line", seats = { "a", "b" }, board = grid{ 2, 2 },
  zones = { men = {} }, kinds = { man = {} }, verbs = { put = place{ "man" } }, stuck = "draws" })";
  CHECK(told()[0] ==
        "It is called like the installed game Two in a Line, but it is a different game.");
}

TEST_CASE("Changed lines are shown short, around what differs, and harmless", "[scripting]") {
  const auto phrases = [](const std::string& was, const std::string& is) {
    const auto ruleset_text = [](const std::string& text) {
      return RulesetText{
          .ruleset = "two", .files = {{"rules.lua", text}}, .variants = {}, .settings = {}};
    };
    return scripting::change_phrases(ruleset_text(was), ruleset_text(is));
  };
  using Phrases = std::vector<std::string>;
  CHECK(phrases("a\nb\n", "a\n\tb\n") == Phrases{"rules.lua, line 2: spaces changed"});
  CHECK(phrases("a\nb\n", "a\n\nc\nb\n") == Phrases{"rules.lua, line 2: an empty line was added",
                                                    "rules.lua, line 3: \"c\" was added"});
  CHECK(phrases("a\nb\nc\n", "a\nc\n") == Phrases{"rules.lua, line 2: \"b\" was removed"});
  CHECK(phrases("a\n", "a\r\n") == Phrases{"rules.lua edited"});
  const std::string line(500, 'x');
  const Phrases shown = phrases(line + "one" + line, line + "two" + line);
  REQUIRE(shown.size() == 1);
  CHECK_THAT(shown[0], Catch::Contains("xone") && Catch::Contains("xtwo"));
  CHECK(shown[0].size() < 220);
  // Letters of several bytes are not cut; nothing can turn the text around or end the line.
  std::string umlauts;
  for (int i = 0; i < 200; ++i) umlauts += "ä";
  for (const std::string more : {"", "x", "\u202e", "\x1b[2J"})
    for (const std::string& phrase : phrases(umlauts + "a", umlauts + more + umlauts)) {
      CHECK(text_problem(phrase).empty());
      CHECK((phrase.find("\uFFFD") == std::string::npos) == (more.size() < 2));
    }
}

TEST_CASE("Rules that do not load, tests that fail and games that do not end are reported",
          "[scripting]") {
  Pack pack = small_pack();
  pack.files[2].text = "return {";
  CHECK_THAT(scripting::pack_facts(pack, known_two()).problem,
             Catch::StartsWith("two/rules.lua:1"));
  pack = small_pack();
  pack.files[3].text = with_replaced(k_small_test, "winner: sun", "winner: moon");
  pack.files.insert(pack.files.begin() + 3, {"tests/bad.scenario", "nonsense"});
  PackFacts facts = scripting::pack_facts(pack, {});
  CHECK(facts.tests.passed == 0);
  CHECK(facts.tests.failed == 2);
  CHECK_THAT(facts.tests.first_failure, Catch::StartsWith("tests/bad.scenario:1: "));
  facts =
      scripting::pack_facts(pack, {}, {.games = 5, .limit = 2, .time_is_up = [] { return true; }});
  CHECK(facts.tests.stopped);
  CHECK(facts.tests.failed == 1);
  CHECK(facts.length.games == 0);
  CHECK(facts.length.unfinished == 5);
}

}  // namespace hr::tests
