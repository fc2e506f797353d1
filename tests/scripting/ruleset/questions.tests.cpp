// SPDX-License-Identifier: MIT
// Lua rules that call g:can and v:can while they answer a question themselves.
#include <catch2/catch.hpp>

#include "tests/support/lua_play.h"

namespace hr::tests {
namespace {

std::string rules(const std::string& verbs, const std::string& more) {
  return R"(local function in_check(g, me) return g:can(g:next(me), "hit") end
return { name = "T", seats = { "white", "black" }, board = grid{ 3, 3 }, zones = { field = {} },
  kinds = { king = {}, rook = {} }, stuck = "draws",
  verbs = {)" +
         verbs + "},\n" + more + "}";
}

const std::string k_chess = R"(
    move = { step{ "king", onto = empty + enemy }, slide{ "rook", dirs = { "n", "e", "s", "w" },
      onto = empty + enemy }, unless = in_check },
    hit = { step{ "king", onto = enemy "king" }, slide{ "rook", dirs = { "n", "e", "s", "w" },
      onto = enemy "king" }, asked = true },
)";
const std::string k_mate = R"(  ends = { function(g, me)
    local foe = g:next(me)
    if in_check(g, foe) and not g:can(foe, "move") then return me end
  end, plies(50) },
)";

std::string placed(const std::string& pieces) {
  return "  setup = function(g) local f = g.field " + pieces + " end,\n";
}

}  // namespace

TEST_CASE("The natural definition of checkmate works, with check defined by possible captures",
          "[scripting]") {
  LuaPlay mate(rules(k_chess, k_mate + placed(R"(f:put(g:cell("A1"), "king", 2)
    f:put(g:cell("B3"), "king", 1) f:put(g:cell("C2"), "rook", 1))")));
  CHECK(mate.play(1, "move", {mate.cell("C2"), mate.cell("C1")}).match.ended());
  CHECK(mate.match.header().winners == seat_bit(SeatId(0)));
  LuaPlay goes_on(rules(k_chess, k_mate + placed(R"(f:put(g:cell("A1"), "king", 2)
    f:put(g:cell("C3"), "king", 1) f:put(g:cell("C2"), "rook", 1))")));
  CHECK_FALSE(goes_on.play(1, "move", {goes_on.cell("C2"), goes_on.cell("C1")}).match.ended());
  CHECK(goes_on.choices(2) == 1);  // B2 is beside C3's king, B1 in the rook's line
}

TEST_CASE("A loop continues over its own cells, whatever a question inside it iterates over",
          "[scripting]") {
  LuaPlay play(R"(return { name = "T", seats = { "a", "b" }, board = grid{ 4, 1 },
  zones = { field = {} }, kinds = { stone = {} }, stuck = "draws", ends = { plies(9) },
  events = { saw = "{1}" },
  verbs = {
    look = { pass(), effect = function(g, me)
      local text = ""
      for cell in g:cells(everywhere) do
        for other in g:cells(filled) do
          if g:can(me, "put", cell) then text = text .. cell .. other .. " " end
        end
      end
      g:tell("all", "saw", text)
    end },
    put = { place{ "stone" }, unless = function(g)
      local n = 0
      for cell in g:cells(filled) do for _ in g:cells(near(filled)) do n = n + cell end end
      return n > 100
    end, effect = function(g, me, cell)
      for other in g:cells(empty) do if other > cell then return g.field:put(other, "stone", me) end end
    end },
  },
  setup = function(g) g.field:put(1, "stone", 1) g.field:put(3, "stone", 2) end })");
  play.play(1, "look");
  CHECK(play.said() == "21 23 41 43 ");
}

TEST_CASE("A question that leads to itself is an error with its line", "[scripting]") {
  const auto failure = [](const std::string& verbs, const std::string& more) {
    return complaint(rules(verbs, more));
  };
  CHECK(failure("", "").empty() == false);
  const auto of = [](const std::string& text) {
    try {
      LuaPlay play(text);
      return play.failure(1, "act");
    } catch (const Error& error) {
      return std::string(error.what());
    }
  };
  CHECK_THAT(of(rules(R"(act = { pass(),
    allow = function(v) return v:can(v.seat, "act") end })",
                      "")),
             Catch::StartsWith("t/rules.lua:5: can: this question is nested inside 16 others; does "
                               "its answer depend on itself?"));
  CHECK_THAT(of(rules(R"(act = { pass() }, more = { pass(), asked = true,
    effect = function(g, me) g:can(me, "more") end, unless = function() return false end })",
                      "turn = function(g, me)\n return g:can(me, 'more') and me end")),
             Catch::StartsWith("t/rules.lua:5: can: this question is nested inside 16 others"));
}

