// SPDX-License-Identifier: MIT
// The tree of a match as one viewer may know it, sent incrementally: the steps that the client does
// not have yet, and what has changed in those that it has.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/ids.h"
#include "core/match/node_id.h"

namespace hr {

// A node of the tree and the step that led to it.
struct StepReport {
  NodeId node = NodeId::root, parent = NodeId::none;
  StepType type = StepType::start;
  SeatId seat = SeatId::none;  // who acted; none: nobody did
  std::uint32_t ply = 0;
  std::string text;                 // a sentence
  std::vector<std::string> events;  // the events it caused, one sentence each
  bool first = false;  // the first child of its parent; the main line consists of these
  friend bool operator==(const StepReport&, const StepReport&) = default;
};

// In a game with secrets a seat knows only the line to the cursor; another branch would show what
// might have been.
struct HistoryReport {
  bool tree = false;  // true: all nodes in the order of their numbers; false: one line only
  int keep = 0;       // how many of the client's steps are still valid
  std::vector<StepReport> steps;     // the steps that follow them
  std::vector<NodeId> left, joined;  // if `tree`: the nodes that left and joined the cursor's line
  NodeId cursor = NodeId::root;
};

// Whether the viewer may know of a node.
struct NodeReport {
  bool known = false;
};

}  // namespace hr
