// SPDX-License-Identifier: MIT
// The arithmetic of UCB1 (Auer, Cesa-Bianchi, Fischer 2002) in integers: where floating-point
// libraries differ by a bit, bots would play different games on different machines.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/bots/payoff.h"

namespace hr {

// The largest integer whose square is not larger.
constexpr std::uint64_t integer_root(std::uint64_t n) {
  std::uint64_t root = 0;
  std::uint64_t bit = std::uint64_t{1} << (std::bit_width(n | 1) - 1) / 2;
  for (; bit != 0; bit >>= 1)
    if (const std::uint64_t next = root | bit; next * next <= n) root = next;
  return root;
}

// k_point / sqrt(n).
class InverseRoots {
 public:
  constexpr InverseRoots() {
    for (std::size_t n = 1; n < k_size; ++n)
      roots_[n] = static_cast<std::int32_t>(integer_root((std::uint64_t{1} << 32) / n));
    roots_[0] = roots_[1];
  }
  constexpr std::int32_t at(std::uint32_t n) const {
    if (n < k_size) return roots_[n];
    // Fourfold as often makes it half as large.
    const int halvings = (static_cast<int>(std::bit_width(n)) - k_bits + 1) / 2;
    return roots_[n >> 2 * halvings] >> halvings;
  }

 private:
  static constexpr int k_bits = 10;
  static constexpr std::size_t k_size = std::size_t{1} << k_bits;
  std::array<std::int32_t, k_size> roots_{};
};
inline constexpr InverseRoots k_inverse_roots;

// sqrt(log2 n) in 1/1024; between powers of two the logarithm is taken to be straight.
constexpr std::int64_t worked_out_root_of_log(std::uint32_t n) {
  if (n < 2) return 0;
  const int power = static_cast<int>(std::bit_width(n)) - 1;
  const std::uint64_t log = (static_cast<std::uint64_t>(power) << 10) +
                            ((static_cast<std::uint64_t>(n) << 10 >> power) - 1024);
  return static_cast<std::int64_t>(integer_root(log << 10));
}

class RootsOfLogs {
 public:
  constexpr RootsOfLogs() {
    for (std::uint32_t n = 0; n < k_size; ++n)
      roots_[n] = static_cast<std::uint16_t>(worked_out_root_of_log(n));
  }
  constexpr std::int64_t at(std::uint32_t n) const {
    return n < k_size ? roots_[n] : worked_out_root_of_log(n);
  }

 private:
  static constexpr std::size_t k_size = 2048;
  std::array<std::uint16_t, k_size> roots_{};
};
inline constexpr RootsOfLogs k_roots_of_logs;

constexpr std::int64_t root_of_log(std::uint32_t n) { return k_roots_of_logs.at(n); }

// How much an action is to be preferred for how little it was tried: `unknown` is its inverse root,
// and `rate` in 1/1024 times root_of_log() of all tries.
constexpr std::int64_t exploration(std::int64_t rate, std::int32_t unknown) {
  return rate * unknown >> 20;
}

}  // namespace hr
