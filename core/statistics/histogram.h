// SPDX-License-Identifier: MIT
// The distribution of a whole number over many games. Counts are integers, so totals do not depend
// on how they were collected.
#pragma once

#include <cstdint>
#include <map>

namespace hr {

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

  std::int64_t nth(std::uint64_t n) const;  // the n-th smallest value, from 0; n < count()

  friend bool operator==(const Histogram&, const Histogram&) = default;

 private:
  std::map<std::int64_t, std::uint64_t> counts_;
  std::uint64_t count_ = 0;
};

}  // namespace hr
