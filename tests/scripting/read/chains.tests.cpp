// SPDX-License-Identifier: MIT
// Chains of actions of one verb: with which piece they go on, and which of them are worth most.
#include <catch2/catch.hpp>

#include "tests/scripting/loading.h"

namespace hr::tests {

namespace {

// Cubes of a, on six columns.
std::string row(const std::string& cubes, const std::string& verbs,
                const std::string& fields = "") {
  return "return { name = 'S', seats = { 'a', 'b' }, zones = { field = {} }, board = grid{ 6, 2 "
         "},\n"
         "regions = { start = { { " +
         cubes +
         " }, {} }, second = { 'B1' }, corner = { 'C1', 'B2' } },\n"
         "kinds = { cube = { begins_on = region 'start' } },\n"
         "vars = { left = { 2 }, twice = { 1 } }, stuck = 'draws',\n" +
         fields + "\nverbs = {\n" + verbs + "\n} }";
}

// The legal moves of seat a, in words.
std::string moves(const LuaPlay& game) {
  std::string out;
  for (const Choice& choice : game.match.legal(SeatId(0)))
    out += (out.empty() ? "" : ", ") + game.game->board().name(choice.action.cell(0)) + " " +
           game.game->board().name(choice.action.cell(1));
  return out;
}

const std::string k_left = "when = at_least(var 'left', 1), does = add('left', -1)";
const std::string k_any_piece =
    "move = { step{ 'cube', dirs = 'e' }, again = 'any piece', " + k_left + " }";

}  // namespace

TEST_CASE("A chain goes on with any piece, or with the same", "[scripting]") {
  LuaPlay game(row("'A1', 'A2'", k_any_piece));
  game.play(1, "move", {0, 1});
  CHECK(game.turn() == SeatId(0));
  CHECK(moves(game) == "B1 C1, A2 B2");
  game.play(1, "move", {game.cell("A2"), game.cell("B2")});
  CHECK(game.match.header().ended);  // neither b nor a can move

  const std::string same = "move = { step{ 'cube', dirs = 'e' }, again = true, " + k_left + " }";
  LuaPlay other(row("'A1', 'A2'", same));
  other.play(1, "move", {0, 1});
  CHECK(moves(other) == "B1 C1");
}

TEST_CASE("A chain with any piece can be taken back", "[scripting]") {
  LuaPlay game(row("'A1', 'A2'", k_any_piece));
  const std::string before = moves(game);
  game.play(1, "move", {0, 1});
  const std::string after = moves(game);
  game.match.undo();
  CHECK(moves(game) == before);
  game.match.redo();
  CHECK(moves(game) == after);
}

TEST_CASE("Of chains those are played that are worth most", "[scripting]") {
  const auto verb = [](const char* worth) {
    return "move = { step{ 'cube', dirs = 'n' }, step{ 'cube', dirs = 'e'" + std::string(worth) +
           " }, must = 'most', again = 'any piece', " + k_left + " }";
  };
  CHECK(moves(LuaPlay(row("'A1'", verb("")))) == "A1 A2, A1 B1");
  CHECK(moves(LuaPlay(row("'A1'", verb(", worth = 2")))) == "A1 B1");
  CHECK(moves(LuaPlay(row("'A1'", verb(", worth = 0")))) == "A1 A2, A1 B1");  // one north at most
  CHECK(moves(LuaPlay(row("'A1', 'A2'", verb(", worth = 2")))) == "A1 B1, A2 B2");
  CHECK(moves(LuaPlay(row("'A2', 'F1'", verb(", worth = 2 * var 'twice'")))) == "A2 B2");
}

// What the search knows of what actions use up must not change what it finds.
TEST_CASE("Chains are compared alike with and without knowing what they use up", "[scripting]") {
  for (const char* when : {"at_least(var 'left', 1)", "no(is(var 'left', 0))"})
    for (const char* does : {"add('left', -1)", "set('left', var 'left' - 1)"}) {
      INFO(when << " " << does);
      const std::string rest = std::string(", when = ") + when + ", does = " + does;
      LuaPlay game(row("'A1', 'C1'", "move = { step{ 'cube', dirs = 'n', worth = 3" + rest +
                                         " }, slide{ 'cube', dirs = 'e', worth = 2" + rest +
                                         " }, must = 'most', again = 'any piece' }"));
      CHECK(moves(game) == "A1 A2, C1 C2");
      CHECK(game.failure(1, "move", {0, 1}) ==
            "You cannot move A1 B1: another choice allows a chain that is worth more.");
      game.play(1, "move", {0, 6});
      CHECK(moves(game) == "C1 C2");
    }
}

// If an action raises what others use up, more may follow than it says.
TEST_CASE("A chain may be longer than what it uses up says at first", "[scripting]") {
  LuaPlay game(row("'A1'",
                   "move = { slide{ 'cube', dirs = 'e', exactly = 2, does = add('left', -1) }, "
                   "step{ 'cube', dirs = 'e', does = { add('left', -1), { when = here * "
                   "region 'second', add('left', 3) } } }, must = 'most', again = 'any piece', "
                   "when = at_least(var 'left', 1) }"));
  CHECK(moves(game) == "A1 B1");
}

TEST_CASE("Only actions that rules allow make a chain longer", "[scripting]") {
  const auto game = [](const char* fields) {
    return LuaPlay(row("'A1'", std::string("move = { step{ 'cube', dirs = { 'e', 'n' } }, must = "
                                           "'most', again = true, ") +
                                   fields + " }"));
  };
  CHECK(moves(game("allow = function() return true end")) == "A1 B1, A1 A2");
  CHECK(moves(game("allow = function(v, from, to) return from ~= 2 end")) == "A1 A2");
  CHECK(moves(game("unless = own * region 'corner'")) == "A1 B1, A1 A2");
}

TEST_CASE("What a chain needs is said where it is missing", "[scripting]") {
  check_complaints(with_verbs, R"(
move = { step{ 'cube' }, must = 'most' }
--> t/rules.lua:4: verbs.move.must: "most" compares chains; say with again when they go on
move = { step{ 'cube' }, must = 'mst' }
--> t/rules.lua:4: verbs.move.must: expected "most", got "mst" (did you mean "most"?)
move = { step{ 'cube' }, again = 'any' }
--> t/rules.lua:4: verbs.move.again: expected "any piece", got "any"
move = { step{ 'cube', worth = 2 }, again = true }
--> t/rules.lua:4: verbs.move.1.worth: only chains of actions are compared; say must = "most"
move = { step{ 'cube', worth = -2 }, must = 'most', again = true }
--> t/rules.lua:4: verbs.move.1.worth: expected an integer from 0 to 2147483647, got -2
move = { step{ 'cube', worth = function() end }, must = 'most', again = true }
--> t/rules.lua:4: verbs.move.1.worth: expected an integer, or a term that is a number, got a function
move = { step{ 'cube', worth = own }, must = 'most', again = true }
--> t/rules.lua:4: verbs.move.1.worth: expected a number, got a set of cells; count(…) is how many are in a set
move = { step{ 'cube', worth = count(here) }, must = 'most', again = true }
--> t/rules.lua:4: verbs.move.1.worth: here means nothing where no action is under way; it can be used in does, again, last, unless and ends, and in a part after the first
move = { parts{ pick{ own, worth = 2 }, pick{ own } }, must = 'most', again = true }
--> t/rules.lua:4: verbs.move.1.1.worth: belongs to the whole action, beside its parts
move = { pass{}, again = 'any piece' }
--> t/rules.lua:4: verbs.move.again: "any piece" is for verbs all of whose patterns move pieces
)");
  CHECK_THROWS_WITH(
      LuaPlay(
          row("'A1', 'C1'",
              "move = { step{ 'cube', worth = 0 - count(own) }, must = 'most', again = true }")),
      "verbs.move.1.worth: expected 0 or more, got -2");
}

TEST_CASE("With hidden information chains are compared only by what the seat sees", "[scripting]") {
  const auto hidden = [](const std::string& fields, const std::string& does) {
    return "return { name = 'S', seats = { 'a', 'b' }, board = grid{ 3, 3 },\n" + fields +
           ", kinds = { man = { zone = 'field' } }, vars = { die = { 0 } },\n"
           "verbs = { move = { step{ 'man' }, must = 'most', again = 'any piece', " +
           does + " } } }";
  };
  const std::string secret = "zones = { field = {}, mines = { per = 'seat', see = 'owner' } }";
  const std::string unseen =
      "t/rules.lua:3: verbs.move.must: in a game with hidden information, what an action leads to "
      "has to follow from what the seat sees, but ";
  CHECK(complaint(hidden(secret, "does = add('die', 1)")) == "");
  CHECK(complaint(hidden(secret, "does = roll('die', 6)")) ==
        unseen + "what it does depends on dice");
  CHECK(complaint(hidden("zones = { field = { see = around(own) } }", "does = add('die', 1)")) ==
        unseen + "in fog the seat may see more of it after an action than before");
}

}  // namespace hr::tests
