// SPDX-License-Identifier: MIT
// What rules say of a seat that is out because it has resigned, or by time_out.
#include <catch2/catch.hpp>

#include "core/lab/what_if.h"
#include "core/match/log.h"
#include "core/record/record.h"
#include "scripting/ruleset/open_rules.h"
#include "tests/scripting/loading.h"

namespace hr::tests {

namespace {

// Three seats with a man each.
std::string three_men(const std::string& more, const std::string& api = "api = 4, ") {
  return "return { " + api +
         "name = 'S', seats = { 'ann', 'bob', 'cy' }, board = grid{ 3, 2 }, zones = { field = {} "
         "},\n"
         "regions = { home = { { 'A1' }, { 'B1' }, { 'C1' } } }, time_out = 'loses',\n"
         "kinds = { man = { begins_on = region 'home' }, rock = { owned = false } },\n"
         "events = { left = '{1:seat} leaves {2}.', rolled = 'It is {1}.' }, stuck = 'pass',\n"
         "verbs = { wait = pass{}, hit = { hop{ 'man', onto = enemy }, when = any 'rock' },\n"
         "  name = { choice{ { 'a', 'b' } }, asked = true } },\n" +
         more + " }";
}

// The cells of a seat's men.
std::string men(const LuaPlay& game, int seat) {
  std::string out;
  for (int c = 0; c < game.game->cells(); ++c)
    if (game.match.view(SeatId::owner)
            .has(ZoneInstance(0), CellId(c), {KindId(0), SeatId(seat - 1)}))
      out += (out.empty() ? "" : " ") + game.game->board().name(CellId(c));
  return out;
}

std::string last_line(const LuaPlay& game) {
  int size = 0;
  return log_lines(game.match, SeatId::none, 0, size).back().text;
}

const char* const k_leaves = "drops_out = { tell(everyone, 'left', me, own), take(own) }";

}  // namespace

TEST_CASE("rules can take the pieces of a seat that resigns, by default they stay", "[scripting]") {
  LuaPlay stays(three_men(""));
  stays.match.resign(SeatId(1));
  CHECK(men(stays, 2) == "B1");

  LuaPlay game(three_men(k_leaves));
  game.play(1, "wait");
  const std::uint64_t before = game.match.state().hash();
  game.match.resign(SeatId(1));
  CHECK(men(game, 1) == "A1");
  CHECK(men(game, 2).empty());
  CHECK(men(game, 3) == "C1");
  CHECK(last_line(game) == "Bob leaves B1.");
  CHECK(game.turn() == SeatId(2));
  const std::uint64_t after = game.match.state().hash();
  REQUIRE(game.match.undo());
  CHECK(game.match.state().hash() == before);
  CHECK(men(game, 2) == "B1");
  REQUIRE(game.match.redo());
  CHECK(game.match.state().hash() == after);
}

TEST_CASE("what follows when a seat is out is done once, for it, and in a turn of another as well",
          "[scripting]") {
  LuaPlay game(three_men("vars = { n = { 0, per = 'seat' } }, drops_out = add('n', 1)"));
  const auto times = [&](int seat) {
    return game.match.view(SeatId::owner).var(VarId(0), SeatId(seat - 1)).value();
  };
  game.match.resign(SeatId(2));
  game.play(1, "wait").play(2, "wait").play(1, "wait");
  CHECK(times(1) == 0);
  CHECK(times(2) == 0);
  CHECK(times(3) == 1);
}

TEST_CASE("a seat whose time is up loses its pieces as one that resigns does", "[scripting]") {
  LuaPlay game(three_men(k_leaves));
  game.match.time_out(SeatId(0));
  CHECK(men(game, 1).empty());
  CHECK(game.turn() == SeatId(1));
}

TEST_CASE("a game that ends because only one side is left stays as it is", "[scripting]") {
  LuaPlay game(three_men(k_leaves));
  game.match.resign(SeatId(0));
  game.match.resign(SeatId(1));
  CHECK(game.match.ended());
  CHECK(men(game, 2) == "B1");
}

TEST_CASE("what is asked when a seat is out is answered by those in play", "[scripting]") {
  LuaPlay game(three_men("drops_out = { ask 'name', as(others, ask 'name') }"));
  game.match.resign(SeatId(0));
  CHECK(game.match.actors() == std::vector{SeatId(1)});
  CHECK(game.verbs(2) == "name");
  game.play(2, "name", {0}).play(3, "name", {1});
  CHECK(game.turn() == SeatId(1));
}

TEST_CASE("what is rolled when a seat is out comes again when the game is replayed",
          "[scripting]") {
  LuaPlay game(three_men("vars = { n = { 0 } }, drops_out = roll('n', 6)"));
  game.match.resign(SeatId(1));
  REQUIRE(game.match.node().faces().size() == 1);
  const std::uint64_t hash = game.match.state().hash();
  LuaPlay again(three_men("vars = { n = { 0 } }, drops_out = roll('n', 6)"), 2);
  again.match.resign(SeatId(1), game.match.node().faces());
  CHECK(again.match.state().hash() == hash);
}

TEST_CASE("a seat resigns while all choose in secret, and its pieces leave", "[scripting]") {
  LuaPlay game(three_men(std::string(k_leaves) + ", setup = at_once('name', 1)"));
  REQUIRE(game.match.all_asked());
  game.play(1, "name", {0});
  game.match.resign(SeatId(1));
  CHECK(men(game, 2).empty());
  REQUIRE(game.match.all_asked());
  CHECK(game.match.part(SeatId(0)).size() == 1);
}

TEST_CASE("what a seat asks when it is out comes before what all choose in secret", "[scripting]") {
  LuaPlay game(three_men("drops_out = as(seats 'ann', ask 'name'), setup = at_once('name', 1)"));
  game.match.resign(SeatId(1));
  CHECK(game.match.actors() == std::vector{SeatId(0)});
  game.play(1, "name", {0});
  REQUIRE(game.match.all_asked());
  game.play(1, "name", {0}).play(1, "ready").play(3, "name", {1}).play(3, "ready");
  CHECK(game.turn() == SeatId(0));
  CHECK(game.match.header().asks == 0);
}

TEST_CASE("dice may be rolled for a seat that is out while all choose in secret", "[scripting]") {
  LuaPlay game(
      three_men("vars = { n = { 0 } }, drops_out = roll('n', 6), setup = at_once('name', 1)"));
  game.match.resign(SeatId(1));
  CHECK(game.match.node().faces().size() == 1);
  CHECK(game.match.all_asked());
}

// Ann's call asks cy, who can answer only with bob's man.
TEST_CASE("what only the pieces of a seat that is out could answer is dropped", "[scripting]") {
  const auto [call, secrets] = GENERATE(table<std::string, std::string>(
      {{"effect = function(g, me) g:ask(3, 'hit') end", ""},
       {"does = as(seats 'cy', ask 'hit')", ""},
       {"does = as(seats 'cy', { when = any 'man', ask 'hit' })",
        "vars = { n = { 0, per = 'seat', see = 'owner' } }, "},
       {"does = as(seats 'cy', offer 'hit')", ""},
       {"effect = function(g, me) g:ask(3, { 'hit', 'press' }) end", ""}}));
  CAPTURE(call, secrets);
  LuaPlay game(three_men(secrets +
                         "drops_out = take(own), verbs = { wait = pass{},\n"
                         "press = { pick{ enemy * near(own) }, asked = true },\n"
                         "hit = { step{ 'man', onto = enemy }, asked = true },\n"
                         "call = { pass{}, " +
                         call + " } }"));
  game.play(1, "call");
  REQUIRE(game.match.actors() == std::vector{SeatId(2)});
  const std::uint64_t asked = game.match.state().hash();
  game.match.resign(SeatId(1));
  CHECK(game.match.header().asks == 0);
  CHECK(men(game, 3) == "C1");
  CHECK(game.turn() == SeatId(2));
  CHECK(game.verbs(3) == "call wait");
  REQUIRE(game.match.undo());
  CHECK(game.match.state().hash() == asked);
  CHECK_FALSE(game.verbs(3).empty());
}

TEST_CASE("without pieces that leave, an ask that nobody can answer is an error", "[scripting]") {
  LuaPlay game(three_men(
      "verbs = { wait = pass{}, hit = { step{ 'man', onto = enemy, dirs = 'n' }, asked = true },\n"
      "call = { pass{}, effect = function(g, me) g:ask(3, 'hit') end } }"));
  game.match.resign(SeatId(1));
  CHECK_THAT(game.failure(1, "call"), Catch::Contains("check with can first"));
}

TEST_CASE("a later ask is dropped when its turn comes, if only pieces that left could answer it",
          "[scripting]") {
  LuaPlay game(three_men(
      "drops_out = take(own), verbs = { wait = pass{},\n"
      "name = { choice{ { 'a', 'b' } }, asked = true },\n"
      "hit = { step{ 'man', onto = enemy }, asked = true },\n"
      "call = { pass{}, effect = function(g, me) g:ask(1, 'name') g:ask(3, 'hit') end } }"));
  game.play(1, "call");
  game.match.resign(SeatId(1));
  CHECK(game.verbs(1) == "name");
  game.play(1, "name", {0});
  CHECK(game.match.header().asks == 0);
  CHECK(game.turn() == SeatId(2));
}

// All can name only bob's man, at the start or when ann calls.
TEST_CASE("all who choose in secret need only be ready if what they could choose has left",
          "[scripting]") {
  const bool at_start = GENERATE(true, false);
  LuaPlay game(
      three_men(std::string(at_start ? "setup = at_once('press', 2), " : "") +
                "drops_out = take(own), vars = { n = { 0, per = 'seat', see = 'owner' } },\n"
                "verbs = { wait = pass{}, call = { pass{}, does = at_once('press', 2) },\n"
                "press = { pick{ filled - region 'left' }, does = add('n', 1), asked = true, "
                "secret = true } },\n"
                "regions = { home = { { 'A1' }, { 'B1' }, { 'C1' } }, left = { 'A1', 'C1' } }"));
  if (!at_start) game.play(1, "call");
  REQUIRE(game.match.all_asked());
  game.play(1, "press", {game.cell("B1")});
  game.match.resign(SeatId(1));
  for (const int seat : {1, 3}) {
    CHECK(game.match.part(SeatId(seat - 1)).empty());
    CHECK(game.verbs(seat) == "ready");
    game.play(seat, "ready");
  }
  CHECK(game.match.header().asks == 0);
  CHECK(game.turn() == SeatId(at_start ? 0 : 2));
}

TEST_CASE("a game with a seat that is out is recorded and replayed", "[scripting]") {
  const Folder folder(three_men(std::string(k_leaves) + ", vars = { n = { 0 } }"));
  Match match(scripting::make_playable(scripting::load_ruleset(folder.path(), {})), 1);
  match.play(SeatId(0), {.verb = match.game().verb("wait")});
  match.resign(SeatId(0));
  match.play(SeatId(1), {.verb = match.game().verb("wait")});
  const Match again = scripting::open_record(read_record(record_text(match, {}), "a.rec"));
  CHECK(again.state().hash() == match.state().hash());
}

TEST_CASE("under changed rules the pieces of a seat that has resigned leave", "[scripting]") {
  const std::string roll = "vars = { n = { 0 } }, drops_out = { roll('n', 6)";
  const LuaPlay stays(three_men(roll + " }")), leaves(three_men(roll + ", take(own) }"));
  Match match(PlayableRules{stays.engine, {}}, 1);
  const int rolled = [&] {
    Match trial(match);
    trial.resign(SeatId(1));
    return trial.node().faces().front();
  }();
  match.resign(SeatId(1), std::vector{rolled % 6 + 1});  // not what would be rolled
  const WhatIfReplay what = replay_under(match, PlayableRules{leaves.engine, {}}, false);
  CHECK(what.found.unplayed.empty());
  CHECK(what.again.node().faces() == match.node().faces());
  REQUIRE(what.found.differences.size() == 1);
  CHECK(what.found.differences[0].board);
}

TEST_CASE("drops_out takes writes, from version 4 on", "[scripting]") {
  CHECK(complaint(three_men("drops_out = take(own)")).empty());
  CHECK_THAT(complaint(three_men("drops_out = 5")),
             Catch::StartsWith("t/rules.lua:7: drops_out.1: expected something to do: add, "));
  const std::string later =
      "t/rules.lua:7: drops_out: there is this field since version 4 of the API: write api = 4 in "
      "rules.lua";
  CHECK(complaint(three_men("drops_out = take(own)", "")) == later);
  CHECK(complaint(three_men("drops_out = take(own)", "api = 3, ")) == later);
}

}  // namespace hr::tests
