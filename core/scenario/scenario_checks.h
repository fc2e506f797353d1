// SPDX-License-Identifier: MIT
// Compares what a scenario expects with a match. Each function throws UnmetExpectation at the line
// that is not met, and Error or LocatedError for a line that makes no sense.
#pragma once

#include <string>

#include "core/match/match.h"
#include "core/scenario/scenario.h"
#include "core/scenario/scenario_run.h"
#include "core/scenario/scenario_seats.h"

namespace hr {

[[noreturn]] void unmet(int line, const std::string& sentence, const std::string& expected = "",
                        const std::string& found = "");

// Compares a drawing with what a view shows.
void check_board(const View& view, const DrawnPosition& drawing, int line);
// Checks the lines below a step: its events, and who was told of them.
void check_events(const Game& game, const DoneAction& done, const Statement& statement);
// "legal black includes: …"
void check_legal(const Match& match, const Statement& statement);

}  // namespace hr
