// SPDX-License-Identifier: MIT
#include "editor/board/piece_symbols.h"

#include <catch2/catch.hpp>
#include <set>

#include "tests/editor/board/boards.h"

namespace hr::tests {

using editor::PieceSymbol;

namespace {

std::vector<PieceSymbol> symbols(const Seated& game, const std::string& cell,
                                 SeatId viewer = SeatId::none, std::size_t board = 0) {
  const Report report = game.table.report(Issuer::owner(), ViewQuery{viewer});
  return editor::symbols_of(*game.game, report, drawn_boards(*game.game, report).at(board),
                            game.cell(cell));
}

}  // namespace

TEST_CASE("pieces show owner and letter, or no letter if there is only one kind", "[editor]") {
  CHECK(symbols(Seated("cube_wars"), "H1") ==
        std::vector{PieceSymbol{.face = {SeatId(0), "meeple"}, .text = "M", .below = {}}});
  CHECK(symbols(Seated("breakthrough"), "A8") ==
        std::vector{PieceSymbol{.face = {SeatId(1), "pawn"}, .text = "", .below = {}}});
  CHECK(symbols(Seated("breakthrough"), "A4").empty());
}

TEST_CASE("a pile shows its number, a stack its height and the pieces below", "[editor]") {
  CHECK(symbols(Seated("kalah"), "a1") ==
        std::vector{
            PieceSymbol{.face = {SeatId::none, "seed"}, .text = "6", .note = "6", .below = {}}});
  const std::vector<PieceSymbol> stack = symbols(Seated("dice_race"), "A1");
  REQUIRE(stack.size() == 1);
  CHECK(stack[0].height == 3);
  CHECK(stack[0].face.owner == SeatId(2));
  CHECK(stack[0].below ==
        std::vector<editor::PieceFace>{{SeatId(0), "runner"}, {SeatId(1), "runner"}});
}

TEST_CASE("symbols of several zones share a cell without overlapping", "[editor]") {
  for (int n = 1; n <= 9; ++n) {
    const auto places = editor::places_for(n);
    REQUIRE(places.size() == static_cast<std::size_t>(n));
    for (std::size_t a = 0; a < places.size(); ++a) {
      CHECK(length(places[a].at) + places[a].radius <= 1.25F);
      for (std::size_t b = 0; b < a; ++b)
        CHECK(length(places[a].at - places[b].at) >= places[a].radius + places[b].radius);
    }
  }
}

TEST_CASE("two drawings in a cell are large, and of each enough is seen", "[editor]") {
  const auto places = editor::places_for_two_drawings();
  REQUIRE(places.size() == 2);
  for (const auto& place : places) {
    CHECK(place.radius >= 0.7F);
    CHECK(length(place.at) + place.radius <= 1.25F);
  }
  const auto badge = places[0].at + PicturePoint{0.7F, 0.7F} * places[0].radius;
  CHECK(length(badge - places[1].at) >= places[1].radius);
}

TEST_CASE("no two owners share shape and colour, and none has the unowned shape", "[editor]") {
  for (int a = 0; a < k_max_seats; ++a) {
    CHECK(&editor::owner_shape(SeatId(a)) != &editor::owner_shape(SeatId(-1)));
    for (int b = 0; b < a; ++b)
      CHECK((&editor::owner_shape(SeatId(a)) != &editor::owner_shape(SeatId(b)) || a % 8 != b % 8));
    for (int b = 0; a < 8 && b < a; ++b)
      CHECK(&editor::owner_shape(SeatId(a)) != &editor::owner_shape(SeatId(b)));
  }
}

TEST_CASE("letters fill the shape of their piece and stay inside it", "[editor]") {
  for (int owner = -1; owner < 8; ++owner) {
    const std::vector<PicturePoint>& shape = editor::owner_shape(SeatId(owner));
    for (const float wide : {0.3F, 0.65F, 1.0F, 1.3F, 2.4F}) {
      const float size = editor::letters_room(SeatId(owner), wide);
      CHECK(size > 0.4F);
      CHECK(size <= 1.2F);
      for (const float x : {-0.5F, 0.5F})
        for (const float y : {-0.45F, 0.45F}) CHECK(inside(shape, {x * wide * size, y * size}));
      CHECK(editor::letters_room(SeatId(owner), wide + 1) < size);
    }
  }
  // As wide as it is high, on a disc.
  CHECK(editor::letters_room(SeatId(0), 1) == 1.2F);
}

TEST_CASE("a kind with a name in another script shows a letter of it", "[editor]") {
  RulesetText ruleset_text;
  ruleset_text.ruleset = "t";
  ruleset_text.files.push_back(
      {"rules.lua",
       "return { name = 'S', seats = { 'белые', 'чёрные' }, board = grid{ 3, 3 },\n"
       "zones = { field = {} }, kinds = { ['шашка'] = {}, ['шут'] = {}, ['馬'] = {}, pawn = {},\n"
       "['дамка'] = { letter = 'K' } },\n"
       "verbs = { put = place{ 'шашка' } }, stuck = 'draws' }"});
  const Table table(scripting::begin_game(scripting::load_ruleset(ruleset_text), {.seed = 1}));
  const GameReport game = table.report(Issuer::owner(), GameQuery());
  const auto letters = [&](const char* kind) { return game.letters_on(kind, SeatId(0)); };
  CHECK(letters("馬") == "馬");
  CHECK(letters("pawn") == "P");
  CHECK(letters("дамка") == "K");
  CHECK(std::set{letters("шашка"), letters("шут")}.contains("Ш"));
  CHECK(letters("шашка") != letters("шут"));
}

TEST_CASE("rules say what is written on pieces, for all owners or for each", "[editor]") {
  RulesetText ruleset_text;
  ruleset_text.ruleset = "t";
  ruleset_text.files.push_back(
      {"rules.lua",
       "return { name = 'S', seats = { 'red', 'black' }, board = grid{ 3, 3 },\n"
       "zones = { field = {} }, kinds = { king = { look = { red = { label = '帥' }, black = { "
       "label = "
       "'將' } } },\nblock = { owned = false, look = { label = '2048' } }, rook = {} },\n"
       "verbs = { put = place{ 'rook' } }, stuck = 'draws' }"});
  const Table table(scripting::begin_game(scripting::load_ruleset(ruleset_text), {.seed = 1}));
  const GameReport game = table.report(Issuer::owner(), GameQuery());
  CHECK(game.letters_on("king", SeatId(0)) == "帥");
  CHECK(game.letters_on("king", SeatId(1)) == "將");
  CHECK(game.letters_on("king", SeatId::none).empty());
  CHECK(game.letters_on("block", SeatId::none) == "2048");
  CHECK(game.letters_on("rook", SeatId(1)) == "R");
  // A label is not hidden by the drawing that is called like the kind.
  CHECK(editor::PieceLooks(game).find("king", SeatId(0)) == nullptr);
  CHECK(editor::PieceLooks(game).find("rook", SeatId(0)) != nullptr);
}

}  // namespace hr::tests
