// SPDX-License-Identifier: MIT
#include "editor/tests_tab/make_test_dialog.h"

#include <fmt/format.h>

#include <charconv>
#include <utility>

#include "core/base/error.h"
#include "editor/panels/pending_command.h"
#include "editor/rule_files/file_names.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr texts::Text k_test_title = "Make a test of this position"_text;
constexpr std::string_view k_test_name = "test";

class MakeTestDialog : public Panel {
 public:
  std::string_view name() const override { return k_test_title; }

  bool open(const std::string& name) override {
    if (name != k_test_name && !name.starts_with(std::string(k_test_name) + " ")) return false;
    int node = static_cast<int>(NodeId::none);
    const char* const end = name.data() + name.size();
    if (name.size() > k_test_name.size())
      std::from_chars(name.data() + k_test_name.size() + 1, end, node);
    node_ = NodeId(node);
    return opening_ = true;
  }

  void draw(const DeskState& state, Requests& requests) override {
    if (opening_) ImGui::OpenPopup(k_test_title.c_str());
    bool stays = true;
    const ui::Dialog dialog(k_test_title, 560, &stays);
    if (!dialog) return;
    const bool begins = std::exchange(opening_, false);
    if (!state.game || !state.game->playing || pressed(Key::escape))
      return ImGui::CloseCurrentPopup();
    if (begins) begin(*state.game);
    if (pending_.done(state)) {
      requests.act("tab.tests");
      return ImGui::CloseCurrentPopup();
    }
    draw_form(state, requests);
  }

 private:
  void begin(const GameState& game) {
    pending_.forget();
    const NodeId node = node_ == NodeId::none ? game.cursor : node_;
    ply_ = 0;
    for (const HistoryStep& step : game.steps)
      if (step.node == node) ply_ = step.ply;
    typed_ = ply_ == 0 ? std::string("The start"_text) : fill("After move {}", ply_);
    ImGui::SetKeyboardFocusHere();
  }

  void draw_form(const DeskState& state, Requests& requests) {
    const GameState& game = *state.game;
    ui::text(
        ply_ == 0
            ? "The scenario sets up this position and expects it unchanged."_text
            : "The scenario plays the moves up to this position and expects the same position."_text);
    ui::muted("It passes as long as the rules lead to the same position."_text);
    ImGui::SetNextItemWidth(-1);
    bool wanted = ui::entered("##name", typed_, "Name, such as A cube takes a meeple"_text);
    ui::expose_last("name", "field", typed_, ImGui::IsItemActive());
    ui::muted(file_text());
    if (!game.own)
      ui::muted(
          fill("This creates your own copy of {}; installed rules are never changed.", game.name));
    if (!pending_.complaint().empty()) ui::coloured(ui::colours().bad, pending_.complaint());
    wanted = ui::primary("Make test"_text) || wanted;
    ui::flow(ui::button_width(texts::common::cancel));
    if (ui::button(texts::common::cancel)) return ImGui::CloseCurrentPopup();
    if (wanted) pending_.send(state, requests, MakeTest{typed_, node_});
  }

  // The same number of lines whatever is typed, so that nothing moves.
  std::string file_text() const {
    try {
      return fill("File: {}", new_file_name(RuleFileKind::scenario, typed_));
    } catch (const Error& error) {
      return error.what();
    }
  }

  bool opening_ = false;
  NodeId node_ = NodeId::none;
  std::uint32_t ply_ = 0;
  std::string typed_;
  PendingCommand pending_;
};

}  // namespace

std::unique_ptr<Panel> make_test_dialog() { return std::make_unique<MakeTestDialog>(); }

}  // namespace hr::editor
