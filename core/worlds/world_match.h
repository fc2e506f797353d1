// SPDX-License-Identifier: MIT
// A match that went as a history says.
#pragma once

#include <cstdint>
#include <span>

#include "core/match/match.h"
#include "core/worlds/history.h"
#include "core/worlds/shown.h"

namespace hr {

// `history` must be one that showed `viewer` these steps. Later dice follow from `seed`.
Match world_match(const PlayableRules& playable, SeatId viewer, std::span<const ShownStep> steps,
                  const History& history, std::uint64_t seed);

}  // namespace hr
