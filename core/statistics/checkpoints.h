// SPDX-License-Identifier: MIT
// When results are judged: after fixed numbers of games, the checkpoints. Whoever has played more
// games by then waits with them for the next one, so that the answer depends neither on how many
// workers played nor on which of them was fast.
#pragma once

#include <cassert>
#include <cstdint>
#include <limits>

namespace hr {

inline constexpr std::uint64_t k_first_checkpoint = 64;

// The least checkpoint above `games`, which is less than 2^62. From one to the next is a tenth
// more, rounded up to a multiple of 16: 64, 80, 96, 112, 128, 144, 160, 176, 208 …
constexpr std::uint64_t next_checkpoint(std::uint64_t games) {
  assert(games < std::numeric_limits<std::uint64_t>::max() / 4);
  std::uint64_t checkpoint = k_first_checkpoint;
  while (checkpoint <= games) checkpoint = (checkpoint + checkpoint / 10 + 15) / 16 * 16;
  return checkpoint;
}

// The greatest checkpoint not above `games`, and 0 below the first.
constexpr std::uint64_t last_checkpoint(std::uint64_t games) {
  std::uint64_t last = 0;
  for (std::uint64_t each = k_first_checkpoint; each <= games; each = next_checkpoint(each))
    last = each;
  return last;
}

}  // namespace hr
