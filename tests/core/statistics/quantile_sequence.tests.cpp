// SPDX-License-Identifier: MIT
#include "core/statistics/quantile_sequence.h"

#include <catch2/catch.hpp>

#include "core/base/mix.h"
#include "core/statistics/checkpoints.h"

namespace hr {

namespace {

constexpr int k_runs = 200;

// How many of 200 runs of 5,000 draws from 0 to `faces` - 1 ever exclude one of two values.
int runs_that_exclude(std::uint64_t faces, double share, std::int64_t low, std::int64_t high) {
  int excluding = 0;
  for (int run = 0; run < k_runs; ++run) {
    Random random(mix(24, static_cast<std::uint64_t>(run)));
    Histogram values;
    QuantileSequence sequence(share, 0.05);
    bool excluded = false;
    while (values.count() < 5'000) {
      const std::uint64_t next = next_checkpoint(values.count());
      while (values.count() < next) values.add(static_cast<std::int64_t>(random.below(faces)));
      sequence.look(values);
      excluded |= !sequence.interval().contains(low) || !sequence.interval().contains(high);
    }
    if (excluded) ++excluding;
  }
  return excluding;
}

bool within(const QuantileInterval& inner, const QuantileInterval& outer) {
  return (!outer.low || (inner.low && *inner.low >= *outer.low)) &&
         (!outer.high || (inner.high && *inner.high <= *outer.high));
}

}  // namespace

TEST_CASE("the interval of a median is as worked out by hand", "[core]") {
  Histogram values;
  for (std::int64_t value = 1; value <= 1000; ++value) values.add(value);
  // l = (1.4 log log 2100 + log 200) / 1000 = 0.0081468, f = 0.0742125: ranks 426 and 575.
  CHECK(quantile_interval(values, 0.5, 0.05) == QuantileInterval{426, 575});
  // f = 0.3 * 1.5 sqrt(l) + 0.8 l = 0.0471342: ranks 53 and 148; mirrored: 853 and 948.
  CHECK(quantile_interval(values, 0.1, 0.05) == QuantileInterval{53, 148});
  CHECK(quantile_interval(values, 0.9, 0.05) == QuantileInterval{853, 948});
}

TEST_CASE("few values leave a quantile unbounded", "[core]") {
  Histogram values;
  CHECK(quantile_interval(values, 0.5, 0.05) == QuantileInterval{});
  values.add(5, 10);
  CHECK(quantile_interval(values, 0.5, 0.05) == QuantileInterval{});
  values.add(5, 90);
  CHECK(quantile_interval(values, 0.5, 0.05) == QuantileInterval{5, 5});
  CHECK(quantile_interval(values, 0.95, 0.05) == QuantileInterval{5, {}});
}

TEST_CASE("a quantile of a law with ties is covered in 19 of 20 runs", "[core]") {
  constexpr int k_allowed = 20;  // of 200; 10 expected at most
  CHECK(runs_that_exclude(7, 0.5, 3, 3) <= k_allowed);
  CHECK(runs_that_exclude(1'001, 0.5, 500, 500) <= k_allowed);
  CHECK(runs_that_exclude(1'000, 0.05, 49, 50) <= k_allowed);
}

TEST_CASE("where every value between two is a median both are covered", "[core]") {
  CHECK(runs_that_exclude(2, 0.5, 0, 1) <= 20);
  CHECK(runs_that_exclude(4, 0.75, 2, 3) <= 20);
}

TEST_CASE("a surer interval of a quantile is wider, and looking again never widens it", "[core]") {
  Random random(3);
  Histogram values;
  QuantileSequence sequence(0.5, 0.05);
  QuantileInterval before;
  while (values.count() < 20'000) {
    const std::uint64_t next = next_checkpoint(values.count());
    while (values.count() < next)
      values.add(static_cast<std::int64_t>(random.below(100) + random.below(100)));
    sequence.look(values);
    CHECK(within(sequence.interval(), before));
    CHECK(within(sequence.interval(), quantile_interval(values, 0.5, 0.05)));
    CHECK(within(quantile_interval(values, 0.5, 0.05), quantile_interval(values, 0.5, 0.001)));
    before = sequence.interval();
  }
  CHECK(before.contains(99));
  CHECK(*before.high - *before.low <= 4);
}

TEST_CASE("a law that has changed gives the interval of the last look", "[core]") {
  Histogram values;
  QuantileSequence sequence(0.5, 0.05);
  values.add(1, 1'000);
  sequence.look(values);
  CHECK(sequence.interval() == QuantileInterval{1, 1});
  values.add(2, 10'000);
  sequence.look(values);
  CHECK(sequence.interval() == QuantileInterval{2, 2});
}

}  // namespace hr
