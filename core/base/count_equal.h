// SPDX-License-Identifier: MIT
// Counts a word in a long list, several at a time.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>

namespace hr {

[[gnu::always_inline]] inline int count_equal(std::span<const std::uint64_t> words,
                                              std::uint64_t wanted) {
  constexpr std::size_t k_at_once = 4;
  using Few [[gnu::vector_size(k_at_once * sizeof(std::uint64_t))]] = std::uint64_t;
  Few found{};
  std::size_t i = 0;
  for (; i + k_at_once <= words.size(); i += k_at_once) {
    Few some;
    std::memcpy(&some, words.data() + i, sizeof some);
    found -= static_cast<Few>(some == Few{} + wanted);  // true is all ones
  }
  auto out = static_cast<int>(found[0] + found[1] + found[2] + found[3]);
  for (; i < words.size(); ++i) out += words[i] == wanted ? 1 : 0;
  return out;
}

}  // namespace hr
