// SPDX-License-Identifier: MIT
// Rules measured for clients, and the answers in words.
#include <algorithm>
#include <catch2/catch.hpp>

#include "scripting/lab/lab_answers.h"
#include "tests/support/rulesets.h"
#include "tests/support/temporary_ruleset.h"

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
        "Half of the games have at most 30 actions; one in twenty has 60 or more.");
  CHECK(answer_to(answers, "Is there one opening that always wins?") ==
        "Nearly: the best so far is b2, which brings 90 of 100 points (95 % interval: 80 to 95).");
  CHECK(answer_to(answers, "Is a verb, a piece, a region or an end useless?") ==
        "Perhaps: castle and wall never came up in 500 games.");
  facts.decided = 80;
  facts.decided_games = 300;
  CHECK_THAT(answer_to(lab_answers(facts), "Does it drag?"),
             Catch::EndsWith(
                 " Of the 300 games that were won, half are decided after 80 % of their actions."));
  CHECK(lab_answers(LabFacts{}).empty());
}

TEST_CASE("nothing is claimed of games that did not end", "[scripting][lab]") {
  LabFacts facts = facts_of(0.5, 0.45, 0.55);
  facts.openings = {{"a1", 500, 0.5, 0.45, 0.55}};
  facts.stopped = 1;
  for (const char* question : {"Is white favoured?", "Does it often end without a winner?",
                               "Is there one opening that always wins?"})
    CHECK(answer_to(lab_answers(facts), question) == "Cannot tell: no game came to an end.");
  CHECK_THAT(answer_to(lab_answers(facts), "Does it drag?"),
             Catch::StartsWith("Yes: 100 of 100 games did not end and were stopped. "));
  facts.stopped = 0.12;
  CHECK(answer_to(lab_answers(facts), "Does it often end without a winner?") ==
        "Yes: 40 of 100 games (95 % interval: 35 to 45); 12 of 100 were stopped before they came "
        "to an end.");
  CHECK_THAT(answer_to(lab_answers(facts), "Does it drag?"),
             Catch::EndsWith("12 of 100 were stopped because they did not end."));
  facts.together = true;
  facts.points.resize(1);
  facts.stopped = 1;
  CHECK(answer_to(lab_answers(facts), "How often do the players win?") ==
        "Cannot tell: no game came to an end.");
}

TEST_CASE("the first turn is mentioned where it clearly matters", "[scripting][lab]") {
  const char* const question = "Does it matter who moves first?";
  LabFacts facts = facts_of(0.5, 0.45, 0.55);
  CHECK(answer_to(lab_answers(facts), question).empty());
  facts.first_turn = LabShare{"the player who moves first", 0.1, 0.05, 0.29};
  CHECK(answer_to(lab_answers(facts), question) ==
        "Yes, it harms: The player who moves first gets 10 of 100 points (95 % interval: 5 to "
        "29); an even share is 50.");
  facts.first_turn->high = 0.51;
  CHECK(answer_to(lab_answers(facts), question).empty());
  facts.first_turn = LabShare{"the player who moves first", 0.7, 0.6, 0.8};
  CHECK_THAT(answer_to(lab_answers(facts), question), Catch::StartsWith("Yes, it helps: "));
}

TEST_CASE("bots that differ say nothing of who is favoured", "[scripting][lab]") {
  LabFacts facts = facts_of(0.1, 0.05, 0.2);
  facts.alike = false;
  facts.openings = {{"a1", 400, 0.9, 0.8, 0.95}};
  facts.first_turn = LabShare{"the player who moves first", 0.1, 0.05, 0.29};
  const std::vector<LabAnswer> answers = lab_answers(facts);
  CHECK(answer_to(answers, "Is white favoured?") ==
        "Cannot tell, as the bots differ: Black gets 90 of 100 points (95 % interval: 80 to 95). "
        "Let the same bot play every seat.");
  CHECK(answer_to(answers, "Is there one opening that always wins?") ==
        "Cannot tell, as the bots differ.");
  CHECK(answer_to(answers, "Does it matter who moves first?").empty());
}

TEST_CASE("a rare opening is left out, and this is said", "[scripting][lab]") {
  LabFacts facts = facts_of(0.5, 0.45, 0.55);
  facts.openings = {{"a1", 400, 0.5, 0.45, 0.55}, {"b2", 9, 1, 0.6, 1}};
  CHECK(answer_to(lab_answers(facts), "Is there one opening that always wins?") ==
        "No: the best so far, of those with at least 10 games, is a1, which brings 50 of 100 "
        "points (95 % interval: 45 to 55).");
}

TEST_CASE("lengths are told as they are, of few games too", "[scripting][lab]") {
  const auto drags = [](std::map<std::int64_t, std::uint64_t> lengths, std::int64_t usual,
                        std::int64_t long_game) {
    LabFacts facts = facts_of(0.5, 0.45, 0.55);
    facts.games = 0;
    for (const auto& [length, games] : lengths) facts.games += games;
    facts.lengths = std::move(lengths);
    facts.usual = usual;
    facts.long_game = long_game;
    return answer_to(lab_answers(facts), "Does it drag?");
  };
  CHECK(drags({{30, 1}}, 30, 30) == "The game had 30 actions.");
  CHECK(drags({{9, 100}}, 9, 9) == "Every game had 9 actions.");
  CHECK(drags({{5, 3}, {9, 3}}, 5, 9) ==
        "Half of the games have at most 5 actions; the longest has 9.");
  CHECK(drags({{5, 60}, {9, 40}}, 5, 9) ==
        "Half of the games have at most 5 actions; one in twenty has 9, the most.");
  CHECK(drags({{5, 60}, {9, 39}, {12, 1}}, 5, 9) ==
        "Half of the games have at most 5 actions; one in twenty has 9 or more.");
}

