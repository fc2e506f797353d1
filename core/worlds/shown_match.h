// SPDX-License-Identifier: MIT
// What a match has shown one seat. Answers to what all are asked are left out until everybody is
// ready, because until then nobody has been shown anything.
#pragma once

#include <vector>

#include "core/match/match.h"
#include "core/worlds/shown.h"

namespace hr {

// What the step that led to this node showed the seat; at the root, the setup.
ShownStep shown_step(const Match& match, NodeId id, SeatId seat);
// … to the cursor.
ShownStep shown_step(const Match& match, SeatId seat);
// All steps from the setup to the cursor. The cost grows with the square of their number if there
// are many, so whoever follows a match keeps them.
std::vector<ShownStep> shown(const Match& match, SeatId seat);

}  // namespace hr
