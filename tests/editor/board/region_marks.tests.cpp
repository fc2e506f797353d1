// SPDX-License-Identifier: MIT
#include "editor/board/region_marks.h"

#include <catch2/catch.hpp>
#include <set>

#include "tests/editor/board/boards.h"

namespace hr::tests {

namespace {

editor::RegionMarks marks(const GameReport& game) {
  return editor::region_marks(game, hr::picture_of(game, game.look, {}, 1.5F));
}
editor::RegionMarks marks(const Seated& game) { return marks(*game.game); }

// As if its rules said nothing of how its regions look.
GameReport plain(const Seated& game) {
  GameReport out = *game.game;
  out.look.regions.clear();
  return out;
}

}  // namespace

TEST_CASE("a region is marked along its border, with a letter in one cell of each connected part",
          "[editor]") {
  const Seated game("breakthrough");
  const editor::RegionMarks found = marks(plain(game));
  // Two rows of eight have a border of 20 sides, one row has one of 18; each for both seats.
  CHECK(found.lines.size() == 2 * (20 + 18));
  std::string signs;
  for (const editor::RegionSign& sign : found.signs)
    signs += sign.letter + std::to_string(index(sign.seat)) + " " +
             game.game->board.name(sign.cell) + ", ";
  CHECK(signs == "F0 A8, F1 A1, H0 A2, H1 A8, ");
}

TEST_CASE("a legend names each marked region once, and regions that are too many are not marked",
          "[editor]") {
  CHECK(marks(plain(Seated("breakthrough"))).names ==
        std::vector<editor::RegionName>{{"F", "far", {}, 2}, {"H", "home", {}, 2}});
  const CellLook nuclear = Seated("cube_lariat").game->look.regions.at("nuclear");
  CHECK(marks(Seated("cube_lariat")).names ==
        std::vector<editor::RegionName>{{"N", nuclear.legend, nuclear, 0, true}});
  CHECK(marks(Seated("chess")).names.empty());  // it has eleven
  CHECK(marks(Seated("chess")).lines.empty());
}

TEST_CASE("overlapping regions have lines side by side and letters in different corners",
          "[editor]") {
  const editor::RegionMarks found = marks(plain(Seated("breakthrough")));
  std::set<int> depths;
  std::set<std::pair<CellId, int>> corners;
  for (const editor::RegionLine& line : found.lines) depths.insert(line.depth);
  for (const editor::RegionSign& sign : found.signs)
    CHECK(corners.emplace(sign.cell, sign.corner).second);
  CHECK(depths == std::set{0, 1});
}

TEST_CASE("a region with a fill needs no letter and no border, one with a drawing no letter",
          "[editor]") {
  const Seated game("breakthrough");
  GameReport looking = *game.game;
  looking.look.regions["far"] = {.fill = Tint::owner};
  looking.look.regions["home"] = {.drawing = "house"};
  const editor::RegionMarks found =
      editor::region_marks(looking, hr::picture_of(looking, looking.look, {}, 1.5F));
  CHECK(found.signs.empty());
  CHECK(found.lines.size() == 2 * 20);
  CHECK(found.names == std::vector<editor::RegionName>{{"", "far", looking.look.regions["far"], 2},
                                                       {"", "home", looking.look.regions["home"]}});
}

TEST_CASE("the rules explain a region in the legend, or leave it unmarked", "[editor]") {
  const Seated game("breakthrough");
  GameReport looking = plain(game);
  looking.look.regions["far"] = {.legend = "where a pawn wins"};
  looking.look.regions["home"] = {.marked = false};
  const editor::RegionMarks found = marks(looking);
  CHECK(found.lines.size() == 2 * 18);  // of far
  CHECK(found.names == std::vector<editor::RegionName>{
                           {"F", "where a pawn wins", looking.look.regions["far"], 2}});
  // Two regions that look the same and are explained alike share a place in the legend.
  CHECK(marks(Seated("hex")).names.size() == 1);
}

TEST_CASE("the border of a region of nobody is a quiet line, where the board goes on", "[editor]") {
  const Seated tak("tak");
  const editor::RegionMarks four = marks(tak);
  CHECK(four.lines.size() == 4 * 5);  // five rows and columns: the inner side of each edge
  for (const editor::RegionLine& line : four.lines) CHECK(line.quiet);
  CHECK(marks(Seated("dots_and_boxes")).lines.size() == 4 * 4);  // within a rim of cells
  for (const editor::RegionLine& line : marks(plain(Seated("breakthrough"))).lines)
    CHECK_FALSE(line.quiet);  // of a player
  for (const editor::RegionLine& line : marks(Seated("cube_lariat")).lines)
    CHECK_FALSE(line.quiet);  // its rules declare a mark
}

TEST_CASE("a mark declared by the rules is on each cell of its region", "[editor]") {
  const Seated game("cube_digger");
  std::string signs;
  for (const editor::RegionSign& sign : marks(game).signs)
    signs += sign.letter + std::to_string(index(sign.seat)) + " " +
             game.game->board.name(sign.cell) + ", ";
  CHECK(signs == "⌂0 A1-I, ⌂1 E5-III, ");
}

}  // namespace hr::tests
