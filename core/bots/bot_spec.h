// SPDX-License-Identifier: MIT
// Which bot plays, as people write it: "random", "greedy", "search" or, with the number of
// iterations for each action, "search:500".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hr {

enum class BotType : std::uint8_t { random, greedy, search };

struct BotSpec {
  static constexpr std::uint64_t k_usual_iterations = 1000;
  static constexpr std::uint64_t k_max_iterations = 1'000'000'000;

  BotType type = BotType::random;
  std::uint64_t iterations = k_usual_iterations;  // for each action; only of `search`
  friend bool operator==(const BotSpec&, const BotSpec&) = default;
};

// Throws Error, a sentence that says what can be written.
BotSpec read_bot_spec(std::string_view text);
std::string text_of(const BotSpec& spec);

}  // namespace hr
