// SPDX-License-Identifier: MIT
// A text area in a window, driven by the names of its items.
#pragma once

#include <imgui.h>

#include <string>

#include "editor/code/text_area.h"
#include "tests/editor/driver.h"

namespace hr::tests {

// A text area that fills the window, and a button beside it.
struct TextPage {
  explicit TextPage(std::string_view text, float scale = 1, ImVec2 size = {900, 600})
      : driver(size.x, size.y, scale), area(text, &api) {
    driver.draws([this] {
      ImGui::SetNextWindowPos({0, 0});
      ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
      ImGui::Begin("all", nullptr, ImGuiWindowFlags_NoDecoration);
      if (editor::ui::button("Elsewhere")) ++elsewhere;
      area.draw("Rules", {0, 0});
      wants_letters = ImGui::GetIO().WantTextInput;
      ImGui::End();
    });
    driver.frame(3);
  }
  void focus(editor::TextAt at = {}) {
    area.go_to(at);
    driver.frame(2);
  }
  std::string text() const { return area.document().text(); }
  editor::TextRange selection() const { return area.document().selection(); }

  Driver driver;
  editor::Api api = editor::read_api(editor::k_api_text);
  editor::TextArea area;
  int elsewhere = 0;
  bool wants_letters = false;
};

inline std::string numbered_lines(int count) {
  std::string out;
  for (int i = 1; i <= count; ++i)
    out += "local x" + std::to_string(i) + " = " + std::to_string(i) + "\n";
  return out;
}

}  // namespace hr::tests
