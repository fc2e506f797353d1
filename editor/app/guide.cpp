// SPDX-License-Identifier: MIT
#include "editor/app/guide.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr int k_steps = 3;

// The text of a file as it is being edited.
std::string edited_text(const GameState& game, const std::string& file) {
  const auto found = std::ranges::find(game.files, file, &RuleFileState::name);
  return found == game.files.end() ? "" : found->draft.value_or(found->text);
}

bool in_force(const GameState& game, const FirstChange& change) {
  const std::string* const text =
      game.in_force == nullptr ? nullptr : game.in_force->find(change.file);
  return text != nullptr && change.done_in(*text);
}

}  // namespace

void Guide::begin(const RulesetInfo& info) {
  change_ = info.first_change;
  ruleset_ = info.id;
  step_ = GuideStep::type;
}

void Guide::follow(const DeskState& state) {
  if (!on()) return;
  const GameState& game = *state.game;
  if (game.ruleset != ruleset_) return end();
  const std::string text = edited_text(game, change_->file);
  if (const int line = change_->line_number(text); line > 0) line_ = line;
  const bool applied = in_force(game, *change_);
  if (applied)
    step_ = GuideStep::look;
  else if (step_ == GuideStep::look || step_ == GuideStep::undone)
    step_ = GuideStep::undone;
  else
    step_ = change_->done_in(text) ? GuideStep::apply : GuideStep::type;
}

std::string Guide::text_of(GuideStep step, const DeskState& state) const {
  const auto& change = state.game->change;
  switch (step) {
    case GuideStep::type:
      return fill(texts::guide::type, line_, change_->file, change_->word, change_->to);
    case GuideStep::apply:
      return fill(texts::guide::apply, "Ctrl+Enter");
    case GuideStep::look:
      return change ? fmt::format("{} {}", change->moves, texts::guide::look)
                    : std::string(texts::guide::look);
    case GuideStep::undone:
      break;
  }
  return texts::guide::undone;
}

void Guide::draw(const DeskState& state) {
  const ui::Named named("Guide");
  const float pad = ui::scaled(8), room = ImGui::GetContentRegionAvail().x - 2 * pad;
  const std::string title = fill(texts::guide::title, change_->about);
  float text_high = 0;
  for (const GuideStep step :
       {GuideStep::type, GuideStep::apply, GuideStep::look, GuideStep::undone})
    text_high = std::max(text_high,
                         ImGui::CalcTextSize(text_of(step, state).c_str(), nullptr, false, room).y);
  const ImGuiStyle& style = ImGui::GetStyle();
  const ui::FontScope body(ui::context().fonts.body);
  const float title_high = ImGui::CalcTextSize(title.c_str(), nullptr, false, room).y;
  const float high =
      2 * title_high + text_high + ImGui::GetFrameHeight() + 2 * style.ItemSpacing.y + 2 * pad;
  ImGui::PushStyleColor(ImGuiCol_ChildBg, ui::colours().raised);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {pad, pad});
  {
    const ui::Child card("card", {0, high}, true);
    ui::strong(title);
    const float top = ImGui::GetCursorPosY();
    ui::text(text_of(step_, state));
    ImGui::SetCursorPosY(top + text_high + style.ItemSpacing.y);
    if (ui::button(texts::common::close)) end();
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    ui::muted(progress());
  }
  ImGui::PopStyleVar();
  ImGui::PopStyleColor();
}

void Guide::draw_row(const DeskState& state) {
  const ui::Named named("Guide");
  const float gap = ImGui::GetStyle().ItemSpacing.x;
  const float right =
      ui::button_width(texts::common::close) + ImGui::CalcTextSize(progress().c_str()).x + gap;
  const float room = ImGui::GetContentRegionAvail().x - right - gap;
  const std::string text = text_of(step_, state);
  const float high = ImGui::CalcTextSize(text.c_str(), nullptr, false, room).y +
                     2 * ImGui::GetStyle().FramePadding.y;
  {
    const ui::Child card("card", {room, high}, false, ImGuiWindowFlags_NoScrollbar);
    ImGui::AlignTextToFramePadding();
    ui::coloured(ui::colours().accent, text);
  }
  ImGui::SameLine();
  if (ui::button(texts::common::close)) end();
  ImGui::SameLine();
  ImGui::AlignTextToFramePadding();
  ui::muted(progress());
}

std::string Guide::progress() const {
  const int number = std::min(static_cast<int>(step_) + 1, k_steps);
  return step_ == GuideStep::undone ? texts::common::done
                                    : fill(texts::guide::step, number, k_steps);
}

}  // namespace hr::editor
