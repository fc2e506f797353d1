// SPDX-License-Identifier: MIT
// Which bot plays, as people write it: "random", "greedy", "search" or, with the number of
// iterations for each action, "search:500", or with a time, "search:2s" or "search:300ms"; "mix" in
// the same ways; or the name of a level for people who play against it, from "beginner" to "full".
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/message.h"

namespace hr {

enum class BotType : std::uint8_t { random, greedy, search, mix };

// Whether it tries lines of play, so many or for a time.
constexpr bool tries_lines(BotType type) { return type == BotType::search || type == BotType::mix; }

struct BotSpec {
  static constexpr std::uint64_t k_usual_iterations = 1000;
  static constexpr std::uint64_t k_max_iterations = 1'000'000'000;
  static constexpr std::chrono::milliseconds k_max_time = std::chrono::minutes(10);

  BotType type = BotType::random;
  std::uint64_t iterations = k_usual_iterations;  // for each action; only of `search` and `mix` …
  // … without a time, which depends on the machine.
  std::optional<std::chrono::milliseconds> time = std::nullopt;
  friend bool operator==(const BotSpec&, const BotSpec&) = default;
};

struct BotLevel {
  std::string_view name;  // as it is typed, in any language
  BotSpec spec;
  std::string_view called = {};  // in a list of who can play; a text of messages
  std::string_view many = {};    // several; none if they are too slow for many games
};
// From the weakest to the strongest.
std::span<const BotLevel> bot_levels();

// Who can be chosen to play a seat.
struct PlayerType {
  std::string name;            // "Person", "Random bot", "Bot: easy"
  std::string many = {};       // of bots that are quick enough for many games: "Easy bots"; or ""
  std::optional<BotSpec> bot;  // none: a person
};
// A person first, then bots from the weakest to the strongest. With those in `seated` that are no
// level, which are called as they are written.
std::vector<PlayerType> player_types(std::span<const std::optional<BotSpec>> seated = {},
                                     Language language = {});
// What the names mean.
inline constexpr std::string_view k_player_types_help = message_text(
    "A bot sees only what a person in its place could see. Random: any legal move. From beginner "
    "to strong, bots think longer; full thinks for five seconds.");

// All that can be written, for messages: "random, greedy, …".
std::string bot_words();

// Throws Error, a sentence that says what can be written.
BotSpec read_bot_spec(std::string_view text);
std::string text_of(const BotSpec& spec);      // "search:500"
std::string name_of_bot(const BotSpec& spec);  // that of its level, if it is one; else text_of

// The same bot at all seats: otherwise results tell of the bots, too.
bool alike(std::span<const BotSpec> bots);

}  // namespace hr
