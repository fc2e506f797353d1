// SPDX-License-Identifier: MIT
#include "editor/start/welcome_panel.h"

#include <algorithm>
#include <array>

#include "editor/panels/current_notice.h"
#include "editor/start/game_cards.h"
#include "editor/start/recent_list.h"
#include "editor/start/saved_match_list.h"
#include "editor/start/start_panel.h"
#include "editor/ui/free_keys.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

// Tab and arrow keys move into each part and between them.
constexpr ImGuiWindowFlags k_by_keys = ImGuiWindowFlags_NavFlattened;
bool arrow_pressed() {
  return std::ranges::any_of(std::array{Key::left, Key::right, Key::up, Key::down},
                             [](Key key) { return pressed(key); });
}

constexpr texts::Text k_purpose = texts::start::purpose;
constexpr texts::Text k_guide = texts::start::guide;
constexpr float k_roomy = 900;  // from this width on, parts are side by side
constexpr float k_aside = 350;

class WelcomePanel : public Panel {
 public:
  std::string_view name() const override { return "Welcome"_text; }

  void draw(const DeskState& state, Requests& requests) override {
    const ui::Named page("Welcome");
    start_.follow(state);
    // An arrow key is meant for the games, not for the buttons above them.
    if (!start_.chosen() && nothing_has_keys() && arrow_pressed()) cards_.take_keys();
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
    ui::title("House Rules"_text);
    const texts::Text own = texts::start::new_ruleset_dots;
    const texts::Text open = texts::start::open_dots;
    const auto first = std::ranges::find_if(
        state.rulesets, [](const RulesetInfo& info) { return info.first_change.has_value(); });
    const bool guided = first != state.rulesets.end();
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float width = ui::button_width(own) + gap + ui::button_width(open) +
                        (guided ? gap + ui::button_width(k_guide) : 0);
    const float left = ImGui::GetContentRegionMax().x - width;
    if (left > ImGui::GetItemRectSize().x + ui::scaled(40)) ImGui::SameLine(left);
    if (guided && ui::primary(k_guide)) requests.act("guide." + first->id);
    if (guided) ImGui::SameLine();
    if (ui::button(own)) requests.act("new");
    ImGui::SameLine();
    if (ui::button(open)) requests.act("open");
    draw_line(state);
  }

  // What the program is for, or in the same place a notice.
  void draw_line(const DeskState& state) {
    const Notice* const notice = notice_.of(state);
    const Colours& c = ui::colours();
    const float room = ImGui::GetContentRegionAvail().x;
    const auto tall = [&](const std::string& text) {
      return ImGui::CalcTextSize(text.c_str(), nullptr, false, room).y;
    };
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (notice == nullptr || start_.chosen())
      ui::text(k_purpose);
    else
      ui::coloured(notice->type == NoticeType::info ? c.good : c.bad, notice->text);
    if (notice == nullptr || tall(notice->text) <= tall(k_purpose)) {
      ImGui::SetCursorScreenPos(at);
      ImGui::Dummy({0, tall(k_purpose)});
    }
  }

  // The cards have the same room whether a game is chosen or not, so that none moves.
  void draw_wide(const DeskState& state, Requests& requests) {
    {
      const ui::Child aside("aside", {ui::scaled(k_aside), 0}, false, k_by_keys);
      if (start_.chosen())
        start_.draw(state, requests);
      else if (state.kept.empty() && state.recent.empty())
        draw_first_steps();
      else
        draw_kept(state, 6, requests), draw_recent(state, requests);
    }
    ImGui::SameLine(0, 2 * ImGui::GetStyle().ItemSpacing.x);
    const ui::Child games("games", {0, 0}, false, k_by_keys);
    draw_games(state, requests);
  }

  static void draw_first_steps() {
    ui::strong("How it goes"_text);
    for (const texts::Text step :
         {"Choose a game. Here you then say who plays, and under which options."_text,
          "While you play, the rules are beside the board: change one, and the game goes on under "
          "it. Undo takes the change back."_text,
          "Bots play against you, or try out what a change does. Boards, worksheets and rules are "
          "printed as well."_text})
      ui::text(step), ImGui::Spacing();
  }

  void draw_narrow(const DeskState& state, Requests& requests) {
    const ui::Child all("all", {0, 0}, false, k_by_keys);
    if (start_.chosen()) return start_.draw(state, requests);
    draw_kept(state, 2, requests);
    draw_games(state, requests);
    draw_recent(state, requests);
  }

  void draw_kept(const DeskState& state, std::size_t few, Requests& requests) {
    if (state.kept.empty()) return;
    ui::strong(texts::start::continue_games);
    kept_.draw(state, few, !start_.chosen(), requests);
  }

  void draw_games(const DeskState& state, Requests& requests) {
    ui::strong(state.kept.empty() ? texts::start::choose_a_game : texts::start::start_a_new_game);
    const std::string clicked = cards_.draw(state, start_.ruleset(), requests);
    // Enter chooses a game, and Enter again plays it.
    if (!clicked.empty() && clicked == start_.ruleset() && pressed(Key::enter))
      return start_.begin();
    for (const RulesetInfo& info : state.rulesets)
      if (info.id == clicked) start_.choose(info, requests);
  }

  void go_on_by_enter(const DeskState& state, Requests& requests) const {
    if (start_.chosen() || state.kept.empty() || !nothing_has_keys() || !pressed(Key::enter))
      return;
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
