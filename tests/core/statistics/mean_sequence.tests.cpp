// SPDX-License-Identifier: MIT
#include "core/statistics/mean_sequence.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <vector>

#include "core/base/mix.h"
#include "core/statistics/checkpoints.h"

namespace hr {

namespace {

const double k_log_20 = std::log(20.0);  // the limit for alpha = 0.05

// Values with their odds.
struct Law {
  std::vector<double> values;
  std::vector<std::uint64_t> odds;

  double mean() const {
    double sum = 0, total = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
      sum += values[i] * static_cast<double>(odds[i]);
      total += static_cast<double>(odds[i]);
    }
    return sum / total;
  }

  // Adds draws to the sequence as one batch.
  void draw(MeanSequence& sequence, std::uint64_t times, Random& random) const {
    std::uint64_t total = 0;
    for (const std::uint64_t each : odds) total += each;
    std::vector<std::uint64_t> counts(values.size());
    for (std::uint64_t i = 0; i < times; ++i) {
      std::uint64_t at = random.below(total);
      std::size_t which = 0;
      while (at >= odds[which]) at -= odds[which++];
      ++counts[which];
    }
    for (std::size_t i = 0; i < values.size(); ++i) sequence.add(values[i], counts[i]);
    sequence.close();
  }
};

// One value after another up to 64, then batches of a twentieth of what there is.
std::uint64_t next_look(std::uint64_t n) { return n < 64 ? n + 1 : n + n / 20; }

int runs_that_exclude(const Law& law, int runs, std::uint64_t values) {
  const double mean = law.mean();
  int excluding = 0;
  for (int run = 0; run < runs; ++run) {
    Random random(mix(22, static_cast<std::uint64_t>(run)));
    MeanSequence sequence(law.values.front(), law.values.back());
    while (sequence.count() < values && sequence.log_evidence(mean) < k_log_20)
      law.draw(sequence, next_look(sequence.count()) - sequence.count(), random);
    if (sequence.log_evidence(mean) >= k_log_20) ++excluding;
  }
  return excluding;
}

// The expectation of the capital against the law's mean after `left` more values.
double expected_capital(const Law& law, const MeanSequence& before, int left) {
  if (left == 0) return std::exp(before.log_evidence(law.mean()));
  double sum = 0, total = 0;
  for (std::size_t i = 0; i < law.values.size(); ++i) {
    MeanSequence after = before;
    after.add(law.values[i]);
    after.close();
    sum += static_cast<double>(law.odds[i]) * expected_capital(law, after, left - 1);
    total += static_cast<double>(law.odds[i]);
  }
  return sum / total;
}

// Paired differences of a variance of 0.5.
Law difference_of(std::uint64_t thousandths) {
  const std::uint64_t t = thousandths;  // 3 t / 3000 = t / 1000
  return {{-1, -0.5, 0, 0.5, 1}, {600 - t, 600 - t, 600, 600 + t, 600 + t}};
}

std::uint64_t pairs_needed(const Law& law, std::uint64_t cap, std::uint64_t seed) {
  Random random(mix(23, seed));
  MeanSequence sequence(-1, 1);
  while (sequence.log_evidence(0) < k_log_20 && sequence.count() < cap)
    law.draw(sequence, next_checkpoint(sequence.count()) - sequence.count(), random);
  return sequence.count();
}

}  // namespace

TEST_CASE("against the true mean a bettor expects to keep what there was", "[core]") {
  for (const Law& law : {Law{{0, 1}, {1, 1}}, Law{{0, 1}, {99, 1}}, Law{{-3, 0, 5}, {2, 7, 1}}}) {
    const MeanSequence sequence(law.values.front(), law.values.back());
    for (const int values : {1, 2, 7})
      CHECK(expected_capital(law, sequence, values) == Approx(1).epsilon(1e-12));
  }
}

TEST_CASE("the capital of two bets is as worked out by hand", "[core]") {
  double weights = 0, bets = 0;
  for (int j = 0; j <= 16; ++j) {
    const double weight = 1.0 / (9 + (j - 5) * (j - 5));
    weights += weight;
    bets += weight * std::pow(4, -j);
  }
  MeanSequence sequence(0, 1);
  CHECK(sequence.log_evidence(0.5) == 0);
  sequence.add(1);
  sequence.close();
  CHECK(sequence.log_evidence(0.5) == Approx(0).margin(1e-12));  // (1 + c) / 2 + (1 - c) / 2
  sequence.add(1);
  sequence.close();  // (1 + c)^2 / 2 + (1 - c)^2 / 2 = 1 + c^2
  CHECK(sequence.log_evidence(0.5) == Approx(std::log(1 + bets / weights)));
}

