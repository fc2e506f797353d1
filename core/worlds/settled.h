// SPDX-License-Identifier: MIT
// Where all that was hidden is collected (the cards go back to the deck, the dice are shaken
// again), how it got there no longer matters. That is found by trying: with the same faces from
// some roll on, histories that differ before it come to one and the same state.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/mix.h"
#include "core/worlds/history.h"
#include "core/worlds/replay.h"

namespace hr {

// The key of the first latent on which it still depends what is hidden after the last step; 0 if
// nothing shows that earlier ones are settled. The histories have played `steps`, and have the same
// value of History::settled.
std::uint64_t settled_before(const std::vector<const History*>& histories,
                             std::span<const ShownStep> steps, Replay& replay, Random& random);

}  // namespace hr
