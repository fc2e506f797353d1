// SPDX-License-Identifier: MIT
#include "core/statistics/difference.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace hr {

double normal_tail(double tail) {
  assert(tail > 0 && tail <= 0.5);
  double low = 0, high = 40;
  for (int i = 0; i < 60; ++i) {
    const double z = (low + high) / 2;
    (std::erfc(z / std::numbers::sqrt2) / 2 > tail ? low : high) = z;
  }
  return (low + high) / 2;
}

Interval mean_interval(const SampleMean& sample, double alpha) {
  if (sample.count == 0) return {};
  const double z = normal_tail(alpha / 2), p = sample.mean;
  const auto n = static_cast<double>(sample.count);
  const double middle = p + z * z / (2 * n);
  const double spread = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  const double scale = 1 + z * z / n;
  // At the extremes the formula gives 0 and 1 except for rounding.
  return {p == 0 ? 0 : std::max(0.0, (middle - spread) / scale),
          p == 1 ? 1 : std::min(1.0, (middle + spread) / scale)};
}

Interval difference_interval(const SampleMean& first, const SampleMean& second, double alpha) {
  if (first.count == 0 || second.count == 0) return {-1, 1};
  const Interval a = mean_interval(first, alpha), b = mean_interval(second, alpha);
  const double difference = second.mean - first.mean;
  return {difference - std::hypot(second.mean - b.low, a.high - first.mean),
          difference + std::hypot(b.high - second.mean, first.mean - a.low)};
}

}  // namespace hr
