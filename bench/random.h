// SPDX-License-Identifier: MIT
// The generator of the bench baselines: wyrand (Wang Yi's 64-bit multiply-and-fold), one word of
// state. below(n) is exactly uniform: Lemire's multiply, which rejects the few uneven products.
#pragma once

#include <cstdint>

namespace hr {

class BenchRandom {
 public:
  explicit BenchRandom(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0xa0761d6478bd642fULL;
    const Wide product = static_cast<Wide>(state_) * (state_ ^ 0xe7037ed1a0b428dbULL);
    return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
  }

  // A number from 0 to n - 1; n is at least 1.
  std::uint64_t below(std::uint64_t n) {
    Wide product = static_cast<Wide>(next()) * n;
    if (static_cast<std::uint64_t>(product) < n) [[unlikely]] {
      const std::uint64_t uneven = (0 - n) % n;
      while (static_cast<std::uint64_t>(product) < uneven) product = static_cast<Wide>(next()) * n;
    }
    return static_cast<std::uint64_t>(product >> 64);
  }

 private:
  __extension__ typedef unsigned __int128 Wide;

  std::uint64_t state_;
};

}  // namespace hr
