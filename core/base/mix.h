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

// The product of two numbers, in two words.
struct Product {
  std::uint64_t high, low;
};
constexpr Product product(std::uint64_t a, std::uint64_t b) {
  if constexpr (sizeof(void*) >= 8) {
    __extension__ using Wide = unsigned __int128;
    const Wide whole = static_cast<Wide>(a) * b;
    return {.high = static_cast<std::uint64_t>(whole >> 64),
            .low = static_cast<std::uint64_t>(whole)};
  } else {
    // Smaller machines, such as the one in a browser, have no instruction for that, and the
    // compiler's library would be called each time.
    const std::uint64_t a0 = a & 0xffffffff, a1 = a >> 32, b0 = b & 0xffffffff, b1 = b >> 32;
    const std::uint64_t middle = a1 * b0 + (a0 * b0 >> 32);
    const std::uint64_t other = a0 * b1 + (middle & 0xffffffff);
    return {.high = a1 * b1 + (middle >> 32) + (other >> 32), .low = a * b};
  }
}

// A random number generator with one word of state: wyrand (Wang Yi's 64-bit multiply-and-fold).
// below() is exactly uniform: Lemire's multiplication (2019), which rejects the few biased
// products.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0xa0761d6478bd642fU;
    const Product folded = product(state_, state_ ^ 0xe7037ed1a0b428dbU);
    return folded.high ^ folded.low;
  }

  // Where it is; grows by the same amount with every number.
  constexpr std::uint64_t position() const { return state_; }

  // A number from 0 to n - 1; n > 0.
  constexpr std::uint64_t below(std::uint64_t n) {
    Product drawn = product(next(), n);
    if (drawn.low < n) [[unlikely]] {
      const std::uint64_t uneven = (0 - n) % n;
      while (drawn.low < uneven) drawn = product(next(), n);
    }
    return drawn.high;
  }

 private:
  std::uint64_t state_;
};

}  // namespace hr
