// SPDX-License-Identifier: MIT
// Caches the tree of a match as one viewer may know it, so that an update costs as much as has
// happened since, not as much as the match is long. Past steps never change; call forget() when
// player names, the match or the main line change.
#pragma once

#include <functional>
#include <vector>

#include "core/match/match.h"
#include "core/words/seat_names.h"
#include "editor/desk/shown.h"

namespace hr::editor {

class StepKeeper {
 public:
  using NamesAt = std::function<SeatNames(NodeId)>;

  void forget() { *this = {}; }
  // For a viewer who may know everything: the whole tree, by node number.
  const Steps& tree(const Match& match, int eyes, const NamesAt& names);
  // For other viewers: the line to the cursor, in the words of the viewer's own log.
  const Steps& line(const Match& match, int eyes, const NamesAt& names);

 private:
  void take_up(bool tree);
  void add_tree_step(const Match& match, const Node& node, int eyes, const NamesAt& names);
  void follow(const Match& match);
  void tell(const Match& match, int eyes, const NamesAt& names);

  Steps steps_;
  std::vector<int> told_;  // per step of the line: the length of the log after it
  bool tree_ = false;
  NodeId cursor_ = NodeId::none;  // at the last update
};

// The player names for a line of the log: a move is made by the player who sat there before it.
NamesThen names_then(StepKeeper::NamesAt names);

}  // namespace hr::editor
