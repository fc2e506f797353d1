// SPDX-License-Identifier: MIT
#include "core/statistics/simple_fraction.h"

#include <catch2/catch.hpp>

namespace hr::tests {

TEST_CASE("the simplest fraction of a narrow interval is found", "[core][statistics]") {
  const auto near = [](double value, double width) {
    return simple_fraction({value - width, value + width});
  };
  CHECK(near(-1.0 / 18, 1e-6) == Fraction{-1, 18});
  CHECK(near(7.0 / 36, 1e-9) == Fraction{7, 36});
  CHECK(near(355.0 / 113, 1e-8) == Fraction{355, 113});
  CHECK(near(3, 1e-9) == Fraction{3, 1});
  CHECK(near(-2.5, 0) == Fraction{-5, 2});
  CHECK(near(0, 0.3) == Fraction{0, 1});
}

TEST_CASE("no fraction is claimed that is there by chance", "[core][statistics]") {
  CHECK_FALSE(simple_fraction({0.3, 0.4}).has_value());  // a third
  CHECK_FALSE(simple_fraction({-0.0856066, -0.0856063}).has_value());
  CHECK_FALSE(simple_fraction({3.14159265, 3.14159266}).has_value());
  CHECK_FALSE(simple_fraction({1e-9, 2e-9}).has_value());
  CHECK_FALSE(simple_fraction({1e9 + 0.1, 1e9 + 0.2}).has_value());
}

}  // namespace hr::tests
