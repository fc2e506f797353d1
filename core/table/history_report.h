// SPDX-License-Identifier: MIT
// The tree of a match as one pair of eyes may know it, told as it grows: what a client has not been
// told yet, and what is other about what it knows.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/ids.h"
#include "core/match/node_id.h"

namespace hr {

// A moment in the tree and the step that led to it.
struct StepReport {
  NodeId node = NodeId::root, parent = NodeId::none;
  StepType type = StepType::start;
  SeatId seat = SeatId::none;  // who acted
  std::uint32_t ply = 0;
  std::string text;                 // a sentence
  std::vector<std::string> events;  // what came of it, a sentence each
  bool first = false;               // of its parent's children: the main line goes through these
  friend bool operator==(const StepReport&, const StepReport&) = default;
};

// Where something is hidden a seat knows of the line to the cursor, and of no other: a branch would
// tell what might have been.
struct HistoryReport {
  bool tree = false;              // all that ever was, in the order of their numbers; else the line
  int keep = 0;                   // so many of the steps that are known hold; …
  std::vector<StepReport> steps;  // … and these follow
  std::vector<NodeId> left, joined;  // of the tree: off the line to the cursor now, and on it
  NodeId cursor = NodeId::root;
};

// Whether these eyes may know of a moment.
struct NodeReport {
  bool known = false;
};

}  // namespace hr
