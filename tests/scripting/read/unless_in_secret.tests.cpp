// SPDX-License-Identifier: MIT
// Actions judged by the position that they lead to, in games that hide something.
#include <catch2/catch.hpp>

#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

// Two kings that all see, and mines that only their owner sees, on five cells; verbs begin on
// line 9.
std::string kings(const std::string& verbs, const std::string& fields = "") {
  return "return { name = 'S', seats = { 'a', 'b' }, board = grid{ 5, 1 },\n"
         "regions = { start = { { 'A1' }, { 'E1' } } },\n"
         "zones = { field = {}, mines = { per = 'seat', see = 'owner' } },\n"
         "kinds = { king = { zone = 'field', begins_on = region 'start' },\n"
         "  mine = { zone = 'mines' } },\n"
         "vars = { open = { 0 }, mine = { 0, per = 'seat', see = 'owner' } },\n" +
         fields +
         "\n"
         "verbs = {\n" +
         verbs + "\n} }";
}

const char* const k_lay =
    "lay = { pick{ everywhere }, asked = true, secret = true, does = put('mine', here) },\n";
const char* const k_setup = "setup = at_once 'lay', stuck = 'draws',";

// A game in which each seat has laid a mine.
struct Laid : LuaPlay {
  Laid(const std::string& verbs, const char* first, const char* second)
      : LuaPlay(kings(k_lay + verbs, k_setup)) {
    play(1, "lay", {cell(first)}).play(1, "ready");
    play(2, "lay", {cell(second)}).play(2, "ready");
  }
};

}  // namespace

TEST_CASE("What an action leads to is judged as the seat sees it", "[scripting]") {
  const std::string own_mine =
      "move = { hop{ 'king', onto = empty.field },\n"
      "  unless = { own 'king' * own 'mine', 'your mine is there' } }";
  Laid game(own_mine, "B1", "C1");
  CHECK(game.choices(1) == 2);
  CHECK(game.failure(1, "move", {0, game.cell("B1")}) ==
        "You cannot move A1 B1: your mine is there.");
  game.play(1, "move", {0, game.cell("C1")});
  // Mines of others are not seen, so they forbid nothing, wherever they are.
  const std::string their_mine =
      "move = { hop{ 'king', onto = empty.field },\n"
      "  unless = { own 'king' * as(others, own 'mine'), 'a mine is there' } }";
  for (const char* place : {"B1", "C1", "D1"}) CHECK(Laid(their_mine, "A1", place).choices(1) == 3);
}

TEST_CASE("What is judged must follow from what the seat sees", "[scripting]") {
  const auto wrong = [](const std::string& move) {
    const std::string text =
        complaint(kings("move = { hop{ 'king', onto = empty.field }, " + move + " }"));
    const std::string head =
        "t/rules.lua:9: verbs.move.unless: in a game with hidden information, ";
    return text.starts_with(head) ? text.substr(head.size()) : text;
  };
  const std::string unless = "unless = own 'king' * region 'start'";
  const std::string from_seen =
      "what an action leads to has to follow from what the seat sees, but ";
  CHECK(wrong(unless).empty());
  CHECK(wrong(unless + ", does = { add('open', 1), put('mine', here) }").empty());
  CHECK(wrong(unless + ", does = add('open', count(own 'mine'))").empty());
  CHECK(wrong(unless + ", does = add('open', var 'mine')").empty());
  CHECK(wrong(unless + ", does = add('open', count(as(others, own 'mine')))") ==
        from_seen + "what it does depends on \"mines\"");
  CHECK(wrong(unless + ", does = as(others, add('open', var 'mine'))") ==
        from_seen + "what it does depends on \"mine\"");
  CHECK(wrong(unless + ", does = set('open', count(best(everyone, var 'mine')))") ==
        from_seen + "what it does depends on \"mine\"");
  CHECK(wrong(unless + ", does = roll('open', 6)") == from_seen + "what it does depends on dice");
  CHECK(wrong(unless + ", effect = function(g) end") == from_seen + "it has an effect");
  CHECK(wrong("unless = lost") ==
        "this cannot depend on lost, because the seat may see more of it after an action than "
        "before");
  CHECK(wrong("unless = repeated") ==
        "this cannot depend on repeated, because the seat may see more of it after an action than "
        "before");
}

