// SPDX-License-Identifier: MIT
// The log of a match as one seat has heard it: a line for each step and each event told to it, as a
// sentence and by names, as the rules of that moment had them. What a seat may not know of a line
// is not in it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/match/match.h"
#include "core/words/named_arguments.h"
#include "core/words/seat_names.h"

namespace hr {

// A step ("White moves B2 to B3.") or an event of one.
struct LogLine {
  int number = 0;  // in this seat's log, from 0
  int step = 0;    // whose it is: its place in the line from the root, which is 0
  std::uint32_t ply = 0;
  std::optional<StepType> type;  // none: an event
  std::string text;

  std::string name;                         // of an action: its verb; of an event: its kind
  std::optional<NamedArguments> arguments;  // none: for others only, or there can be none
  std::string seat;                         // of an action: who did it
  std::string typed;                        // of an action with arguments: as it is typed
  std::vector<int> dice;  // of an action; none where something is hidden: dice might tell it
  int rules = 0;          // in force, by number among those of this line of play
};

// From a line on; `size` becomes the number of all lines. none: the owner's, who knows everything.
// It takes time for the lines that are given, not for those before them.
std::vector<LogLine> log_lines(const Match& match, SeatId seat, int from, int& size);
// The same with the names of players in it, from a line on. The pie rule exchanges players in
// mid-game, so each line has names of its own.
using NamesThen = std::function<SeatNames(const Told&)>;
std::vector<LogLine> log_lines(const Match& match, SeatId seat, int from, const NamesThen& names);
// The rules by which the line to the cursor was played, by their numbers in the match, in the order
// in which they came into force.
std::vector<int> line_rulebooks(const Match& match);

}  // namespace hr
