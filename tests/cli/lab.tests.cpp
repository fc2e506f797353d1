// SPDX-License-Identifier: MIT
// The lab at the terminal: measuring, comparing, playing again, and the ladder.
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/die_game.h"
#include "tests/support/json_lines.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

using Json = nlohmann::json;

Json lab(std::vector<std::string> arguments, int code) {
  arguments.insert(arguments.begin(), "lab");
  return json_of(arguments, code);
}

// The columns of comma-separated values, if every row has as many; else 0.
std::size_t even_columns(const std::string& csv) {
  std::size_t columns = 0, now = 1;
  bool quoted = false;
  for (std::size_t i = 0; i < csv.size(); ++i) {
    if (csv[i] == '"') quoted = !quoted;
    if (quoted) continue;
    now += csv[i] == ',' ? 1 : 0;
    if (csv[i] != '\n') continue;
    if (csv[i - 1] != '\r' || (columns != 0 && columns != now)) return 0;
    columns = now;
    now = 1;
  }
  return now == 1 ? columns : 0;
}

Json measure(const Json& report, const std::string& name) {
  for (const Json& each : report["measures"])
    if (each["measure"] == name) return each;
  return {};
}

}  // namespace

TEST_CASE("the lab measures one version of a game", "[cli]") {
  const Json json = lab({"tic_tac_toe", "--games", "200", "--seed", "3"}, 0);
  CHECK(json["games"] == 200);
  const Json first = measure(json, "points of cross");
  CHECK(first["mean"] > 0.4);
  CHECK(first["mean_95"][0] < first["mean"]);
  const Json& length = measure(json, "actions in a game");
  CHECK(length["median"] >= 5);
  CHECK(length["mean_95"][0] < length["mean"]);
  CHECK(length["mean_95"][1] > length["mean"]);
  CHECK(json["openings"].size() == 9);
  CHECK(json["first_turn"]["player"]["points"] == first["mean"]);
  CHECK(json["first_turn"]["with_pie"]["games"] == 100);
  CHECK(json["verbs"][0]["name"] == "mark");
  CHECK(json["verbs"][0]["games"] == 200);
}

TEST_CASE("the lab tells who used what, and where, in words and numbers", "[cli]") {
  const Json json = lab({"breakthrough", "--games", "100", "--option", "columns=5"}, 0);
  REQUIRE(json["regions"].size() >= 2);
  std::uint64_t times = 0;
  for (const Json& cell : json["cells"]) times += cell["times"].get<std::uint64_t>();
  CHECK(times == json["actions"]);
  bool wins = false;  // whoever enters the last row
  for (const Json& region : json["regions"])
    wins = wins || (region.contains("points") && region["points"]["difference_95"][0] > 0.5);
  CHECK(wins);
  const Finished text = houserules({"lab", "breakthrough", "--games", "100"});
  CHECK_THAT(text.out, Catch::Contains("Regions where actions ended") &&
                           Catch::Contains("This is no proof that it helps or harms") &&
                           Catch::Contains("     A B C D E F G H\n"));
  CHECK_THAT(text.out, Catch::Contains("In short\n  Is white favoured?\n    ") &&
                           Catch::EndsWith("useless?\n    No: every one came up.\n"));
  CHECK(json["answers"].size() == 5);
}

TEST_CASE("the lab measures how a game goes with searching bots", "[cli]") {
  const Json json =
      lab({"connect_four", "--games", "6", "--bots", "search:40", "--option", "columns=5"}, 0);
  CHECK(measure(json, "changes of the lead")["games"] == 6);
  CHECK(json["bots"] == Json{"search:40", "search:40"});
}

TEST_CASE("a difference of the rules is found, and an equal rule is not", "[cli]") {
  const TemporaryRuleset even("even", die_game(10)), better("better", die_game(11));
  const Json found = lab({even.folder(), "--against", better.folder(), "--independent", "--games",
                          "12000", "--seed", "2"},
                         0);
  CHECK(found["answer"] == "differs");
  CHECK(found["pairs"] < 12000);
  const Json same = lab({even.folder(), "--against", even.folder(), "--games", "500"}, 3);
  CHECK(same["answer"] == "unknown");
  CHECK(same["pairs"] == 500);
  CHECK(measure(same, "points of sun")["difference"] == 0);
  const Json enough = lab(
      {even.folder(), "--against", even.folder(), "--games", "5000", "--target-width", "0.05"}, 0);
  CHECK(enough["answer"] == "alike");
}

