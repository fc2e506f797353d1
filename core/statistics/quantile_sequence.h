// SPDX-License-Identifier: MIT
// A confidence sequence for a quantile of whole numbers, such as the median length of a game, after
// S. R. Howard and A. Ramdas, "Sequential estimation of quantiles with applications to A/B testing
// and best-arm identification", Bernoulli 28 (2022) 1704-1728. One may look as often as one likes.
#pragma once

#include <cstdint>
#include <optional>

#include "core/statistics/histogram.h"

namespace hr {

// Both ends belong to it; a missing end is unbounded.
struct QuantileInterval {
  std::optional<std::int64_t> low, high;
  bool contains(std::int64_t value) const {
    return (!low || *low <= value) && (!high || value <= *high);
  }
  friend bool operator==(const QuantileInterval&, const QuantileInterval&) = default;
};

// After t values, with p for the share:
//
//   f = 1.5 sqrt(p (1 - p) l) + 0.8 l,  l = (1.4 log log(2.1 t) + log(10 / alpha)) / t;
//   low:  the value of rank floor(t (p - f)) + 1, if p - f >= 0;
//   high: the value of rank ceil(t (p + f)), if p + f <= 1.
//
// Holds for independent draws from one law, discrete or not: with a probability of at least
// 1 - alpha, for all t >= 1 together, every p-quantile of the law lies within: every x with
// P(X < x) <= p <= P(X <= x). Ties cost nothing, and where a discrete law has several
// p-quantiles all of them are covered. Why: if low exceeded the least p-quantile q, at most
// t (p - f) values would be <= q, though each of them is with a probability of at least p; the
// other side likewise. So it is enough that the number of hits in t independent trials of
// probability p never differs from t p by t f; half of alpha goes to each side. That is the
// stitched bound of Howard, Ramdas, McAuliffe and Sekhon, Ann. Statist. 49 (2021) 1055-1080,
// theorem 1, with eta = 2.04, s = 1.4, m = p (1 - p) and c = |1 - 2 p| / 3, its constants rounded
// upwards (1.44 to 1.5, 2.04 to 2.1, 9.97 to 10); 0.81 |1 - 2 p| is at most 0.8 for 0.01 <= p <=
// 0.99, which is therefore required. 0 < alpha < 1. Without values both ends are unbounded.
QuantileInterval quantile_interval(const Histogram& values, double share, double alpha);

// The intersection of these intervals over all looks. It never widens, except that an intersection
// which would be empty is replaced by the interval of the last look: nothing that lay in all of
// them is left, so the true quantile was excluded before, or the law has changed.
class QuantileSequence {
 public:
  QuantileSequence(double share, double alpha);  // as above

  // `values`: those of the last look and the ones drawn since.
  void look(const Histogram& values);
  const QuantileInterval& interval() const { return interval_; }

 private:
  double share_, alpha_;
  QuantileInterval interval_;
};

}  // namespace hr
