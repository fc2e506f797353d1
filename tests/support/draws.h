// SPDX-License-Identifier: MIT
// What random games are drawn with. Equal seeds give equal draws.
#pragma once

#include <cstdint>

#include "core/base/mix.h"

namespace hr::tests {

class Draws {
 public:
  explicit Draws(std::uint64_t seed) : random_(seed) {}

  int number(int low, int high) {
    return low + static_cast<int>(random_.below(static_cast<std::uint64_t>(high - low + 1)));
  }
  bool chance(int one_in) { return random_.below(static_cast<std::uint64_t>(one_in)) == 0; }

 private:
  Random random_;
};

}  // namespace hr::tests
