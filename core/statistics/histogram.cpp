// SPDX-License-Identifier: MIT
#include "core/statistics/histogram.h"

#include <algorithm>
#include <cassert>

namespace hr {

void Histogram::add(std::int64_t value, std::uint64_t times) {
  if (times == 0) return;
  counts_[value] += times;
  count_ += times;
}

Histogram& Histogram::operator+=(const Histogram& other) {
  for (const auto& [value, times] : other.counts_) add(value, times);
  return *this;
}

std::int64_t Histogram::min() const { return counts_.empty() ? 0 : counts_.begin()->first; }

std::int64_t Histogram::max() const { return counts_.empty() ? 0 : counts_.rbegin()->first; }

double Histogram::mean() const {
  double sum = 0;
  for (const auto& [value, times] : counts_)
    sum += static_cast<double>(value) * static_cast<double>(times);
  return count_ == 0 ? 0 : sum / static_cast<double>(count_);
}

double Histogram::median() const {
  if (count_ == 0) return 0;
  const auto low = static_cast<double>(nth((count_ - 1) / 2));
  const auto high = static_cast<double>(nth(count_ / 2));
  return low + (high - low) / 2;
}

std::int64_t Histogram::quantile(unsigned percent) const {
  assert(percent <= 100);
  if (count_ == 0) return 0;
  // ceil(count * percent / 100), without overflow for a large count.
  const std::uint64_t rank = count_ / 100 * percent + (count_ % 100 * percent + 99) / 100;
  return nth(std::max<std::uint64_t>(rank, 1) - 1);
}

std::int64_t Histogram::nth(std::uint64_t n) const {
  assert(n < count_);
  for (const auto& [value, times] : counts_) {
    if (n < times) return value;
    n -= times;
  }
  return max();
}

}  // namespace hr
