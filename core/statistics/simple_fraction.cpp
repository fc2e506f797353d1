// SPDX-License-Identifier: MIT
#include "core/statistics/simple_fraction.h"

#include <cmath>

namespace hr {

namespace {

constexpr double k_largest = 1e6;  // of a numerator and of a denominator
// There are about q²·3/π² fractions from 0 to 1 with a denominator of at most q.
constexpr double k_by_chance = 0.01;

// By continued fractions: of 0 < low <= high.
std::optional<Fraction> simplest(double low, double high) {
  const double whole = std::floor(low);
  if (whole > k_largest) return {};
  const auto n = static_cast<std::int64_t>(whole);
  if (whole == low) return Fraction{n, 1};
  if (whole + 1 <= high) return Fraction{n + 1, 1};
  const std::optional<Fraction> rest = simplest(1 / (high - whole), 1 / (low - whole));
  if (!rest) return {};
  const Fraction out{n * rest->above + rest->below, rest->above};
  if (static_cast<double>(out.above) > k_largest || static_cast<double>(out.below) > k_largest)
    return {};
  return out;
}

}  // namespace

std::optional<Fraction> simple_fraction(const Interval& interval) {
  const auto [low, high] = interval;
  if (low <= 0 && high >= 0) return Fraction{0, 1};
  std::optional<Fraction> out = low > 0 ? simplest(low, high) : simplest(-high, -low);
  if (!out) return {};
  const auto below = static_cast<double>(out->below);
  if ((high - low) * below * below > k_by_chance) return {};
  if (low < 0) out->above = -out->above;
  return out;
}

}  // namespace hr
