// SPDX-License-Identifier: MIT
// Random play by what a seat may do in its own view.
#pragma once

#include "core/base/mix.h"
#include "core/match/match.h"

namespace hr {

// One of the legal actions, uniformly; throws Refusal when there is none.
Choice random_choice(const Match& match, SeatId seat, Random& random);
// One random action; or, where all are asked, the seat's part.
void play_at_random(Match& match, SeatId seat, Random& random);
// Answers all that is left of the seat's part at random, from the beginning where it gets stuck.
void play_part_at_random(Match& match, SeatId seat, Random& random);

}  // namespace hr
