// SPDX-License-Identifier: MIT
// The lab claims nothing that its games do not show: what was not played, did not end or was
// stopped, and where a report cannot be written.
#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <iterator>
#include <nlohmann/json.hpp>

#include "tests/support/dialogue.h"
#include "tests/support/die_game.h"
#include "tests/support/files.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

using Json = nlohmann::json;

// A game that takes its time: it is drawn after 3000 actions, each of which calls Lua.
constexpr const char* k_slow_game = R"(return { name = "Slow", seats = { "sun", "moon" },
  options = { size = { 4, min = 2, max = 9, help = "Size" } }, board = grid{ 2, 1 },
  zones = { field = { holds = "one" } }, kinds = { stone = {} },
  verbs = { tick = { pass{}, effect = function() for _ = 1, 300 do end end } }, ends = { plies(3000) } })";

constexpr const char* k_endless = R"(return { name = "Endless", seats = { "sun", "moon" },
  board = grid{ 2, 1 }, zones = { field = { holds = "one" } }, kinds = { stone = {} },
  verbs = { wait = pass{} } })";

// All win together, or lose.
constexpr const char* k_together = R"(return { name = "Together", seats = { "sun", "moon" },
  together = true, options = { wins = { 10, min = 1, max = 20, help = "Faces that win" } },
  board = grid{ 2, 1 }, zones = { field = { holds = "one" } }, kinds = { stone = {} },
  verbs = { roll = { pass{}, effect = function(g, me)
    if g:roll(20) <= g.options.wins then g:win(me) else g:draw() end
  end } } })";

// What a command prints that is stopped by Ctrl+C once it has played for a while.
std::string interrupted(std::vector<std::string> words) {
  words.insert(words.begin(), HOUSERULES_PROGRAM);
  words.emplace_back("--progress");
  Dialogue run(std::move(words));
  REQUIRE_FALSE(run.hear("games played").empty());
  run.send(SIGINT);
  return run.rest();
}

}  // namespace

TEST_CASE("a setting that was not played has no share and is no best guess", "[cli]") {
  const TemporaryRuleset slow("slow", k_slow_game);
  const auto balance = [&](const char* how) {
    std::vector<std::string> words{"balance", slow.folder(), "--over", "size:2-9",  "--games",
                                   "64000",   "--seconds",   "0.2",    "--threads", "1"};
    if (how != nullptr) words.emplace_back(how);
    return houserules(words);
  };
  const Finished text = balance(nullptr);
  CHECK(text.code == 3);
  CHECK_THAT(text.out, Catch::Contains("size=9") && Catch::Contains("0  not played\n") &&
                           Catch::Contains("Stopped by the time limit after "));
  CHECK_THAT(text.out, !Catch::Contains("Best guess: size=9"));
  const Json json = Json::parse(balance("--json").out);
  const Json& last = json["rows"].back();
  CHECK(last["games"] == 0);
  for (const char* name : {"share", "share_95", "unwon", "length_median"})
    CHECK(last[name].is_null());
  CHECK(json["stopped"]["by"] == "the time limit");
  CHECK(json["settled"] == false);
  CHECK_THAT(balance("--csv").out, Catch::Contains("\"9\",0,,,,,,\"yes\",\"the time limit\","));
  const Finished sweep = houserules(
      {"sweep", slow.folder(), "--over", "size:2-9", "--games", "64000", "--seconds", "0.2"});
  CHECK(sweep.code == 3);
}

TEST_CASE("a share of no games has no number", "[cli]") {
  const TemporaryRuleset endless("endless", k_endless);
  const std::vector<std::string> words{"lab", endless.folder(), "--bots", "search:2", "--games",
                                       "3",   "--limit",        "6"};
  const Finished text = houserules(words);
  INFO(text.err);
  CHECK(text.code == 0);
  CHECK_THAT(text.out, Catch::Contains("–        no data\n") &&
                           Catch::Contains("Cannot tell: no game came to an end.") &&
                           Catch::Contains("Yes: 100 of 100 games did not end and were stopped."));
  auto as = words;
  as.emplace_back("--json");
  for (const auto parsed = Json::parse(houserules(as).out); const Json& row : parsed["measures"])
    if (row["games"] == 0) CHECK(row["mean"].is_null());
  as.back() = "--csv";
  CHECK_THAT(houserules(as).out,
             Catch::Contains("\"share\",\"games won from far behind\",0,,,,,,,,,,,\r\n"));
}

