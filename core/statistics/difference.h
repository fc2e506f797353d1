// SPDX-License-Identifier: MIT
// The difference between the means of two samples of values from 0 to 1, seen once.
#pragma once

#include <cstdint>

#include "core/statistics/interval.h"

namespace hr {

struct SampleMean {
  std::uint64_t count = 0;
  double mean = 0.5;  // from 0 to 1
};

// The score interval of `wilson` for the mean of a sample, at another level: its variance is at
// most mean (1 - mean), which is that of a share, so it is too wide where values are not only 0 and
// 1. Without values: 0 to 1. 0 < alpha < 1.
Interval mean_interval(const SampleMean& sample, double alpha);

// `second` less `first`, of two independent samples: the square-and-add interval of R. G. Newcombe,
// "Interval estimation for the difference between independent proportions: comparison of eleven
// methods", Statistics in Medicine 17 (1998) 873-890, method 10. For one look at samples whose
// sizes do not depend on the values. Without values in either: -1 to 1.
Interval difference_interval(const SampleMean& first, const SampleMean& second, double alpha);

// The z that a normally distributed value exceeds with this probability, 0 < tail <= 0.5.
double normal_tail(double tail);

}  // namespace hr
