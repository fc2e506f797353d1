// SPDX-License-Identifier: MIT
// A confidence sequence for the mean of bounded values, by betting, after I. Waudby-Smith and A.
// Ramdas, "Estimating means of bounded random variables by betting", J. R. Stat. Soc. B 86 (2024)
// 1-27: whoever bets at odds that are fair if the mean is m should not grow rich, so an m against
// which a bettor has made 1 into 1 / alpha is excluded. One may look as often as one likes.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "core/statistics/interval.h"

namespace hr {

// Holds if the values lie from `low` to `high` and each one's mean, given those before it, is the
// same; they need be neither independent nor alike. Values come in batches, and a batch counts when
// it is closed. When one closes a batch may depend on everything before it, but it must not depend
// on values that are already known and not yet added.
//
// The capital. With values and m scaled to [0, 1], the bettor puts half of 1 on "above m" and half
// on "below m" (the paper's hedged capital), and divides each half into stakes w_j; each bets the
// share c_j of what it has become on every value (constant bets, averaged, as in the paper's
// diversified Kelly bets, but spaced by halves, because small differences need small bets):
//
//   K(m) = 1/2 sum_j w_j prod_i (1 + c_j (x_i / m - 1))
//        + 1/2 sum_j w_j prod_i (1 + c_j ((1 - x_i) / (1 - m) - 1)),
//   c_j = 2^-j, w_j proportional to 1 / (9 + (j - 5)^2), j = 0 .. 16.
//
// If the mean is m, each factor has mean 1 given the past, so K(m) is a nonnegative martingale that
// starts at 1. By Ville's inequality it ever reaches 1 / alpha with a probability of at most alpha.
// No factor is negative, as c_j <= 1.
//
// The bets depend on no value at all. So they are fixed for a whole batch, the order of values in
// it and even the division into batches leave the capital alone, and the capital follows exactly
// from how often each value occurred: its cost is the number of distinct values, not of values.
// Bets learnt from earlier batches (the paper's predictable plug-in) would be as valid and less
// sharp: to tell a mean difference of 0.01 from 0 they need more than twice as many pairs, because
// they must shrink fast enough to stay safe for ever. Here the smallest c_j limits the sharpness:
// from some 10^8 to 10^11 values on, depending on the mean, the interval stops shrinking, at about
// a hundred-thousandth of the range or less.
//
// Each product is convex in m, the first falling and the second rising. So the m with K(m) below a
// limit form an interval, which contains the mean of the values, and its ends can be bracketed.
class MeanSequence {
 public:
  MeanSequence(double low, double high);  // low < high

  void add(double value, std::uint64_t times = 1);  // low <= value <= high
  void close();                                     // ends the batch; an empty one changes nothing

  std::uint64_t count() const;  // the values in closed batches
  double mean() const;          // of those; without any: halfway between low and high

  // What is not excluded at any end of a batch: for all times and looks together, the probability
  // that the mean is ever outside is at most alpha; 0 < alpha < 1. Ends are rounded outwards, by at
  // most 1e-9 of the range. If nothing is left (that has a probability of at most alpha, or the
  // mean drifts, against the condition above), the result is what the last batch alone leaves,
  // which is never empty: every m has been excluded before, so this costs no coverage, and a
  // degenerate interval would look like certainty. Cost: about 34 logarithms for each distinct
  // value, 60 times and twice more for each batch.
  Interval interval(double alpha) const;

  // The logarithm of K(mean) after the last batch: the evidence against the hypothesis that the
  // mean is `mean`, from low to high. If it is, then the expectation of K is at most 1 whenever one
  // stops, so it is an e-value for e_bh.h. 0: no evidence; infinite: impossible.
  double log_evidence(double mean) const;

  friend bool operator==(const MeanSequence&, const MeanSequence&) = default;

 private:
  struct Counted {
    double value;  // from 0 to 1
    std::uint64_t times;
    friend bool operator==(const Counted&, const Counted&) = default;
  };
  // All values up to the end of a batch.
  struct Batches {
    std::vector<Counted> values;
    std::uint64_t count = 0;
    double mean = 0;
    friend bool operator==(const Batches&, const Batches&) = default;
  };

  double scaled(double value) const;
  static double log_capital(const Batches& batches, double m);
  static double end_of(const Batches& batches, double bound, double limit);
  static void narrow(Interval& interval, const Batches& batches, double limit);

  double low_, high_;
  std::map<double, std::uint64_t> counts_;  // by value, including the open batch
  std::uint64_t count_ = 0;
  std::vector<Batches> closed_;
};

}  // namespace hr
