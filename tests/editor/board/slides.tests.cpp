// SPDX-License-Identifier: MIT
#include "editor/board/slides.h"

#include <catch2/catch.hpp>

#include "tests/editor/app_driver.h"
#include "tests/editor/board/boards.h"

namespace hr::tests {

using editor::BoardPieces;
using editor::pieces_of;
using editor::Slide;
using editor::slides_between;

namespace {

const editor::PieceFace k_white{SeatId(0), "man"}, k_black{SeatId(1), "man"},
    k_king{SeatId(0), "king"};
const CellId k_a{0}, k_b{1}, k_c{2};

std::vector<Slide> slides(const BoardPieces& was, const BoardPieces& is) {
  return slides_between(was, is, 0, {});
}

// The first two cells that the last line of the log names.
std::optional<std::pair<CellId, CellId>> last_move(const Seated& game, const Report& report) {
  std::vector<CellId> cells;
  if (!report.log.empty() && report.log.back().arguments)
    for (const NamedArgument& argument : *report.log.back().arguments)
      if (const auto* name = std::get_if<std::string>(&argument))
        if (const auto cell = game.game->board.find(*name)) cells.push_back(*cell);
  if (cells.size() != 2) return {};
  return std::pair{cells[0], cells[1]};
}

}  // namespace

TEST_CASE("what lies on a cell slides from where it lay, forwards and for undo", "[editor]") {
  const BoardPieces before{{k_a, {k_white}}, {k_b, {k_black}}}, after{{k_b, {k_white}}};
  CHECK(slides(before, after) == std::vector<Slide>{{0, k_a, k_b}});
  CHECK(slides(after, before) == std::vector<Slide>{{0, k_b, k_a}});
  CHECK(slides({}, after).empty());
  CHECK(slides(after, {}).empty());
  CHECK(slides({{k_a, {k_white}}}, {{k_b, {k_black}}}).empty());
  // A stack slides as a whole; what joins others does not move them.
  const BoardPieces stack{{k_a, {k_black, k_white}}}, moved{{k_c, {k_black, k_white}}};
  CHECK(slides(stack, moved) == std::vector<Slide>{{0, k_a, k_c}});
  CHECK(slides({{k_a, {k_white}}, {k_b, {k_black}}}, {{k_b, {k_black, k_white}}}).empty());
}

TEST_CASE("a piece that becomes another one slides where the action says so", "[editor]") {
  const BoardPieces before{{k_a, {k_white}}}, after{{k_b, {k_king}}};
  CHECK(slides(before, after).empty());
  CHECK(slides_between(before, after, 0, std::pair{k_a, k_b}) == std::vector<Slide>{{0, k_a, k_b}});
  CHECK(slides_between(after, after, 0, std::pair{k_a, k_b}).empty());
}

TEST_CASE("a card slides from one hand or pile to another, also one that was hidden", "[editor]") {
  const editor::PieceFace ace{SeatId::none, "ace"}, two{SeatId::none, "two"},
      back{SeatId::none, "back"};
  using Boards = std::vector<BoardPieces>;
  const auto came = [](const Boards& was, const Boards& is) { return editor::arrivals(was, is); };
  const Boards hand{{{k_a, {ace}}, {k_b, {two, two}}}, {}};
  const Boards played{{{k_a, {ace}}, {k_b, {two}}}, {{k_b, {two}}}};
  CHECK(came(hand, played) == std::vector<Slide>{{1, k_b, k_b, 0}});
  CHECK(came(played, hand) == std::vector<Slide>{{0, k_b, k_b, 1}});
  CHECK(came({{{k_c, {back, back}}}, {}}, {{{k_c, {back}}}, {{k_a, {ace}}}}) ==
        std::vector<Slide>{{1, k_c, k_a, 0}});
  // What moves within a row, or on each of two boards, comes from nowhere else.
  CHECK(came({{{k_a, {ace}}}, {{k_a, {ace}}}}, {{{k_b, {ace}}}, {{k_b, {ace}}}}).empty());
  CHECK(came(hand, hand).empty());
}

TEST_CASE("a piece falls from the far end of its line", "[editor]") {
  const Seated game("connect_four");
  const Board& board = game.game->board;
  const auto cell = [&](const char* name) { return *board.find(name); };
  const BoardPieces was{{cell("D1"), {k_white}}};
  const auto fall = [&](const char* to, editor::FallWay way) {
    BoardPieces is = was;
    is[cell(to)] = {k_white};
    return editor::fall_between(board, was, is, 0, way);
  };
  CHECK(fall("D2", {0, -1}) == Slide{0, cell("D6"), cell("D2")});
  CHECK(fall("D2", {-1, 0}) == Slide{0, cell("G2"), cell("D2")});
  CHECK(fall("C1", {1, 0}) == Slide{0, cell("A1"), cell("C1")});
  CHECK_FALSE(fall("D6", {0, -1}));
  CHECK_FALSE(fall("D2", {}));
  CHECK_FALSE(editor::fall_between(board, was, was, 0, {0, -1}));
}

TEST_CASE("where everything changes at once, nothing slides", "[editor]") {
  BoardPieces before, after;
  for (int c = 0; c < 20; ++c) {
    before[CellId(c)] = {k_white};
    after[CellId(100 + c)] = {k_white};
  }
  CHECK(slides(before, after).empty());
}

TEST_CASE("every move of a piece in games played at random slides there", "[editor]") {
  for (const std::string name : {"breakthrough", "english_draughts", "chess", "cube_wars"}) {
    Seated game(name);
    int seen = 0;
    for (int i = 0; i < 60 && !game.table.report(Issuer::owner(), StatusQuery()).ended; ++i) {
      const Report before = game.table.report(Issuer::owner(), ViewQuery{SeatId::owner});
      game.play(1);
      const Report after = game.table.report(Issuer::owner(), ViewQuery{SeatId::owner});
      const auto move = last_move(game, after);
      if (!move) continue;
      const std::vector<Slide> found =
          slides_between(pieces_of(before, drawn_boards(*game.game, before).at(0)),
                         pieces_of(after, drawn_boards(*game.game, after).at(0)), 0, move);
      INFO(name << ": " << after.log.back().text);
      CHECK(std::ranges::find(found, Slide{0, move->first, move->second}) != found.end());
      ++seen;
    }
    CHECK(seen > 20);
  }
}

TEST_CASE("the window draws frames while pieces slide, and then rests", "[editor]") {
  AppDriver driver;
  driver.start("breakthrough");
  driver.frame(30);
  CHECK_FALSE(driver.app().wants_frame());
  driver.click("cell A2");
  driver.click("cell A3");
  CHECK(driver.app().wants_frame());
  int frames = 0;
  while (driver.app().wants_frame() && frames < 100) driver.frame(), ++frames;
  CHECK(frames >= 4);
  CHECK(frames <= 12);

  driver.app().set_slides(false);
  driver.frame(3);
  driver.click("cell A7");
  driver.click("cell A6");
  driver.frame();
  CHECK_FALSE(driver.app().wants_frame());
}

TEST_CASE("a piece that was dragged lies where it was dropped", "[editor]") {
  AppDriver driver;
  driver.start("breakthrough");
  driver.frame(30);
  driver.drag("cell A2", "cell A3");
  driver.frame(2);
  CHECK_FALSE(driver.app().wants_frame());
}

}  // namespace hr::tests
