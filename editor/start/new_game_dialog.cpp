// SPDX-License-Identifier: MIT
#include "editor/start/new_game_dialog.h"

#include <algorithm>
#include <utility>

#include "editor/panels/pending_command.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "scripting/templates/templates.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr texts::Text k_new_ruleset_title = texts::new_ruleset::title;

class NewGameDialog : public Panel {
 public:
  std::string_view name() const override { return k_new_ruleset_title; }
  bool open(const std::string& name) override { return name == "new" && (opening_ = true); }

  void draw(const DeskState& state, Requests& requests) override {
    if (opening_) ImGui::OpenPopup(k_new_ruleset_title.c_str());
    bool stays = true;
    const ui::Dialog dialog(k_new_ruleset_title, 560, &stays);
    if (!dialog) return;
    if (std::exchange(opening_, false)) {
      pending_.forget();
      name_.clear();
      like_.clear();
      template_ = scripting::game_templates().front().id;
      ImGui::SetKeyboardFocusHere();
    }
    if (pending_.done(state) || pressed(Key::escape)) return ImGui::CloseCurrentPopup();
    ImGui::SetNextItemWidth(-1);
    bool wanted = ui::entered("##name", name_, texts::new_ruleset::name_hint);
    ui::expose_last("name", "field", name_, ImGui::IsItemActive());
    draw_beginnings(state);
    ui::muted(texts::new_ruleset::about);
    if (!pending_.complaint().empty()) ui::coloured(ui::colours().bad, pending_.complaint());
    wanted = ui::primary(texts::common::create) || wanted;
    ui::flow(ui::button_width(texts::common::cancel));
    if (ui::button(texts::common::cancel)) return ImGui::CloseCurrentPopup();
    if (wanted) pending_.send(state, requests, NewRuleset{name_, like_, std::string(template_)});
  }

 private:
  void draw_beginnings(const DeskState& state) {
    ui::strong(texts::new_ruleset::start_from);
    // With the buttons below it in sight on a small screen, too.
    const float line = ImGui::GetTextLineHeightWithSpacing();
    const float room = 0.9F * ImGui::GetIO().DisplaySize.y - ImGui::GetCursorPosY() - 5 * line;
    const ui::Child list(texts::new_ruleset::start_from, {0, std::clamp(room, 3 * line, 12 * line)},
                         true);
    ui::muted(texts::new_ruleset::small_example);
    for (const scripting::GameTemplate& known : scripting::game_templates()) {
      const bool on = like_.empty() && template_ == known.id;
      if (!ui::radio(texts::Text(known.about), on)) continue;
      template_ = known.id;
      like_.clear();
    }
    ui::muted(texts::new_ruleset::copy);
    for (const RulesetInfo& info : state.rulesets) {
      const ui::Named named(info.id);
      if (ui::radio(shown_name(info), like_ == info.id)) like_ = info.id;
    }
  }

  bool opening_ = false;
  std::string name_, like_;
  std::string_view template_;  // if nothing is copied
  PendingCommand pending_;
};

}  // namespace

std::unique_ptr<Panel> make_new_game_dialog() { return std::make_unique<NewGameDialog>(); }

}  // namespace hr::editor
