// SPDX-License-Identifier: MIT
// Rules measured for clients, and the answers in words.
#include <algorithm>
#include <catch2/catch.hpp>

#include "scripting/lab/lab_answers.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

using namespace scripting;

namespace {

std::string answer_to(const std::vector<LabAnswer>& answers, const std::string& question) {
  const auto found = std::ranges::find(answers, question, &LabAnswer::question);
  return found == answers.end() ? "" : found->answer;
}

LabFacts facts_of(double first, double low, double high) {
  LabFacts out;
  out.games = 500;
  out.points = {{"white", first, low, high}, {"black", 1 - first, 1 - high, 1 - low}};
  out.unwon = LabShare{"games without a winner", 0.4, 0.35, 0.45};
  out.usual = 30;
  out.long_game = 60;
  return out;
}

}  // namespace

TEST_CASE("whoever is favoured is named, in either seat, or nobody", "[scripting][lab]") {
  const std::string question = "Is white favoured?";
  CHECK(answer_to(lab_answers(facts_of(0.63, 0.6, 0.66)), question) ==
        "Yes: White gets 63 of 100 points (95 % interval: 60 to 66).");
  CHECK(answer_to(lab_answers(facts_of(0.4, 0.37, 0.43)), question) ==
        "No, the other side is: Black gets 60 of 100 points (95 % interval: 57 to 63).");
  CHECK(answer_to(lab_answers(facts_of(0.51, 0.48, 0.54)), question) ==
        "Not that 500 games show: White gets 51 of 100 points (95 % interval: 48 to 54).");
}

TEST_CASE("draws, length, openings and what is never used are answered", "[scripting][lab]") {
  LabFacts facts = facts_of(0.5, 0.45, 0.55);
  facts.unused = {"castle", "wall"};
  facts.openings = {{"a1", 400, 0.5, 0.45, 0.55}, {"b2", 100, 0.9, 0.8, 0.95}};
  const std::vector<LabAnswer> answers = lab_answers(facts);
  CHECK_THAT(answer_to(answers, "Does it often end without a winner?"),
             Catch::StartsWith("Yes: 40"));
  CHECK(answer_to(answers, "Does it drag?") ==
        "Half of the games have at most 30 actions; one in twenty has more than 60.");
  CHECK(answer_to(answers, "Is there one opening that always wins?") ==
        "Nearly: the best so far is b2, which brings 90 of 100 points (95 % interval: 80 to 95).");
  CHECK(answer_to(answers, "Is a verb, a piece, a region or an end useless?") ==
        "Perhaps: castle and wall never came up in 500 games.");
  facts.decided = 80;
  CHECK_THAT(answer_to(lab_answers(facts), "Does it drag?"),
             Catch::EndsWith(" Half of them are decided after 80 % of their actions."));
  CHECK(lab_answers(LabFacts{}).empty());
}

TEST_CASE("what a change did is told, also that nothing was found", "[scripting][lab]") {
  CHECK(lab_answers(LabDifference{.pairs = 800, .low = -0.02, .high = 0.03, .changes = {}})
            .front()
            .answer ==
        "Nothing that 800 pairs of games show. If it moved the first player's points, then by -2 "
        "to 3 of 100.");
  CHECK(lab_answers(LabDifference{.pairs = 800,
                                  .low = 0.05,
                                  .high = 0.15,
                                  .changes = {{"points of white", true, 0.5, 0.6, true},
                                              {"actions in a game", false, 30, 41, true}}})
            .front()
            .answer ==
        "Points of white: 60 of 100 instead of 50; actions in a game: more, 41 "
        "instead of 30 in half of the games.");
}

TEST_CASE("what is known after some games is what a run of so many games reports",
          "[scripting][lab]") {
  const auto ruleset = load_ruleset(ruleset_folder("connect_four"));
  const auto go_on = [](std::uint64_t, std::uint64_t) { return true; };
  std::vector<LabFacts> looks;
  const LabFacts last = measure_version(ruleset->edition(), {.bot = {}, .games = 100}, go_on,
                                        [&](const LabFacts& facts) { looks.push_back(facts); });
  REQUIRE(looks.size() > 2);
  CHECK(looks.back().games == 100);
  const LabFacts part =
      measure_version(ruleset->edition(), {.bot = {}, .games = looks[1].games}, go_on);
  CHECK(part.lengths == looks[1].lengths);
  CHECK(part.points[0].value == looks[1].points[0].value);
  CHECK(part.points[0].high == looks[1].points[0].high);
  CHECK(part.openings[0].games == looks[1].openings[0].games);
}

TEST_CASE("rules are measured and compared as editions", "[scripting][lab]") {
  const auto ruleset = load_ruleset(ruleset_folder("connect_four"));
  const auto narrow = load_ruleset(ruleset_folder("connect_four"), {{"columns", "4"}});
  LabOrder order;
  order.games = 200;
  order.pairs = 800;
  std::uint64_t last = 0;
  const LabProgress watch = [&](std::uint64_t done, std::uint64_t) {
    last = done;
    return true;
  };
  const LabFacts facts = measure_version(ruleset->edition(), order, watch);
  CHECK(facts.games == 200);
  CHECK(last == 200);
  REQUIRE(facts.points.size() == 2);
  CHECK(facts.points[0].value + facts.points[1].value == Approx(1));
  CHECK(facts.openings.size() == 7);
  std::uint64_t games = 0;
  for (const auto& [length, times] : facts.lengths) games += times;
  CHECK(games == 200);
  REQUIRE(facts.curve.size() > 4);
  CHECK(facts.curve.back().games == 200);
  CHECK(facts.curve.back().value == facts.points[0].value);
  CHECK(facts.curve.back().low == facts.points[0].low);
  CHECK(facts.curve.front().games == 32);
  CHECK(facts.unused.empty());
  const LabDifference change =
      compare_versions(ruleset->edition(), narrow->edition(), order, watch);
  CHECK(std::ranges::count(change.changes, std::string("actions in a game"), &LabChange::name) ==
        1);
  CHECK(measure_version(ruleset->edition(), order, [](std::uint64_t, std::uint64_t) {
          return false;
        }).games < 200);
}

}  // namespace hr::tests
