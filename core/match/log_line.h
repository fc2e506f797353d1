// SPDX-License-Identifier: MIT
// One line of the log of a match, as plain data.
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
  int step = 0;    // the depth of its node; the root has 0
  std::uint32_t ply = 0;
  std::optional<StepType> type;  // none: an event
  std::string text;

  std::string name;  // the verb of an action, or the kind of an event
  // none: this seat may not know them, or there cannot be any
  std::optional<NamedArguments> arguments;
  std::string seat;       // who acted; "" for an event
  std::string typed;      // an action with arguments, as it is typed
  std::vector<int> dice;  // of an action; empty in a game with secrets, which dice could reveal
  // Tells no more than the line before it: an event, which card was played for all to see; a step,
  // that one more piece of a position was set up. Those who print the log leave it out.
  bool repeats = false;
  int rules = 0;  // the rules in force, numbered along this line of play
};

}  // namespace hr
