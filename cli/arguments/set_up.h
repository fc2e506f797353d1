// SPDX-License-Identifier: MIT
// A game set up for commands that ask something of its beginning and play no game.
#pragma once

#include <cstdint>
#include <vector>

#include "core/match/match.h"

namespace hr::cli {

// With a sum (one number), with these faces (more), or as the seed has it (none). Throws Failure
// (usage) when the dice cannot fall so.
Match set_up(const Rulebook& rulebook, std::uint64_t seed, const std::vector<int>& roll);

}  // namespace hr::cli