TEST_CASE("the lab compares variants and options of one ruleset", "[cli]") {
  const Finished run = houserules({"lab", "cube_wars", "--against-variant", "straight_captures",
                                   "--against-option", "rows=10", "--games", "300"});
  INFO(run.err);
  CHECK((run.code == 0 || run.code == 3));
  CHECK_THAT(run.out, Catch::Contains("A: cube_wars\n") &&
                          Catch::Contains("B: cube_wars with straight_captures, rows=10\n") &&
                          Catch::Contains("actions in a game"));
}

TEST_CASE("a comparison gives the same bytes with any number of threads", "[cli]") {
  const auto run = [](const char* threads) {
    return houserules({"lab", "cube_wars", "--against-option", "rows=10", "--games", "400",
                       "--json", "--threads", threads});
  };
  const Finished one = run("1");
  CHECK(one.err.empty());
  for (const char* threads : {"2", "4", "7"}) CHECK(run(threads).out == one.out);
}

TEST_CASE("mistakes in what the lab is asked are told", "[cli]") {
  const auto told = [](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "lab");
    const Finished run = houserules(arguments);
    CHECK(run.code != 0);
    CHECK(run.out.empty());
    return run.err;
  };
  CHECK_THAT(told({"hex", "--bots", "genius"}), Catch::Contains("There is no bot \"genius\""));
  CHECK_THAT(told({"hex", "--bots", "random,random,random"}),
             Catch::Contains("there are 3 bots for 2 players"));
  CHECK_THAT(told({"hex", "--against-option", "size=5", "--question", "beauty"}),
             Catch::Contains("is called \"beauty\"") && Catch::Contains("actions in a game"));
  CHECK_THAT(told({"hex", "--question", "draws"}), Catch::Contains("are for comparing"));
  CHECK_THAT(told({"hex", "--against-option", "size=500"}),
             Catch::Contains("--against-option: options.size: expected"));
  CHECK_THAT(told({"hex", "--against-option", "size"}),
             Catch::Contains("--against-option: expected name=value"));
  CHECK_THAT(told({"hex", "--against-variant", "nope"}), Catch::Contains("--against-variant: hex"));
  CHECK_THAT(told({"hex", "--against", "nope"}), Catch::Contains("--against: expected the name"));
  CHECK(houserules({"sweep", "hex", "--over", "size:500"})
            .err.starts_with("houserules: --over: options.size: expected"));
}

TEST_CASE("reports of the lab go into spreadsheets", "[cli]") {
  const Finished one = houserules({"lab", "tic_tac_toe", "--games", "50", "--csv"});
  INFO(one.err);
  REQUIRE(one.code == 0);
  CHECK(even_columns(one.out) == 14);
  CHECK_THAT(one.out, Catch::Contains("\"share\",\"points of cross\",50,") &&
                          Catch::Contains("\"value\",\"actions in a game\",") &&
                          Catch::Contains("\"verb\",\"mark\",50,") &&
                          Catch::Contains("\"cell\",\"B2\",50,,") &&
                          Catch::Contains("\"points from cell\",\"B2\",") &&
                          Catch::Contains("\"difference of cell\",\"B2\","));
  const Finished two =
      houserules({"lab", "tic_tac_toe", "--against-option", "size=4", "--games", "500", "--csv"});
  CHECK(even_columns(two.out) == 21);
  CHECK_THAT(two.out, Catch::Contains("\"points of cross\",\"share\","));
}

TEST_CASE("a name cannot become a formula in a spreadsheet", "[cli]") {
  const TemporaryRuleset game("trap", R"(return { name = "Trap", seats = { "=1+1", "moon" },
  board = grid{ 2, 1 }, zones = { field = { holds = "one" } }, kinds = { stone = {} },
  verbs = { roll = { pass{}, effect = function(g, me) g:win(me) end } },
  ends = { { at_least(1, 2), "wins", name = "=\"x\",\"y\"" } } })");
  const Finished run = houserules({"lab", game.folder(), "--games", "5", "--csv"});
  INFO(run.err);
  REQUIRE(run.code == 0);
  CHECK(even_columns(run.out) == 14);
  CHECK_THAT(run.out, !Catch::Contains("\"=") && Catch::Contains("points of =1+1"));
}

TEST_CASE("where games are not enough, the lab estimates how many would be", "[cli]") {
  const TemporaryRuleset even("even", die_game(10)), better("better", die_game(11));
  const auto compare = [&](const char* games) {
    return houserules(
        {"lab", even.folder(), "--against", better.folder(), "--independent", "--games", games});
  };
  const Finished few = compare("300");
  CHECK(few.code == 3);
  CHECK_THAT(few.out, Catch::Contains("An estimate: about") && Catch::Contains("more pairs"));
  const Finished same =
      houserules({"lab", even.folder(), "--against", even.folder(), "--games", "100"});
  CHECK_THAT(same.out, Catch::Contains("A and B have the same rules"));
  const TemporaryRuleset twin("twin", die_game(10) + "  -- the same in other words");
  const Finished alike =
      houserules({"lab", even.folder(), "--against", twin.folder(), "--games", "100"});
  CHECK_THAT(alike.out, Catch::Contains("too much alike to estimate"));
}

