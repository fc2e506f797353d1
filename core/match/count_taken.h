// SPDX-License-Identifier: MIT
// Counts the pieces that were captured in a match and have left the board.
#pragma once

#include <vector>

#include "core/match/match.h"
#include "core/match/taken_pieces.h"

namespace hr {

// Since the start, or since a position was set up by hand; the first one taken comes first. What
// the same step has put back does not count. Computed from the full state; the cost grows with the
// number of steps.
std::vector<TakenPieces> taken_pieces(const Match& match);

}  // namespace hr
