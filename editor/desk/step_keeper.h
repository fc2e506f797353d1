// SPDX-License-Identifier: MIT
// The tree of a match as one pair of eyes knows of it, kept from one look to the next: what it
// takes follows from what has happened since, not from how long the match is. What has happened
// does not change; forget() is called when names of players, the match or the main line do.
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
  // Who may know of everything: the whole tree, by number of the moments.
  const Steps& tree(const Match& match, int eyes, const NamesAt& names);
  // Who may not: the line to the cursor, in the words in which these eyes were told of it.
  const Steps& line(const Match& match, int eyes, const NamesAt& names);

 private:
  void take_up(bool tree);
  void add_tree_step(const Match& match, const Node& node, int eyes, const NamesAt& names);
  void follow(const Match& match);
  void tell(const Match& match, int eyes, const NamesAt& names);

  Steps steps_;
  std::vector<int> told_;  // of the line: how much of the log there is up to each, that included
  bool tree_ = false;
  NodeId cursor_ = NodeId::none;  // as it was at the last look
};

// Who is called how in a line of the log: an action is done by who sat there before it.
NamesThen names_then(StepKeeper::NamesAt names);

}  // namespace hr::editor
