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

  void draw(const Shown& shown, Wishes& wishes) override {
    const ui::Named page("Welcome");
    if (!shown.trouble.empty()) ui::coloured(ui::colours().bad, shown.trouble);
    draw_head(shown, wishes);
    const bool roomy = ImGui::GetContentRegionAvail().x >= ui::scaled(k_roomy);
    roomy ? draw_wide(shown, wishes) : draw_narrow(shown, wishes);
    go_on_by_enter(shown, wishes);
    // A game may have been started elsewhere, or its rules deleted.
    if (!shown.prepared && asked_) start_.leave(wishes);
    asked_ = shown.prepared.has_value();
  }

 private:
  void draw_head(const Shown& shown, Wishes& wishes) {
    ui::title("House Rules");
    const char* const own = "New ruleset…";
    const char* const open = "Open record…";
    const float width =
        ui::button_width(own) + ui::button_width(open) + ImGui::GetStyle().ItemSpacing.x;
    const float left = ImGui::GetContentRegionMax().x - width;
    if (left > ImGui::GetItemRectSize().x + ui::scaled(40)) ImGui::SameLine(left);
    if (ui::button(own)) wishes.act("new");
    ImGui::SameLine();
    if (ui::button(open)) wishes.act("open");
    const Notice* const notice = notice_.of(shown);
    if (notice != nullptr && !start_.chosen())
      ui::coloured(notice->kind == Notice::Kind::said ? ui::colours().good : ui::colours().bad,
                   notice->text);
  }

  void draw_wide(const Shown& shown, Wishes& wishes) {
    const float gap = ImGui::GetStyle().ItemSpacing.x * 2;
    float room = ImGui::GetContentRegionAvail().x;
    if (!shown.kept.empty()) {
      const ui::Child kept("kept", {ui::scaled(k_kept), 0}, false, k_by_keys);
      draw_kept(shown, 6, wishes);
    }
    if (!shown.kept.empty()) {
      ImGui::SameLine(0, gap);
      room -= ui::scaled(k_kept) + gap;
    }
    {
      const float start = start_.chosen() ? ui::scaled(k_start) + gap : 0;
      const ui::Child games("games", {room - start, 0}, false, k_by_keys);
      draw_games(shown, wishes);
    }
    if (!start_.chosen()) return;
    ImGui::SameLine(0, gap);
    const ui::Child start("start", {0, 0}, false, k_by_keys);
    start_.draw(shown, wishes);
  }

  void draw_narrow(const Shown& shown, Wishes& wishes) {
    const ui::Child all("all", {0, 0}, false, k_by_keys);
    if (start_.chosen()) return start_.draw(shown, wishes);
    if (!shown.kept.empty()) draw_kept(shown, 2, wishes);
    draw_games(shown, wishes);
  }

  void draw_kept(const Shown& shown, std::size_t few, Wishes& wishes) {
    ui::strong("Continue");
    kept_.draw(shown, few, !start_.chosen(), wishes);
  }

  void draw_games(const Shown& shown, Wishes& wishes) {
    ui::strong(shown.kept.empty() ? "Choose a game" : "Start a new game");
    const std::string clicked = cards_.draw(shown, start_.ruleset());
    for (const Title& title : shown.titles)
      if (title.id == clicked) start_.choose(title, wishes);
  }

  void go_on_by_enter(const Shown& shown, Wishes& wishes) const {
    if (start_.chosen() || shown.kept.empty() || !enter_is_free() || !pressed(Key::enter)) return;
    wishes.want(GoOn{shown.kept.front().file});
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