TEST_CASE("at most one run in twenty ever excludes the true mean", "[core]") {
  constexpr int k_runs = 200, k_allowed = 20;  // 10 expected at most; more than 20: 1 in 1,000
  const Law coin{{0, 1}, {1, 1}}, rare{{0, 1}, {99, 1}}, common{{0, 1}, {1, 99}};
  const Law skewed{{-1, 0, 20}, {70, 20, 10}};
  const auto excluding = [](const Law& law) { return runs_that_exclude(law, k_runs, 20'000); };
  CHECK(excluding(coin) <= k_allowed);
  CHECK(excluding(rare) <= k_allowed);
  CHECK(excluding(common) <= k_allowed);
  CHECK(excluding(skewed) <= k_allowed);
  CHECK(excluding(difference_of(0)) <= k_allowed);
}

TEST_CASE("a difference of one in a hundred is found within 100,000 pairs", "[core]") {
  std::vector<std::uint64_t> needed;
  const Law law = difference_of(10);
  REQUIRE(law.mean() == Approx(0.01));
  for (std::uint64_t seed = 0; seed < 51; ++seed)
    needed.push_back(pairs_needed(law, 200'000, seed));
  std::ranges::sort(needed);
  CAPTURE(needed);
  CHECK(needed[25] <= 80'000);  // checkpoints: 50,992, 63,744, 79,680
}

TEST_CASE("neither the order of values nor the division into batches changes the capital",
          "[core]") {
  MeanSequence once(0, 10), often(0, 10), batches(0, 10);
  once.add(3, 20);
  once.add(7.5, 30);
  once.close();
  for (int i = 0; i < 10; ++i) {
    often.add(7.5, 3);
    often.add(3, 2);
    often.add(5, 0);
    batches.add(3, 2);
    batches.add(7.5, 3);
    batches.close();
    batches.close();
  }
  CHECK(often.count() == 0);
  CHECK(often.interval(0.05) == Interval{0, 10});
  often.close();
  CHECK(often == once);
  CHECK(batches.log_evidence(5) == once.log_evidence(5));
  CHECK(batches.count() == 50);
  CHECK(batches.mean() == Approx(5.7));
}

TEST_CASE("the ends of the interval are where the evidence reaches the limit", "[core]") {
  MeanSequence sequence(-2, 2);
  sequence.add(-2, 300);
  sequence.add(0.5, 500);
  sequence.add(2, 400);
  sequence.close();
  for (const double alpha : {0.5, 0.05, 1e-6}) {
    const Interval interval = sequence.interval(alpha);
    CHECK(sequence.log_evidence(interval.low) >= -std::log(alpha));
    CHECK(sequence.log_evidence(interval.low + 1e-8) < -std::log(alpha));
    CHECK(sequence.log_evidence(interval.high) >= -std::log(alpha));
    CHECK(sequence.log_evidence(interval.high - 1e-8) < -std::log(alpha));
    CHECK(interval.contains(sequence.mean()));
  }
  CHECK(sequence.interval(0.01).low < sequence.interval(0.05).low);
  CHECK(sequence.interval(0.01).high > sequence.interval(0.05).high);
}

TEST_CASE("the interval shrinks with each batch and never widens", "[core]") {
  const Law law{{0, 1, 2}, {5, 3, 2}};
  Random random(1);
  MeanSequence sequence(0, 2);
  Interval before = sequence.interval(0.05);
  while (sequence.count() < 5'000) {
    law.draw(sequence, next_checkpoint(sequence.count()) - sequence.count(), random);
    const Interval now = sequence.interval(0.05);
    CHECK(now.low >= before.low);
    CHECK(now.high <= before.high);
    before = now;
  }
  CHECK(before.contains(0.7));
  CHECK(before.high - before.low < 0.1);
}

TEST_CASE("values at the bounds and constant values give sound intervals", "[core]") {
  MeanSequence zeros(0, 1), ones(0, 1), middles(0, 1), single(0, 1);
  single.add(0.25);
  single.close();
  // A mean below 0.25 / 20 makes a value of 0.25 unlikely; little else can be told from one.
  CHECK(single.interval(0.05).low < 0.25 / 20);
  CHECK(single.interval(0.05).high > 1 - 0.75 / 20);
  zeros.add(0, 1000);
  zeros.close();
  CHECK(zeros.interval(0.05).low == 0);
  CHECK(zeros.interval(0.05).high < 0.01);
  CHECK(zeros.log_evidence(0) == Approx(0).margin(1e-12));
  CHECK(zeros.log_evidence(1) == std::numeric_limits<double>::infinity());
  ones.add(1, 1000);
  ones.close();
  CHECK(ones.interval(0.05).high == 1);
  CHECK(ones.interval(0.05).low == Approx(1 - zeros.interval(0.05).high).margin(1e-8));
  middles.add(0.5, 1000);
  middles.close();
  CHECK(middles.interval(0.05).contains(0.5));
  CHECK(middles.interval(0.05).high < 0.51);
}

TEST_CASE("evidence is defined for every mean within the bounds", "[core]") {
  MeanSequence sequence(0, 1);
  sequence.add(0, 3);
  sequence.add(1, 5);
  sequence.close();
  CHECK(sequence.log_evidence(0) == std::numeric_limits<double>::infinity());
  CHECK(sequence.log_evidence(1) == std::numeric_limits<double>::infinity());
  CHECK(sequence.log_evidence(1e-320) > 1'000);
}

TEST_CASE("where the batches contradict each other the newest interval is given", "[core]") {
  MeanSequence sequence(0, 1);
  sequence.add(0, 1000);
  sequence.close();
  sequence.add(1, 100'000);
  sequence.close();
  MeanSequence together(0, 1);
  together.add(0, 1000);
  together.add(1, 100'000);
  together.close();
  CHECK(sequence.interval(0.05) == together.interval(0.05));
}

}  // namespace hr
