// SPDX-License-Identifier: MIT
// What a scenario says must follow, held against a match. Each throws UnmetExpectation at the line
// that does not hold, and Error or LocatedError for one that makes no sense.
#pragma once

#include <string>

#include "core/match/match.h"
#include "core/scenario/scenario.h"
#include "core/scenario/scenario_run.h"
#include "core/scenario/scenario_seats.h"

namespace hr {

[[noreturn]] void unmet(int line, const std::string& sentence, const std::string& expected = "",
                        const std::string& found = "");

// Compares what is drawn with what a view shows.
void check_board(const View& view, const Drawing& drawing, int line);
// The lines below a step: what it told, and whom.
void check_events(const Game& game, const DoneAction& done, const Statement& statement);
// "legal black includes: …"
void check_legal(const Match& match, const Statement& statement);

}  // namespace hr
