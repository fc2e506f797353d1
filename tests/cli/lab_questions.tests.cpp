// SPDX-License-Identifier: MIT
// What else the lab answers at the terminal: which changes matter, and how much is luck.
#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/support/die_game.h"
#include "tests/support/json_lines.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

using Json = nlohmann::json;

}  // namespace

TEST_CASE("every variant and option is compared with the standard rules", "[cli]") {
  const TemporaryRuleset game("odds", R"lua(return { name = "Odds", seats = { "sun", "moon" },
  options = { wins = { 10, min = 1, max = 19, help = "Faces that win" }, quiet = { false, help = "Nothing" } },
  board = grid{ 2, 1 }, zones = { field = { holds = "one" } }, kinds = { stone = {} },
  verbs = { roll = { pass{}, effect = function(g, me)
    if g:roll(20) <= g.options.wins then g:win(me) else g:win(g:next(me)) end
  end } } })lua");
  const std::string page = game.folder() + "/impact.html";
  const Json json = json_of({"impact", game.folder(), "--games", "400", "--html", page});
  std::vector<std::string> changes;
  for (const Json& row : json["changes"]) changes.push_back(row["change"]);
  REQUIRE(changes.size() == 5);  // 1, 9, 11 and 19 faces, and quiet
  CHECK(std::set<std::string>(changes.begin(), changes.begin() + 2) ==
        std::set<std::string>{"wins=1", "wins=19"});
  CHECK(json["changes"][0]["answer"] == "differs");
  CHECK(json["changes"][4]["change"] == "quiet=true");
  CHECK(json["changes"][4]["answer"] == "unknown");
  CHECK(std::filesystem::exists(page));
  const Finished short_time =
      houserules({"impact", game.folder(), "--games", "1000000", "--seconds", "2", "--json"});
  for (const auto parsed = Json::parse(short_time.out); const Json& row : parsed["changes"])
    CHECK(row["pairs"] > 0);
  CHECK(Json::parse(short_time.out)["not_compared"].empty());
  const Finished few = houserules({"impact", game.folder(), "--games", "20"});
  CHECK(few.code == 3);
  CHECK_THAT(few.out, Catch::Contains("Not enough games to tell: none of 5 changes"));
  const Finished wrong = houserules({"impact", game.folder(), "--question", "luck"});
  CHECK(wrong.code == 2);
  CHECK_THAT(wrong.err, Catch::Contains("is called \"luck\""));
}

TEST_CASE("luck and skill are told apart", "[cli]") {
  const TemporaryRuleset die("die", die_game(10));
  const Finished dice = houserules({"luck", die.folder(), "--bots", "search:5", "--stronger",
                                    "search:10", "--games", "400", "--threads", "2"});
  INFO(dice.err);
  CHECK(dice.code == 0);
  CHECK_THAT(dice.out, Catch::Contains("the dice and cards alone                    100 %") &&
                           Catch::Contains("Mostly luck") &&
                           Catch::Contains("do not show that thinking longer helps"));
  const std::string page = die.folder() + "/luck.html";
  const Finished table = houserules({"luck", die.folder(), "--bots", "search:5", "--stronger",
                                     "search:10", "--games", "64", "--csv", "--html", page});
  CHECK_THAT(table.out,
             Catch::StartsWith("\"what\",\"games\",\"part\",\"low\",\"high\",\"stopped by\","
                               "\"stopped after\",\"stopped of at most\"\r\n"
                               "\"the dice and cards alone\",64,1,") &&
                 Catch::Contains("\"points of search:10\","));
  CHECK(std::filesystem::exists(page));
  const Json json = json_of(
      {"luck", "tic_tac_toe", "--bots", "random", "--stronger", "search:50", "--games", "64"});
  CHECK(json["luck"]["chance"] == false);
  CHECK_FALSE(json["luck"].contains("dice"));
  CHECK(json["skill"]["points_95"][0] > 0.65);
  const Finished two = houserules({"luck", "tic_tac_toe", "--bots", "random,greedy"});
  CHECK(two.code == 2);
  CHECK_THAT(two.err, Catch::Contains("--bots: expected one bot for all players"));
}

}  // namespace hr::tests
