// SPDX-License-Identifier: MIT
// A line of the log of a match, as plain data.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/match/node_id.h"
#include "core/words/named_argument.h"

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

}  // namespace hr
