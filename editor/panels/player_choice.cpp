// SPDX-License-Identifier: MIT
#include "editor/panels/player_choice.h"

#include <imgui.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "core/bots/bot_spec.h"
#include "core/table/fixed_sentences.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

float player_choice_width() {
  float widest = 0;
  for (const PlayerType& type : player_types({}, texts::language()))
    widest = std::max(widest, ImGui::CalcTextSize(type.name.c_str()).x);
  return widest + ImGui::GetFrameHeight() + 2 * ImGui::GetStyle().FramePadding.x;
}

bool choose_player(std::optional<BotSpec>& bot) {
  const std::vector<PlayerType> types = player_types(std::span(&bot, 1), texts::language());
  std::vector<std::string> names;
  for (const PlayerType& type : types) names.push_back(type.name);
  int chosen = static_cast<int>(std::ranges::find(types, bot, &PlayerType::bot) - types.begin());
  ImGui::SetNextItemWidth(player_choice_width());
  const bool changed = ui::choose("##plays", chosen, names);
  ui::tip(fixed_sentences(texts::language()).player_types);
  if (changed) bot = types[chosen].bot;
  return changed;
}

}  // namespace hr::editor
