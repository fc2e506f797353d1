// SPDX-License-Identifier: MIT
// What pairs of games add up to: game k of a pair is played from the same seed under either version
// of the rules. All numbers are integers, so it does not matter how pairs were divided among
// workers, as long as their tallies are added up in the order of the pairs.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lab/measures.h"
#include "core/statistics/histogram.h"

namespace hr {

// How often a share had which value, and which difference, second less first.
struct SharePairs {
  std::map<std::int32_t, std::uint64_t> first, second, difference;
  friend bool operator==(const SharePairs&, const SharePairs&) = default;
};

// How often an amount had which value, and in which of two games of a pair it was larger.
struct AmountPairs {
  Histogram first, second;
  std::uint64_t less = 0, equal = 0, more = 0;  // in the second game
  friend bool operator==(const AmountPairs&, const AmountPairs&) = default;
};

class PairTally {
 public:
  explicit PairTally(std::vector<CommonMeasure> measures);

  void add(const GameFacts& first, const GameFacts& second);
  PairTally& operator+=(const PairTally& other);  // of the same measures

  std::uint64_t pairs() const { return pairs_; }
  std::uint64_t actions() const { return actions_; }
  const std::vector<CommonMeasure>& measures() const { return measures_; }
  // By number of the measure; one of them is empty.
  const SharePairs& shares(std::size_t measure) const { return shares_[measure]; }
  const AmountPairs& amounts(std::size_t measure) const { return amounts_[measure]; }

  friend bool operator==(const PairTally&, const PairTally&) = default;
  friend std::string tally_text(const PairTally& tally);
  friend PairTally read_pair_tally(std::string_view text,
                                   const std::optional<std::vector<CommonMeasure>>& measures);

 private:
  std::vector<CommonMeasure> measures_;
  std::vector<SharePairs> shares_;
  std::vector<AmountPairs> amounts_;
  std::uint64_t pairs_ = 0, actions_ = 0;
};

std::string tally_text(const PairTally& tally);
inline std::uint64_t games_of(const PairTally& tally) { return tally.pairs(); }
// Throws DamagedResults for a text that is no tally of these measures; none: of any.
PairTally read_pair_tally(std::string_view text,
                          const std::optional<std::vector<CommonMeasure>>& measures);

}  // namespace hr
