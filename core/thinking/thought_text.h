// SPDX-License-Identifier: MIT
// What a bot thinks, in words for people.
#pragma once

#include <string>
#include <vector>

#include "core/thinking/thinker.h"

namespace hr {

// The bot that gives hints. It thinks for a second or so and does not depend on the clock.
BotSpec hint_bot();

// "63 of 100 points", "certain win", "certain loss", "certain 50 of 100 points".
std::string prospect_text(const ActionThought& thought);

// Where a bot has no preferred action.
inline constexpr const char* k_no_hint =
    "There is no hint here: the bot cannot tell which move is better.";

// "It expects: move A2 A3, move B7 B6."; "" if it says nothing.
std::string expected_text(const ThoughtReport& thought);

// How much of what the bot has tried begins with the move it prefers; "" if that is certain or
// says nothing.
std::string how_sure(const ThoughtReport& thought);

// The preferred action, how sure the bot is of it, the next best ones, at most `most` actions in
// all, and how it expects the game to go on. One sentence if it does not know.
std::vector<std::string> thought_lines(const ThoughtReport& thought, std::size_t most);

}  // namespace hr
