// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/support/json_lines.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

using Json = nlohmann::json;

Json simulate(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "simulate");
  return json_of(arguments);
}

}  // namespace

TEST_CASE("the same games give the same bytes with any number of threads", "[cli]") {
  const auto run = [](const char* threads) {
    return houserules(
        {"simulate", "cube_wars", "--games", "200", "--seed", "5", "--json", "--threads", threads});
  };
  const Finished one = run("1");
  REQUIRE(one.code == 0);
  CHECK(one.err.empty());
  CHECK(run("2").out == one.out);
  CHECK(run("8").out == one.out);
}

TEST_CASE("a simulation reports an option without effect", "[cli]") {
  const auto told = [](const char* supplies) {
    return houserules({"simulate", "cube_digger", "--games", "1", "--json", "--option", "bombs=3",
                       "--option", supplies})
        .err;
  };
  CHECK(told("supplies=as set").empty());
  CHECK(told("supplies=by formula") ==
        "houserules: option bombs is not used: supplies is by formula\n");
}

TEST_CASE("a simulation's JSON contains results, intervals, lengths and choices", "[cli]") {
  const Json json = simulate({"tic_tac_toe", "--games", "500", "--seed", "2"});
  CHECK(json["ruleset"] == "tic_tac_toe");
  CHECK(json["options"] == Json{{"size", 3}, {"length", 3}});
  CHECK(json["games"] == 500);
  CHECK(json["cut"] == 0);
  REQUIRE(json["by_seat"].size() == 2);
  std::uint64_t games = json["drawn"]["games"];
  for (const Json& seat : json["by_seat"]) {
    games += seat["games"].get<std::uint64_t>();
    CHECK(seat["share"] == seat["games"].get<double>() / 500);
    CHECK(seat["interval_95"][0] < seat["share"]);
    CHECK(seat["share"] < seat["interval_95"][1]);
  }
  CHECK(games == 500);
  games = 0;
  for (const Json& length : json["length"]["distribution"])
    games += length["games"].get<std::uint64_t>();
  CHECK(games == 500);
  CHECK(json["length"]["least"] >= 5);
  CHECK(json["length"]["most"] == 9);
  CHECK(json["choices"]["most"] == 9);
  CHECK_FALSE(json.contains("threads"));
}

TEST_CASE("a simulation counts players separately if they change seats", "[cli]") {
  const Json json = simulate({"hex", "--option", "size=3", "--games", "300"});
  CHECK(json["swaps"] > 0);
  CHECK(json["by_player"][0]["games"] != json["by_seat"][0]["games"]);
  CHECK(json["endings"][0]["how"] == "a chain connects both sides");
}

TEST_CASE("a mean score is beside each winning share", "[cli]") {
  const std::string kuhn = std::string(HOUSERULES_SOURCE_DIR) + "/tests/rulesets/kuhn_poker";
  const std::vector<std::string> typed{"simulate", kuhn, "--games", "2000", "--seed", "3"};
  const Json json = json_of(typed);
  const Json& ann = json["scores"][0];
  CHECK(ann["mean_95"][0] < ann["mean"]);
  CHECK(ann["mean_95"][1] > ann["mean"]);
  // Random players bet as often as not, whatever they hold; by hand, ann then gets an eighth.
  CHECK(ann["mean_95"][0] < 0.125);
  CHECK(ann["mean_95"][1] > 0.125);
  const Finished text = houserules(typed);
  const std::size_t line = text.out.find("won by ann");
  REQUIRE(line != std::string::npos);
  CHECK_THAT(text.out.substr(line, text.out.find('\n', line) - line),
             Catch::Contains(fmt::format("mean score {:.3g} (95 %: ", ann["mean"].get<double>())));
  CHECK_THAT(houserules({"simulate", "tic_tac_toe", "--games", "10"}).out,
             !Catch::Contains("mean score"));
}

TEST_CASE("there are the mean number of choices never exceeds the maximum", "[cli]") {
  for (const char* name : {"cube_digger", "graverobber", "hex"}) {
    INFO(name);
    const Json choices = simulate({name, "--games", "20"})["choices"];
    CHECK(choices["mean"].get<double>() <= choices["most"].get<double>());
    CHECK(choices["decisions"] > 0);
  }
}

