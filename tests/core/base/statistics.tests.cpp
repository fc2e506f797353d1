// SPDX-License-Identifier: MIT
#include "core/base/statistics.h"

#include <catch2/catch.hpp>

namespace hr {

namespace {

void check_interval(std::uint64_t hits, std::uint64_t trials, double low, double high) {
  INFO(hits << " of " << trials);
  const Interval interval = wilson(hits, trials);
  CHECK(interval.low == Approx(low).margin(0.00005));
  CHECK(interval.high == Approx(high).margin(0.00005));
}

}  // namespace

// R. G. Newcombe, Statistics in Medicine 17 (1998) 857-872, table I, method 3.
TEST_CASE("the Wilson interval agrees with published values", "[core]") {
  check_interval(81, 263, 0.2553, 0.3662);
  check_interval(15, 148, 0.0624, 0.1605);
  check_interval(0, 20, 0.0000, 0.1611);
  check_interval(1, 29, 0.0061, 0.1718);
}

TEST_CASE("the Wilson interval stays within 0 and 1 and reaches them exactly", "[core]") {
  CHECK(wilson(0, 1000).low == 0);
  CHECK(wilson(1000, 1000).high == 1);
  CHECK(wilson(0, 0) == Interval{0, 1});
  CHECK(wilson(3, 10).low == Approx(1 - wilson(7, 10).high));
}

TEST_CASE("a histogram gives mean, median, quantiles and extremes", "[core]") {
  Histogram histogram;
  for (const std::uint64_t value : {9U, 1U, 3U, 3U}) histogram.add(value);
  CHECK(histogram.count() == 4);
  CHECK(histogram.min() == 1);
  CHECK(histogram.max() == 9);
  CHECK(histogram.mean() == 4);
  CHECK(histogram.median() == 3);
  histogram.add(100, 2);
  CHECK(histogram.median() == 6);  // between 3 and 9
  CHECK(histogram.quantile(0) == 1);
  CHECK(histogram.quantile(50) == 3);
  CHECK(histogram.quantile(51) == 9);
  CHECK(histogram.quantile(100) == 100);
}

TEST_CASE("quantiles are the nearest ranks", "[core]") {
  Histogram histogram;
  for (std::uint64_t value = 1; value <= 200; ++value) histogram.add(value);
  CHECK(histogram.quantile(5) == 10);
  CHECK(histogram.quantile(25) == 50);
  CHECK(histogram.quantile(95) == 190);
  CHECK(histogram.median() == 100.5);
}

TEST_CASE("an empty histogram is all zeros", "[core]") {
  const Histogram empty;
  CHECK(empty.count() == 0);
  CHECK(empty.min() == 0);
  CHECK(empty.max() == 0);
  CHECK(empty.mean() == 0);
  CHECK(empty.median() == 0);
  CHECK(empty.quantile(50) == 0);
}

TEST_CASE("merging the histograms of the parts gives the histogram of the whole", "[core]") {
  Histogram whole, odd, even;
  for (std::uint64_t i = 0; i < 100; ++i) {
    const std::uint64_t value = i * i % 37;
    whole.add(value);
    (i % 2 == 0 ? even : odd).add(value);
  }
  odd += even;
  CHECK(odd == whole);
}

}  // namespace hr
