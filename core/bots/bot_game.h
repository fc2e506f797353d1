// SPDX-License-Identifier: MIT
// A whole match played by bots, one for each player; the pie rule makes players, and their bots,
// change seats. Dice and draws of bots go by how many actions their seat has made, so they stay as
// they are when another seat makes one more.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <stop_token>

#include "core/bots/bot_player.h"

namespace hr {

struct BotGameOptions {
  std::uint64_t seed = 1;                      // of the dice
  std::optional<std::uint64_t> bot_seed = {};  // of what the bots draw at random; none: the same
  std::uint32_t limit = std::numeric_limits<std::uint32_t>::max();  // actions
  std::stop_token stop = {};  // bots think no longer, and the game ends where it is
};

// A bot is about to act: in which seat, and what it thinks. Called before the action.
using BotWatch = std::function<void(const Match&, SeatId, const Thought&)>;

// Plays until the game has ended, the limit is reached, or it is told to stop. `bots`: by player.
// An error of the rules is thrown on.
Match play_bot_game(const PlayableRules& playable, std::span<const BotSpec> bots,
                    const BotGameOptions& options, const BotWatch& watch = {});

}  // namespace hr
