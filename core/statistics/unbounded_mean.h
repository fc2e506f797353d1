// SPDX-License-Identifier: MIT
// The mean of numbers without a bound, such as scores, seen once.
#pragma once

#include <cstdint>

#include "core/statistics/histogram.h"
#include "core/statistics/interval.h"

namespace hr {

// Numbers are added one by one; their order does not matter, apart from rounding.
class UnboundedMean {
 public:
  UnboundedMean() = default;
  explicit UnboundedMean(const Histogram& values);

  void add(double value, std::uint64_t times = 1);

  std::uint64_t count() const { return count_; }
  double mean() const { return mean_; }  // without any: 0
  // The interval of "Student", "The probable error of a mean", Biometrika 6 (1908) 1-25, with the
  // expansion of R. A. Fisher and E. A. Cornish, "The percentile points of distributions having
  // known cumulants", Technometrics 2 (1960) 209-225, for its quantiles. For one look at a number
  // of independent values fixed beforehand; exact if they are normally distributed, and as good as
  // their mean is nearly so otherwise. Of fewer than k_least_values nothing is known: the interval
  // has no ends, -infinity to infinity. 0 < alpha < 1.
  Interval interval(double alpha) const;
  static constexpr std::uint64_t k_least_values = 5;

 private:
  std::uint64_t count_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // of the differences from the mean, summed
};

}  // namespace hr
