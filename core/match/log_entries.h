// SPDX-License-Identifier: MIT
// What seats are told along a line. How much that was is counted with each step, so that it can be
// taken up anywhere.
#pragma once

#include <cstdint>
#include <vector>

#include "core/match/node.h"

namespace hr {

class Match;

// Something that a seat was told on the way: that something was done (action), an event, or else
// another kind of step; the events of the root are the set-up's. Of what others answered in secret
// a seat is told that they are ready. Borrowed from the match, until the next step.
struct LogEntry {
  const Node* node = nullptr;  // of an answer to what is still asked: the cursor's
  int step = 0;                // its place in the line from the root, which is 0
  const Event* event = nullptr;
  const Action* action = nullptr;
  SeatId seat = SeatId::none;  // who did it
  bool whole = true;           // the action may be known with all that belongs to it
};

// How much each seat, and the owner (SeatId::none), was told from the beginning up to each moment.
class LogSizes {
 public:
  explicit LogSizes(int seats) : seats_(seats) {}

  // Counts a node that follows one that has been counted, or the root. Its number is the next one.
  void add(const Node& made);
  int up_to(NodeId id, SeatId seat) const { return static_cast<int>(counts_[place(id, seat)]); }

 private:
  std::size_t place(NodeId id, SeatId seat) const {
    return nth(id) * nth(seats_ + 1) + nth(seat == SeatId::none ? seats_ : index(seat));
  }

  int seats_;
  std::vector<std::uint32_t> counts_;  // by node, then seat, the owner's last
};

// What a seat was told along the line to the cursor, in order, from one on; none: everything. It
// takes time for what is given, and not for what was told before.
std::vector<LogEntry> log_entries(const Match& match, SeatId seat, int from = 0);
int log_size(const Match& match, SeatId seat);  // how much that is from the beginning

}  // namespace hr