TEST_CASE("games that are stopped early are counted separately", "[cli]") {
  const Json json = simulate({"cube_wars", "--games", "5", "--limit", "10"});
  CHECK(json["cut"] == 5);
  CHECK(json["finished"] == 0);
  CHECK(json["by_seat"][0]["share"] == nullptr);
}

TEST_CASE("a simulation prints a table, and on request progress on standard error", "[cli]") {
  const Finished run =
      houserules({"simulate", "tic_tac_toe", "--games", "100", "--progress", "--seed", "1"});
  CHECK(run.code == 0);
  CHECK(run.out.starts_with("Tic-tac-toe: 100 random games, seed 1\n"));
  CHECK_THAT(run.out, Catch::Contains("won by cross"));
  CHECK_THAT(run.out, Catch::Contains("three in a line"));
  CHECK_THAT(run.out, Catch::Contains("Game length in actions"));
}

TEST_CASE("a simulation reports the seats' scores, places and margins", "[cli]") {
  const TemporaryRuleset game(
      "t",
      "return { name = 'Points', seats = { 'ann', 'bob', 'cy' }, vars = { n = { per = 'seat' } },\n"
      "verbs = { take = { number{ -2, 3 }, does = add('n', chosen) } },\n"
      "score = var 'n', ends = { plies(3, 'score') } }");
  const Json json = simulate({game.folder(), "--games", "300"});
  REQUIRE(json["scores"].size() == 3);
  CHECK(json["scores"][1]["seat"] == "bob");
  CHECK(json["scores"][1]["least"] == -2);
  CHECK(json["scores"][1]["most"] == 3);
  CHECK(json["scores"][1]["distribution"].size() == 6);
  CHECK(json["ranks"][2]["seat"] == "cy");
  std::uint64_t games = 0;
  for (const Json& place : json["ranks"][2]["distribution"])
    games += place["games"].get<std::uint64_t>();
  CHECK(games == 300);
  CHECK(json["margins"]["most"] == 5);
  const Finished run = houserules({"simulate", game.folder(), "--games", "300"});
  CHECK_THAT(run.out, Catch::Contains("Scores\n"));
  CHECK_THAT(run.out, Catch::Contains("-2 to 3"));
  CHECK_THAT(run.out, Catch::Contains("Places\n"));
  CHECK_THAT(run.out, Catch::Contains("won by "));
  CHECK_THAT(run.out, Catch::Contains("5 at most\n"));
}

TEST_CASE("a simulation of a game played together has one score", "[cli]") {
  const TemporaryRuleset game(
      "t",
      "return { name = 'Both', seats = { 'ann', 'bob' }, vars = { n = {} }, together = true,\n"
      "verbs = { take = { number{ 0, 3 }, does = add('n', chosen) } },\n"
      "score = var 'n', ends = { { is(var 'n', 0), 'loses' }, plies(3, 'score') } }");
  const Finished run = houserules({"simulate", game.folder(), "--games", "300"});
  CHECK_THAT(run.out, Catch::Contains("won by all"));
  CHECK_THAT(run.out, Catch::Contains("lost by all"));
  CHECK_THAT(run.out, !Catch::Contains("drawn"));
  CHECK_THAT(run.out, Catch::Contains("  all "));
  CHECK_THAT(run.out, !Catch::Contains("won by ann"));
  CHECK_THAT(run.out, Catch::Contains("ended with a score"));
}

// Pegs jump over each other, until one is left on A1 or nobody can jump.
std::string peg_rules(const std::string& fields) {
  return "return { name = 'Pegs', seats = { 'solver' }, board = grid{ 4, 1 },\n"
         "regions = { goal = { 'A1' }, starts = { 'B1', 'C1' } }, zones = { field = {} },\n"
         "kinds = { peg = { owned = false, begins_on = region 'starts' } },\n"
         "verbs = { jump = jump{ any 'peg', over = any 'peg' } },\n"
         "ends = { { is(count(any 'peg'), 1) * any 'peg' * region 'goal', 'wins', name = 'one "
         "left' } },"
         "\n" +
         fields + " }";
}

