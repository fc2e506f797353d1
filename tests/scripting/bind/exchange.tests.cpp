// SPDX-License-Identifier: MIT
// exchange(…): two pieces change places.
#include <catch2/catch.hpp>

#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

// Two seats on a row of four cells, with white's men on A1 and B1 and black's on C1, and one verb.
// `more`: further zones and kinds.
std::string men_in_row(const std::string& verb, bool more = false) {
  return std::string(
             "return { api = 4, name = 'S', seats = { 'white', 'black' }, board = grid{ 4, 1 },\n"
             "regions = { home = { { 'A1', 'B1' }, { 'C1' } } },\n"
             "zones = { men = {}") +
         (more ? ", nuts = { holds = 'pile' }, hand = row{ 2, per = 'seat' }" : "") +
         " },\n"
         "kinds = { man = { zone = 'men', begins_on = region 'home' }" +
         (more ? ", nut = { zone = 'nuts' }, ace = { zone = 'hand', owned = false }" : "") +
         " },\n"
         "stuck = 'draws',\n"
         "verbs = { act = " +
         verb + " } }";
}

// Whose men are on the cells, in their order: "ww b", with a space for none.
std::string men(const LuaPlay& game) {
  std::string out;
  for (int cell = 0; cell < 4; ++cell) {
    const Piece piece = game.match.view(SeatId::owner).at(ZoneInstance(0), CellId(cell)).piece;
    out += piece.kind == KindId::none ? ' ' : piece.owner == SeatId(0) ? 'w' : 'b';
  }
  return out;
}

// After an action of white's that picks one of the cells A1 to D1.
std::string after(const std::string& exchange, int cell) {
  LuaPlay game(men_in_row("{ pick{ everywhere }, does = " + exchange + " }"));
  REQUIRE(men(game) == "wwb ");
  game.play(1, "act", {cell});
  const std::string out = men(game);
  game.match.undo();
  CHECK(men(game) == "wwb ");
  game.match.redo();
  CHECK(men(game) == out);
  return out;
}

}  // namespace

TEST_CASE("Two pieces change places", "[scripting]") {
  CHECK(after("exchange(here, enemy.men)", 0) == "bww ");
  CHECK(after("exchange(enemy.men, here)", 1) == "wbw ");
}

TEST_CASE("A piece that is exchanged with nothing goes there", "[scripting]") {
  CHECK(after("exchange(here, empty.men)", 0) == " wbw");
  CHECK(after("exchange(empty.men, here)", 2) == "ww b");
}

TEST_CASE("An exchange without two cells changes nothing", "[scripting]") {
  for (const char* exchange :
       {"exchange(here, here)", "exchange(here, nowhere)", "exchange(nowhere * any.men, here)",
        "exchange(here, here - here)"}) {
    CAPTURE(exchange);
    CHECK(after(exchange, 0) == "wwb ");
  }
  CHECK(after("exchange(here * empty.men, empty.men)", 3) == "wwb ");
}

TEST_CASE("What was exchanged is not captured", "[scripting]") {
  LuaPlay game(men_in_row("{ pick{ own.men }, does = { exchange(here, enemy.men), take(lost) } }"));
  game.play(1, "act", {1});
  CHECK(men(game) == "wbw ");
}

TEST_CASE("An exchange that cannot be is explained", "[scripting]") {
  const auto said = [](const std::string& exchange) {
    return LuaPlay(men_in_row("{ pick{ own.men }, does = " + exchange + " }"))
        .failure(1, "act", {0});
  };
  CHECK(said("exchange(here, everywhere)") ==
        "t/rules.lua:6: verbs.act.does.1: expected one cell to exchange with, got 4");
  CHECK(said("exchange(own.men, here)") ==
        "t/rules.lua:6: verbs.act.does.1: expected one cell to exchange, got 2");
  const auto refused = [](const std::string& exchange) {
    return complaint(men_in_row("{ pick{ own.men }, does = " + exchange + " }", true));
  };
  const std::string where = "t/rules.lua:6: verbs.act.does.1: ";
  for (const char* fits : {"exchange(here * own.men, near(here))", "exchange(empty.men, here)"})
    CHECK(refused(fits).empty());
  CHECK(refused("exchange(near(here), here)") ==
        where +
            "say in which zone the first is, as in exchange(here * any.field, …), because the "
            "ruleset has 3 zones");
  CHECK(refused("exchange(any.nuts, here)") ==
        where +
            "exchange is for zones of the board with one piece on each cell, but \"nuts\" is "
            "another kind of zone");
  CHECK(refused("exchange(any.hand, any.hand)") ==
        where +
            "exchange is for zones of the board with one piece on each cell, but \"hand\" is "
            "another kind of zone");
}

}  // namespace hr::tests
