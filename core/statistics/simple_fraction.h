// SPDX-License-Identifier: MIT
// The fraction that a number probably is which is known to lie in an interval.
#pragma once

#include <cstdint>
#include <optional>

#include "core/statistics/interval.h"

namespace hr {

struct Fraction {
  std::int64_t above = 0, below = 1;  // without common factors; below > 0
  friend bool operator==(const Fraction&, const Fraction&) = default;
};

// The fraction in the interval with the smallest denominator; none if it is no surprise that there
// is one: an interval of that width, wherever it lies, has a fraction with such a denominator or a
// smaller one in more than about one of 300 cases.
std::optional<Fraction> simple_fraction(const Interval& interval);

}  // namespace hr
