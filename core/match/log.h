// SPDX-License-Identifier: MIT
// The log of a match as one seat has heard it: a sentence for each step and each event reported to
// it, with the names that the rules had at that moment. What a seat may not know is left out.
#pragma once

#include <functional>
#include <vector>

#include "core/match/log_line.h"
#include "core/match/match.h"
#include "core/words/seat_names.h"

namespace hr {

// The lines from number `from` on, for a seat or for the owner, who hears everything; `size`
// is set to the number of all lines. The cost depends on the lines returned, not on those before
// them.
std::vector<LogLine> log_lines(const Match& match, SeatId seat, int from, int& size);
// Those of the nodes on the line to the cursor whose depth is from `first` to `last`, with those of
// answers that are still open if `last` is greater than the depth of the cursor: for logs that are
// too long to be in memory at once.
std::vector<LogLine> log_lines_between(const Match& match, SeatId seat, int first, int last);
// The same with the names of players. The pie rule exchanges players in mid-game, so each line has
// its own names.
using NamesThen = std::function<SeatNames(const LogEntry&)>;
std::vector<LogLine> log_lines(const Match& match, SeatId seat, int from, const NamesThen& names,
                               Language language = {});
// The rules by which the line to the cursor was played, in the order in which they came into
// force.
std::vector<RulesId> rules_of_line(const Match& match);

}  // namespace hr