TEST_CASE("What comes into sight only by an action does not forbid it", "[scripting]") {
  // The kings stand on C1 and E1.
  const auto kings_in_fog = [](const std::string& see) {
    LuaPlay game(
        "return { name = 'S', seats = { 'a', 'b' }, board = grid{ 5, 1 },\n"
        "regions = { start = { { 'C1' }, { 'E1' } } },\n"
        "zones = { field = { see = " +
        see +
        " } },\n"
        "kinds = { king = { begins_on = region 'start' } }, stuck = 'draws',\n"
        "verbs = { move = { step{ 'king' }, unless = { near(own) * enemy, 'too near' },\n"
        "  secret = true } } }");
    return game.failure(1, "move", {game.cell("C1"), game.cell("D1")});
  };
  CHECK(kings_in_fog("around(own)").empty());
  CHECK(kings_in_fog("around(around(own))") == "You cannot move C1 D1: too near.");
  // The cell that a piece comes to counts as seen.
  LuaPlay game(
      "return { name = 'S', seats = { 'a', 'b' }, board = grid{ 3, 1 },\n"
      "regions = { start = { { 'A1' }, {} }, lit = { 'A1' }, dark = { 'C1' } },\n"
      "zones = { field = { see = region 'lit' } },\n"
      "kinds = { king = { begins_on = region 'start' } },\n"
      "verbs = { move = { slide{ 'king', over = everywhere, onto = everywhere },\n"
      "  unless = { own * region 'dark', 'it is dark there' }, secret = true } } }");
  CHECK(game.failure(1, "move", {game.cell("A1"), game.cell("C1")}) ==
        "You cannot move A1 C1: it is dark there.");
}

namespace {

// The white man on A2 sees rows 1 to 3; the black one stands on the given cell.
std::string two_men(const std::string& at, const std::string& verb, const std::string& fog = "") {
  return "return { name = 'T', seats = { 'white', 'black' }, board = grid{ 3, 7 },\n"
         "zones = { field = { see = around(own)" +
         fog +
         " } },\n"
         "regions = { home = { { 'A2' }, { '" +
         at +
         "' } }, spot = { 'B4' } },\n"
         "kinds = { man = { begins_on = region 'home' } },\n"
         "verbs = { rest = pass{}, spy = " +
         verb + " } }";
}

std::size_t choices_of_white(const std::string& at, const std::string& verb,
                             const std::string& fog = "") {
  return LuaPlay(two_men(at, verb, fog)).choices(1);
}

}  // namespace

TEST_CASE("What is judged never depends on what stands on an unseen cell", "[scripting]") {
  for (const char* verb :
       {"{ place{ 'man', onto = hidden, stays = true }, unless = { enemy * here, 'x' } }",
        "{ pass{}, when = { at_least(total(region 'spot'), 1), 'x' } }",
        "{ pass{}, unless = { at_least(total(region 'spot'), 1), 'x' } }"})
    for (const char* fog : {"", ", holds = 'pile'"}) {
      INFO(verb << fog);
      CHECK(choices_of_white("B4", verb, fog) == choices_of_white("C5", verb, fog));
    }
  for (const char* does :
       {"{ take(here), send(region 'spot', here) }", "put('man', region 'spot')"})
    CHECK(
        complaint(two_men(
            "B4", "{ pick{ own }, does = " + std::string(does) + ", unless = { enemy, 'x' } }")) ==
        "t/rules.lua:5: verbs.spy.unless: in a game with hidden information, what an action leads "
        "to has to follow from what the seat sees, but what it does depends on \"field\"");
}

TEST_CASE("The best of some seats are all that have the most", "[scripting]") {
  LuaPlay game(
      "return { name = 'S', seats = { 'a', 'b', 'c' }, terms = { best_of_all = best(everyone, var "
      "'n') },\n"
      "vars = { n = { 0, per = 'seat' }, best = { false, per = 'seat' }, rest = { 0 }, low = { 0 } "
      "},\n"
      "verbs = { act = { number{ -9, 9 }, does = { set('n', chosen),\n"
      "  set('best', false, everyone), set('best', true, the 'best_of_all'),\n"
      "  set('rest', count(best(others, var 'n'))), set('low', count(best(everyone, -var 'n'))) } "
      "} } }");
  const auto best = [&] {
    std::string out;
    for (int seat = 0; seat < 3; ++seat)
      if (game.match.view(SeatId::owner).var(game.game->var("best"), SeatId(seat)) == 1)
        out += std::to_string(seat + 1);
    return out;
  };
  const auto number = [&](const char* name) {
    return game.match.view(SeatId::owner).var(game.game->var(name), SeatId(0));
  };
  game.play(1, "act", {-5});
  CHECK(best() == "23");
  CHECK(number("rest") == 2);
  CHECK(number("low") == 1);
  game.play(2, "act", {-5});
  CHECK(best() == "3");
  CHECK(number("low") == 2);
  CHECK(number("rest") == 1);
  game.play(3, "act", {-9});
  CHECK(best() == "12");
  game.play(1, "act", {7});
  CHECK(best() == "1");
  CHECK(complaint("return { name = 'S', seats = { 'a' }, vars = { n = { 0 } },\n"
                  "verbs = { act = { pass{}, does = set('n', count(best(var 'n', 1))) } } }") ==
        "t/rules.lua:2: verbs.act.does.1: best: expected a set of seats first, got a number");
}

}  // namespace hr::tests
