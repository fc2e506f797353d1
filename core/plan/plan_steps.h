// SPDX-License-Identifier: MIT
// Plans a term of which rules speak only now, or that was not planned with the game.
#pragma once

#include <vector>

#include "core/plan/plan.h"

namespace hr {

// With whose eyes a term is evaluated.
struct TermEyes {
  SeatId viewer = SeatId::none;  // who looks; none: the seat itself
  bool truth = false;            // the full state is meant instead
  SeatId actor = SeatId::none;   // whose action it is, if that is the same each time
  // After an action of the seat: in fog it sees what it saw before, and the cell at which a piece
  // arrived, if that was in this zone.
  bool judging = false;
  ZoneInstance arrives = ZoneInstance::none;
};

// The steps that compute a term for a seat; empty if it would take too many.
template <int W>
std::vector<TermStep<W>> plan_steps(const Game& game, const Plan<W>& plan, SeatId seat,
                                    const TermEyes& eyes, const BoundTerm& term);

}  // namespace hr
