// SPDX-License-Identifier: MIT
// Draws the scoreboard at the top of the Game tab: each player with its colour and its score at the
// right, and below them what concerns all.
#pragma once

#include <string>

#include "core/table/report.h"
#include "core/table/scoreboard.h"

namespace hr::editor {

void draw(const Scoreboard& board);

std::string clock_text(const ClockReport& clock);  // the time left: "4:10"

}  // namespace hr::editor
