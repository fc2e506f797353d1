// SPDX-License-Identifier: MIT
// Draws the scoreboard at the top of the Game tab: each player with its colour and its score at the
// right, and below them what concerns all.
#pragma once

#include <string>

#include "core/table/report.h"
#include "core/table/scoreboard.h"
#include "editor/ui/theme.h"

namespace hr::editor {

// Beside each player the clock, if there are any.
void draw(const Scoreboard& board, const SeatClocksReport& clocks);
// The colour of a clock: of one that runs, that is low, or that waits.
ImU32 clock_colour(const SeatClockReport& clock);

std::string clock_text(const ClockReport& clock);  // the time left: "4:10"

}  // namespace hr::editor
