// SPDX-License-Identifier: MIT
#include "core/statistics/quantile_sequence.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace hr {

QuantileInterval quantile_interval(const Histogram& values, double share, double alpha) {
  assert(0.01 <= share && share <= 0.99);
  assert(0 < alpha && alpha < 1);
  if (values.count() == 0) return {};
  const auto t = static_cast<double>(values.count());
  const double l = (1.4 * std::log(std::log(2.1 * t)) + std::log(10 / alpha)) / t;
  const double f = 1.5 * std::sqrt(share * (1 - share) * l) + 0.8 * l;
  QuantileInterval out;
  if (share - f >= 0) out.low = values.nth(static_cast<std::uint64_t>(std::floor(t * (share - f))));
  if (share + f <= 1)
    out.high = values.nth(static_cast<std::uint64_t>(std::ceil(t * (share + f))) - 1);
  return out;
}

QuantileSequence::QuantileSequence(double share, double alpha) : share_(share), alpha_(alpha) {
  assert(0.01 <= share && share <= 0.99);
  assert(0 < alpha && alpha < 1);
}

void QuantileSequence::look(const Histogram& values) {
  const QuantileInterval now = quantile_interval(values, share_, alpha_);
  QuantileInterval both = interval_;
  if (now.low) both.low = std::max(*now.low, both.low.value_or(*now.low));
  if (now.high) both.high = std::min(*now.high, both.high.value_or(*now.high));
  const bool empty = both.low && both.high && *both.low > *both.high;
  interval_ = empty ? now : both;
}

}  // namespace hr
