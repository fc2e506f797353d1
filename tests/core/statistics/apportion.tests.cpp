// SPDX-License-Identifier: MIT
#include "core/statistics/apportion.h"

#include <catch2/catch.hpp>

namespace hr {

namespace {

std::vector<std::int64_t> apportioned(std::vector<double> parts, std::int64_t whole) {
  return apportion(parts, whole);
}

}  // namespace

TEST_CASE("parts that are rounded add up to their whole", "[core]") {
  using Numbers = std::vector<std::int64_t>;
  CHECK(apportioned({0.645, 0.355}, 100) == Numbers{65, 35});
  CHECK(apportioned({1, 1, 1}, 100) == Numbers{34, 33, 33});
  CHECK(apportioned({1.0 / 3, 1.0 / 3, 1.0 / 3}, 1000) == Numbers{334, 333, 333});
  CHECK(apportioned({0, 0.995, 0.005}, 100) == Numbers{0, 100, 0});
  CHECK(apportioned({0.5, 0.5}, 100) == Numbers{50, 50});
  CHECK(apportioned({0.1, 0.2, 0.7}, 100) == Numbers{10, 20, 70});
  CHECK(apportioned({0, 0}, 100) == Numbers{0, 0});
  CHECK(apportioned({}, 100).empty());
}

}  // namespace hr
