// SPDX-License-Identifier: MIT
#include "core/statistics/unbounded_mean.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <vector>

#include "core/base/mix.h"

namespace hr {

// "Student", The probable error of a mean (1908): the additional hours of sleep of ten patients.
TEST_CASE("the interval of a mean agrees with a published example", "[core]") {
  UnboundedMean mean;
  for (const double hours : {1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4}) mean.add(hours);
  CHECK(mean.mean() == Approx(1.58));
  CHECK(mean.interval(0.05).low == Approx(0.7001).margin(0.001));
  CHECK(mean.interval(0.05).high == Approx(2.4599).margin(0.001));
}

TEST_CASE("the mean of a distribution is that of its values", "[core]") {
  Histogram values;
  UnboundedMean one_by_one;
  Random random(1);
  for (int i = 0; i < 200; ++i) {
    const auto value = static_cast<std::int64_t>(random.below(1000)) - 300;
    values.add(value);
    one_by_one.add(static_cast<double>(value));
  }
  const UnboundedMean at_once(values);
  CHECK(at_once.count() == 200);
  CHECK(at_once.mean() == Approx(values.mean()));
  CHECK(at_once.interval(0.05).low == Approx(one_by_one.interval(0.05).low));
  CHECK(at_once.interval(0.01).high > at_once.interval(0.05).high);
}

TEST_CASE("of few values nothing is known, and of equal ones all", "[core]") {
  UnboundedMean mean;
  CHECK(mean.mean() == 0);
  for (std::uint64_t n = 0; n < UnboundedMean::k_least_values; ++n) {
    CHECK(std::isinf(mean.interval(0.05).low));
    mean.add(7);
  }
  CHECK(mean.interval(0.05) == Interval{7, 7});
}

// Four standard deviations of a share of 0.95 in so many samples.
TEST_CASE("the interval holds the true mean as often as it says", "[core]") {
  constexpr int k_samples = 2000;
  for (const int size : {5, 20, 100}) {
    Random random(static_cast<std::uint64_t>(size));
    int held = 0;
    for (int sample = 0; sample < k_samples; ++sample) {
      UnboundedMean mean;
      for (int i = 0; i < size; ++i) {
        double value = 0;  // nearly normal
        for (int k = 0; k < 12; ++k) value += static_cast<double>(random.below(1001));
        mean.add(value);
      }
      held += mean.interval(0.05).contains(6000) ? 1 : 0;
    }
    INFO(size);
    CHECK(held > 0.93 * k_samples);
    CHECK(held < 0.97 * k_samples);
  }
}

}  // namespace hr