TEST_CASE("a ladder tells which bot is stronger", "[cli]") {
  const Json json =
      json_of({"ladder", "tic_tac_toe", "--bots", "random,search:100", "--games", "30"});
  REQUIRE(json["meetings"].size() == 1);
  CHECK(json["meetings"][0]["bot"] == "search:100");
  CHECK(json["meetings"][0]["points_95"][0] > 0.5);
  const Finished table = houserules(
      {"ladder", "tic_tac_toe", "--bots", "random,search:100", "--games", "30", "--csv"});
  CHECK(even_columns(table.out) == 17);
  CHECK_THAT(table.out, Catch::Contains("\"search:100\",\"random\",30,"));
}

TEST_CASE("a sweep prints a row for each combination of values", "[cli]") {
  const Finished run = houserules({"sweep", "tic_tac_toe", "--over", "size:3-4", "--over",
                                   "length:3", "--games", "100", "--csv"});
  INFO(run.err);
  REQUIRE(run.code == 0);
  CHECK_THAT(run.out,
             Catch::StartsWith("\"size\",\"length\",\"games\",\"share\",\"low\",\"high\",\"unwon\","
                               "\"length\",\"stopped by\",\"stopped after\","
                               "\"stopped of at most\"\r\n") &&
                 Catch::Contains("\"3\",\"3\",100,") && Catch::Contains("\"4\",\"3\",100,"));
  CHECK(even_columns(run.out) == 11);
  for (const char* wrong : {"size", "size:", ":3", "size:3,,4"}) {
    const Finished refused = houserules({"sweep", "tic_tac_toe", "--over", wrong});
    CHECK(refused.code == 2);
    CHECK_THAT(refused.err, Catch::Contains("--over: expected an option and its values"));
  }
}

TEST_CASE("a sweep tries values of a number in the text of a rule", "[cli]") {
  const auto sweep = [](const std::vector<std::string>& over) {
    std::vector<std::string> arguments{"sweep", "connect_four", "--games", "64"};
    for (const std::string& each : over) arguments.insert(arguments.end(), {"--over", each});
    return houserules(arguments);
  };
  // Line 11 is: length = { 4, min = 3, max = 9, … }.
  const Finished text = sweep({"rules.lua:11#1:3-5"});
  INFO(text.err);
  REQUIRE(text.code == 0);
  CHECK_THAT(text.out, Catch::Contains("rules.lua:11: length = { 3, min = 3") &&
                           Catch::Contains("rules.lua:11: length = { 5, min = 3"));
  // It is the default of an option, so the games are those of the option's values.
  const auto numbers = [](const std::string& table) {
    std::vector<std::string> out;
    for (std::size_t at = 0; (at = table.find("     64   ", at)) != std::string::npos; at += 5)
      out.push_back(table.substr(at, table.find('\n', at) - at));
    return out;
  };
  const Finished option = sweep({"length:3-5"});
  REQUIRE(numbers(text.out).size() == 3);
  CHECK(numbers(text.out) == numbers(option.out));
  const Finished both = sweep({"rules.lua:9#1:5,6", "rules.lua:9#2:3", "rows:5"});
  INFO(both.err);
  CHECK(both.code == 0);
  CHECK_THAT(both.out, Catch::Contains("rules.lua:9: columns = { 6, min = 4"));
}

TEST_CASE("mistakes about a number in the text say how it is done", "[cli]") {
  const auto told = [](const std::string& over) {
    const Finished run = houserules({"sweep", "connect_four", "--games", "64", "--over", over});
    CHECK(run.code == 2);
    CHECK(run.out.empty());
    return run.err;
  };
  CHECK_THAT(told("rules.lua:11:3-5"),
             Catch::Contains("rules.lua:11 has 3 numbers; say which: rules.lua:11#1 is 4, "
                             "rules.lua:11#2 is 3 and rules.lua:11#3 is 9"));
  CHECK_THAT(told("rules.lua:11#4:3-5"), Catch::Contains("has 3 numbers; say which"));
  CHECK_THAT(told("rules.lua:1:3-5"), Catch::Contains("rules.lua:1: this line has no number"));
  CHECK_THAT(told("rules.lua:x:3"), Catch::Contains("such as rules.lua:12:2-5"));
  CHECK_THAT(told("rules.lua:3-5"), Catch::Contains("such as rules.lua:12:2-5"));
  CHECK_THAT(told("rule.lua:11:3-5"), Catch::Contains("there is no file rule.lua"));
  CHECK_THAT(told("rules.lua:11#1:3,four"), Catch::Contains("only a number can take the place"));
  CHECK_THAT(told("rules.lua:11#1:2"),
             Catch::Contains("--over: with rules.lua:11: length = { 2,") &&
                 Catch::Contains("connect_four/rules.lua:11"));
}

