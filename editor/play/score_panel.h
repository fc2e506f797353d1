// SPDX-License-Identifier: MIT
// The scoreboard at the top of the Game tab: each player's name, colour, score and what it has, who
// is to move, who has won; below it what concerns all of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/table/game_report.h"
#include "core/table/report.h"

namespace hr::editor {

struct ScoreLine {
  SeatId seat = SeatId::none;
  std::string name;                   // "Anna (white)"
  std::string status;                 // "to move", "won", "2nd" …; or ""
  std::optional<std::int64_t> score;  // only where it reveals nothing
  // Its variables: "bombs: 3", or "out" of one that is yes or no; those without a value, and
  // those that are "no", are left out.
  std::vector<std::string> has;
  bool counted = false;  // it has variables, if only some that are left out now
};

struct Scoreboard {
  std::vector<ScoreLine> players;
  std::string common;  // "Round: 3. First: blue."
};

// `game`: if there is one, what is in zones of seats beside the common ones counts as theirs, too.
Scoreboard scoreboard(const Report& report, const GameReport* game = nullptr);

void draw(const Scoreboard& board);

std::string clock_text(const ClockReport& clock);  // the time left: "4:10"

}  // namespace hr::editor
