// SPDX-License-Identifier: MIT
// The integer arithmetic of searches is close to what the real numbers would give.
#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/mix.h"
#include "core/bots/exploration.h"

namespace hr::tests {

TEST_CASE("integer roots are exact", "[core][bots]") {
  for (std::uint64_t n = 0; n < 100'000; ++n) {
    const std::uint64_t root = integer_root(n);
    REQUIRE(root * root <= n);
    REQUIRE((root + 1) * (root + 1) > n);
  }
  CHECK(integer_root(UINT64_MAX) == UINT32_MAX);
}

TEST_CASE("the roots and logarithms of a search are near the real ones", "[core][bots]") {
  Random random(1);
  for (int i = 0; i < 10'000; ++i) {
    const auto n = static_cast<std::uint32_t>(1 + (random.next() >> (32 + random.below(31))));
    const double inverse = k_point / std::sqrt(static_cast<double>(n));
    CHECK(std::abs(k_inverse_roots.at(n) - inverse) <= 1 + inverse / 50);
    const double root = 1024 * std::sqrt(std::log2(static_cast<double>(n)));
    CHECK(std::abs(static_cast<double>(root_of_log(n)) - root) <= 40);
  }
}

TEST_CASE("what was tried less is to be preferred more", "[core][bots]") {
  const std::int64_t rate = 700 * root_of_log(10'000);
  const auto after = [&](std::uint32_t tries) {
    return exploration(rate, k_inverse_roots.at(tries));
  };
  for (std::uint32_t tries = 1; tries < 9'000; ++tries) REQUIRE(after(tries) >= after(tries + 1));
  CHECK(after(1) > after(100));
}

}  // namespace hr::tests
