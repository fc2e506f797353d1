// SPDX-License-Identifier: MIT
// The board with how often each cell was the target of an action in bots' games, and what those got
// who made it, as `houserules lab` prints them.
#pragma once

#include <string>

#include "core/table/game_report.h"
#include "scripting/lab/version_lab.h"

namespace hr::editor {

// "41", "0.3", "–": times in 100 games.
std::string in_hundred_games(std::uint64_t times, std::uint64_t games);

// As wide as the panel, at most. Nothing if nothing was played on the board, or the facts are about
// another board.
void draw_heat_map(const GameReport& game, const scripting::LabFacts& facts);

}  // namespace hr::editor
