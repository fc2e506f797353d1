// SPDX-License-Identifier: MIT
#include "editor/board/board_layout.h"

#include <array>
#include <catch2/catch.hpp>
#include <cmath>

#include "tests/editor/board/boards.h"

namespace hr::tests {

using editor::BoardLayout;
using editor::Camera;
using editor::CellRef;

namespace {

const std::vector<DrawnBoard> k_one{{.title = ""}};
const std::vector<DrawnBoard> k_three{
    {.title = "board of ann"}, {.title = "board of ben"}, {.title = "board of cy"}};
const Board k_floors = Board::grid({.columns = 3, .rows = 3, .levels = 2});

BoardLayout layout_of(const Board& board, const BoardView& view, std::span<const DrawnBoard> shown,
                      float width, float height) {
  return editor::layout_of(game_of(board), view, shown, width, height);
}

// How many cells the arrow keys cannot reach from the first one.
int out_of_reach(const BoardLayout& layout) {
  std::vector<CellRef> reached{neighbour_towards(layout, {}, {1, 0})};
  std::vector<std::vector<bool>> seen(layout.origins.size(),
                                      std::vector<bool>(layout.picture.piece_spots.size(), false));
  const auto been = [&](CellRef at) { return seen[nth(at.board)][nth(at.cell)]; };
  been(reached[0]) = true;
  for (std::size_t i = 0; i < reached.size(); ++i)
    for (const PicturePoint way :
         {PicturePoint{1, 0}, PicturePoint{-1, 0}, PicturePoint{0, 1}, PicturePoint{0, -1}})
      if (const CellRef to = neighbour_towards(layout, reached[i], way); !been(to))
        been(to) = true, reached.push_back(to);
  int shown = 0;
  for (std::size_t b = 0; b < seen.size(); ++b)
    for (std::size_t c = 0; c < seen[b].size(); ++c)
      shown += layout.shown({static_cast<int>(b), CellId(static_cast<int>(c))});
  return shown - static_cast<int>(reached.size());
}

}  // namespace

TEST_CASE("arrow keys reach every visible cell, in every view and across boards", "[editor]") {
  for (const NamedBoard& named : all_boards())
    for (const ViewType type : views_of(named.board)) {
      if (named.board.plain_cells() == 0) continue;
      INFO(about(named, {.type = type, .turn = {}}));
      CHECK(out_of_reach(layout_of(named.board, {.type = type, .turn = {}}, k_one, 900, 600)) == 0);
      if (named.board.cells() < 150)
        CHECK(out_of_reach(layout_of(named.board, {.type = type, .turn = {}}, k_three, 900, 600)) ==
              0);
    }
}

TEST_CASE("an arrow key leads to the nearest cell in its direction, also across floors",
          "[editor]") {
  const BoardLayout layout = layout_of(k_floors, {}, k_one, 900, 300);
  const auto from = [&](const char* cell, PicturePoint way) {
    return k_floors.name(neighbour_towards(layout, {0, k_floors.find(cell).value()}, way).cell);
  };
  CHECK(from("B2-I", {1, 0}) == "C2-I");
  CHECK(from("B2-I", {0, -1}) == "B3-I");
  CHECK(from("C2-I", {1, 0}) == "A2-II");
  CHECK(from("A2-II", {-1, 0}) == "C2-I");
  CHECK(from("A1-I", {-1, 0}) == "A1-I");
}

TEST_CASE("on hexagons, arrows up and down lead to the next row", "[editor]") {
  const Board board = Board::grid({.columns = 5, .rows = 5, .links = Links::hex});
  const BoardLayout layout = layout_of(board, {}, k_one, 900, 600);
  const float row = std::abs(layout.middle({0, board.find("C2").value()}).y -
                             layout.middle({0, board.find("C1").value()}).y);
  for (const float up : {-1.0F, 1.0F}) {
    const CellRef from{0, board.find("C3").value()};
    const CellRef to = neighbour_towards(layout, from, {0, up});
    CHECK(layout.middle(to).y - layout.middle(from).y == Approx(up * row).margin(0.01));
  }
}

TEST_CASE("several boards are placed side by side or below each other without overlap",
          "[editor]") {
  const Board board = Board::grid({.columns = 8, .rows = 8});
  const BoardLayout wide = layout_of(board, {}, k_three, 1500, 500);
  const BoardLayout high = layout_of(board, {}, k_three, 500, 1500);
  CHECK(wide.origins[0].y == wide.origins[2].y);
  CHECK(high.origins[0].x == high.origins[2].x);
  for (const BoardLayout* layout : {&wide, &high})
    for (int b = 0; b < 3; ++b)
      for (int c = 0; c < board.cells(); ++c) {
        const CellRef at{b, CellId(c)};
        if (hit(*layout, layout->middle(at)) != at) FAIL("board " << b << " cell " << c);
      }
  CHECK(wide.titles[1].text == "board of ben");
}

TEST_CASE("a camera fits everything within its limits, and panning is clamped", "[editor]") {
  const BoardLayout layout =
      layout_of(Board::grid({.columns = 10, .rows = 10}), {}, k_one, 800, 800);
  const Box room{0, 0, 800, 800};
  const Camera all = fitted(layout, room, 20, 400);
  CHECK(all.to_screen({layout.bounds.left, 0}).x >= -0.01F);
  CHECK(all.to_screen({layout.bounds.right, 0}).x <= 800.01F);
  const Camera near = fitted(layout, room, 200, 400);
  CHECK(near.scale == 200);
  Camera far_off = near;
  far_off.centre = {1000, -1000};
  const Camera back = clamped(layout, far_off);
  CHECK(back.to_screen({layout.bounds.right, 0}).x == Approx(800).margin(0.1));
  CHECK(back.to_screen({0, layout.bounds.top}).y == Approx(0).margin(0.1));
  const Camera loose = loosely_clamped(layout, far_off);
  CHECK(loose.centre == PicturePoint{layout.bounds.right, layout.bounds.top});
  const Camera moved = showing(back, layout.middle({0, CellId(0)}), 0.7F);
  const PicturePoint corner = moved.to_screen(layout.middle({0, CellId(0)}));
  CHECK(corner.x >= 0);
  CHECK(corner.y <= 800);
}

TEST_CASE("zooming keeps the point under the mouse in place", "[editor]") {
  const Camera camera{.centre = {3, 4}, .scale = 50, .room = {0, 0, 800, 600}};
  const Camera nearer = zoomed(camera, {100, 500}, 90);
  CHECK(nearer.scale == 90);
  CHECK(nearer.to_layout({100, 500}).x == Approx(camera.to_layout({100, 500}).x));
  CHECK(nearer.to_layout({100, 500}).y == Approx(camera.to_layout({100, 500}).y));
}

TEST_CASE("a mountain's steps are at least 40 pixels wide on a projector", "[editor]") {
  const Board board = Seated("robot_miner").game->board;
  const BoardLayout layout = layout_of(board, {}, k_one, 760, 620);
  const Camera camera = fitted(layout, {0, 0, 760, 620}, 46, 300);  // 23 at scale 2
  for (const Tile& tile : layout.picture.tiles)
    if (tile.box.width() * camera.scale < 40) FAIL("a step is too small");
  CHECK(camera.scale >= 46);
}

}  // namespace hr::tests
