// SPDX-License-Identifier: MIT
#include "editor/play/notes_panel.h"

#include <catch2/catch.hpp>

#include "editor/ui/ui.h"
#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

namespace {

std::vector<std::string> lines(const AppDriver& window) { return window.report().notes.lines; }
using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("notes are written, counted, undone and saved", "[editor]") {
  AppDriver window("cube_wars");
  window.press(ctrl('6'));
  window.fill("new/cell", "B3");
  window.fill("new/text", "weak");
  window.click("new/Add");
  CHECK(lines(window) == Lines{"B3: weak"});
  CHECK(window.item("new/text").text.empty());
  window.click("B3/+");
  window.click("B3/+");
  window.click("B3/-");
  window.fill("B3/text", "strong\n");
  CHECK(lines(window) == Lines{"B3: 1 passage, strong"});
  window.click("Undo note");
  CHECK(lines(window) == Lines{"B3: 1 passage, weak"});
  window.click("Redo note");
  window.fill("general/text", "hurry\n");
  CHECK(lines(window).size() == 2);
  window.fill("general/text", "\n");
  CHECK(lines(window) == Lines{"B3: 1 passage, strong"});

  window.fill("new/cell", "Z99");
  window.fill("new/text", "there");
  window.click("new/Add");
  CHECK(window.reads(window.state().notice.text));
  CHECK(window.item("new/text").text == "there");

  const std::string file = window.state().game->file;
  window.kill_and_start_again();
  window.send(OpenRecord{file});
  window.send(ViewAs{SeatId(0)});
  CHECK(lines(window) == Lines{"B3: 1 passage, strong"});
}

TEST_CASE("what is being typed for one seat is not shown to another", "[editor]") {
  AppDriver window("cube_wars");
  window.press(ctrl('6'));
  window.click("general/text");
  window.type("secret");
  CHECK(window.item("general/text").text == "secret");
  window.send(ViewAs{SeatId(1)});
  CHECK(window.item("general/text").text.empty());
  CHECK(window.reads("Notes for Black"));
  window.send(ViewAs{k_owner});
  CHECK_FALSE(window.has("general/text"));
}

TEST_CASE("the note on a cell is written in a popup", "[editor]") {
  AppDriver window("cube_wars");
  TypedTexts typed;
  Requests requests;
  window.draws([&] {
    ImGui::Begin("popup", nullptr, ImGuiWindowFlags_NoTitleBar);
    draw_note(window.game(), "B3", typed, requests);
    ImGui::End();
  });
  window.frame(2);
  window.fill("Note/text", "grave\n");
  window.click("Note/+");
  REQUIRE(requests.commands.size() == 2);
  const auto note = std::get<WriteNote>(requests.commands[0]);
  CHECK(note.cell == "B3");
  CHECK(note.text == "grave");
  CHECK(std::get<MarkPassage>(requests.commands[1]).more == 1);
}

}  // namespace hr::tests
