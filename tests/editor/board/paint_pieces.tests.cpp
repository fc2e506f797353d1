// SPDX-License-Identifier: MIT
// Pieces on a canvas as they are really drawn: which textures they need, and their pixels.
#include <imgui.h>

#include <algorithm>
#include <catch2/catch.hpp>

#include "editor/board/board_canvas.h"
#include "editor/ui/ui.h"
#include "editor/window/offscreen.h"
#include "tests/editor/board/boards.h"

namespace hr::tests {

namespace {

struct Shown {
  Seated game;
  Report report;
  editor::BoardScene scene;
  editor::BoardCanvas canvas;
  editor::Offscreen screen;

  explicit Shown(const std::string& ruleset, int actions = 0, float scale = 1,
                 editor::Theme theme = editor::Theme::light)
      : game(ruleset), screen(900, 700, scale, theme) {
    game.play(actions);
    report = game.table.report(Issuer::owner(), ViewQuery{SeatId(0)});
    scene.game = game.game;
    scene.report = &report;
    draw();
  }
  void draw() {
    screen.draw([&] {
      ImGui::SetNextWindowPos({0, 0});
      ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
      ImGui::Begin("all", nullptr, ImGuiWindowFlags_NoDecoration);
      canvas.draw(scene);
      ImGui::End();
    });
  }
  static std::size_t textures() { return editor::ui::context().drawings.count(); }

  // The share of a cell, or of a box, that has this colour.
  double share(const std::string& cell, std::array<int, 3> colour) const {
    const editor::Item* const item = screen.screen().find("cell " + cell);
    REQUIRE(item != nullptr);
    return share(item->box, colour);
  }
  double share(const Box& box, std::array<int, 3> colour) const {
    const editor::Pixels all = screen.pixels();
    int same = 0, whole = 0;
    for (int y = static_cast<int>(box.top); y < static_cast<int>(box.bottom); ++y)
      for (int x = static_cast<int>(box.left); x < static_cast<int>(box.right); ++x) {
        const auto at = 3 * static_cast<std::size_t>(y * all.width + x);
        ++whole;
        same +=
            all.rgb[at] == colour[0] && all.rgb[at + 1] == colour[1] && all.rgb[at + 2] == colour[2]
                ? 1
                : 0;
      }
    return static_cast<double>(same) / whole;
  }
};

}  // namespace

TEST_CASE("each kind is painted once for each owner, and again only at another size", "[editor]") {
  Shown chess("chess");
  CHECK(Shown::textures() == 12);
  chess.draw();
  CHECK(Shown::textures() == 12);
  ImGui::GetIO().DisplaySize = {500, 400};
  chess.draw();
  CHECK(Shown::textures() > 12);
}

TEST_CASE("a drawing has its owner's colour in each theme", "[editor]") {
  const std::array<int, 3> orange{0xe6, 0x9f, 0x00}, blue{0x00, 0x72, 0xb2};
  for (const editor::Theme theme :
       {editor::Theme::light, editor::Theme::dark, editor::Theme::contrast}) {
    const Shown digger("cube_digger", 0, 1, theme);
    CHECK(digger.share("A1-I", orange) > 0.1);
    CHECK(digger.share("A1-I", blue) == 0);
    CHECK(digger.share("E5-III", blue) > 0.1);
  }
}

TEST_CASE("a robot on a step that its team has claimed is drawn, and so is the claim", "[editor]") {
  // Two drawings that would be too small side by side.
  const Shown miner("robot_miner", 3, 1.5F);
  const auto& cells = miner.screen.screen().items();
  CHECK(std::ranges::any_of(cells, [](const editor::Item& item) {
    return item.text.find("robot") != std::string::npos &&
           item.text.find("token") != std::string::npos;
  }));
  CHECK(Shown::textures() == 4);  // a jewel, a token alone; a token and a robot together
}

TEST_CASE("cards are of paper, and only where there are any", "[editor]") {
  const std::array<int, 3> paper{255, 255, 255};
  Shown cards("sixteen_cards", 3);
  int faces = 0, backs = 0;
  for (const editor::Item& item : cards.screen.screen().items()) {
    if (item.kind != "cell") continue;
    INFO(item.path << ": " << item.text);
    const double white = cards.share(item.box, paper);
    const bool back = item.text.find("hidden") != std::string::npos;
    CHECK((back ? white < 0.4 : white > 0.5));
    (back ? backs : faces) += 1;
  }
  CHECK(faces > 0);
  CHECK(backs == 5);  // three hands, the deck, the card put aside
}

TEST_CASE("marks on crossings leave the lines of the board in sight", "[editor]") {
  Shown go("go");
  const editor::Item* const item = go.screen.screen().find("cell E5");
  REQUIRE(item != nullptr);
  const Box box = item->box;
  const float x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
  const auto pixel = [&](float across, float along) {
    const editor::Pixels all = go.screen.pixels();
    const auto column = static_cast<int>(x + across * box.width() / 2);
    const auto row = static_cast<int>(y + along * box.height() / 2);
    const std::uint8_t* const at =
        all.rgb.data() + 3 * static_cast<std::size_t>(row * all.width + column);
    return std::array<int, 3>{at[0], at[1], at[2]};
  };
  const auto line = [&] { return pixel(0.8F, 0); };
  const auto field = [&] { return pixel(0.5F, 0.5F); };
  const auto bare_line = line(), bare_field = field();
  CHECK(bare_line != bare_field);
  const CellId cell = *go.scene.game->board.find("E5");
  using enum editor::Highlight;
  for (const editor::Highlight what : {target, place, risky, gained, lost, problem}) {
    go.scene.marks = {{cell, what}};
    go.draw();
    CHECK(line() == bare_line);
    if (what == target || what == place || what == risky) CHECK(field() == bare_field);
  }
  for (const editor::Highlight what : {from, to, chosen, shown}) {
    go.scene.marks = {{cell, what}};
    go.draw();
    CHECK(field() != bare_field);
    CHECK(line() != field());
  }
}

}  // namespace hr::tests
