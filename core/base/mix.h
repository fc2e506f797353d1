// SPDX-License-Identifier: MIT
// Mixing of 64-bit numbers, for hashes, seeds and dice. The same on every machine.
#pragma once

#include <cstdint>

namespace hr {

// The finaliser of SplitMix64 (Steele, Lea, Flood 2014): a bijection that spreads every bit.
constexpr std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31);
}

constexpr std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
  return mix(a + 0x9e3779b97f4a7c15U * (b + 1));
}

// A random number generator with one word of state: wyrand (Wang Yi's 64-bit multiply-and-fold).
// below() is exactly uniform: Lemire's multiplication (2019), which rejects the few biased
// products.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0xa0761d6478bd642fU;
    const Wide product = static_cast<Wide>(state_) * (state_ ^ 0xe7037ed1a0b428dbU);
    return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
  }

  // Where it is; grows by the same amount with every number.
  constexpr std::uint64_t position() const { return state_; }

  // A number from 0 to n - 1; n > 0.
  constexpr std::uint64_t below(std::uint64_t n) {
    Wide product = static_cast<Wide>(next()) * n;
    if (static_cast<std::uint64_t>(product) < n) [[unlikely]] {
      const std::uint64_t uneven = (0 - n) % n;
      while (static_cast<std::uint64_t>(product) < uneven) product = static_cast<Wide>(next()) * n;
    }
    return static_cast<std::uint64_t>(product >> 64);
  }

 private:
  __extension__ using Wide = unsigned __int128;

  std::uint64_t state_;
};

}  // namespace hr
