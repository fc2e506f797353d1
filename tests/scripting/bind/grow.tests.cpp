// SPDX-License-Identifier: MIT
// Sets that grow by a rule.
#include <catch2/catch.hpp>

#include "tests/scripting/language/small_world.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

std::string grown(const std::string& verb, const std::string& more = "") {
  return "return { api = 4, name = 'S', seats = { { 'ann', faces = 'n' }, 'bob' }, board = grid{ "
         "5, 5, "
         "links = "
         "'orthogonal' },\n"
         "zones = { field = {} }, kinds = { man = {}, rock = { owned = false } }, stuck = "
         "'draws',\n"
         "vars = { n = { 3 } }, regions = { c1 = { 'A1' }, c2 = { 'B1' }, c4 = { 'D1' }, c10 = { "
         "'E2' }, ring = function(x, y) return x == 1 or x == 5 or y == "
         "1 or "
         "y == 5 end },\n" +
         more + "verbs = { act = " + verb + " } }";
}
std::string grown_cells(const std::string& set,
                        const std::string& setup = "put('man', region 'c1')") {
  const LuaPlay game(grown("pick{ " + set + " }", "setup = { " + setup + " },\n"));
  std::string out;
  for (const Choice& choice : game.match.legal(SeatId(0)))
    out += (out.empty() ? "" : " ") +
           game.game->board().name(CellId(static_cast<int>(choice.action.arguments[0])));
  return out;
}

}  // namespace

TEST_CASE("Steps along the edge, as many as a number says", "[scripting]") {
  const std::string edge = "grow(own, near(so_far) * region 'ring', ";
  CHECK(grown_cells(edge + "0)") == "A1");
  CHECK(grown_cells(edge + "1)") == "A1 B1 A2");
  CHECK(grown_cells(edge + "var 'n') - own") == "B1 C1 D1 A2 A3 A4");
  CHECK(grown_cells("grow(own, near(so_far) * region 'ring') * region 'ring'") ==
        grown_cells("region 'ring'"));
  CHECK(grown_cells("grow(own, nowhere)") == "A1");
  CHECK(grown_cells("grow(nowhere, own)") == "A1");
  CHECK(grown_cells("grow(nowhere, near(so_far))") == "");
  CHECK(grown_cells("grow(own, near(so_far, 'n'), -5)") == "A1");
}

TEST_CASE("A rule may use what there is so far more than once, and one rule another",
          "[scripting]") {
  // leaps over one piece, in either direction
  const std::string leaps =
      "near(near(so_far, 'e') * filled, 'e') * empty + near(near(so_far, 'n') * filled, 'n') * "
      "empty";
  CHECK(grown_cells("grow(any 'man', " + leaps + ") - filled",
                    "put('man', region 'c1'), put('rock', region 'c2'), put('rock', region 'c4'), "
                    "put('rock', region 'c10')") == "C1 E1 E3");
  // each round adds a row that is a square of the one before
  CHECK(
      grown_cells("grow(own, grow(so_far, near(so_far, 'e')) * region 'ring' + near(so_far, 'n') * "
                  "region 'ring', 1)") == "A1 B1 C1 D1 E1 A2");
  CHECK(grown_cells("grow(own, as(others, near(so_far, 'e')), 2)") == "A1 B1 C1");
}

TEST_CASE("A chain of leaps is one move where its piece is chosen first", "[scripting]") {
  LuaPlay game(
      grown("{ parts{ pick{ own }, pick{ grow(here, near(near(so_far, 'e') * filled, 'e') * "
            "empty) - here } }, does = send(chosen(1), here) }",
            "setup = { put('man', region 'c1'), put('rock', region 'c2'), put('rock', region 'c4') "
            "},\n"));
  CHECK(small_world::listed(game.match, SeatId(0)) == "act A1 C1, act A1 E1");
  game.play(1, "act", {0, 4});
  const View view = game.match.view(SeatId::owner);
  const Bound men = game.game->bind(piece_set(TermOp::own, "man"), ZoneId::none, "");
  CHECK(view.cells(men, SeatId(0)).list() == std::vector<CellId>{CellId(4)});
}

TEST_CASE("A rule that is no rule is refused", "[scripting]") {
  const auto act = [](const std::string& part) { return complaint(grown("pick{ " + part + " }")); };
  check_each(act, "t/rules.lua:4: verbs.act.1: ", R"(
near(so_far)
--> so_far has a meaning only in the rule of grow, as in grow(own, near(so_far) * empty)
grow(so_far, own)
--> so_far has a meaning only in the rule of grow, as in grow(own, near(so_far) * empty)
grow(own, count(so_far))
--> this set: expected a set of cells, got a number
grow(own, grow(own, grow(own, grow(own, near(so_far)))))
--> grow: one inside another can be nested 3 deep
)");
}

}  // namespace hr::tests
