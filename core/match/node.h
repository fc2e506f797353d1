// SPDX-License-Identifier: MIT
// A moment of a match, and the step that led to it, as the tree keeps it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/by_id.h"
#include "core/game/action.h"
#include "core/game/event.h"
#include "core/game/state.h"
#include "core/match/journal.h"
#include "core/match/node_id.h"

namespace hr {

// What one seat has answered of what all are asked for at once, in order. The answers of different
// seats do not meet, so it does not matter which of them came first.
struct SecretAnswer {
  Choice choice;
  std::vector<Event> events;  // told to that seat alone
};
using SeatAnswers = std::vector<SecretAnswer>;
using AnswersBySeat = ById<SeatId, SeatAnswers>;

// A moment of the match and the step that led to it; the root is the game as it was set up.
struct Node {
  NodeId id = NodeId::root;
  StepType type = StepType::start;
  int rulebook = 0;  // in force from here on; its number in Match::rulebooks()
  NodeId parent = NodeId::none;
  std::vector<NodeId> children;  // the first one is the main line
  NodeId onward = NodeId::none;  // the child the cursor was in last: where redo leads
  SeatId seat = SeatId::none;    // who acted
  Choice choice;
  bool secret = false;     // others may know the verb only
  AnswersBySeat parts;     // of answers: each ending in "ready"
  std::vector<int> faces;  // of the dice, in order
  std::vector<Event> events;
  std::uint32_t ply = 0;       // actions since the start
  std::uint64_t hash = 0;      // of the state
  Pie pie = Pie::off;          // of the state
  int depth = 0;               // its place in the line from the root, which is 0
  NodeId jump = NodeId::root;  // far up the line: from leap to leap any place of it is soon reached
  // Where this stretch of play began: at the last change of rules, the last position that was set
  // up by hand, or the root; the node itself when it is one of these.
  NodeId beginning = NodeId::root;
  Journal journal;  // from the parent's state to this one
  // Of a swap: sentences about what was left behind, for the owner, and about what is seen by more
  // than before, for all.
  std::vector<std::string> lost, newly_visible;
  std::vector<std::string> parted;  // of a swap: by seat, what became of its open part; or ""
};

}  // namespace hr
