// SPDX-License-Identifier: MIT
// What each seat was told along a line of play. How much that is was counted when each step was
// added, so reading can start anywhere.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "core/match/node.h"

namespace hr {

class Match;

// Something that a seat was told: an action, an event, or (neither is set) a step of another type;
// the events of the root are those of the setup. Of what others answer in secret a seat is told
// only that they are ready. Borrowed from the match, valid until its next step.
struct LogEntry {
  const Node* node = nullptr;  // of an answer to a group that is still open: the cursor
  int step = 0;                // its depth; the root has 0
  const Event* event = nullptr;
  std::optional<Action> action = {};
  SeatId seat = SeatId::none;  // who acted
  bool whole = true;           // the seat may know the action's arguments, too
};

// How many entries each seat, the owner and a spectator were told from the root up to each node.
class LogSizes {
 public:
  explicit LogSizes(int seats) : seats_(seats) {}

  // Counts a new node: the root, or one that follows a node counted before. Its id must be the next
  // one.
  void add(const Node& made);
  int up_to(NodeId id, SeatId seat) const { return static_cast<int>(counts_[place(id, seat)]); }

 private:
  std::size_t place(NodeId id, SeatId seat) const {
    const int last = seat == SeatId::owner ? seats_ : seats_ + 1;
    return nth(id) * nth(seats_ + 2) + nth(is_seat(seat) ? index(seat) : last);
  }

  int seats_;
  std::vector<std::uint32_t> counts_;  // by node, then seat; then the owner, then spectators
};

// What a seat, the owner or (none) a spectator was told along the line to the cursor, in order,
// from entry `from` on, at most so many. The cost depends on the entries returned, not on those
// before or after them.
std::vector<LogEntry> log_entries(const Match& match, SeatId seat, int from = 0,
                                  int most = std::numeric_limits<int>::max());
int log_size(const Match& match, SeatId seat);  // how many entries there are in all

}  // namespace hr
