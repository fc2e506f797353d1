// SPDX-License-Identifier: MIT
#include "editor/panels/player_choice.h"

#include <imgui.h>

#include <algorithm>
#include <string>
#include <vector>

#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

struct PlayerType {
  std::string name;
  std::optional<BotSpec> bot;
};

std::vector<PlayerType> player_types(const std::optional<BotSpec>& now) {
  std::vector<PlayerType> out{{"Person", std::nullopt}, {"Random bot", BotSpec{}}};
  for (const BotLevel& level : bot_levels())
    out.push_back({"Bot: " + std::string(level.name), level.spec});
  if (std::ranges::find(out, now, &PlayerType::bot) == out.end())
    out.push_back({"Bot: " + text_of(*now), now});
  return out;
}

}  // namespace

float player_choice_width() {
  float widest = 0;
  for (const PlayerType& type : player_types(std::nullopt))
    widest = std::max(widest, ImGui::CalcTextSize(type.name.c_str()).x);
  return widest + ImGui::GetFrameHeight() + 2 * ImGui::GetStyle().FramePadding.x;
}

bool choose_player(std::optional<BotSpec>& bot) {
  const std::vector<PlayerType> types = player_types(bot);
  std::vector<std::string> names;
  for (const PlayerType& type : types) names.push_back(type.name);
  int chosen = static_cast<int>(std::ranges::find(types, bot, &PlayerType::bot) - types.begin());
  ImGui::SetNextItemWidth(player_choice_width());
  const bool changed = ui::choose("##plays", chosen, names);
  ui::tip(texts::bots::help);
  if (changed) bot = types[chosen].bot;
  return changed;
}

}  // namespace hr::editor
