// SPDX-License-Identifier: MIT
#include "editor/board/board_canvas.h"

#include <imgui.h>
#include <catch2/catch.hpp>
#include <set>

#include "editor/ui/ui.h"
#include "tests/editor/board/boards.h"
#include "tests/editor/driver.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

using editor::BoardCanvas;
using editor::BoardInput;
using editor::BoardScene;
using editor::Key;

namespace {

// A canvas as large as the screen with a game on it, and a record of what the user did on it.
struct DeskState {
  Seated game;
  Report report;
  BoardScene scene;
  BoardCanvas canvas;
  std::vector<std::string> done;  // "click B3", "drag B3 C4" …
  BoardInput last;
  Driver driver;

  explicit DeskState(const std::string& ruleset, const scripting::Settings& settings = {},
                     SeatId viewer = SeatId::none, float scale = 1, int actions = 0,
                     ImVec2 size = {1000, 700})
      : game(ruleset, settings), driver(size.x, size.y, scale) {
    game.play(actions);
    report = game.table.report(Issuer::owner(), ViewQuery{viewer});
    scene.game = game.game;
    scene.report = &report;
    driver.draws([this] { frame(); });
    driver.frame(2);
  }

  // On every third cell.
  void note_cells(const std::string& text) {
    const Board& board = game.game->board;
    for (int c = 0; c < board.cells(); c += 3)
      game.table.give(Issuer::owner(), WriteNote{SeatId(0), board.name(CellId(c)), text});
    report = game.table.report(Issuer::owner(), ViewQuery{SeatId(0)});
  }

  void frame() {
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::Begin("all", nullptr, ImGuiWindowFlags_NoDecoration);
    note(canvas.draw(scene));
    ImGui::End();
  }

  std::string name(editor::CellRef at) const {
    const std::string board = at.board > 0 ? std::to_string(at.board) + ":" : "";
    return board + game.game->board.name(at.cell);
  }

  void note(const BoardInput& input) {
    last = input;
    if (input.clicked) done.push_back((input.by_key ? "key " : "click ") + name(*input.clicked));
    if (input.right_clicked) done.push_back("right " + name(*input.right_clicked));
    if (input.double_clicked) done.push_back("double " + name(*input.double_clicked));
    if (input.dragged)
      done.push_back("drag " + name(input.dragged->first) + " " + name(input.dragged->second));
    for (const editor::CellRef at : input.painted) done.push_back("paint " + name(at));
    if (input.stroke_ended) done.push_back("end");
  }
};

std::vector<std::string> words(std::initializer_list<std::string> all) { return all; }

}  // namespace

TEST_CASE("clicking a cell by its name reports that cell, whose text is its contents", "[editor]") {
  DeskState shown("breakthrough");
  shown.driver.click("cell B2");
  shown.driver.right_click("cell C3");
  CHECK(shown.done == words({"click B2", "right C3"}));
  CHECK(shown.driver.item("cell B2").text == "white pawn");
  CHECK(shown.driver.item("cell C3").text == "empty");
  shown.done.clear();
  shown.driver.double_click("cell D4");
  CHECK(shown.done == words({"click D4", "click D4", "double D4"}));
}

TEST_CASE("each cell of every board and view can be clicked by its name", "[editor]") {
  for (const auto& [ruleset, settings] :
       std::vector<std::pair<std::string, scripting::Settings>>{{"cube_digger", {}},
                                                                {"hex", {}},
                                                                {"robot_miner", {}},
                                                                {"kalah", {}},
                                                                {"cube_lariat", {}}}) {
    DeskState shown(ruleset, settings);
    const Board& board = shown.game.game->board;
    for (const ViewType type : views_of(board)) {
      shown.canvas.set_view(type);
      shown.driver.frame(2);
      int clicked = 0;
      for (int c = 0; c < board.cells(); c += 7) {
        const std::string name = "cell " + board.name(CellId(c));
        if (!shown.driver.has(name)) continue;  // behind the cube
        shown.done.clear();
        shown.driver.click(name);
        INFO(ruleset << ", " << view_name(board, type));
        CHECK(shown.done == words({"click " + board.name(CellId(c))}));
        ++clicked;
      }
      CHECK(clicked > 1);
    }
  }
}

TEST_CASE("with several boards, a cell is named after its board's title", "[editor]") {
  DeskState shown("graverobber");
  shown.driver.click("Red's board/cell B3");
  shown.driver.click("White's board/cell B3");
  CHECK(shown.done == words({"click B3", "click 1:B3"}));
}

