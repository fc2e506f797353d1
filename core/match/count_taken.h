// SPDX-License-Identifier: MIT
// Counts the pieces that were captured in a match and have left the board.
#pragma once

#include <vector>

#include "core/match/match.h"
#include "core/match/taken_pieces.h"

namespace hr {

// For one match. The cost grows with the steps since the position that was asked about last; with
// all steps, if the match has gone back or elsewhere since.
class TakenCount {
 public:
  // Since the start, or since a position was set up by hand; the first one taken comes first. What
  // the same step has put back, or into a hand, does not count. Computed from the full state.
  std::vector<TakenPieces> at_cursor(const Match& match);

 private:
  NodeId node_ = NodeId::none;  // asked about last
  std::vector<TakenPieces> taken_;
};

}  // namespace hr
