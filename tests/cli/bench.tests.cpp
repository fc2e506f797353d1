// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>
#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "bench/baselines.h"
#include "tests/support/json_lines.h"
#include "tests/support/places.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

Json bench(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "bench");
  arguments.insert(arguments.end(), {"--seconds", "0.05"});
  return json_of(arguments);
}

}  // namespace

TEST_CASE("bench reports exactly these figures for a ruleset", "[cli]") {
  const Json list = bench({"tic_tac_toe"});
  REQUIRE(list.size() == 1);
  std::set<std::string> keys;
  for (const auto& [key, value] : list[0].items()) keys.insert(key);
  CHECK(keys == std::set<std::string>{"ruleset", "actions_per_cpu_s", "games_per_cpu_s",
                                      "heap_allocations_per_action", "lua_calls_per_action",
                                      "baseline_actions_per_cpu_s", "ratio", "loading_ms",
                                      "rule_change_ms"});
  CHECK(list[0]["ruleset"] == "tic_tac_toe");
  CHECK(list[0]["actions_per_cpu_s"] > list[0]["games_per_cpu_s"]);
  CHECK(list[0]["baseline_actions_per_cpu_s"] == nullptr);
  CHECK(list[0]["ratio"] == nullptr);
}

TEST_CASE("bench reports exactly these figures for the window", "[cli]") {
  const Json list = json_of({"bench", "--window", "tic_tac_toe"});
  REQUIRE(list.size() == 1);
  CHECK(list[0]["ruleset"] == "tic_tac_toe");
  CHECK(list[0].size() == 11);
  CHECK(list[0]["idle_percent"] >= 0);
  CHECK(list[0]["memory_mb"] > 1);
  for (const char* what :
       {"open", "still", "hover", "acted", "typing", "save", "outside", "action"}) {
    INFO(what);
    const Json figure = list[0][what];
    CHECK(figure["median_ms"] > 0);
    CHECK(figure["late_ms"] >= figure["median_ms"]);
    CHECK(figure["beside_ms"] > 0);
    CHECK(figure["ratio"] > 0);
  }
  const Finished both = houserules({"bench", "--window", "--seed", "1", "tic_tac_toe"});
  CHECK(both.code == 2);
  CHECK(both.err == "houserules: bench: --seed excludes --window; see houserules bench --help\n");
}

TEST_CASE("bench says so if there is no ruleset to measure", "[cli]") {
  const TemporaryRuleset place("empty", "");
  const fs::path program = fs::path(place.folder()) / "houserules";
  fs::copy_file(HOUSERULES_PROGRAM, program);
  const std::string script = "cd \"$1\"; exec ./houserules bench $2";
  for (const char* how : {"", "--window", "--worlds", "--duel 1"}) {
    INFO(how);
    const Finished run = Process("/bin/sh").run({"-c", script, "sh", place.folder(), how});
    CHECK(run.err == "houserules: no rulesets found\n");
    CHECK(run.code == 0);
  }
}

TEST_CASE("steady play does not allocate memory, and enters Lua only for rules with a function",
          "[cli]") {
  for (const Json& row : bench({"tic_tac_toe", "breakthrough", "cube_wars", "cube_wars_effect"})) {
    INFO(row);
    if (!row.contains("ruleset")) continue;  // the mean of the ratios
    CHECK(row["heap_allocations_per_action"] == 0);
    const double calls = row["lua_calls_per_action"];
    if (row["ruleset"] == "cube_wars_effect")
      CHECK(calls >= 1);
    else
      CHECK(calls < (row["ruleset"] == "cube_wars" ? 0.05 : 0.0001));
  }
}

TEST_CASE("a ruleset is compared with another one, each with its own options", "[cli]") {
  const Json row = bench({"tic_tac_toe", "--against", "hex", "--option", "hex.size=5"})[0];
  CHECK(row["ruleset"] == "tic_tac_toe");
  CHECK(row["baseline_actions_per_cpu_s"] > 0);
  CHECK(row["ratio"] > 0);
  const Finished wrong = houserules({"bench", "tic_tac_toe", "--option", "hex.size=5"});
  CHECK(wrong.code == 2);
  CHECK(wrong.err == "houserules: --option: hex.size=5 names a ruleset that is not measured\n");
}