TEST_CASE("a minus sign belongs to its number", "[cli]") {
  const TemporaryRuleset game("signs", R"(local A = 5 - 1
local B = -3
return { name = "Signs", about = ("%d %d"):format(A, B), seats = { "sun", "moon" }, board = grid{ 2, 1 },
  zones = { field = { holds = "one" } }, kinds = { stone = {} },
  verbs = { roll = { pass{}, effect = function(g, me) if A == 7 and B == -2 then g:win(me) else g:win(g:next(me)) end end } } })");
  const Finished run = houserules({"sweep", game.folder(), "--games", "64", "--csv", "--over",
                                   "rules.lua:1#2:-2,1", "--over", "rules.lua:2:-2,3"});
  INFO(run.err);
  REQUIRE(run.code == 0);
  CHECK_THAT(run.out, Catch::Contains("\"-2\",\"-2\",64,1,") &&
                          Catch::Contains("\"1\",\"-2\",64,0,") &&
                          Catch::Contains("\"-2\",\"3\",64,0,"));
}

TEST_CASE("a sweep goes on until intervals are narrow, or says that they are not", "[cli]") {
  const auto sweep = [](const char* games) {
    return houserules(
        {"sweep", "tic_tac_toe", "--over", "size:3,4", "--games", games, "--target-width", "0.1"});
  };
  const Finished few = sweep("200");
  CHECK(few.code == 3);
  CHECK_THAT(few.out, Catch::Contains("2 intervals are wider than 10 points (*)"));
  const Finished many = sweep("20000");
  CHECK(many.code == 0);
  CHECK_THAT(many.out, !Catch::Contains("20000"));
}

TEST_CASE("a range goes up", "[cli]") {
  for (const char* wrong : {"size:4-3", "size:3-5/0", "size:1-100000"}) {
    const Finished refused = houserules({"sweep", "tic_tac_toe", "--over", wrong});
    CHECK(refused.code == 2);
    CHECK_THAT(refused.err, Catch::Contains("from the lowest to the highest value"));
  }
}

TEST_CASE("balance names the fairest setting, measured anew", "[cli]") {
  const TemporaryRuleset game("odds", R"(return { name = "Odds", seats = { "sun", "moon" },
  options = { wins = { 10, min = 1, max = 19, help = "Faces that win" } }, board = grid{ 2, 1 },
  zones = { field = { holds = "one" } }, kinds = { stone = {} },
  verbs = { roll = { pass{}, effect = function(g, me)
    if g:roll(20) <= g.options.wins then g:win(me) else g:win(g:next(me)) end
  end } } })");
  const Json json = json_of({"balance", game.folder(), "--over", "wins:6-14/4", "--games", "4000"});
  CHECK(json["chosen"] == "wins=10");
  CHECK(json["fresh"]["games"] == 4000);
  CHECK(houserules({"balance", game.folder(), "--over", "wins:6-14", "--target", "first"}).code ==
        2);
}

namespace {

struct RecordedGame {
  std::string file;
  explicit RecordedGame(const TemporaryRuleset& ruleset, const std::vector<std::string>& more = {})
      : file(ruleset.folder() + "/game.rec") {
    std::vector<std::string> arguments{"record", "cube_wars", "--out",  file,
                                       "--seed", "4",         "--seat", "all=random"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Finished run = houserules(arguments);
    INFO(run.err);
    REQUIRE(run.code == 0);
  }
};

}  // namespace

TEST_CASE("a recorded game is played again under changed rules", "[cli]") {
  const TemporaryRuleset place("place", "return {}");
  const RecordedGame game(place);
  const Finished same = houserules({"whatif", game.file});
  INFO(same.err);
  CHECK(same.code == 0);
  CHECK_THAT(same.out, Catch::StartsWith("No difference in "));
  const Finished straight = houserules({"whatif", game.file, "--variant", "straight_captures"});
  CHECK(straight.code == 0);
  CHECK_THAT(straight.out, Catch::Contains("Not allowed: ") && Catch::Contains("--skip"));
  const Json json = json_of({"whatif", game.file, "--variant", "straight_captures", "--skip"});
  CHECK(json["skipped"] > 0);
  CHECK(json["first_not_allowed"].is_number());
}

}  // namespace hr::tests
