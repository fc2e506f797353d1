// SPDX-License-Identifier: MIT
// Small games whose sizes and values are known from books, or by hand.
#include "core/solver/solve.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <numeric>
#include <string>

#include "tests/support/die_game.h"
#include "tests/support/lua_play.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

namespace {

Solution solved(const std::string& rules, const SolveRun& run = {}) {
  return solve(*LuaPlay(rules).engine, run);
}

Solution solved_probe(const std::string& name, const scripting::Settings& settings = {},
                      const SolveRun& run = {}) {
  const Ready ready(std::filesystem::path(HOUSERULES_SOURCE_DIR) / "tests" / "rulesets" / name,
                    settings);
  return solve(*ready.engine, run);
}

std::uint64_t all_states(const Solution& found) {
  return std::accumulate(found.information.begin(), found.information.end(), std::uint64_t{0});
}

// The value is within the interval, which is narrow.
void check_value(const Solution& found, double value, double width) {
  CHECK(found.walked == Walked::all);
  REQUIRE(found.value.has_value());
  CAPTURE(found.value->low, found.value->high, value);
  CHECK(found.value->low <= value + 1e-12);
  CHECK(found.value->high >= value - 1e-12);
  CHECK(found.value->high - found.value->low <= width);
}

// Both choose one of so many at once, and then ann's score is `score`, and bob's as much below 0.
std::string at_once_game(int choices, const std::string& score) {
  return R"(local MINE, THEIRS = var "chosen", as(others, var "chosen")
  local function both(mine, theirs) return is(MINE, mine) * is(THEIRS, theirs) end
  return { name = "At Once", seats = { "ann", "bob" },
    vars = { chosen = { 0, per = "seat", see = "owner" }, over = { false } },
    verbs = { show = { number{ 1, )" +
         std::to_string(choices) + R"( }, asked = true, secret = true, does = set("chosen", chosen),
      done = set("over", true) }, wait = { pass{} } },
    setup = at_once "show", score = )" +
         score + R"(, ends = { reveals{ var "over", "score" } } })";
}

}  // namespace

TEST_CASE("Kuhn Poker has 12 information states, and costs who begins 1/18", "[rulesets][solver]") {
  const Solution found = solved_probe("kuhn_poker");
  CHECK(found.information == std::vector<std::uint64_t>{6, 6});
  CHECK(found.ends == 30);
  CHECK(found.longest == 3);
  CHECK(found.hides);
  CHECK(found.chance);
  CHECK(found.played_for == PlayedFor::score);
  check_value(found, -1.0 / 18, 1e-7);
}

TEST_CASE("Leduc Poker has 936 information states, or 288 without suits", "[rulesets][solver]") {
  constexpr double k_known = -0.085606424078;  // OpenSpiel, by linear programming
  const Solution found = solved_probe("leduc_poker");
  CHECK(all_states(found) == 936);
  check_value(found, k_known, 1e-6);
  const Solution plain = solved_probe("leduc_poker", {{"suits", "false"}});
  CHECK(all_states(plain) == 288);
  check_value(plain, k_known, 1e-6);
}

TEST_CASE("tic-tac-toe has 5,478 positions, and neither player can be beaten",
          "[rulesets][solver]") {
  const Ready ready(ruleset_folder("tic_tac_toe"));
  const Solution found = solve(*ready.engine);
  CHECK(found.positions == 5478);
  CHECK(found.ends == 958);
  CHECK(found.longest == 9);
  CHECK(all_states(found) == 5478 - 958);
  CHECK_FALSE(found.hides);
  CHECK_FALSE(found.chance);
  CHECK(found.played_for == PlayedFor::victory);
  CHECK(found.value == Interval{0, 0});
}

TEST_CASE("who wins Nim is told by its heaps, added without carrying", "[rulesets][solver]") {
  // 1, 3 and 5 give 7, and 1 and 3 give 2: not 0, so the first player wins.
  CHECK(solved_probe("nim").value == Interval{1, 1});
  CHECK(solved_probe("nim", {{"last", "loses"}}).value == Interval{1, 1});
  CHECK(solved_probe("nim", {{"heaps", "2"}}).value == Interval{1, 1});
  // A single match, whose taker loses.
  CHECK(solved_probe("nim", {{"heaps", "1"}, {"last", "loses"}}).value == Interval{-1, -1});
}

