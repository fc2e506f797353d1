// SPDX-License-Identifier: MIT
// Two versions of a game compared: pairs of games are played until a question is answered, or there
// are as many as allowed. Pair k is played from seed k under either version, by the same bots, so
// what the change does not touch stays as it was. Bots that differ move on by a seat from pair to
// pair, so that no seat has the better one. Results are judged at checkpoints
// (core/statistics/checkpoints.h), over the complete pairs from the first one on: so short games
// are not favoured, and the number of threads does not matter.
//
// How sure: intervals hold with 95 % for all looks together (mean_sequence.h, quantile_sequence.h).
// What "differs" was found with a method that says so of two versions which do not differ in at
// most 5 % of reports: half of this for the question, half for all else together (e_bh.h).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/lab/lab_games.h"
#include "core/lab/measures.h"
#include "core/lab/rules_version.h"
#include "core/lab/shards.h"
#include "core/statistics/interval.h"
#include "core/statistics/quantile_sequence.h"

namespace hr {

struct ComparisonRun {
  LabPlay play;
  std::uint64_t seed = 1;
  std::uint64_t max_pairs = 20'000;
  unsigned threads = 1;
  // The name of a measure; "": the first one, who wins.
  std::string question = {};
  // An interval of the difference in question that is no wider than this, of 1, answers it, too. 0:
  // only a difference does.
  double target_width = 0;
  // The second version plays from seeds of its own.
  bool independent = false;
  // How many comparisons are judged together: it takes so many times the evidence to answer one.
  std::size_t together = 1;
  ShardStore* store = nullptr;  // where results are kept, or null
  // If there is one, only these shards are played and kept; what is returned says nothing then.
  ShardPart* part = nullptr;
};

enum class Answer : std::uint8_t {
  differs,
  alike,    // it differs by no more than the interval of the difference says
  unknown,  // not enough games
};

// One measure under both versions. For a share `first`, `second` and `difference` are means; for an
// amount they are medians, and the difference is how much more often it is larger in the second
// game of a pair than smaller, from -1 to 1.
struct MeasureComparison {
  CommonMeasure measure;
  std::uint64_t pairs = 0;  // that say something of it
  double first = 0, second = 0, difference = 0;
  Interval first_interval, second_interval, difference_interval;  // of shares, and of differences
  QuantileInterval first_median, second_median;                   // of amounts
  // Of amounts: by how much the median of the second version is larger, in the amount's own unit.
  QuantileInterval median_difference;
  double log_evidence = 0;  // logarithm of the e-value against "there is no difference"
  bool differs = false;
};

struct Comparison {
  std::string first, second;  // the names of the versions
  std::uint64_t pairs = 0, actions = 0;
  bool same_rules = false;  // the same text, variants and options: nothing can differ but by chance
  Answer answer = Answer::unknown;
  // If it is unknown: an estimate of how many pairs more would answer it, from how much those so
  // far vary, if they are typical. None: they say too little for one.
  std::optional<std::uint64_t> more_pairs = std::nullopt;
  std::size_t question = 0;  // number of the measure
  std::vector<MeasureComparison> measures = {};
};

// Called on the calling thread: pairs that were judged or wait to be, and the difference in
// question as it was at the last checkpoint. False: end with what was judged;
// if nothing was, judge what there is.
using ComparisonProgress = std::function<bool(std::uint64_t pairs, const Interval& difference)>;

// Throws Unmeasurable when the versions have different numbers of players, or nothing is called
// like the question; errors of the rules are thrown on.
Comparison compare(const RulesVersion& first, const RulesVersion& second, const ComparisonRun& run,
                   const ComparisonProgress& progress = {});

// One of several versions that are each compared with the same one.
struct ComparisonRow {
  Comparison found = {};    // no pairs: it was not begun, or cannot be compared
  std::string reason = {};  // why it cannot
  bool differs = false;     // in question; of all rows together (e_bh.h)
};
// How far the rows are.
struct RowsDone {
  std::size_t row = 0, rows = 0;     // the one that is being played, from 0, and how many there are
  std::uint64_t pairs = 0, all = 0;  // of all rows, and how many there can be
};
enum class RowsNext : std::uint8_t {
  pair,
  row,  // no more pairs of this row: it is judged by those so far
  end,
};
using RowsProgress = std::function<RowsNext(const RowsDone& done)>;
// In the order of the versions. One whose rules fail, or that cannot be compared, does not keep
// others from it.
std::vector<ComparisonRow> compare_each(const RulesVersion& first,
                                        std::span<const RulesVersion> others, ComparisonRun run,
                                        const RowsProgress& progress = {});

}  // namespace hr
