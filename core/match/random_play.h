// SPDX-License-Identifier: MIT
// Random play among the actions that are legal in a seat's own view.
#pragma once

#include "core/base/mix.h"
#include "core/match/match.h"

namespace hr {

// One of the legal actions, uniformly; throws Refusal when there is none.
Choice random_choice(const Match& match, SeatId seat, Random& random);
// Plays one random action; while all are asked, the seat's whole part.
void play_at_random(Match& match, SeatId seat, Random& random);
// Completes the seat's part at random; if it gets stuck, starts the part over.
void play_part_at_random(Match& match, SeatId seat, Random& random);

}  // namespace hr