TEST_CASE("A score that asks who leads is an error with its line", "[scripting]") {
  LuaPlay play(R"(return { name = "T", seats = { "a", "b" }, board = grid{ 1, 1 },
  zones = { field = {} }, kinds = { stone = {} }, stuck = "draws", ends = { plies(1, "score") },
  verbs = { act = { pass() } },
  score = function(g, seat)
    return g:leaders() == seat and 1 or 0 end })");
  CHECK_THAT(play.failure(1, "act"),
             Catch::StartsWith("t/rules.lua:5: leaders: the score itself cannot depend on it"));
}

TEST_CASE("Equal arguments of a word give the same set", "[scripting]") {
  LuaPlay play(R"(return { name = "T", seats = { "a", "b" }, board = grid{ 3, 3 },
  zones = { field = {} }, kinds = { stone = {} }, stuck = "draws", ends = { plies(9) },
  events = { saw = "{1}" },
  verbs = { act = { pass(), effect = function(g)
    local text = ""
    local function same(a, b) text = text .. (a == b and "y" or "n") end
    same(group(own, 5), group(own, 5))
    same(group(own, 5), group(own, 6))
    same(group(own, 5, "n"), group(own, 5, { "n" }))
    same(group(own, 5, { "n", "e" }), group(own, 5, { "n", "e" }))
    same(group(own, 5, { "n", "e" }), group(own, 5, { "e", "n" }))
    same(near(own, { "n", "e" }), near(own, { "n", "e" }))
    same(near(own, { "n" }), around(own, { "n" }))
    same(near(own, {}), near(own, {}))
    same(near(own, {}), near(own))
    same(bracket(empty, own, { "n", "s" }), bracket(empty, own, { "n", "s" }))
    same(region("r"), region("r", "own"))
    text = text .. g:size(group(everywhere, 5, { "n", "e" })) .. g:size(group(everywhere, 1, { "n" }))
    g:tell("all", "saw", text)
  end } },
  regions = { r = { "A1" } } })");
  play.play(1, "act");
  CHECK(play.said() == "ynnynynynyn43");
}

TEST_CASE("A set made for a cell inside a function allocates nothing once it is cached",
          "[scripting]") {
  LuaPlay play(R"(return { name = "T", seats = { "a", "b" }, board = grid{ 8, 8 },
  zones = { field = {} }, kinds = { stone = {} }, stuck = "draws", ends = { plies(100000) },
  verbs = { act = { pass(), effect = function(g, me)
    for cell = 1, 64 do
      g:size(group(own, cell), me)
      g:size(group(own + enemy, cell, "n"), me)
      g:size(near(group(empty, cell)), me)
    end
  end } } })");
  for (int i = 0; i < 3; ++i) play.play(1 + i % 2, "act");
  const std::uint64_t before = play.ruleset->rules().allocations();
  State state = play.match.state();
  ActionContext context;
  Random random(1);
  play.engine->playout(state, random, context, 20);
  const std::uint64_t warm = play.ruleset->rules().allocations();
  play.engine->playout(state, random, context, 20);
  CHECK(play.ruleset->rules().allocations() == warm);
  CHECK(warm - before < 200);
}

}  // namespace hr::tests
