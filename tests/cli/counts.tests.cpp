// SPDX-License-Identifier: MIT
// houserules perft, compared with published numbers.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <fstream>

#include "tests/support/json_lines.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

using Json = nlohmann::json;

Json list_of(const std::vector<std::uint64_t>& counts) {
  Json list = Json::array();
  for (std::size_t i = 0; i < counts.size(); ++i)
    list.push_back({{"depth", i + 1}, {"count", counts[i]}});
  return list;
}

void check_counts(const std::string& ruleset, const std::vector<std::uint64_t>& counts) {
  const Finished run = houserules({"perft", ruleset, std::to_string(counts.size()), "--json"});
  INFO(run.err);
  REQUIRE(run.code == 0);
  CHECK(Json::parse(run.out) == list_of(counts));
  CHECK(run.err.empty());
}

}  // namespace

TEST_CASE("perft gives the published numbers, as a list of depth and count", "[cli]") {
  check_counts("cube_wars", {79, 6168, 473868});
  check_counts("connect_four", {7, 49, 343, 2401, 16807, 117649, 823536});
  check_counts("breakthrough", {22, 484, 11132});
}

TEST_CASE("perft counts complete games on request", "[cli]") {
  const Json list = json_of({"perft", "tic_tac_toe", "9", "--complete"});
  REQUIRE(list.size() == 9);
  CHECK(list.back() == Json{{"depth", 9}, {"count", 127872}, {"complete", 255168}});
}

TEST_CASE("perft takes options and prints a table", "[cli]") {
  const Finished run =
      houserules({"perft", "hex", "2", "--option", "size=5", "--option=pie=false"});
  CHECK(run.code == 0);
  CHECK(run.out == "depth           lines\n    1              25\n    2             600\n");
}

TEST_CASE("perft counts chess from the position called Kiwipete", "[cli]") {
  const std::string chess = std::string(HOUSERULES_SOURCE_DIR) + "/tests/rulesets/chess";
  CHECK(json_of({"perft", chess, "3", "--turns", "--variant", "kiwipete"}) ==
        list_of({48, 2039, 97862}));
}

TEST_CASE("perft counts from a drawn position", "[cli]") {
  const TemporaryRuleset place("drawn", "");
  const std::string file = place.folder() + "/position.txt";
  std::ofstream(file) << "  3  . . .\n  2  M m M\n  1  M m .\n     A B C\n";
  const auto counts = [&](std::vector<std::string> more) {
    more.insert(more.begin(), {"perft", "tic_tac_toe", "2", "--position", file, "--json"});
    return houserules(more);
  };
  const Finished run = counts({});
  INFO(run.err);
  REQUIRE(run.code == 0);
  CHECK(Json::parse(run.out) == list_of({4, 9}));  // A3 ends the game
  CHECK(Json::parse(counts({"--to-move", "nought"}).out) == list_of({4, 9}));
  CHECK(counts({"--to-move", "nobody"}).err ==
        "houserules: perft: --to-move: there is no seat \"nobody\"\n");
  std::ofstream(file) << "  3  . . .\n  2  M m\n  1  M m .\n";
  CHECK(counts({}).err == "houserules: " + file + ":2: row 2: expected 3 cells, got 2\n");
}

}  // namespace hr::tests
