// SPDX-License-Identifier: MIT
// What a seat that is to act goes by: what it knows, and nothing else. Plain data, so that the
// thinking can be done on another thread. What it was shown of a game with secrets comes to its bot
// as ShownSteps (core/worlds/shown.h).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/game/action.h"
#include "core/game/state.h"
#include "core/match/match.h"

namespace hr {

struct Situation {
  std::uint32_t ply = 0;
  // Its own answers so far to what all are asked at once. Nothing is in it of those of others.
  std::vector<Choice> answers;
  // The position before these answers; only where everybody sees everything.
  std::optional<State> position;
};

// At the cursor; the seat must be to act.
Situation situation_of(const Match& match, SeatId seat);

}  // namespace hr
