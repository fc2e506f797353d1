// SPDX-License-Identifier: MIT
#include "core/record/bot_json.h"

namespace hr {

Json bot_json(const std::optional<BotSpec>& bot) {
  if (!bot) return false;
  return bot->type == BotType::random ? Json(true) : Json(text_of(*bot));
}

std::optional<BotSpec> json_bot(const Json& player) {
  if (player.contains("bot") && player["bot"].is_string())
    return read_bot_spec(json_text(player, "bot"));
  if (json_flag(player, "bot")) return BotSpec{};
  return std::nullopt;
}

}  // namespace hr