TEST_CASE("a puzzle is solved or failed, never drawn", "[cli]") {
  // Random players jump to the left, which solves it, or to the right, which does not.
  for (const char* const stuck :
       {"stuck = 'loses'", "stuck = 'draws'", "stuck = 'pass'",
        "stuck = 'loses', score = 0 - count(any 'peg')", "stuck = 'loses', together = true"}) {
    INFO(stuck);
    const TemporaryRuleset game("pegs", peg_rules(stuck));
    const Finished run = houserules({"simulate", game.folder(), "--games", "100"});
    CHECK_THAT(run.out, Catch::Matches("(.|\n)*  solved +[1-9](.|\n)*  failed +[1-9](.|\n)*"));
    CHECK_THAT(run.out, !Catch::Contains("drawn") && !Catch::Contains("won by"));
    const Json json = simulate({game.folder(), "--games", "100"});
    CHECK(json["solved"]["games"].get<int>() + json["failed"]["games"].get<int>() == 100);
    CHECK(json["drawn"]["games"] == 0);
    const Finished solved = houserules({"play", game.folder()}, "jump C1 A1\n");
    CHECK_THAT(solved.out, Catch::EndsWith("Solved: one left.\n"));
    const Finished failed = houserules({"play", game.folder(), "--json"}, "jump B1 D1\n");
    CHECK_THAT(failed.out,
               Catch::Contains("\"result\":\"failed\"") && Catch::Contains("\"text\":\"Failed: "));
  }
}

TEST_CASE("a game for one with points alone ends with a score", "[cli]") {
  for (const char* const stuck : {"stuck = 'pass'", "stuck = 'draws'"}) {
    INFO(stuck);
    const TemporaryRuleset game(
        "t", std::string("return { name = 'Row', seats = { 'ann' }, board = grid{ 3, 1 },\n"
                         "zones = { field = {} }, kinds = { man = {} },\n"
                         "verbs = { put = place{ 'man', onto = empty } }, score = count(own), ") +
                 stuck + " }");
    const Finished run = houserules({"simulate", game.folder(), "--games", "10"});
    CHECK_THAT(run.out, Catch::Contains("Results\n  ended with a score                  10"));
    CHECK_THAT(run.out, !Catch::Contains("solved") && !Catch::Contains("drawn"));
    const Finished played = houserules({"play", game.folder()}, "put A1\nboard\nput B1\nput C1\n");
    CHECK_THAT(played.out, Catch::Contains("\nAnn has 1 point.\n"));
    CHECK_THAT(played.out, Catch::EndsWith(" You scored 3 points.\n"));
    const Finished lines =
        houserules({"play", game.folder(), "--json"}, "put A1\nput B1\nput C1\n");
    CHECK_THAT(lines.out, Catch::Contains("\"result\":\"scored\""));
  }
}

TEST_CASE("a score of all together is not a victory", "[cli]") {
  const TemporaryRuleset game(
      "t",
      "return { name = 'Both', seats = { 'ann', 'bob' }, vars = { n = {} }, together = true,\n"
      "verbs = { take = { number{ 0, 3 }, does = add('n', chosen) } },\n"
      "score = var 'n', ends = { plies(3, 'score') } }");
  const Finished run = houserules({"simulate", game.folder(), "--games", "100"});
  CHECK_THAT(run.out,
             Catch::Contains("Results\n  ended with a score                 100  100.0 %"));
  const Json json = simulate({game.folder(), "--games", "100"});
  CHECK(json["by_seat"][0]["games"] == 0);
  CHECK(json["drawn"]["games"] == 0);
  CHECK(json["totals"]["games"] == 100);

  const std::string typed = "take 1\nboard\ntake 3\ntake 0\n";
  const Finished played = houserules({"play", game.folder()}, typed);
  CHECK_THAT(played.out, Catch::Contains("\nTogether you have 1 point.\n"));
  CHECK_THAT(played.out, !Catch::Contains("Ann has"));
  CHECK_THAT(played.out,
             Catch::EndsWith("The game is over: 3 actions were played. Together you scored 4 "
                             "points.\n"));
  const Json end = json_lines(houserules({"play", game.folder(), "--json"}, typed).out).back();
  CHECK(end["total"] == 4);
  CHECK(end["winners"] == Json::array());
}

}  // namespace hr::tests
