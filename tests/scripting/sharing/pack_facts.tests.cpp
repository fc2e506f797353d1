// SPDX-License-Identifier: MIT
// What is said about a pack before it is opened.
#include "scripting/sharing/pack_facts.h"

#include <catch2/catch.hpp>

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
  CHECK(facts.changes == std::vector<std::string>{"rules.lua edited"});
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