TEST_CASE("bench continues after a ruleset that fails", "[cli]") {
  const TemporaryRuleset broken("broken", "return { name = 'Mine'");
  const TemporaryRuleset fails(
      "fails",
      "return { name = 'F', seats = { 'a', 'b' }, verbs = { go = { pass{},\n"
      "effect = function() error('no') end } }, ends = { plies(9) } }");
  const Finished run = houserules(
      {"bench", "--seconds", "0.05", "--json", broken.folder(), fails.folder(), "tic_tac_toe"});
  CHECK(run.code == 1);
  const Json list = Json::parse(run.out);
  REQUIRE(list.size() == 3);
  CHECK(list[0]["ruleset"] == "broken");
  CHECK_THAT(list[0]["error"].get<std::string>(), Catch::Contains("broken/rules.lua:1: "));
  CHECK_THAT(list[1]["error"].get<std::string>(), Catch::Contains("fails/rules.lua:2: no"));
  CHECK(list[2]["actions_per_cpu_s"] > 0);
  CHECK_THAT(run.err, Catch::Contains("houserules: ") && Catch::Contains("fails/rules.lua:2: no"));
  const Finished missing = houserules({"bench", "--seconds", "0.05", "nowhere", "tic_tac_toe"});
  CHECK(missing.code == 5);
  CHECK_THAT(missing.err, Catch::Contains("\"nowhere\""));
  CHECK_THAT(missing.out, Catch::Contains("tic_tac_toe"));
}

TEST_CASE("searching for a group that cuts needs no memory and no Lua", "[cli]") {
  const Json row = bench({"cube_lariat"})[0];
  CHECK(row["heap_allocations_per_action"] == 0);
  CHECK(row["lua_calls_per_action"] < 0.0001);
}

TEST_CASE("play after a secret setup does not allocate memory either", "[cli]") {
  const Json row = bench({"graverobber"})[0];
  CHECK(row["heap_allocations_per_action"] == 0);
  CHECK(row["lua_calls_per_action"] < 1);  // the engine skips turns
}

TEST_CASE("the games that test the API are measured as well, with and without an effect", "[cli]") {
  const Json list = bench({"amazons", "reversi_effect"});
  CHECK(list[0]["ruleset"] == "amazons");
  CHECK(list[0]["actions_per_cpu_s"] > 0);
  CHECK(list[0]["ratio"] == nullptr);
  CHECK(list[1]["ruleset"] == "reversi_effect");
  CHECK(list[1]["lua_calls_per_action"] >= 1);
  CHECK(list.size() == 2);
}

TEST_CASE("bench ends with the geometric mean of the ratios", "[cli]") {
  const Json list = bench({"reversi", "tic_tac_toe", "english_draughts", "reversi_effect"});
  REQUIRE(list.size() == 5);
  const double product = list[0]["ratio"].get<double>() * list[2]["ratio"].get<double>();
  CHECK(list[4]["ratios"] == 2);
  CHECK(list[4]["geometric_mean_ratio"].get<double>() == Approx(std::sqrt(product)));
  const Finished run = houserules({"bench", "--seconds", "0.05", "reversi", "connect_four"});
  CHECK_THAT(run.out, Catch::Contains("\ngeometric mean of 2 ratios: 0."));
  const Finished one = houserules({"bench", "--seconds", "0.05", "reversi"});
  CHECK_THAT(one.out, !Catch::Contains("geometric mean"));
}

TEST_CASE("a ratio is that of the two printed rates", "[cli]") {
  const Json row = bench({"breakthrough"})[0];
  CHECK(row["ratio"].get<double>() == Approx(row["actions_per_cpu_s"].get<double>() /
                                             row["baseline_actions_per_cpu_s"].get<double>()));
  // With other options it is another game, which the baseline does not play.
  CHECK(bench({"cube_wars", "--option", "columns=8"})[0]["ratio"] == nullptr);
}

TEST_CASE("a baseline is found for its ruleset and for rulesets that extend it", "[cli]") {
  CHECK(find_baseline("cube_wars") != nullptr);
  CHECK(find_baseline("cube_wars_effect") == find_baseline("cube_wars"));
  for (const char* name :
       {"breakthrough", "connect_four", "english_draughts", "kalah", "reversi"}) {
    INFO(name);
    REQUIRE(find_baseline(name) != nullptr);
    CHECK(find_baseline(name)->ruleset == name);
  }
  CHECK(find_baseline("cube_warship") == nullptr);
  CHECK(find_baseline("cube") == nullptr);
  CHECK(find_baseline("") == nullptr);
}

