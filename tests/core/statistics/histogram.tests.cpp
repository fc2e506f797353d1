// SPDX-License-Identifier: MIT
#include "core/statistics/histogram.h"

#include <catch2/catch.hpp>

namespace hr {

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

TEST_CASE("the mean of the largest numbers does not overflow", "[core]") {
  Histogram values;
  values.add(INT64_MAX, 1000);
  CHECK(values.mean() == Approx(9.223372036854775807e18));
  values.add(INT64_MIN, 1000);
  CHECK(values.mean() == Approx(0).margin(1));
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
