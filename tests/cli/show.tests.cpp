// SPDX-License-Identifier: MIT
// houserules list, show and legal.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/support/json_lines.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

using Json = nlohmann::json;

}  // namespace

TEST_CASE("list has a line for each ruleset", "[cli]") {
  const Finished run = houserules({"list"});
  CHECK(run.code == 0);
  for (const char* name : {"breakthrough", "connect_four", "cube_wars", "hex", "tic_tac_toe"})
    CHECK_THAT(run.out, Catch::Contains(std::string(name) + " "));
  std::set<std::string> names;
  for (const Json& entry : json_of({"list"})) {
    names.insert(entry["ruleset"]);
    CHECK(entry["sound"] == true);
    CHECK_FALSE(entry["about"].get<std::string>().empty());
  }
  CHECK(names.contains("cube_wars"));
  CHECK(names.contains("hex"));
}

TEST_CASE("show counts a board's cells and links", "[cli]") {
  const Json json = json_of({"show", "cube_wars"});
  REQUIRE(json["boards"].size() == 1);
  CHECK(json["boards"][0]["name"] == "board");
  CHECK(json["boards"][0]["cells"] == 128);
  CHECK(json["boards"][0]["links"] == 15 * 8 + 16 * 7 + 2 * 15 * 7);
  CHECK(json["seats"][0] == Json{{"name", "white"}, {"faces", "n"}});
  CHECK(json["verbs"] == Json{"move"});
  CHECK_FALSE(json["card"].empty());
}

TEST_CASE("show prints an option's type, range, default, help and value in force", "[cli]") {
  const Json json = json_of({"show", "cube_wars", "--option", "columns=8"});
  const Json& columns = json["options"][0];
  CHECK(columns["name"] == "columns");
  CHECK(columns["type"] == "number");
  CHECK(columns["value"] == 8);
  CHECK(columns["default"] == 16);
  CHECK(columns["min"] == 6);
  CHECK(columns["max"] == 26);
  CHECK(columns["even"] == true);
  CHECK_FALSE(columns["help"].get<std::string>().empty());
  CHECK(json["boards"][0]["cells"] == 64);
  const Finished text = houserules({"show", "cube_wars", "--option", "columns=8"});
  CHECK_THAT(text.out, Catch::Contains("columns=8: an even integer from 6 to 26; default 16."));
  CHECK_THAT(text.out, Catch::Contains("Board: 64 cells, "));
}

TEST_CASE("a ruleset may be given by its folder", "[cli]") {
  const std::string folder = std::string(HOUSERULES_SOURCE_DIR) + "/rulesets/hex/";
  CHECK(json_of({"show", folder})["ruleset"] == "hex");
}

TEST_CASE("legal lists the legal moves, with verb and arguments", "[cli]") {
  const Json list = json_of({"legal", "cube_wars"});
  CHECK(list.size() == 79);
  CHECK(json_of({"legal", "tic_tac_toe", "--moves", "a1; mark B2;c3"}).size() == 6);
  CHECK(json_of({"legal", "tic_tac_toe", "--moves", "a1; b1"})[0] ==
        Json{{"seat", "cross"}, {"text", "mark C1"}, {"verb", "mark"}, {"arguments", {"C1"}}});
  const Finished text = houserules({"legal", "breakthrough", "--moves", "a2 a3"});
  CHECK(text.out.starts_with("Black has 22 legal moves:\n  move "));
}

TEST_CASE("legal after the end lists nothing and prints how the game ended", "[cli]") {
  const std::string moves = "a1;b1;a2;b2;a3";
  CHECK(json_of({"legal", "tic_tac_toe", "--moves", moves}).empty());
  CHECK(houserules({"legal", "tic_tac_toe", "--moves", moves}).out.starts_with("Cross wins"));
}

TEST_CASE("legal counts a range of numbers like simulate", "[cli]") {
  const TemporaryRuleset bids("t",
                              "return { name = 'T', seats = { 'a' }, ends = { plies(1) },\n"
                              "  verbs = { bid = number{ 1, 5000 }, wait = pass{} } }");
  CHECK_THAT(houserules({"legal", bids.folder()}).out,
             Catch::StartsWith("A has 5001 legal moves:\n  bid 1 to 5000\n"));
  CHECK_THAT(houserules({"simulate", bids.folder(), "--games", "3"}).out, Catch::Contains("5001"));
}

TEST_CASE("legal names the illegal action", "[cli]") {
  const Finished run = houserules({"legal", "tic_tac_toe", "--moves", "a1; b1; a1"});
  CHECK(run.code == 1);
  CHECK(run.out.empty());
  CHECK_THAT(run.err, Catch::StartsWith("houserules: --moves: action 3, \"a1\": "));
}

}  // namespace hr::tests
