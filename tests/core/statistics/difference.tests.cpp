// SPDX-License-Identifier: MIT
#include "core/statistics/difference.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/mix.h"

namespace hr {

namespace {

SampleMean sample(std::uint64_t hits, std::uint64_t trials) {
  return {trials, static_cast<double>(hits) / static_cast<double>(trials)};
}

void check_difference(const SampleMean& first, const SampleMean& second, double low, double high) {
  const Interval at = difference_interval(first, second, 0.05);
  CHECK(at.low == Approx(low).margin(0.00005));
  CHECK(at.high == Approx(high).margin(0.00005));
}

}  // namespace

TEST_CASE("the normal distribution agrees with published tables", "[core]") {
  CHECK(normal_tail(0.025) == Approx(1.959964));
  CHECK(normal_tail(0.0005) == Approx(3.290527));
  CHECK(normal_tail(0.5) == Approx(0).margin(1e-9));
}

// R. G. Newcombe, Statistics in Medicine 17 (1998) 873-890, table II, method 10: 56/70 less 48/80,
// 9/10 less 3/10, and 5/56 less 0/29.
TEST_CASE("intervals of differences agree with published values", "[core]") {
  check_difference(sample(48, 80), sample(56, 70), 0.0524, 0.3339);
  check_difference(sample(3, 10), sample(9, 10), 0.1705, 0.8090);
  check_difference(sample(0, 29), sample(5, 56), -0.0381, 0.1926);
  CHECK(difference_interval({}, sample(1, 2), 0.05) == Interval{-1, 1});
}

TEST_CASE("the interval of a difference contains it nearly always, also of draws", "[core]") {
  Random random(5);
  int missed = 0;
  const auto draw = [&](int wins, int draws, std::uint64_t games) {
    double sum = 0;
    for (std::uint64_t i = 0; i < games; ++i) {
      const int face = static_cast<int>(random.below(100));
      sum += face < wins ? 1 : face < wins + draws ? 0.5 : 0;
    }
    return SampleMean{games, sum / static_cast<double>(games)};
  };
  for (int i = 0; i < 2000; ++i)
    missed += difference_interval(draw(40, 20, 300), draw(55, 10, 80), 0.05).contains(0.1) ? 0 : 1;
  CHECK(missed < 2000 * 6 / 100);
}

}  // namespace hr
