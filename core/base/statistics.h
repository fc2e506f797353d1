// SPDX-License-Identifier: MIT
// Statistics about many games: the confidence of a share, and the distribution of a number. Counts
// are integers, so totals do not depend on how they were collected.
#pragma once

#include <cstdint>
#include <map>

namespace hr {

// A 95 % confidence interval for a share; both ends from 0 to 1.
struct Interval {
  double low = 0;
  double high = 1;
  friend bool operator==(const Interval&, const Interval&) = default;
};

// The score interval of E. B. Wilson, "Probable inference, the law of succession, and statistical
// inference", J. Amer. Statist. Assoc. 22 (1927) 209-212, with z = 1.959964. Unlike the usual p +-
// z s it stays within 0 and 1 and is meaningful for few trials and for extreme shares. hits <=
// trials; without trials nothing is known, and the interval is 0 to 1.
Interval wilson(std::uint64_t hits, std::uint64_t trials);

// How often each whole number occurred.
class Histogram {
 public:
  void add(std::int64_t value, std::uint64_t times = 1);
  Histogram& operator+=(const Histogram& other);

  std::uint64_t count() const { return count_; }
  const std::map<std::int64_t, std::uint64_t>& counts() const { return counts_; }

  // For an empty histogram these are all 0.
  std::int64_t min() const;
  std::int64_t max() const;
  double mean() const;
  double median() const;  // for an even number of values: halfway between the middle two
  // The smallest value that at least `percent` per cent of the values do not exceed; 0: the least.
  std::int64_t quantile(unsigned percent) const;

  friend bool operator==(const Histogram&, const Histogram&) = default;

 private:
  std::int64_t nth(std::uint64_t n) const;  // the n-th smallest value, from 0; n < count()

  std::map<std::int64_t, std::uint64_t> counts_;
  std::uint64_t count_ = 0;
  std::int64_t sum_ = 0;
};

}  // namespace hr
