// SPDX-License-Identifier: MIT
#include "editor/ui/ui.h"

#include <catch2/catch.hpp>

#include "tests/editor/driver.h"

namespace hr::tests {

namespace ui = editor::ui;

namespace {

// A window that fills the screen.
template <class F>
std::function<void()> full_window(F&& inside) {
  return [inside] {
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::Begin("all", nullptr, ImGuiWindowFlags_NoDecoration);
    inside();
    ImGui::End();
  };
}

}  // namespace

TEST_CASE("widgets are clicked and typed into by their visible labels", "[editor]") {
  Driver driver;
  int clicks = 0;
  bool on = false;
  std::string text = "old";
  driver.draws(full_window([&] {
    if (ui::button("Go##1")) ++clicks;
    ui::tick("Loud", on);
    const ui::Named named("Form");
    ui::field("name", text);
  }));
  driver.frame(2);
  driver.click("Go");
  driver.click("Loud");
  driver.fill("Form/name", "New one");
  CHECK(clicks == 1);
  CHECK(on);
  CHECK(text == "New one");
  CHECK(driver.item("Form/name").text == "New one");
}

TEST_CASE("items out of sight are scrolled into view", "[editor]") {
  Driver driver(400, 200);
  int clicked = -1;
  driver.draws(full_window([&] {
    const ui::Child child("list");
    for (int i = 0; i < 60; ++i)
      if (ui::button("row " + std::to_string(i))) clicked = i;
  }));
  driver.frame(2);
  CHECK_FALSE(driver.item("row 50").in_sight());
  driver.click("row 50");
  CHECK(clicked == 50);
  driver.click("list/row 3");
  CHECK(clicked == 3);
}

TEST_CASE("an item reports that its text is cut off, and disabled ones cannot be clicked",
          "[editor]") {
  Driver driver(300, 200);
  driver.draws(full_window([&] {
    ui::line("A line that is a great deal longer than the window is wide, so it is cut off");
    ui::text("The same words, which are broken into lines, are all there to be read by everybody");
    const ui::Disabled disabled(true);
    ui::button("Not now");
  }));
  driver.frame(2);
  CHECK(driver.screen().items()[0].cut_off());
  CHECK_FALSE(driver.screen().items()[1].cut_off());
  CHECK_FALSE(driver.item("Not now").enabled);
}

}  // namespace hr::tests
