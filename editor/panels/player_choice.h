// SPDX-License-Identifier: MIT
// Who plays a seat: a person, or a bot and how well it plays.
#pragma once

#include "core/table/command.h"

namespace hr::editor {

// As wide as the widest choice.
float player_choice_width();
// True if another was chosen. The widget is called "plays".
bool choose_player(std::optional<BotSpec>& bot);

}  // namespace hr::editor
