// SPDX-License-Identifier: MIT
#include "core/statistics/mean_sequence.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>
#include <numbers>
#include <ranges>

namespace hr {

namespace {

constexpr double k_infinite = std::numeric_limits<double>::infinity();
// Ends of intervals are multiples of this, so that the intersection of many does not depend on the
// order in which they are taken.
constexpr double k_grid = 0x1p-30;
constexpr int k_stakes = 17;

struct Stake {
  double bet, log_weight;
};

std::array<Stake, k_stakes> make_stakes() {
  std::array<Stake, k_stakes> stakes{};
  double total = 0;
  for (int j = 0; j < k_stakes; ++j) total += 1.0 / (9 + (j - 5) * (j - 5));
  for (int j = 0; j < k_stakes; ++j)
    stakes[static_cast<std::size_t>(j)] = {std::ldexp(1, -j),
                                           -std::log(total * (9 + (j - 5) * (j - 5)))};
  return stakes;
}

// The logarithm of a sum of numbers given by their logarithms.
class LogSum {
 public:
  void add(double term) {
    if (term == -k_infinite) return;
    if (term <= max_) {
      sum_ += term == max_ ? 1 : std::exp(term - max_);
    } else {
      sum_ = sum_ * std::exp(max_ - term) + 1;
      max_ = term;
    }
  }
  double value() const { return max_ + std::log(sum_); }

 private:
  double max_ = -k_infinite, sum_ = 0;
};

// value / m, where a mean of 0 allows no value but 0. Infinite only for that reason.
double ratio(double value, double m) {
  if (m > 0) return std::min(value / m, std::numeric_limits<double>::max());
  return value > 0 ? k_infinite : 1;
}

}  // namespace

MeanSequence::MeanSequence(double low, double high) : low_(low), high_(high) { assert(low < high); }

void MeanSequence::add(double value, std::uint64_t times) {
  assert(low_ <= value && value <= high_);
  if (times == 0) return;
  counts_[value] += times;
  count_ += times;
}

void MeanSequence::close() {
  if (count_ == count()) return;
  Batches& batches = closed_.emplace_back();
  batches.count = count_;
  double sum = 0;
  for (const auto& [value, times] : counts_) {
    batches.values.push_back({scaled(value), times});
    sum += batches.values.back().value * static_cast<double>(times);
  }
  batches.mean = std::min(1.0, sum / static_cast<double>(count_));
}

std::uint64_t MeanSequence::count() const { return closed_.empty() ? 0 : closed_.back().count; }

double MeanSequence::mean() const {
  return std::lerp(low_, high_, closed_.empty() ? 0.5 : closed_.back().mean);
}

Interval MeanSequence::interval(double alpha) const {
  assert(0 < alpha && alpha < 1);
  if (closed_.empty()) return {low_, high_};
  const double limit = -std::log(alpha);
  Interval last;
  narrow(last, closed_.back(), limit);
  Interval all = last;
  for (const Batches& earlier : closed_ | std::views::reverse) narrow(all, earlier, limit);
  if (all.low > all.high) all = last;
  return {std::lerp(low_, high_, all.low), std::lerp(low_, high_, all.high)};
}

double MeanSequence::log_evidence(double mean) const {
  assert(low_ <= mean && mean <= high_);
  return closed_.empty() ? 0 : log_capital(closed_.back(), scaled(mean));
}

double MeanSequence::scaled(double value) const { return (value - low_) / (high_ - low_); }

double MeanSequence::log_capital(const Batches& batches, double m) {
  static const std::array<Stake, k_stakes> stakes = make_stakes();
  std::array<double, k_stakes> above{}, below{};
  for (const auto& [value, times] : batches.values) {
    const auto n = static_cast<double>(times);
    const double up = ratio(value, m) - 1;
    const double down = ratio(1 - value, 1 - m) - 1;
    for (std::size_t j = 0; j < k_stakes; ++j) {
      above[j] += n * std::log1p(stakes[j].bet * up);
      below[j] += n * std::log1p(stakes[j].bet * down);
    }
  }
  LogSum capital;
  for (std::size_t j = 0; j < k_stakes; ++j) {
    capital.add(stakes[j].log_weight + above[j]);
    capital.add(stakes[j].log_weight + below[j]);
  }
  return capital.value() - std::numbers::ln2;
}

// From a bound of the range towards the mean of the values: the last grid point that is excluded.
// The capital falls on this way, down to at most 1, as no product exceeds
// exp(c_j sum_i (x_i / m - 1)), which is 1 at the mean.
double MeanSequence::end_of(const Batches& batches, double bound, double limit) {
  const bool upwards = bound < batches.mean;
  double end = bound;
  for (double step = 0.5; step >= k_grid; step /= 2) {
    const double next = upwards ? end + step : end - step;
    const bool past = upwards ? next >= batches.mean : next <= batches.mean;
    if (!past && log_capital(batches, next) >= limit) end = next;
  }
  return end;
}

void MeanSequence::narrow(Interval& interval, const Batches& batches, double limit) {
  const auto excluded = [&](double m) { return log_capital(batches, m) >= limit; };
  const double low = interval.low + k_grid, high = interval.high - k_grid;
  if (low < batches.mean && excluded(low)) interval.low = end_of(batches, 0, limit);
  if (high > batches.mean && excluded(high)) interval.high = end_of(batches, 1, limit);
}

}  // namespace hr