TEST_CASE("games that all lose together are unwon, the others are not", "[cli]") {
  const TemporaryRuleset together("together", k_together);
  const Finished run =
      houserules({"balance", together.folder(), "--over", "wins:4,16", "--games", "640", "--json"});
  INFO(run.err);
  for (const auto parsed = Json::parse(run.out); const Json& row : parsed["rows"])
    CHECK(row["unwon"].get<double>() + row["share"].get<double>() == Approx(1));
  const Finished often =
      houserules({"balance", together.folder(), "--over", "wins:16,17", "--games", "640"});
  CHECK_THAT(often.out, !Catch::Contains("have no winner"));
}

TEST_CASE("a page that cannot be written is refused before anything is played", "[cli]") {
  const TemporaryRuleset die("die", die_game(10));
  for (const std::string& page : {die.folder() + "/nowhere/report.html", die.folder()}) {
    const Finished run = houserules({"lab", die.folder(), "--games", "1000000000", "--html", page});
    CHECK(run.code == 1);
    CHECK(run.out.empty());
    CHECK_THAT(run.err, Catch::Contains("--html: " + page + ": cannot be written: "));
  }
}

TEST_CASE("a page says that the games were stopped", "[cli]") {
  const TemporaryRuleset slow("slow", k_slow_game);
  const std::string page = slow.folder() + "/report.html";
  const Finished run = houserules({"lab", slow.folder(), "--games", "1000000", "--seconds", "0.3",
                                   "--threads", "1", "--html", page});
  INFO(run.err);
  CHECK(run.code == 0);
  CHECK_THAT(run.out, Catch::Contains("Stopped by the time limit after "));
  CHECK_THAT(text_of(page), Catch::Contains("Stopped by the time limit after ") &&
                                Catch::Contains("How far it came depends on the machine") &&
                                !Catch::Contains("the same numbers on any machine"));
}

TEST_CASE("what Ctrl+C has stopped is reported as far as it came", "[cli]") {
  const TemporaryRuleset slow("slow", k_slow_game);
  CHECK_THAT(interrupted({"simulate", slow.folder(), "--games", "100000000"}),
             Catch::Contains("Slow: ") && Catch::Contains("simulate: stopped, with "));
  const std::string ladder =
      interrupted({"ladder", "connect_four", "--bots", "random,search:20", "--games", "1000000"});
  CHECK_THAT(ladder,
             Catch::Contains("Stopped by Ctrl+C after ") && Catch::Contains("stronger, weaker: "));
}

TEST_CASE("the games of a report are those that were played and found", "[cli]") {
  const TemporaryRuleset slow("slow", k_slow_game);
  const Finished run =
      houserules({"lab", slow.folder(), "--games", "1000000", "--seconds", "0.4", "--threads", "1",
                  "--json", "--store", slow.folder() + "/results.db"});
  const Json json = Json::parse(run.out);
  CHECK_THAT(run.err, Catch::Contains(json["games"].dump() + " games played, 0 found"));
}

TEST_CASE("a difference of amounts says what it is counted in", "[cli]") {
  const std::vector<std::string> words{"lab",        "cube_wars",        "--against-option",
                                       "rows=10",    "--games",          "300",
                                       "--question", "actions in a game"};
  CHECK_THAT(houserules(words).out, Catch::Contains(" of 100 pairs *") &&
                                        Catch::Contains("the number is larger in B in "));
  auto as = words;
  as.emplace_back("--json");
  const Json json = Json::parse(houserules(as).out);
  for (const Json& row : json["measures"]) {
    const bool share = row["type"] == "share";
    CHECK(row["difference_unit"] ==
          (share ? "share, B minus A" : "pairs, larger in B minus larger in A"));
    CHECK(row.contains("median_difference_95") != share);
    if (row["measure"] != "actions in a game") continue;
    CHECK(row["median_difference_95"][0] <=
          row["second"].get<double>() - row["first"].get<double>());
  }
}

TEST_CASE("luck and skill of which nothing is known have no numbers", "[cli]") {
  const TemporaryRuleset die("die", die_game(10));
  const Finished few = houserules(
      {"luck", die.folder(), "--bots", "random", "--stronger", "greedy", "--games", "4"});
  INFO(few.err);
  CHECK_THAT(few.out, !Catch::Contains("100 %") && !Catch::Contains("Thinking longer"));
}

TEST_CASE("bots that differ are no measure of a ruleset", "[cli]") {
  const Finished run = houserules(
      {"lab", "connect_four", "--bots", "random,greedy", "--games", "40", "--option", "columns=5"});
  CHECK_THAT(run.out, Catch::Contains("The bots differ, so ") &&
                          Catch::Contains("Cannot tell, as the bots differ: "));
}

}  // namespace hr::tests
