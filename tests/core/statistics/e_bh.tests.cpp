// SPDX-License-Identifier: MIT
#include "core/statistics/e_bh.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "core/base/mix.h"
#include "core/statistics/checkpoints.h"
#include "core/statistics/mean_sequence.h"

namespace hr {

namespace {

std::vector<bool> rejected(std::vector<double> e_values, double alpha) {
  for (double& e : e_values) e = std::log(e);
  return e_bh(e_values, alpha);
}

// Coins that fall on 1 in `odds` of 100 cases; each checkpoint is judged by e-BH, and the run ends
// at the first rejection of a fair one, or after 2,000 throws.
struct Coins {
  std::vector<std::uint64_t> odds;
  std::vector<MeanSequence> sequences;
  std::vector<bool> decided;

  void play(double alpha, std::uint64_t seed) {
    Random random(mix(25, seed));
    sequences.assign(odds.size(), MeanSequence(0, 1));
    for (std::uint64_t n = 0; n < 2'000 && wrong() == 0; n = next_checkpoint(n)) {
      for (std::size_t i = 0; i < odds.size(); ++i) throw_coin(i, next_checkpoint(n) - n, random);
      std::vector<double> evidence;
      for (const MeanSequence& each : sequences) evidence.push_back(each.log_evidence(0.5));
      decided = e_bh(evidence, alpha);
    }
  }

  void throw_coin(std::size_t i, std::uint64_t times, Random& random) {
    std::uint64_t ones = 0;
    for (std::uint64_t k = 0; k < times; ++k) ones += random.below(100) < odds[i] ? 1 : 0;
    sequences[i].add(0, times - ones);
    sequences[i].add(1, ones);
    sequences[i].close();
  }

  int wrong() const { return count(true); }
  int right() const { return count(false); }
  int count(bool fair) const {
    int out = 0;
    for (std::size_t i = 0; i < decided.size(); ++i)
      out += decided[i] && (odds[i] == 50) == fair ? 1 : 0;
    return out;
  }
};

}  // namespace

TEST_CASE("e-BH rejects as worked out by hand", "[core]") {
  using Which = std::vector<bool>;
  // For 4 hypotheses and alpha = 0.1 the k-th largest must reach 40, 20, 13.3, 10.
  CHECK(rejected({50, 5, 20, 1}, 0.1) == Which{true, false, true, false});
  CHECK(rejected({50, 5, 19.9, 1}, 0.1) == Which{true, false, false, false});
  CHECK(rejected({14, 1, 14, 14}, 0.1) == Which{true, false, true, true});
  CHECK(rejected({39, 13, 13, 1}, 0.1) == Which{false, false, false, false});
  CHECK(rejected({10, 10, 10, 10}, 0.1) == Which{true, true, true, true});
  CHECK(rejected({20}, 0.05) == Which{true});
  CHECK(rejected({19.9}, 0.05) == Which{false});
  CHECK(rejected({}, 0.05).empty());
}

TEST_CASE("e-BH takes impossible hypotheses and evidence in favour", "[core]") {
  const double infinite = std::numeric_limits<double>::infinity();
  CHECK(e_bh(std::vector{infinite, -infinite, 0.0}, 0.05) == std::vector{true, false, false});
}

TEST_CASE("of twenty true hypotheses none is rejected in 19 of 20 runs that stop at will",
          "[core]") {
  int wrong_runs = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Coins coins{std::vector<std::uint64_t>(20, 50), {}, {}};
    coins.play(0.05, seed);
    if (coins.wrong() > 0) ++wrong_runs;
  }
  CHECK(wrong_runs <= 12);  // 5 expected at most; more than 12: 1 in 1,000
}

TEST_CASE("among true and false hypotheses the false ones are found, and few true ones rejected",
          "[core]") {
  double wrong_share = 0;
  int right = 0;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Coins coins{std::vector<std::uint64_t>(20, 50), {}, {}};
    coins.odds.insert(coins.odds.end(), 10, 60);
    coins.play(0.1, seed);
    right += coins.right();
    wrong_share += static_cast<double>(coins.wrong()) / std::max(1, coins.wrong() + coins.right());
  }
  CHECK(wrong_share / 50 <= 0.1);
  CHECK(right >= 450);
}

}  // namespace hr
