// SPDX-License-Identifier: MIT
#include "scripting/scenarios/test_run.h"

#include <catch2/catch.hpp>

#include "scripting/source/read_ruleset_text.h"
#include "tests/support/folder.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

using namespace scripting;

namespace {

std::vector<TestResult> results_in(const std::string& folder, const std::string& scenarios) {
  TestTexts texts{.rules = read_ruleset_text(folder, find_variants(folder)),
                  .tests = {{"tests/given.scenario", scenarios}}};
  std::vector<TestResult> out;
  run_tests(texts, [&](TestResult result, std::size_t all) {
    out.push_back(std::move(result));
    CHECK(out.size() <= all);
    return true;
  });
  return out;
}

std::vector<TestResult> results_of(const std::string& ruleset, const std::string& scenarios) {
  return results_in(ruleset_folder(ruleset), scenarios);
}

}  // namespace

TEST_CASE("scenarios in memory pass and fail one by one", "[scripting]") {
  const auto all = results_of("tic_tac_toe",
                              "scenario: one\ncross: mark A1\nto act: nought\n\n"
                              "scenario: two\ncross: mark A1\nto act: cross\n\n"
                              "scenario: three\noption colour: red\ncross: mark A1\n\n"
                              "scenario: four\nvariant: nothing\ncross: mark A1\n");
  REQUIRE(all.size() == 4);
  CHECK(all[0].verdict == TestVerdict::passes);
  CHECK(all[0].name == "one");
  CHECK(all[1].verdict == TestVerdict::fails);
  CHECK(all[1].begins == 5);
  CHECK(all[1].line == 7);
  CHECK(all[1].step == "to act: cross");
  CHECK(all[1].expected == "cross");
  CHECK(all[1].found == "nought");
  REQUIRE(all[1].position);
  CHECK(all[1].position->found->ply == 1);
  CHECK(all[1].position->expected == nullptr);
  CHECK(all[2].verdict == TestVerdict::error);
  CHECK(all[2].line == 10);
  CHECK_FALSE(all[2].position);
  CHECK(all[3].verdict == TestVerdict::error);
  CHECK(all[3].line == 14);
}

TEST_CASE("a board that differs comes with the expected and the found one", "[scripting]") {
  const auto all = results_of("tic_tac_toe",
                              "scenario: a board\ncross: mark A1\nboard:\n"
                              "  3  . . .\n  2  . m .\n  1  . . .\n     A B C\n");
  REQUIRE(all.size() == 1);
  REQUIRE(all[0].position);
  const TestPosition& position = *all[0].position;
  REQUIRE(position.expected != nullptr);
  REQUIRE(position.differing.size() == 2);
  CHECK(all[0].differing.size() == 2);
  const auto& found = position.found->zones.at(0).cells;
  const auto& expected = position.expected->zones.at(0).cells;
  for (const auto& place : position.differing) {
    CHECK(place.zone == 0);
    CHECK(found[nth(place.cell)].pieces.empty() != expected[nth(place.cell)].pieces.empty());
  }
}

TEST_CASE("a variant that a scenario names comes from the texts", "[scripting]") {
  const auto all = results_of("cube_digger", "scenario: one\nvariant: bomb_sniffers\nstart\n");
  REQUIRE(all.size() == 1);
  CHECK(all[0].message.empty());
  CHECK(all[0].verdict == TestVerdict::passes);
}

TEST_CASE("a file that cannot be read is one result, and a run can be stopped", "[scripting]") {
  const auto all = results_of("tic_tac_toe", "scenario: one\nnonsense\n");
  REQUIRE(all.size() == 1);
  CHECK(all[0].verdict == TestVerdict::error);
  CHECK(all[0].name.empty());
  CHECK(all[0].line == 2);
  int runs = 0;
  TestTexts texts{.rules = read_ruleset_text(ruleset_folder("tic_tac_toe")),
                  .tests = {{"tests/a.scenario", "scenario: a\nstart\n\nscenario: b\nstart\n"}}};
  run_tests(texts, [&](const TestResult&, std::size_t all_tests) {
    CHECK(all_tests == 2);
    return ++runs < 1;
  });
  CHECK(runs == 1);
}

