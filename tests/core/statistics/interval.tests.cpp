// SPDX-License-Identifier: MIT
#include "core/statistics/interval.h"

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

}  // namespace hr
