// SPDX-License-Identifier: MIT
#include "editor/play/options_panel.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"
#include "editor/panels/change_text.h"
#include "editor/panels/options_form.h"
#include "editor/panels/rules_card.h"
#include "editor/panels/tab_ids.h"
#include "editor/ui/ui.h"
#include "scripting/source/variant_words.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

class OptionsPanel : public Panel {
 public:
  explicit OptionsPanel(std::shared_ptr<BoardTool> tool) : tool_(std::move(tool)) {}

  std::string_view name() const override { return texts::tabs::options; }
  const char* id() const override { return tab_ids::options; }

  void draw(const DeskState& state, Requests& requests) override {
    const GameState& game = *state.game;
    if (!game.playing) return ui::text("The rules cannot be loaded, so there are no options."_text);
    follow(state);
    const ImVec2 room = ImGui::GetContentRegionAvail();
    if (room.x > ui::scaled(760)) return draw_beside(state, requests, room);
    if (room.y > ui::scaled(460)) return draw_above(state, requests, room);
    draw_form(state, requests);
    draw_changes(game, requests);
    draw_card(game);
    ui::keep_scroll();
  }

 private:
  void draw_beside(const DeskState& state, Requests& requests, ImVec2 room) {
    const float left = room.x * 0.56F;
    {
      const ui::Child form("Form", {left, room.y});
      draw_form(state, requests);
      ui::keep_scroll();
    }
    ImGui::SameLine(0, ui::scaled(16));
    const ui::Child card("Rules", {0, room.y});
    draw_changes(*state.game, requests);
    draw_card(*state.game);
  }

  void draw_above(const DeskState& state, Requests& requests, ImVec2 room) {
    {
      const ui::Child form("Form", {0, room.y * 0.6F});
      draw_form(state, requests);
      ui::keep_scroll();
    }
    ImGui::Separator();
    const ui::Child card("Rules", {0, 0});
    draw_changes(*state.game, requests);
    draw_card(*state.game);
  }

  // Shows a refusal next to the control that caused it.
  void follow(const DeskState& state) {
    if (match_ != state.game->file) {
      match_ = state.game->file;
      form_.forget();
      asked_.clear();
      refused_.clear();
      anew_.reset();
    }
    const bool answered = state.notice.number != noticed_;
    noticed_ = state.notice.number;
    if (state.version == asked_at_) return;
    if (answered && !asked_.empty() && state.notice.type != NoticeType::info) {
      tool_->said = std::max(tool_->said, noticed_);
      anew_ = state.notice.anew;
      if (asked_ == k_variants)
        refused_ = state.notice.text;
      else
        form_.refuse(asked_, state.notice.text);
    }
    asked_.clear();
  }

  void ask(const DeskState& state, Requests& requests, std::string about, DeskCommand command) {
    asked_ = std::move(about);
    asked_at_ = state.version;
    refused_.clear();
    anew_.reset();
    requests.add(std::move(command));
  }

  void draw_form(const DeskState& state, Requests& requests) {
    const GameState& game = *state.game;
    if (!game.variants.empty()) draw_variants(state, requests);
    if (game.options.empty()) return ui::text(texts::options::none);
    draw_all_back(state, requests);
    const auto change = form_.draw(game.options);
    if (!change) return;
    if (change->standard)
      ask(state, requests, change->name, ResetOption{change->name});
    else
      ask(state, requests, change->name, SetOption{change->name, change->value});
  }

  // After the form, because they come and go.
  void draw_changes(const GameState& game, Requests& requests) const {
    if (!refused_.empty()) ui::coloured(ui::colours().bad, refused_);
    if (anew_) {
      if (ui::primary(texts::options::new_game)) requests.add(Restart{anew_});
      ui::tip("The game in progress cannot make this change. It is kept as it is."_text);
    }
    if (game.change) draw_change(*game.change);
    for (const std::string& notice : game.notices)
      ui::coloured(ui::colours().warning, full_sentence(notice));
  }

  void draw_all_back(const DeskState& state, Requests& requests) {
    const auto& options = state.game->options;
    const auto others = std::ranges::count_if(
        options, [](const auto& option) { return option.value != option.standard; });
    const ui::Disabled disabled(others == 0);
    if (ui::button(texts::options::reset_all)) ask(state, requests, k_variants, ResetOption{});
    ui::tip(texts::options::reset_all_help);
    const std::string text = others == 0 ? std::string(texts::options::all_default)
                                         : texts::counted<texts::options::changed>(others);
    ui::flow(ImGui::CalcTextSize(texts::options::all_default.c_str()).x);
    ImGui::AlignTextToFramePadding();
    ui::muted(text);
  }

  void draw_variants(const DeskState& state, Requests& requests) {
    const ui::Section section(texts::common::variants);
    if (!section) return;
    for (const VariantState& variant : state.game->variants) draw_variant(state, variant, requests);
  }

  void draw_variant(const DeskState& state, const VariantState& variant, Requests& requests) {
    const scripting::VariantInfo& note = variant.note;
    bool on = variant.on;
    const std::string label = scripting::variant_title(note);
    {
      const ui::Disabled disabled(!note.complaint.empty() && !on);
      if (ui::tick(label + "##" + note.id, on))
        ask(state, requests, k_variants, SetVariant{note.id, on});
    }
    const float indent = ImGui::GetFrameHeight() + ImGui::GetStyle().ItemInnerSpacing.x;
    ImGui::Indent(indent);
    if (!note.complaint.empty()) ui::coloured(ui::colours().bad, note.complaint);
    if (!note.about.empty()) ui::text(note.about);
    const std::string small = scripting::variant_details(note);
    if (!small.empty()) ui::muted(small);
    ImGui::Unindent(indent);
  }

  void draw_card(const GameState& game) {
    const ui::Section section(texts::options::rules_card);
    if (section) card_.draw(game);
  }

  static constexpr const char* k_variants = "*";  // not a valid option name

  OptionsForm form_;
  RulesCard card_;
  std::string match_;
  std::string asked_;           // the option of the last command, or k_variants
  std::uint64_t asked_at_ = 0;  // the version when it was sent
  std::uint64_t noticed_ = 0;
  std::shared_ptr<BoardTool> tool_;
  std::string refused_;                      // why the variants did not change
  std::shared_ptr<const RulesetText> anew_;  // a new game can make the change that was refused
};

}  // namespace

std::unique_ptr<Panel> make_options_panel(std::shared_ptr<BoardTool> tool) {
  return std::make_unique<OptionsPanel>(std::move(tool));
}

}  // namespace hr::editor
