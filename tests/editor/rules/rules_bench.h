// SPDX-License-Identifier: MIT
// The rules panel in a window, and an app that records its commands.
#pragma once

#include <imgui.h>

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "editor/rules/rules_panel.h"
#include "tests/editor/driver.h"

namespace hr::tests {

inline const editor::Chord k_ctrl_enter{.key = editor::Key::enter, .ctrl = true};
inline const editor::Chord k_ctrl_shift_enter{
    .key = editor::Key::enter, .ctrl = true, .shift = true};

// An installed ruleset of two files, and an app that records the commands.
struct RulesBench {
  explicit RulesBench(float scale = 1) : driver(1100 * scale, 700 * scale, scale) {
    state = {.id = "race",
             .name = "Race",
             .folder = {},
             .shipped = true,
             .copy_of = {},
             .deleted = {},
             .files = {{"rules.lua", "return {\n  name = \"Race\",\n}\n", {}},
                       {"track.lua", "return 7\n", {}}},
             .findings = {},
             .drafts = {},
             .playing = true,
             .in_force = {{"rules.lua", "return {\n  name = \"Race\",\n}\n"},
                          {"track.lua", "return 7\n"}},
             .since = "the start",
             .saved_in_force = true,
             .not_in_force = {},
             .news = {},
             .set_text = {},
             .set_value = {}};
    driver.draws([this] {
      ImGui::SetNextWindowPos({0, 0});
      ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
      ImGui::Begin("all", nullptr, ImGuiWindowFlags_NoDecoration);
      panel.draw(state, commands);
      ImGui::End();
    });
    driver.frame(3);
  }
  template <class T>
  std::vector<T> asked() const {
    std::vector<T> out;
    for (const editor::RulesCommand& command : commands)
      if (const T* const one = std::get_if<T>(&command)) out.push_back(*one);
    return out;
  }
  // Does as the app does: writes the files, which makes the ruleset the user's copy.
  void carry_out() {
    for (const editor::SaveRules& save : asked<editor::SaveRules>())
      for (const editor::FileText& file : save.files) write(file.file, file.text);
    for (const editor::RevertFile& revert : asked<editor::RevertFile>())
      for (editor::FileOnDisk& file : state.files)
        if (file.name == revert.file) file.text = *file.original;
    commands.clear();
    driver.frame(2);
  }
  void write(const std::string& name, const std::string& text) {
    if (state.shipped) {
      for (editor::FileOnDisk& file : state.files) file.original = file.text;
      state.copy_of = state.id;
      state.id = "my_race";
      state.shipped = false;
    }
    for (editor::FileOnDisk& file : state.files)
      if (file.name == name) file.text = text;
  }
  void type_at_top(const std::string& text) {
    driver.click("line 1");
    driver.press(editor::Chord{.key = editor::Key::home, .ctrl = true});
    driver.type(text);
  }
  // Checks that the first line is `now` and saved, and that Ctrl+Z makes it `before`.
  void check_undo(const std::string& now, const std::string& before) {
    CHECK(driver.item("line 1").text == now);
    CHECK_FALSE(panel.unsaved());
    driver.click("line 1");
    driver.press(editor::ctrl('Z'));
    CHECK(driver.item("line 1").text == before);
  }
  std::string tab(const std::string& file) const { return driver.item("Files/" + file).text; }

  editor::RulesPanelState state;
  editor::RulesCommands commands;
  editor::RulesPanel panel;
  Driver driver;
};

inline scripting::Finding error_at(const std::string& file, int line, const std::string& message) {
  return {.file = file, .line = line, .column = 1, .message = message, .advice = {}};
}

}  // namespace hr::tests