TEST_CASE("the speed of drawing worlds is measured for games that hide something", "[cli]") {
  const Json rows = json_of({"bench", "hex", "cube_digger", "--worlds", "--seconds", "0.1"});
  REQUIRE(rows.size() == 1);
  CHECK(rows[0]["ruleset"] == "cube_digger");
  CHECK(rows[0]["action"] > 50);
  CHECK(rows[0]["worlds_per_cpu_s"] >= rows[0]["effective_worlds_per_cpu_s"]);
  CHECK(rows[0]["effective_worlds_per_cpu_s"] > 0);
  CHECK(rows[0]["effective_positions_per_cpu_s"] > 0);
}

TEST_CASE("bench lets the search play against plain UCT where a game is written by hand", "[cli]") {
  const Json rows = json_of({"bench", "--duel", "1", "--move-seconds", "0.01", "breakthrough",
                             "tic_tac_toe", "cube_wars"});
  REQUIRE(rows.size() == 2);
  CHECK(rows[0]["ruleset"] == "breakthrough");
  CHECK(rows[1]["ruleset"] == "cube_wars");
  for (const Json& row : rows) {
    CHECK(row["games"] == 1);
    CHECK(row["points"].get<double>() >= 0);
    CHECK(row["points"].get<double>() <= 1);
    CHECK(row["lines_per_move"].get<double>() > 0);
    CHECK(row["lines_per_move_by_hand"].get<double>() > 0);
  }
  CHECK_THAT(houserules({"bench", "--duel", "1", "--move-seconds", "0.01", "breakthrough"}).out,
             Catch::StartsWith("breakthrough: the search has ") &&
                 Catch::Contains(" of 1 points (95 % interval "));
}

TEST_CASE("bench gives both sides of a duel equally many lines of play", "[cli]") {
  const auto rows = [](const char* seed) {
    return json_of({"bench", "--duel", "4", "--iterations", "50", "--seed", seed, "breakthrough",
                    "connect_four", "cube_wars", "reversi"});
  };
  const Json once = rows("1"), again = rows("1");
  REQUIRE(once.size() == 4);
  for (std::size_t i = 0; i < once.size(); ++i) {
    CHECK(once[i]["lines_per_move_by_hand"] == 50);
    CHECK(once[i]["lines_per_move"].get<double>() <= 50);  // what is proven needs no more
    CHECK(once[i]["lines_per_move"].get<double>() > 20);
    CHECK(once[i]["points"] == again[i]["points"]);
    CHECK(once[i]["lines_per_move"] == again[i]["lines_per_move"]);
  }
  // Nine of ten points would be usual.
  const Json strong = json_of({"bench", "--duel", "20", "--iterations", "200", "connect_four"});
  CHECK(strong[0]["points"].get<double>() >= 13);
  CHECK(houserules({"bench", "--duel", "1", "--iterations", "0", "hex"}).code == 2);
  CHECK(houserules({"bench", "--duel", "1", "--iterations", "9", "--move-seconds", "1"}).code == 2);
}

TEST_CASE("bench plays so many games for counting instructions", "[cli]") {
  const Json few = json_of({"bench", "tic_tac_toe", "hex", "--games", "3"});
  REQUIRE(few.size() == 2);
  CHECK(few[0]["ruleset"] == "tic_tac_toe");
  CHECK(few[0]["games"] == 3);
  CHECK(few[0]["actions"] >= 15);
  CHECK(json_of({"bench", "tic_tac_toe", "hex", "--games", "3"}) == few);
  CHECK(json_of({"bench", "tic_tac_toe", "--games", "9"})[0]["actions"] > few[0]["actions"]);
  CHECK(houserules({"bench", "tic_tac_toe", "--games", "0"}).code == 2);
}

TEST_CASE("every variant whose cost is measured can be played", "[cli]") {
  int variants = 0;
  for (const auto& file : fs::directory_iterator(fs::path(source_folder()) / "tests/speed/costs")) {
    if (file.path().extension() != ".lua") continue;
    INFO(file.path());
    ++variants;
    const Json one =
        json_of({"bench", "breakthrough", "--games", "2", "--variant", file.path().string()});
    CHECK(one[0]["actions"] > 20);
  }
  CHECK(variants >= 10);
}

}  // namespace hr::tests
