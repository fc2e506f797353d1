// SPDX-License-Identifier: MIT
// A whole match played by bots, one for each player; the pie rule makes players, and their bots,
// change seats.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <span>

#include "core/bots/bot_player.h"

namespace hr {

struct BotGameOptions {
  std::uint64_t seed = 1;  // of the dice, and of what the bots draw at random
  std::uint32_t limit = std::numeric_limits<std::uint32_t>::max();  // actions
};

// A bot is about to act: in which seat, and what it thinks. Called before the action.
using BotWatch = std::function<void(const Match&, SeatId, const Thought&)>;

// Plays until the game has ended or the limit is reached. `bots`: by player. An error of the rules
// is thrown on.
Match play_bot_game(const Rulebook& rulebook, std::span<const BotSpec> bots,
                    const BotGameOptions& options, const BotWatch& watch = {});

}  // namespace hr
