// SPDX-License-Identifier: MIT
// The history of a match itself, as far as a seat was not shown it: the reverse of world_match().
// For those who may know the truth, such as the search for leaks; Worlds must never see it.
#pragma once

#include <span>

#include "core/match/match.h"
#include "core/worlds/replay.h"

namespace hr {

// Plays `history`, which is how the match began, on to the end of `steps`: what the replay's viewer
// was shown of the match, or of its beginning. False if a step cannot be followed
// (ShownType::other), which leaves the history unspecified.
bool follow_match(History& history, const Match& match, std::span<const ShownStep> steps,
                  Replay& replay);

}  // namespace hr
