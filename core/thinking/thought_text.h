// SPDX-License-Identifier: MIT
// What a bot thinks, in words for people.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/message.h"
#include "core/thinking/thinker.h"

namespace hr {

// The bot that gives hints: the strongest there is. It thinks for so long, less if it is certain;
// Thinker::hurry() ends that earlier.
inline constexpr std::chrono::milliseconds k_hint_time = std::chrono::seconds(5);
BotSpec hint_bot(std::chrono::milliseconds time = k_hint_time);

// Certain is only what is proven. "about 63 of 100 points", "certain win", "certain loss", "certain
// 50 of 100 points".
std::string prospect_text(const ActionThought& thought, Language language = {});

// Where a bot has no preferred action.
inline constexpr std::string_view k_no_hint =
    message_text("There is no hint here: the bot cannot tell which move is better.");

// "It expects: move A2 A3, move B7 B6."; "" if it says nothing.
std::string expected_text(const ThoughtReport& thought, Language language = {});

// How clearly the bot prefers its move, and how much of what it has tried begins with that; "" if
// what the move brings is proven, or that says nothing.
std::string how_clear(const ThoughtReport& thought, Language language = {});

// The preferred action, how clearly it is preferred, the next best ones, at most `most` actions in
// all, and how it expects the game to go on. One sentence if it does not know.
std::vector<std::string> thought_lines(const ThoughtReport& thought, std::size_t most,
                                       Language language = {});

}  // namespace hr
