// SPDX-License-Identifier: MIT
#include "core/statistics/unbounded_mean.h"

#include <cmath>
#include <limits>

#include "core/statistics/difference.h"

namespace hr {

namespace {

// The number that a value of Student's distribution exceeds with this probability.
double student_tail(double tail, double freedom) {
  const double z = normal_tail(tail), z2 = z * z, n = freedom;
  const double first = (z2 + 1) / 4, second = ((5 * z2 + 16) * z2 + 3) / 96;
  const double third = (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
  return z * (1 + (first + (second + third / n) / n) / n);
}

}  // namespace

UnboundedMean::UnboundedMean(const Histogram& values) {
  for (const auto& [value, times] : values.counts()) add(static_cast<double>(value), times);
}

// Welford's way, which loses no digits where numbers are large and alike.
void UnboundedMean::add(double value, std::uint64_t times) {
  if (times == 0) return;
  count_ += times;
  const double n = static_cast<double>(times), off = value - mean_;
  mean_ += off * n / static_cast<double>(count_);
  squares_ += n * off * (value - mean_);
}

Interval UnboundedMean::interval(double alpha) const {
  constexpr double k_unknown = std::numeric_limits<double>::infinity();
  if (count_ < k_least_values) return {-k_unknown, k_unknown};
  const auto n = static_cast<double>(count_);
  const double spread = student_tail(alpha / 2, n - 1) * std::sqrt(squares_ / (n - 1) / n);
  return {mean_ - spread, mean_ + spread};
}

}  // namespace hr