TEST_CASE("dice count as often as they fall", "[rulesets][solver]") {
  const Solution die = solved(die_game(7));
  check_value(die, (7.0 - 13.0) / 20, 0);
  CHECK(die.chance);
  // One throw again, if one likes: 4, 5 and 6 stay.
  const Solution again = solved(R"(return { name = "Again", seats = { "ann" },
    vars = { face = { 0, min = 0, max = 6 }, over = { false } },
    verbs = { keep = { pass{}, does = set("over", true) },
      again = { pass{}, does = { roll("face", 6), set("over", true) } } },
    setup = roll("face", 6), score = var "face", ends = { { var "over", "score" } } })");
  check_value(again, 4.25, 0);
  CHECK(again.played_for == PlayedFor::score);
  CHECK(again.information == std::vector<std::uint64_t>{6});
  CHECK(again.positions == 6 + 6);
}

TEST_CASE("choices at the same time are hidden from each other", "[rulesets][solver]") {
  const Solution rps = solved(at_once_game(
      3,
      "1 * (both(2, 1) + both(3, 2) + both(1, 3)) - 1 * (both(1, 2) + both(2, 3) + both(3, 1))"));
  check_value(rps, 0, 1e-7);
  CHECK(rps.hides);
  // To choose, and to be ready with each choice.
  CHECK(rps.information == std::vector<std::uint64_t>{4, 4});
  const Solution pennies = solved(at_once_game(
      2,
      "as(seats \"ann\", 3 * both(1, 1) + 1 * both(2, 2) - 1 * (both(1, 2) + both(2, 1))) * "
      "(1 * some(me * seats \"ann\") - 1 * some(me * seats \"bob\"))"));
  check_value(pennies, 1.0 / 3, 1e-7);
}

TEST_CASE("a player remembers what is covered later", "[rulesets][solver]") {
  const Solution found = solved(R"(return { name = "Memory", seats = { "ann" },
    vars = { face = { 0, min = 0, max = 3 }, kept = { 0, min = 0, max = 3, see = "none" },
      done = { 0, min = 0, max = 2 }, right = { false, see = "none" } },
    verbs = {
      cover = { pass{}, when = is(var "done", 0), does = { set("kept", var "face"), set("face", 0), add("done", 1) } },
      guess = { number{ 1, 3 }, when = is(var "done", 1),
        does = { { when = is(chosen, var "kept"), set("right", true) }, add("done", 1) } } },
    setup = roll("face", 3),
    ends = { reveals{ var "right", "wins" }, reveals{ is(var "done", 2), "loses" } } })");
  CHECK(found.played_for == PlayedFor::success);
  CHECK(found.information == std::vector<std::uint64_t>{6});
  check_value(found, 1, 0);
}

TEST_CASE("what a player never sees it cannot know", "[rulesets][solver]") {
  const Solution found = solved(R"(return { name = "Guess", seats = { "ann" },
    vars = { kept = { 0, min = 0, max = 3, see = "none" }, right = { 0, min = 0, max = 2 } },
    verbs = { guess = { number{ 1, 3 }, does = { set("right", 1 + 1 * is(chosen, var "kept")) } } },
    setup = roll("kept", 3),
    ends = { reveals{ is(var "right", 2), "wins" }, reveals{ is(var "right", 1), "loses" } } })");
  CHECK(found.information == std::vector<std::uint64_t>{1});
  check_value(found, 1.0 / 3, 0);
}

TEST_CASE("games that are too large or too long are not solved", "[rulesets][solver]") {
  const Solution large =
      solve(*Ready(ruleset_folder("connect_four")).engine, {.max_positions = 5000});
  CHECK(large.walked == Walked::too_many);
  CHECK(large.positions == 5000);
  CHECK_FALSE(large.value.has_value());
  CHECK(solved_probe("leduc_poker", {}, {.max_positions = 9000}).walked == Walked::too_many);
  const std::string circles = R"(return { name = "Circles", seats = { "ann", "bob" },
    vars = { at = { 0 } }, verbs = { go = { pass{}, does = add("at", 1) } } })";
  CHECK(solved(circles).walked == Walked::too_long);
  std::uint64_t asked = 0;
  const Solution stopped = solve(*Ready(ruleset_folder("connect_four")).engine,
                                 {.walking = [&](std::uint64_t) { return ++asked < 3; }});
  CHECK(stopped.walked == Walked::stopped);
  CHECK(asked == 3);
}

TEST_CASE("three players have information states and no value", "[rulesets][solver]") {
  const Solution three = solved(R"(return { name = "Three", seats = { "ann", "bob", "cat" },
    vars = { n = { 0 }, card = { 0, per = "seat", see = "owner" } },
    verbs = { go = { pass{}, does = add("n", 1) } }, setup = as(seats "cat", roll("card", 2)),
    ends = { { is(var "n", 3), "wins" } } })");
  CHECK(three.walked == Walked::all);
  CHECK(three.information == std::vector<std::uint64_t>{1, 1, 2});
  CHECK(three.played_for == PlayedFor::none);
  CHECK_FALSE(three.value.has_value());
}

}  // namespace hr::tests
