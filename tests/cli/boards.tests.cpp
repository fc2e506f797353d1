// SPDX-License-Identifier: MIT
// Board files on the command line.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/support/folder.h"
#include "tests/support/json_lines.h"
#include "tests/support/process.h"

namespace hr::tests {

namespace {

using Json = nlohmann::json;

// A ruleset t on three columns and rows, and a board file for it.
struct Crossing : Folder {
  explicit Crossing(const std::string& pit)
      : Folder(
            "return { name = 'T', seats = { 'ann', 'bob' },\n"
            "options = { size = { 3, min = 2, max = 6 } },\n"
            "board = function(o) return grid{ o.size, o.size, links = 'orthogonal' } end,\n"
            "regions = { start = { { 'A1' }, { 'B2' } } },\n"
            "zones = { field = {} }, kinds = { stone = {} },\n"
            "verbs = { move = step{ 'stone', onto = empty + enemy } },\n"
            "setup = function(g)\n"
            "for s in g:seats() do g.field:put(g:cell('start', s), 'stone', s) end end,\n"
            "stuck = 'pass', ends = { plies(30) } }\n") {
    write("variants/pit.board", pit);
  }
};

const std::string k_pit =
    "-- A pit in the middle.\nsize 3 4\nclosed B2\nlink A1 C4\nname A4 Den\nregion start bob A4\n";

}  // namespace

TEST_CASE("show lists what a board file changes, and draws the board", "[cli]") {
  const Crossing folder(k_pit);
  const std::string t = folder.path().string();
  const Finished shown = houserules({"show", t, "--variant", "pit"});
  INFO(shown.err);
  REQUIRE(shown.code == 0);
  CHECK_THAT(shown.out, Catch::StartsWith("T on board pit\n"));
  CHECK_THAT(shown.out, Catch::Contains("Board: 11 cells, 14 links. At the start:\n\n"
                                        "4  s . .\n"
                                        "3  . . .\n"
                                        "2  . # .\n"
                                        "1  S . .\n"
                                        "   A B C\n"
                                        "S ann stone, s bob stone, . empty, # closed\n"));
  CHECK_THAT(shown.out,
             Catch::Contains("  (Option size no longer affects the board: board file pit sets its "
                             "size.)\n"));
  CHECK_THAT(shown.out, Catch::Contains("Variants in use:\n"
                                        "  pit: board pit. A pit in the middle.\n"
                                        "    sets the size to 3 by 4\n"
                                        "    closes B2\n"
                                        "    links A1 with C4\n"
                                        "    calls A4 Den\n"
                                        "    marks region start\n"
                                        "Variants (choose with --variant NAME):\n"
                                        "  pit: board pit. A pit in the middle.\n"));
  const Json json = json_of({"show", t, "--variant", "pit"});
  CHECK(json["boards"][0]["cells"] == 11);
  CHECK(json["boards"][0]["size"] == Json{3, 4, 1});
  CHECK(json["notices"].size() == 1);
  CHECK(json["changes"][0]["variant"] == "pit");
  CHECK_THAT(houserules({"show", t}).out,
             Catch::Contains("  pit: board pit. A pit in the middle.\n"));
}

TEST_CASE("a game is played, recorded and replayed on an edited board", "[cli]") {
  const Crossing folder(k_pit);
  const std::string t = folder.path().string(), file = folder.file("game.rec");
  const Finished legal = houserules({"legal", t, "--variant", "pit"});
  CHECK(legal.out == "Ann has 3 legal moves:\n  move A1: B1, A2, C4\n");
  const Finished played =
      houserules({"play", t, "--variant", "pit"}, "move a1 c4\nmove den b4\nmove C4 B2\nquit\n");
  CHECK(played.code == 0);
  CHECK_THAT(
      played.err,
      Catch::Contains(
          "houserules: option size no longer affects the board: board file pit sets its size\n"));
  CHECK_THAT(played.out + played.err, Catch::Contains("There is no cell \"B2\""));
  CHECK_THAT(played.out, Catch::Contains("4  . s S\n"));
  REQUIRE(houserules({"record", t, "--variant", "pit", "--seat", "all=random", "--seed", "3",
                      "--out", file})
              .code == 0);
  const Finished before = houserules({"replay", file});
  CHECK(before.code == 0);
  std::filesystem::remove(folder.path() / "variants/pit.board");
  const Finished after = houserules({"replay", file});  // it contains the board
  CHECK(after.code == 0);
  CHECK(after.out == before.out);
}

TEST_CASE("check and simulate run on an edited board", "[cli]") {
  const Crossing folder(k_pit);
  const std::string t = folder.path().string();
  const Finished checked = houserules({"check", t, "--variant", "pit", "--games", "100"});
  INFO(checked.out << checked.err);
  CHECK(checked.code == 0);
  CHECK(houserules({"simulate", t, "--variant", "pit", "--games", "20"}).code == 0);
  const Crossing wrong("closed B2 B9\n");
  const Finished found =
      houserules({"check", wrong.path().string(), "--variant", "pit", "--games", "10"});
  CHECK(found.code == 1);
  CHECK_THAT(found.out, Catch::Contains("variants/pit.board:1:1: error: closed: there is no cell "
                                        "\"B9\""));
}

TEST_CASE("two boards are a conflict, and a broken one is reported with its line", "[cli]") {
  Crossing folder("closed B2\n");
  folder.write("variants/gap.board", "closed A2\n");
  const std::string t = folder.path().string();
  const Finished both = houserules({"legal", t, "--variant", "pit", "--variant", "gap"});
  CHECK(both.code == 4);
  CHECK(both.err ==
        "houserules: t/variants/gap.board and t/variants/pit.board: only one board can be used at "
        "a time\n");
  folder.write("variants/gap.board", "\nclosed A9\n");
  const Finished broken = houserules({"legal", t, "--variant", "gap"});
  CHECK(broken.code != 0);
  CHECK(broken.err ==
        "houserules: t/variants/gap.board:2: closed: there is no cell \"A9\"; cells are named A1 "
        "to C3\n");
}

}  // namespace hr::tests