TEST_CASE("cards and dice that differ are named with their numbers and places", "[scripting]") {
  const Folder folder(
      "return { name = 'S', seats = { 'ann', 'bob' }, ends = { plies(9) },\n"
      "zones = { hand = bag{ per = 'seat' }, market = row{ 3 }, cup = dice{ 6 } },\n"
      "kinds = { copper = { begins_in = { hand = 3 } }, estate = { begins_in = { hand = 2 } },\n"
      "c = { zone = 'market' }, card_2 = { zone = 'market', begins_in = { market = 1 } } },\n"
      "verbs = { wait = pass{} } }");
  const auto all = results_in(folder.path(),
                              "scenario: bag\nboard:\n  Hand of ann: 4 copper, 2 estate\n\n"
                              "scenario: row\nboard:\n  Market: #2 c\n\n"
                              "scenario: hidden\nposition:\n  Hand of ann: 5 cards, hidden\n\n"
                              "scenario: dice\nposition:\n  Cup: 2 3\n\n"
                              "scenario: place\nposition:\n  Market, #1: card_2\n");
  const auto said = [&](std::size_t i) {
    std::string out = all.at(i).message;
    for (const std::string& line : all.at(i).differing) out += "\n" + line;
    return out;
  };
  CHECK_THAT(said(0), Catch::Contains("Hand of ann: expected 4 copper, 2 estate, found 3 copper, "
                                      "2 estate"));
  CHECK_THAT(said(1), Catch::Contains("Market: expected #2 c, found #1 card_2"));
  CHECK_THAT(said(2), Catch::Contains("Hand of ann: expected the contents, because a position"));
  CHECK_THAT(said(3), Catch::Contains("expected faces from 1 to 6, with commas between them"));
  CHECK(all.at(4).verdict == TestVerdict::passes);
}

TEST_CASE("a line of cards that cannot be read says what to write", "[scripting]") {
  const Folder folder(
      "return { name = 'S', seats = { 'ann', 'bob' }, ends = { plies(9) },\n"
      "zones = { hand = bag{ per = 'seat', see = 'owner' }, sea = row{ 5 },\n"
      "cup = dice{ 6, per = 'seat' } }, vars = { coins = { 0, per = 'seat' } },\n"
      "kinds = { cod = { begins_in = { hand = 3 } }, eel = {} }, verbs = { wait = pass{} } }");
  const auto said = [&](const std::string& line) {
    const auto all =
        results_in(folder.path(), "scenario: a\nposition:\n  Coins of bob: 0\n  " + line + "\n");
    CHECK((all.at(0).verdict == TestVerdict::passes || all[0].line >= 4));
    return all[0].message;
  };
  for (const std::string cards : {"0 cod", "-1 cod", "99999 cod", "99999999999999999999 cod"})
    CHECK(said("Hand of ann: " + cards) ==
          "hand of ann: expected 1 to 65535 cards of a kind, got \"" + cards + "\"");
  CHECK(said("Hand of ann: 2  cod,  eel").empty());
  CHECK(said("Hand of ann: 2 cdo") ==
        "hand of ann: there is no card called \"cdo\" here (did you mean \"cod\"?)");
  CHECK(said("Hand of ann: 3 cards") ==
        "hand of ann: expected the kinds of the cards, or \"3 cards, hidden\" on a board seen by a "
        "seat, got \"3 cards\"");
  CHECK(said("Cup of ann: 3 dice") ==
        "cup of ann: expected faces, or \"3 dice, hidden\" on a board seen by a seat, got \"3 "
        "dice\"");
  CHECK(
      said("Sea: 2 cards") ==
      "sea: expected the kinds of the cards, or \"2 cards, hidden\" on a board seen by a seat, got "
      "\"2 cards\"");
  CHECK(said("Sea: #6 cod") == "sea: this row has 5 places, #1 to #5; got \"#6 cod\"");
  CHECK(said("Sea: #1 2 cod") == "sea: expected one card in a place, got \"#1 2 cod\"");
  CHECK(said("Hand: cod") == "expected the seat as well, such as \"Hand of ann:\", got \"Hand\"");
  CHECK(said("Coins: 3") == "expected the seat as well, such as \"Coins of ann:\", got \"Coins\"");
  CHECK(said("Coins of bob: 3") == "Coins of bob is given twice");
  CHECK(said("Hand of ann: cod\n  Hand of ann: eel") == "hand of ann is given twice");
  CHECK(said("Sea, #1: cod\n  Sea, #1: eel") == "#1: given twice");
  CHECK(said("Back: cod") == "there is no cell, zone or variable \"Back\"");
  CHECK(said("Hand of ann, back: cod") ==
        "the cards of a zone are given in one line, such as \"Hand of ann: empty\", got \"Hand of "
        "ann, back: cod\"");
}

}  // namespace hr::tests
