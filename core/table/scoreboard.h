// SPDX-License-Identifier: MIT
// The score in words: each player's name, score and what it has, who is to move, who has won; and
// what concerns all of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/language.h"
#include "core/base/message.h"
#include "core/table/game_report.h"
#include "core/table/report.h"

namespace hr {

struct ScoreLine {
  SeatId seat = SeatId::none;
  std::string name;                   // "Anna (white)"
  std::string status;                 // "to move", "won", "2nd" …; or ""
  std::optional<std::int64_t> score;  // only where it reveals nothing
  std::string points;                 // … in words: "3 points"; or ""
  // Its variables: "bombs: 3", or "out" of one that is yes or no; those without a value, and
  // those that are "no", are left out.
  std::vector<std::string> has;
  bool counted = false;  // it has variables, if only some that are left out now
};

// "Carrying (penny): nickel."; what rules leave open is in the language of the reader.
Message var_message(const VarReport& var);

struct Scoreboard {
  std::vector<ScoreLine> players;
  std::string together;  // while several play for one score: "Together you have 3 points."; or ""
  std::vector<std::string> reminders;  // Report::reminders
  std::string common;                  // "Round: 3. First: blue."
};

// What the report says of each player, and of all. `game`: if there is one, what is in zones of
// seats beside the common ones counts as theirs, too.
Scoreboard scoreboard(const Report& report, const GameReport* game = nullptr);

}  // namespace hr
