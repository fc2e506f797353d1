// SPDX-License-Identifier: MIT
#include "editor/play/move_buttons.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/base/words.h"
#include "core/table/fixed_sentences.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr std::size_t k_most = 16;

constexpr float k_max_share = 0.4F;  // of the room, for more buttons they scroll

// As people read it.
std::string label(const PickerItem& item) { return spoken(item.text) + (item.complete ? "" : "…"); }

}  // namespace

void MoveButtons::follow(const GameState& game) {
  items_ = Picker().items(game.report);
  const bool other = std::exchange(match_, game.match) != game.match;
  row_ = (row_ && !other) || (!items_.empty() && fit());
}

bool MoveButtons::fit() const { return items_.size() <= k_most; }

float MoveButtons::height(const Report& report) const {
  if (!row_) return 0;
  const float room = ImGui::GetContentRegionAvail().x;
  float x = 0, lines = 1;
  for (const PickerItem& item : items_) {
    if (item.action >= report.legal.size() || !fit()) continue;
    const float width = ui::button_width(label(item)) + ImGui::GetStyle().ItemSpacing.x;
    if (x > 0 && x + width > room) x = 0, lines += 1;
    x += width;
  }
  const float row = ImGui::GetFrameHeightWithSpacing();
  const float most = std::max(k_max_share * ImGui::GetContentRegionAvail().y, row);
  return std::min(lines * row, most) + ImGui::GetStyle().ItemSpacing.y;
}

std::optional<PickerItem> MoveButtons::draw(const GameState& game, Requests& requests) {
  std::optional<PickerItem> clicked;
  if (!fit()) return clicked;
  const ui::Child buttons("Do", {0, 0});
  const ui::Disabled disabled(game.looks_on);
  bool first = true;
  for (const PickerItem& item : items_) {
    if (item.action >= game.report.legal.size()) continue;
    const ActionReport& action = game.report.legal[item.action];
    if (!std::exchange(first, false)) ui::flow(ui::button_width(label(item)));
    if (action.range)
      draw_range(action, requests);
    else if (ui::button(label(item) + "##" + std::to_string(item.action)))
      clicked = item;
    if (game.looks_on) ui::tip(fixed_sentences(texts::language()).looks_on);
  }
  return clicked;
}

// A number between the first and the second argument.
void MoveButtons::draw_range(const ActionReport& action, Requests& requests) {
  const auto low = static_cast<int>(action.action.arguments[0]);
  const auto high = static_cast<int>(action.action.arguments[1]);
  const std::string verb = action.text.substr(0, action.text.find(' '));
  ImGui::SetNextItemWidth(ui::scaled(120));
  number_ = std::clamp(number_, low, high);
  ui::number("##number", number_);
  ui::same_line();
  if (ui::button(fmt::format("{} {}", verb, number_)))
    requests.add(PlayTyped{action.seat, fmt::format("{} {}", verb, number_)});
}

}  // namespace hr::editor
