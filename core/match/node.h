// SPDX-License-Identifier: MIT
// A node of a match's tree: a moment of the game, and the step that led to it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/by_id.h"
#include "core/engine/chance.h"
#include "core/game/action.h"
#include "core/game/event.h"
#include "core/game/state.h"
#include "core/match/journal.h"
#include "core/match/node_id.h"

namespace hr {

// One seat's answers to what all are asked at once, in order. The answers of different seats do not
// affect each other, so it does not matter who answered first.
struct SecretAnswer {
  Choice choice;
  std::vector<Event> events;  // reported to that seat alone
};
using SeatAnswers = std::vector<SecretAnswer>;
using AnswersBySeat = ById<SeatId, SeatAnswers>;

// Who typed the dice of an action. A seat types those of the dice that it sees; none: who types
// knows of all rolls.
struct Typist {
  SeatId seat = SeatId::none;
  std::size_t* unused = nullptr;  // gets how many of the faces did not come up
  // What is rolled goes by this number, not by that of the step: in games that are only measured,
  // as a record does not have it.
  std::optional<std::uint64_t> number = {};
};

// The root is the game as it was set up.
struct Node {
  NodeId id = NodeId::root;
  StepType type = StepType::start;
  RulesId rules = RulesId::first;  // the rules in force from here on
  NodeId parent = NodeId::none;
  std::vector<NodeId> children;  // the first one is the main line
  NodeId onward = NodeId::none;  // the child visited last: where redo leads
  SeatId seat = SeatId::none;    // who acted
  Choice choice;
  bool secret = false;     // others may know only the verb …
  bool silent = false;     // … or not even that it was done
  AnswersBySeat parts;     // for `answers`: the parts of all seats, each ending in "ready"
  std::vector<int> faces;  // of the dice, in order
  std::vector<std::uint32_t> audiences;  // who sees each of them (Chance::audiences)
  std::vector<Odds> odds;                // how likely each was, and whether it was a card
  std::vector<Event> events;
  std::uint32_t ply = 0;   // actions since the start
  std::uint64_t hash = 0;  // of the state
  Pie pie = Pie::off;      // of the state
  int depth = 0;           // the root has 0
  // an ancestor far up the line, so that any other is found in a few jumps
  NodeId jump = NodeId::root;
  // Where this stretch of play began: the last change of rules, the last position set up by hand,
  // or the root; the node itself if it is one of these.
  NodeId beginning = NodeId::root;
  Journal journal;  // from the parent's state to this one
  // For a change of rules: sentences about what was dropped, for the owner, and about what has
  // become visible to more seats, for everybody.
  std::vector<std::string> lost, newly_visible;
  // For a change of rules: what happened to a seat's open part, or "".
  ById<SeatId, std::string> parted;
};

}  // namespace hr
