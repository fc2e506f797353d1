// SPDX-License-Identifier: MIT
#include "editor/start/welcome_panel.h"

#include <algorithm>

#include "editor/panels/current_notice.h"
#include "editor/start/game_cards.h"
#include "editor/start/saved_match_list.h"
#include "editor/start/start_panel.h"
#include "editor/ui/free_keys.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

// Tab and arrow keys move into each part and between them.
constexpr ImGuiWindowFlags k_by_keys = ImGuiWindowFlags_NavFlattened;
constexpr float k_roomy = 900;  // from this width on, parts are side by side
constexpr float k_kept = 290, k_start = 370;

class WelcomePanel : public Panel {
 public:
  const char* name() const override { return "Welcome"; }

  void draw(const DeskState& state, Requests& requests) override {
    const ui::Named page("Welcome");
    if (!state.save_problem.empty()) ui::coloured(ui::colours().bad, state.save_problem);
    draw_head(state, requests);
    const bool roomy = ImGui::GetContentRegionAvail().x >= ui::scaled(k_roomy);
    roomy ? draw_wide(state, requests) : draw_narrow(state, requests);
    go_on_by_enter(state, requests);
    // A game may have been started elsewhere, or its rules deleted.
    if (!state.preview && asked_) start_.leave(requests);
    asked_ = state.preview.has_value();
  }

 private:
  void draw_head(const DeskState& state, Requests& requests) {
    ui::title("House Rules");
    const char* const own = "New ruleset…";
    const char* const open = "Open record…";
    const float width =
        ui::button_width(own) + ui::button_width(open) + ImGui::GetStyle().ItemSpacing.x;
    const float left = ImGui::GetContentRegionMax().x - width;
    if (left > ImGui::GetItemRectSize().x + ui::scaled(40)) ImGui::SameLine(left);
    if (ui::button(own)) requests.act("new");
    ImGui::SameLine();
    if (ui::button(open)) requests.act("open");
    const Notice* const notice = notice_.of(state);
    if (notice != nullptr && !start_.chosen())
      ui::coloured(notice->kind == Notice::Kind::info ? ui::colours().good : ui::colours().bad,
                   notice->text);
  }

  void draw_wide(const DeskState& state, Requests& requests) {
    const float gap = ImGui::GetStyle().ItemSpacing.x * 2;
    float room = ImGui::GetContentRegionAvail().x;
    if (!state.kept.empty()) {
      const ui::Child kept("kept", {ui::scaled(k_kept), 0}, false, k_by_keys);
      draw_kept(state, 6, requests);
    }
    if (!state.kept.empty()) {
      ImGui::SameLine(0, gap);
      room -= ui::scaled(k_kept) + gap;
    }
    {
      const float start = start_.chosen() ? ui::scaled(k_start) + gap : 0;
      const ui::Child games("games", {room - start, 0}, false, k_by_keys);
      draw_games(state, requests);
    }
    if (!start_.chosen()) return;
    ImGui::SameLine(0, gap);
    const ui::Child start("start", {0, 0}, false, k_by_keys);
    start_.draw(state, requests);
  }

  void draw_narrow(const DeskState& state, Requests& requests) {
    const ui::Child all("all", {0, 0}, false, k_by_keys);
    if (start_.chosen()) return start_.draw(state, requests);
    if (!state.kept.empty()) draw_kept(state, 2, requests);
    draw_games(state, requests);
  }

  void draw_kept(const DeskState& state, std::size_t few, Requests& requests) {
    ui::strong("Continue");
    kept_.draw(state, few, !start_.chosen(), requests);
  }

  void draw_games(const DeskState& state, Requests& requests) {
    ui::strong(state.kept.empty() ? "Choose a game" : "Start a new game");
    const std::string clicked = cards_.draw(state, start_.ruleset());
    for (const RulesetInfo& info : state.rulesets)
      if (info.id == clicked) start_.choose(info, requests);
  }

  void go_on_by_enter(const DeskState& state, Requests& requests) const {
    if (start_.chosen() || state.kept.empty() || !enter_is_free() || !pressed(Key::enter)) return;
    requests.add(OpenRecord{state.kept.front().file});
  }

  SavedMatchList kept_;
  GameCards cards_;
  StartPanel start_;
  CurrentNotice notice_;
  bool asked_ = false;
};

}  // namespace

std::unique_ptr<Panel> make_welcome_panel() { return std::make_unique<WelcomePanel>(); }

}  // namespace hr::editor
