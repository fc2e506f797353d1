// SPDX-License-Identifier: MIT
// Judges what pairs of games add up to, one checkpoint after another.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/lab/comparison.h"
#include "core/lab/pair_tally.h"
#include "core/statistics/mean_sequence.h"

namespace hr {

class PairJudge {
 public:
  // `together`: as in ComparisonRun.
  PairJudge(const std::vector<CommonMeasure>& measures, std::size_t question,
            std::size_t together = 1);

  void look(const PairTally& batch);  // the pairs since the last look
  Interval difference() const;        // the one in question
  Answer answer(double target_width) const;
  // As in Comparison.
  std::optional<std::uint64_t> more_pairs(double target_width) const;
  std::vector<MeasureComparison> measures() const;
  const PairTally& all() const { return all_; }

 private:
  struct Sequences {
    MeanSequence first{0, 1}, second{0, 1};  // of shares
    MeanSequence difference{-1, 1};          // of shares; amounts: larger or smaller
    QuantileSequence first_median{0.5, k_alpha}, second_median{0.5, k_alpha};  // of amounts
    // Both hold together with 95 %, so a difference can be read from them.
    QuantileSequence first_of_two{0.5, k_alpha / 2}, second_of_two{0.5, k_alpha / 2};
  };

  std::vector<bool> found() const;  // by number of the measure: whether it differs

  double mean_square() const;  // of the difference in question

  std::size_t question_;
  double enough_;  // evidence that the question is answered, as a logarithm
  PairTally all_;
  std::vector<Sequences> sequences_;
};

}  // namespace hr