TEST_CASE("what a change did is told, also that nothing was found", "[scripting][lab]") {
  CHECK(
      lab_answers(LabDifference{.pairs = 800, .low = -0.02, .high = 0.03, .changes = {}})
          .front()
          .answer ==
      "Nothing that 800 pairs of games show. If it moved the points of seat 1, then by -2 to 3 of "
      "100.");
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
  const LabFacts last = measure_version(ruleset->text(), {.bot = {}, .games = 100}, go_on,
                                        [&](const LabFacts& facts) { looks.push_back(facts); });
  REQUIRE(looks.size() > 2);
  CHECK(looks.back().games == 100);
  const LabFacts part =
      measure_version(ruleset->text(), {.bot = {}, .games = looks[1].games}, go_on);
  CHECK(part.lengths == looks[1].lengths);
  CHECK(part.points[0].value == looks[1].points[0].value);
  CHECK(part.points[0].high == looks[1].points[0].high);
  CHECK(part.openings[0].games == looks[1].openings[0].games);
}

TEST_CASE("rules are measured and compared as ruleset_texts", "[scripting][lab]") {
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
  const LabFacts facts = measure_version(ruleset->text(), order, watch);
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
  const LabDifference change = compare_versions(ruleset->text(), narrow->text(), order, watch);
  CHECK(std::ranges::count(change.changes, std::string("actions in a game"), &LabChange::name) ==
        1);
  CHECK(measure_version(ruleset->text(), order, [](std::uint64_t, std::uint64_t) {
          return false;
        }).games < 200);
}

TEST_CASE("of a game without an opponent the lab tells how often it is won", "[scripting][lab]") {
  const TemporaryRuleset game("patience", R"(return { name = "Patience", seats = { "ann" },
  options = { need = { 3, min = 1, max = 9, help = "Men in a line" },
              turns = { 4, min = 1, max = 9, help = "Turns" } },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { man = {} },
  verbs = { put = place{ "man" } }, stuck = "draws",
  ends = function(o) return { line{ "man", o.need }, plies(o.turns) } end })");
  LabOrder order;
  order.games = order.pairs = 64;
  const LabProgress watch = [](std::uint64_t, std::uint64_t) { return true; };
  const auto standard = load_ruleset(game.folder());
  const LabFacts facts = measure_version(standard->text(), order, watch);
  CHECK(facts.together);
  REQUIRE(facts.points.size() == 1);
  CHECK(facts.points[0].name == "games solved");
  CHECK(facts.points[0].value > 0.05);
  CHECK(facts.points[0].value < 0.5);
  CHECK_THAT(answer_to(lab_answers(facts), "How often is it solved?"), Catch::StartsWith("In "));
  const LabDifference none =
      compare_versions(standard->text(), load_ruleset(game.folder())->text(), order, watch);
  CHECK(none.share == "the games solved");
  CHECK_THAT(lab_answers(none).front().answer,
             Catch::Contains("If it moved the games solved, then"));
  CHECK(lab_answers(LabDifference{.pairs = 800, .share = "", .changes = {}}).front().answer ==
        "Nothing that 800 pairs of games show.");
}

// Its score says little about how often it is solved.
TEST_CASE("a puzzle with a score is measured by how often it is solved", "[scripting][lab]") {
  const TemporaryRuleset game("patience", R"(return { name = "Patience", seats = { "ann" },
  board = grid{ 3, 3 }, zones = { field = {} }, kinds = { man = {} },
  verbs = { put = place{ "man" } }, stuck = "draws", score = count(own),
  ends = { line{ "man", 3 }, { at_least(count(own), 4), "loses" } } })");
  LabOrder order;
  order.games = order.pairs = 64;
  const LabProgress watch = [](std::uint64_t, std::uint64_t) { return true; };
  const LabFacts facts = measure_version(load_ruleset(game.folder())->text(), order, watch);
  REQUIRE(facts.points.size() == 1);
  CHECK(facts.points[0].name == "games solved");
  CHECK(facts.points[0].value > 0.05);
  CHECK(facts.points[0].value < 0.5);
  CHECK_FALSE(facts.unwon);
}

// The versions have been measured by themselves, too, from fewer games.
TEST_CASE("what a change did is told in the figures of the versions", "[scripting][lab]") {
  LabFacts before, after;
  before.figures = {{"actions in a game", 300}, {"points of white", 0.5}};
  after.figures = {{"actions in a game", 292}, {"points of sun", 0.61}};
  LabDifference found{.pairs = 800,
                      .changes = {{"actions in a game", false, 460.5, 310, false},
                                  {"points of white", true, 0.4, 0.6, true, "points of sun"}}};
  use_figures(found, before, after);
  CHECK(found.changes[0].before == 300);
  CHECK(found.changes[0].after == 292);
  CHECK(found.changes[1].after == 0.61);
  CHECK_THAT(lab_answers(found).front().answer,
             Catch::Contains("ctions in a game: fewer, 292 instead of 300 in half of the games"));
  after.figures["actions in a game"] = 301;  // by accident
  use_figures(found, before, after);
  CHECK_THAT(lab_answers(found).front().answer, Catch::StartsWith("Actions in a game: fewer; "));
}

}  // namespace hr::tests
