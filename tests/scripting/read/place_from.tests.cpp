// SPDX-License-Identifier: MIT
// Pieces that are placed from a bag: they are offered while it has them, and leave it.
#include <catch2/catch.hpp>

#include "core/words/text.h"
#include "tests/scripting/loading.h"

namespace hr::tests {

namespace {

std::string drops(const std::string& hand, const std::string& verbs, const std::string& kind = "") {
  return "return { name = 'S', seats = { 'a', 'b' }, board = grid{ 2, 3 },\n"
         "zones = { field = {}, hand = bag{ " +
         hand +
         " }, shelf = row{ 3 } },\n"
         "kinds = { man = { zone = { 'field', 'hand' }, begins_in = { hand = 2 }" +
         kind + " },\n  king = { zone = { 'field', 'hand' }, begins_in = { hand = 1 }" + kind +
         " }, rock = { zone = 'field' } },\n"
         "stuck = 'draws', verbs = {\n" +
         verbs + "\n} }";
}

// How many actions the seat has whose turn it is.
std::size_t legal(const LuaPlay& game) { return game.match.legal(game.turn()).size(); }

std::string legal_texts(const LuaPlay& game) {
  std::string out;
  for (const Choice& choice : game.match.legal(game.turn()))
    out += (out.empty() ? "" : ", ") + action_text(*game.game, choice.action);
  return out;
}

void play(LuaPlay& game, const std::string& text) {
  for (const Choice& choice : game.match.legal(game.turn()))
    if (action_text(*game.game, choice.action) == text) {
      game.match.play(game.turn(), choice.action);
      return;
    }
  FAIL("not legal: " + text);
}

const std::string k_both =
    "drop = { place{ 'man', from = 'hand' }, place{ 'king', from = 'hand' } }";
const std::string k_each =
    "man = place{ 'man', from = 'hand' }, king = { place{ 'king', from = 'hand' } }";

}  // namespace

TEST_CASE("Each seat places the pieces that are left in its own hand", "[scripting]") {
  LuaPlay game(drops("per = 'seat'", k_each));
  CHECK(legal(game) == 12);
  game.play(1, "king", {0});
  game.play(2, "man", {1});
  CHECK(legal(game) == 4);  // men on four cells
  game.play(1, "man", {2});
  CHECK(legal(game) == 6);  // a man or the king on three
  game.play(2, "man", {3});
  game.play(1, "man", {4});
  game.play(2, "king", {5});
  CHECK(game.match.ended());
  game.match.go_to(NodeId::root);
  CHECK(legal(game) == 12);
}

TEST_CASE("One bag is for all where it is nobody's, and a verb may place several kinds from it",
          "[scripting]") {
  LuaPlay game(drops("see = 'all'", k_each, ", owned = false"));
  game.play(1, "king", {0});
  CHECK(legal(game) == 5);
  game.play(2, "man", {1});
  game.play(1, "man", {2});
  CHECK(game.match.ended());
  CHECK(LuaPlay(drops("see = 'all'", k_both, ", owned = false")).match.legal(SeatId(0)).size() ==
        6);
}

TEST_CASE("Why nothing can be placed from an empty bag is said", "[scripting]") {
  LuaPlay game(drops("per = 'seat'", k_each));
  game.play(1, "king", {0});
  game.play(2, "king", {1});
  CHECK(game.failure(1, "king", {2}).find("there is no king in hand") != std::string::npos);
}

TEST_CASE("A piece of several parts may come from a bag", "[scripting]") {
  LuaPlay game(
      drops("per = 'seat'",
            "two = parts{ place{ 'man', from = 'hand' }, place{ 'king', from = 'hand' } }"));
  CHECK(legal(game) == 30);
  game.play(1, "two", {0, 1});
  game.play(2, "two", {2, 3});
  CHECK(game.match.ended());  // men are left, but no kings
}

TEST_CASE("A place of several kinds lets the seat choose one that its hand has", "[scripting]") {
  LuaPlay game(drops("per = 'seat'", "drop = place{ { 'man', 'king' }, from = 'hand' }"));
  CHECK(legal_texts(game) ==
        "drop king A1, drop king B1, drop king A2, drop king B2, drop king A3, drop king B3, "
        "drop man A1, drop man B1, drop man A2, drop man B2, drop man A3, drop man B3");
  play(game, "drop king A1");
  play(game, "drop man B1");
  CHECK(legal_texts(game) == "drop man A2, drop man B2, drop man A3, drop man B3");
  play(game, "drop man A2");
  CHECK(legal_texts(game) ==
        "drop king B2, drop king A3, drop king B3, drop man B2, drop man A3, drop man B3");
  game.match.go_to(NodeId::root);
  CHECK(legal(game) == 12);
}

TEST_CASE("What a place of several kinds says is true of each of them", "[scripting]") {
  LuaPlay game(
      drops("per = 'seat'",
            "drop = { place{ { 'man', 'king' }, from = 'hand', onto = empty - region 'corner',\n"
            " when = { is(count(filled.field), 0, 1), 'two are enough' },\n"
            " unless = { some(any.field * region 'gate'), 'not there' },\n"
            " does = put('rock', region 'corner') },\n"
            "place{ { 'king' }, onto = empty * region 'gate', from = 'hand' } },\n"
            "}, regions = { corner = { 'A1' }, gate = { 'B1' }"));
  CHECK(legal_texts(game) ==
        "drop king A2, drop king B2, drop king A3, drop king B3, drop man A2, drop man B2, "
        "drop man A3, drop man B3");
  play(game, "drop man A2");
  CHECK(legal_texts(game) == "drop king B1");
  play(game, "drop king B1");
  CHECK(game.match.ended());
}

TEST_CASE("From where nothing can come is refused with the reason", "[scripting]") {
  check_complaints([](const std::string& verb) { return drops("per = 'seat'", verb); }, R"(
drop = place{ 'man', from = 5 }
--> t/rules.lua:6: verbs.drop.from: expected a text, got 5
drop = place{ 'man', from = 'hnd' }
--> t/rules.lua:6: verbs.drop.from: there is no zone called "hnd" (did you mean "hand"?)
drop = place{ 'man', from = 'field' }
--> t/rules.lua:6: verbs.drop.from: expected a bag of pieces, and "field" is none
drop = place{ 'man', from = 'shelf' }
--> t/rules.lua:6: verbs.drop.from: expected a bag of pieces, and "shelf" is none
drop = place{ 'rock', from = 'hand' }
--> t/rules.lua:6: verbs.drop.from: a "rock" is never in "hand"; say so in its kind: zone = { …, "hand" }
drop = place{ { 'man', 'rock' }, from = 'hand' }
--> t/rules.lua:6: verbs.drop.from: a "rock" is never in "hand"; say so in its kind: zone = { …, "hand" }
drop = place{ { 'man', 'king' } }
--> t/rules.lua:6: verbs.drop: a choice of kinds needs from, the bag that has these pieces
drop = place{ {}, from = 'hand' }
--> t/rules.lua:6: verbs.drop.1: expected at least one kind, got none
drop = place{ { 'man', 'man' }, from = 'hand' }
--> t/rules.lua:6: verbs.drop.1.2: "man" is listed twice
drop = place{ { 'man', 'kng' }, from = 'hand' }
--> t/rules.lua:6: verbs.drop.1.2: there is no kind called "kng" (did you mean "king"?)
drop = parts{ place{ { 'man', 'king' }, from = 'hand' }, place{ 'man' } }
--> t/rules.lua:6: verbs.drop.1.1: several kinds are no part of an action; expected one kind
drop = step{ 'man', from = 'hand' }
--> t/rules.lua:6: verbs.drop.from: unknown field; known are dirs, onto, lift, captures, progress, stays, when, unless, does and worth
)");
}

}  // namespace hr::tests
