// SPDX-License-Identifier: MIT
// The log of a match as one seat has heard it: a line for each step and each event told to it, as a
// sentence and by names, as the rules of that moment had them. What a seat may not know of a line
// is not in it.
#pragma once

#include <functional>
#include <vector>

#include "core/match/log_line.h"
#include "core/match/match.h"
#include "core/words/seat_names.h"

namespace hr {

// From a line on; `size` becomes the number of all lines. none: the owner's, who knows everything.
// It takes time for the lines that are given, not for those before them.
std::vector<LogLine> log_lines(const Match& match, SeatId seat, int from, int& size);
// The same with the names of players in it, from a line on. The pie rule exchanges players in
// mid-game, so each line has names of its own.
using NamesThen = std::function<SeatNames(const LogEntry&)>;
std::vector<LogLine> log_lines(const Match& match, SeatId seat, int from, const NamesThen& names);
// The rules by which the line to the cursor was played, by their numbers in the match, in the order
// in which they came into force.
std::vector<int> line_rulebooks(const Match& match);

}  // namespace hr
