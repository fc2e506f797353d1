// SPDX-License-Identifier: MIT
#include "editor/start/game_cards.h"

#include <fmt/format.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

#include "editor/ui/paragraphs.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr texts::Text k_how = texts::game::how_to_play;
constexpr float k_min_width = 208, k_pad = 12, k_picture = 0.48F;

void scroll_to(ImVec2 from, ImVec2 to) {
  ImGui::ScrollToRect(ImGui::GetCurrentWindow(), {from, to}, ImGuiScrollFlags_KeepVisibleEdgeY);
}

std::string players_and_credit(const RulesetInfo& info) {
  std::string players = players_text(info);
  if (info.by.empty()) return players;
  return info.by == "traditional" ? fill(texts::credit::players_traditional, players)
                                  : fill(texts::credit::players_by, players, info.by);
}

std::vector<Paragraph> words(const RulesetInfo& info) {
  const Colours& c = ui::colours();
  const Fonts& fonts = ui::context().fonts;
  const float gap = ui::scaled(3);
  std::vector<Paragraph> out{{shown_name(info), fonts.strong, c.text, 0}};
  if (!info.complaint.empty()) {
    out.push_back({fill(texts::start::cannot_be_loaded, info.complaint), fonts.body, c.bad, gap});
    return out;
  }
  if (!info.about.empty()) out.push_back({info.about, fonts.body, c.text, gap});
  out.push_back({players_and_credit(info), fonts.body, c.muted, gap});
  return out;
}

}  // namespace

std::string players_text(const RulesetInfo& info) {
  if (info.fewest == info.most) return texts::counted<texts::start::players>(info.most);
  return fill(texts::start::players_range, info.fewest, info.most);
}

std::string credit_text(const RulesetInfo& info) {
  if (info.by.empty()) return {};
  return info.by == "traditional" ? texts::credit::traditional : fill(texts::credit::by, info.by);
}

std::string GameCards::draw(const DeskState& state, const std::string& chosen, Requests& requests) {
  const ui::Named named("Games");
  const float gap = ImGui::GetStyle().ItemSpacing.x, room = ImGui::GetContentRegionAvail().x;
  const auto columns = std::max<std::size_t>(
      1, static_cast<std::size_t>((room + gap) / (ui::scaled(k_min_width) + gap)));
  const float width =
      std::floor((room - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns));
  const float inner = width - 2 * ui::scaled(k_pad);
  const bool moved = chosen != shown_ || columns != columns_;
  shown_ = chosen;
  columns_ = columns;
  std::string clicked;
  first_ = 0;
  for (std::size_t first = 0; first < state.rulesets.size(); first += columns) {
    const std::size_t end = std::min(first + columns, state.rulesets.size());
    float tall = 0;
    for (std::size_t i = first; i < end; ++i)
      tall = std::max(tall, height_of(words(state.rulesets[i]), inner));
    tall +=
        std::floor(width * k_picture) + 3 * ui::scaled(k_pad) + ImGui::GetFrameHeightWithSpacing();
    const ImVec2 row = ImGui::GetCursorScreenPos();
    for (std::size_t i = first; i < end; ++i) {
      const ImVec2 at{row.x + static_cast<float>(i - first) * (width + gap), row.y};
      ImGui::SetCursorScreenPos(at);
      const RulesetInfo& info = state.rulesets[i];
      if (draw_card(info, {width, tall}, info.id == chosen, requests)) clicked = info.id;
      if (moved && info.id == chosen) scroll_to(at, {at.x + width, at.y + tall});
    }
    ImGui::SetCursorScreenPos({row.x, row.y + tall + ImGui::GetStyle().ItemSpacing.y});
  }
  return clicked;
}

void GameCards::take_keys() const { ui::context().tabs.want(first_); }

bool GameCards::draw_card(const RulesetInfo& info, ImVec2 size, bool chosen, Requests& requests) {
  const ui::Named id(info.id);
  const float pad = ui::scaled(k_pad), high = std::floor(size.x * k_picture);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool clicked = card((info.original ? shown_name(info) : info.name).c_str(), size, chosen);
  if (first_ == 0) first_ = ImGui::GetItemID();
  if (!ImGui::IsItemVisible()) return clicked;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 from{at.x + pad, at.y + pad}, to{at.x + size.x - pad, at.y + pad + high};
  pictures_.draw(list, info, from, to);
  editor::draw(list, {at.x + pad, to.y + pad}, words(info), size.x - 2 * pad);
  if (info.game == nullptr) return clicked;
  ImGui::SetCursorScreenPos({at.x + size.x - pad / 2 - ui::button_width(k_how),
                             at.y + size.y - pad / 2 - ImGui::GetFrameHeight()});
  ImGui::PushItemFlag(ImGuiItemFlags_NoNav, true);  // the form has it for the keyboard
  if (ui::button(k_how)) requests.act("dialog.how:" + info.id);
  ImGui::PopItemFlag();
  return clicked;
}

}  // namespace hr::editor