TEST_CASE("a piece is dragged from one cell to another", "[editor]") {
  DeskState shown("breakthrough");
  shown.driver.drag("cell B2", "cell B3");
  CHECK(shown.done == words({"drag B2 B3"}));
}

TEST_CASE("with the brush, dragging paints the cells that it crosses", "[editor]") {
  DeskState shown("cube_digger");
  shown.scene.paint = true;
  shown.driver.drag("cell A1-II", "cell C1-II");
  CHECK(shown.done == words({"paint A1-II", "paint B1-II", "paint C1-II", "end"}));
}

TEST_CASE("a stroke of the brush that takes one frame paints all cells on its way", "[editor]") {
  DeskState shown("cube_digger");
  shown.scene.paint = true;
  const auto go_to = [&](const char* name) {
    const Box box = shown.driver.item(name).box;
    shown.driver.move((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    shown.driver.frame();
  };
  go_to("cell A1-II");
  shown.driver.button(0, true);
  shown.driver.frame();
  go_to("cell D1-II");
  shown.driver.button(0, false);
  shown.driver.frame(2);
  CHECK(shown.done == words({"paint A1-II", "paint B1-II", "paint C1-II", "paint D1-II", "end"}));
}

TEST_CASE("the keys move from cell to cell and click", "[editor]") {
  DeskState shown("breakthrough");
  shown.canvas.focus();
  shown.driver.frame(2);
  CHECK(shown.last.focused);
  shown.driver.press(Key::right);  // enters the board
  shown.driver.press(Key::right);
  shown.driver.press(Key::up);
  shown.driver.press(Key::enter);
  shown.driver.press(Key::up);
  shown.driver.press(Key::space);
  CHECK(shown.done == words({"key B2", "key B3"}));
  CHECK(shown.driver.item("cell B3").on);
}

TEST_CASE("a click moves the keyboard cursor to its cell", "[editor]") {
  DeskState shown("breakthrough");
  shown.driver.click("cell E4");
  shown.driver.press(Key::left);
  shown.driver.press(Key::enter);
  CHECK(shown.done == words({"click E4", "key D4"}));
}

TEST_CASE("on a cube the arrow keys lead around to the back", "[editor]") {
  DeskState shown("cube_lariat");
  shown.canvas.set_view(ViewType::solid);
  shown.driver.frame(2);
  CHECK_FALSE(shown.driver.has("cell B-A1"));
  shown.driver.click("cell F-C3");
  std::string face;
  for (int presses = 0; presses < 60 && face != "B-"; ++presses) {
    shown.driver.press(Key::right);
    face = shown.name(shown.canvas.cursor()).substr(0, 2);
  }
  CHECK(face == "B-");
  CHECK(shown.driver.has("cell B-A1"));
}

TEST_CASE("a cube is turned with the mouse", "[editor]") {
  DeskState shown("cube_lariat");
  shown.canvas.set_view(ViewType::solid);
  shown.driver.frame(2);
  const float before = shown.driver.item("cell F-C3").box.left;
  const auto& box = shown.driver.item("cell F-C3").box;
  const float x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
  shown.driver.move(x, y);
  shown.driver.button(0, true);
  shown.driver.move(x + 30, y);
  shown.driver.button(0, false);
  shown.driver.frame();
  CHECK(shown.driver.item("cell F-C3").box.left > before + 10);
  CHECK(shown.done.empty());
}

TEST_CASE("the wheel zooms around the mouse, and the board can be fitted again", "[editor]") {
  DeskState shown("breakthrough");
  shown.driver.hover("cell C3");
  const Box before = shown.driver.item("cell C3").box;
  shown.driver.wheel(3);
  const Box after = shown.driver.item("cell C3").box;
  CHECK(after.width() > before.width() * 1.2F);
  CHECK((after.left + after.right) / 2 == Approx((before.left + before.right) / 2).margin(2));
  shown.driver.click("Fit");
  CHECK(shown.driver.item("cell C3").box.width() == Approx(before.width()));
}

// Fleets on a sea of ten by ten for each seat, without a common board.
std::string seas(int seats) {
  std::string names;
  for (const char* name : {"red", "blue", "green", "yellow", "purple", "orange"})
    if (seats-- > 0) names += std::string("'") + name + "', ";
  return "return { name = 'Seas', seats = { " + names +
         "}, board = grid{ 10, 10 }, stuck = 'draws',\n"
         "zones = { sea = { per = 'seat' } }, kinds = { ship = { zone = 'sea' } },\n"
         "verbs = { put = place{ 'ship', onto = empty } } }";
}

int cells_outside(const Driver& driver) {
  const Box& all = driver.item("canvas").box;
  int out = 0;
  for (const editor::Item& item : driver.screen().items())
    if (item.kind == "cell")
      out += item.box.left < all.left || item.box.right > all.right || item.box.top < all.top ||
                     item.box.bottom > all.bottom || item.box.width() < 2
                 ? 1
                 : 0;
  return out;
}

TEST_CASE("Fit shows all boards, or one with tabs for the others", "[editor]") {
  int tabbed = 0, whole = 0;
  for (int seats = 2; seats <= 6; ++seats) {
    const TemporaryRuleset files("seas", seas(seats));
    for (const float scale : {1.0F, 2.0F})
      for (const ImVec2 size : {ImVec2{1000, 700}, {640, 420}, {1900, 1000}, {400, 900}}) {
        DeskState shown(files.folder(), {}, SeatId::none, scale, 3, size);
        INFO(seats << " seats, scale " << scale << ", " << size.x << " by " << size.y);
        if (shown.driver.has("Fit")) {
          shown.driver.wheel(2);
          shown.driver.click("Fit");
        }
        CHECK(cells_outside(shown.driver) == 0);
        const bool tabs = shown.driver.has("Boards/Red");
        ++(tabs ? tabbed : whole);
        if (!tabs) {
          CHECK(shown.driver.item("Red's board/cell A1").box.width() >= 23 * scale);
          continue;
        }
        CHECK(shown.driver.has("Boards/Blue"));
        const std::string turn = seats > 3    ? "Yellow's board"
                                 : seats == 3 ? "Red's board"
                                              : "Blue's board";
        CHECK(shown.driver.has(turn + "/cell J10"));  // whose turn it is
        shown.driver.click("Boards/Blue");
        CHECK(shown.driver.has("Blue's board/cell J10"));
        CHECK_FALSE(shown.driver.has("Red's board/cell J10"));
        CHECK(cells_outside(shown.driver) == 0);
        shown.driver.click("Blue's board/cell C3");
        CHECK(shown.done.back() == "click 1:C3");
      }
  }
  CHECK(tabbed > 5);
  CHECK(whole > 5);
}

TEST_CASE("Fit shows even a board whose cells are then small", "[editor]") {
  const TemporaryRuleset files(
      "plain",
      "return { name = 'Plain', seats = { 'a', 'b' }, board = grid{ 120, 100 }, stuck = 'draws',\n"
      "zones = { f = {} }, kinds = { m = {} }, verbs = { put = place{ 'm', onto = empty } } }");
  DeskState shown(files.folder());
  shown.driver.click("Fit");
  CHECK(cells_outside(shown.driver) == 0);
}

TEST_CASE("views are chosen on the canvas", "[editor]") {
  DeskState shown("cube_digger");
  shown.driver.click("Stacked");
  CHECK(shown.canvas.view() == ViewType::stacked);
  shown.driver.click("cell C3-III");
  CHECK(shown.done == words({"click C3-III"}));
  shown.driver.click("Side by side");
  CHECK(shown.canvas.view() == ViewType::flat);
}

TEST_CASE("captions, titles, labels and notes never overlap", "[editor]") {
  std::set<std::string> kinds;
  for (const auto& folder : tests::rulesets_and_probes())
    for (const auto& [viewer, scale] : {std::pair{SeatId::none, 1.0F},
                                        {SeatId::none, 2.0F},
                                        {SeatId(0), 1.0F},
                                        {SeatId(0), 2.0F}}) {
      DeskState shown(folder.filename(), {}, viewer, scale, 12);
      if (viewer != SeatId::none) shown.note_cells("grave?");
      for (const ViewType type : views_of(shown.game.game->board)) {
        shown.canvas.set_view(type);
        shown.driver.frame(2);
        std::vector<const editor::Item*> texts;
        for (const editor::Item& item : shown.driver.screen().items())
          if (item.kind == "caption" || item.kind == "title" || item.kind == "label" ||
              item.kind == "note" || item.kind == "button")
            texts.push_back(&item), kinds.insert(item.kind);
        for (std::size_t a = 0; a < texts.size(); ++a)
          for (std::size_t b = 0; b < a; ++b) {
            const Box &x = texts[a]->box, &y = texts[b]->box;
            if (x.left < y.right - 1 && y.left < x.right - 1 && x.top < y.bottom - 3 * scale &&
                y.top < x.bottom - 3 * scale)
              FAIL_CHECK(folder.filename() << " at scale " << scale << ": " << texts[a]->path
                                           << " lies over " << texts[b]->path);
          }
      }
    }
  CHECK(kinds == std::set<std::string>{"button", "caption", "label", "note", "title"});
}

TEST_CASE("a mountain's steps are at least 40 pixels wide in projector mode", "[editor]") {
  DeskState shown("robot_miner", {}, SeatId::none, 2);
  CHECK(shown.driver.item("cell 7x-7").box.width() >= 33);  // the room of a piece in the step
  shown.driver.click("cell 12x-12");
  shown.driver.click("cell 3x-1");
  CHECK(shown.done == words({"click 12x-12", "click 3x-1"}));
}

TEST_CASE("a board without cells, or no game at all, can be drawn", "[editor]") {
  DeskState shown("sealed_bids");
  shown.scene.game.reset();
  shown.driver.frame(2);
  CHECK(shown.done.empty());
}

TEST_CASE("notes are drawn on the cells that they are about", "[editor]") {
  DeskState shown("graverobber", {}, SeatId(0));
  shown.game.table.give(Issuer::owner(), WriteNote{SeatId(0), "C4", "grave?"});
  shown.game.table.give(Issuer::owner(), MarkPassage{SeatId(0), "C4", 2});
  shown.report = shown.game.table.report(Issuer::owner(), ViewQuery{SeatId(0)});
  shown.driver.frame(2);
  const editor::Item& note = shown.driver.item("note grave? ×2");
  const Box cell = shown.driver.item("cell C4").box;
  CHECK((note.box.left + note.box.right) / 2 == Approx((cell.left + cell.right) / 2).margin(2));
}

// The cost of a frame is the number of its triangles.
TEST_CASE("the largest boards are drawn with few triangles", "[editor]") {
  for (const auto& [ruleset, settings] : std::vector<std::pair<std::string, scripting::Settings>>{
           {"cube_digger", {{"columns", "6"}, {"rows", "6"}, {"levels", "6"}}},
           {"cube_lariat", {{"size", "10"}}}}) {
    DeskState shown(ruleset, settings, SeatId::none, 1, 40);
    editor::ui::context().screen.listen(false);  // as in normal play
    shown.driver.frame(2);
    const int corners = ImGui::GetDrawData()->TotalVtxCount;
    INFO(ruleset << ": " << corners << " corners");
    CHECK(corners > 1000);
    CHECK(corners < 150'000);
    shown.driver.frame(3);
    CHECK(ImGui::GetDrawData()->TotalVtxCount == corners);  // nothing accumulates
  }
}

TEST_CASE("a legend names the regions where there is room for it", "[editor]") {
  const std::string nuclear = "legend nuclear cells: isolate them from each other";
  DeskState desk("cube_lariat");
  CHECK("legend " + desk.driver.item(nuclear).text == nuclear);
  desk.scene.regions = false;
  desk.driver.frame();
  CHECK_FALSE(desk.driver.has(nuclear));
  CHECK_FALSE(DeskState("cube_lariat", {}, SeatId::none, 4).driver.has(nuclear));
}

TEST_CASE("the buttons lie below the board and cover no cell, beside the legend", "[editor]") {
  for (const char* game : {"cube_lariat", "cube_wars", "cube_digger", "tic_tac_toe"})
    for (const float scale : {1.0F, 2.0F}) {
      const DeskState desk(game, {}, SeatId::none, scale);
      INFO(game << ", scale " << scale);
      const Box fit = desk.driver.item("Fit").box;
      int cells = 0;
      for (const editor::Item& item : desk.driver.screen().items()) {
        const bool apart = item.box.right <= fit.left || item.box.left >= fit.right ||
                           item.box.bottom <= fit.top || item.box.top >= fit.bottom;
        cells += item.kind == "cell" ? 1 : 0;
        if (item.kind == "cell") CHECK(apart);
        if (item.kind == "legend") CHECK(item.box.right < fit.left);
      }
      CHECK(cells > 0);
      CHECK(fit.bottom > desk.driver.item("canvas").box.bottom - 60 * scale);
    }
}

}  // namespace hr::tests
