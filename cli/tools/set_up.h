// SPDX-License-Identifier: MIT
// Sets up a game for commands that examine its start without playing it.
#pragma once

#include <cstdint>
#include <vector>

#include "core/match/match.h"

namespace hr::cli {

// `roll`: a sum (one number), faces (several), or empty to let the seed decide. Throws Failure
// (usage) if the dice cannot fall like that.
Match set_up(const PlayableRules& playable, std::uint64_t seed, const std::vector<int>& roll);

}  // namespace hr::cli
