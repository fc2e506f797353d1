// SPDX-License-Identifier: MIT
#include "core/lab/pair_judge.h"

#include <algorithm>
#include <cmath>

#include "core/statistics/e_bh.h"

namespace hr {

namespace {

void add_values(MeanSequence& to, const std::map<std::int32_t, std::uint64_t>& counts) {
  for (const auto& [value, n] : counts) to.add(static_cast<double>(value) / k_point, n);
  to.close();
}

using End = std::optional<std::int64_t>;

End less(const End& a, const End& b) {
  std::int64_t out = 0;
  if (!a || !b || __builtin_sub_overflow(*a, *b, &out)) return std::nullopt;
  return out;
}

// Where a value of one interval less one of the other lies.
QuantileInterval less(const QuantileInterval& a, const QuantileInterval& b) {
  return {less(a.low, b.high), less(a.high, b.low)};
}

}  // namespace

PairJudge::PairJudge(const std::vector<CommonMeasure>& measures, std::size_t question,
                     std::size_t together)
    : question_(question),
      enough_(std::log(2 * static_cast<double>(together) / k_alpha)),
      all_(measures),
      sequences_(measures.size()) {}

void PairJudge::look(const PairTally& batch) {
  all_ += batch;
  for (std::size_t i = 0; i < sequences_.size(); ++i) {
    Sequences& to = sequences_[i];
    if (all_.measures()[i].first.share) {
      add_values(to.first, batch.shares(i).first);
      add_values(to.second, batch.shares(i).second);
      add_values(to.difference, batch.shares(i).difference);
      continue;
    }
    const AmountPairs& amounts = batch.amounts(i);
    to.difference.add(-1, amounts.less);
    to.difference.add(0, amounts.equal);
    to.difference.add(1, amounts.more);
    to.difference.close();
    to.first_median.look(all_.amounts(i).first);
    to.second_median.look(all_.amounts(i).second);
    to.first_of_two.look(all_.amounts(i).first);
    to.second_of_two.look(all_.amounts(i).second);
  }
}

Interval PairJudge::difference() const {
  return sequences_[question_].difference.interval(k_alpha);
}

std::vector<bool> PairJudge::found() const {
  std::vector<double> others;
  for (std::size_t i = 0; i < sequences_.size(); ++i)
    if (i != question_) others.push_back(sequences_[i].difference.log_evidence(0));
  std::vector<bool> out = e_bh(others, k_alpha / 2);
  const double evidence = sequences_[question_].difference.log_evidence(0);
  out.insert(out.begin() + static_cast<std::ptrdiff_t>(question_), evidence >= enough_);
  return out;
}

Answer PairJudge::answer(double target_width) const {
  if (found()[question_]) return Answer::differs;
  const Interval at = difference();
  return at.high - at.low <= target_width ? Answer::alike : Answer::unknown;
}

double PairJudge::mean_square() const {
  double sum = 0;
  if (all_.measures()[question_].first.share) {
    for (const auto& [value, n] : all_.shares(question_).difference)
      sum += static_cast<double>(n) * std::pow(static_cast<double>(value) / k_point, 2);
  } else {
    const AmountPairs& amounts = all_.amounts(question_);
    sum = static_cast<double>(amounts.less + amounts.more);
  }
  return sum / static_cast<double>(std::max<std::uint64_t>(1, all_.pairs()));
}

// The evidence grows by some mean^2 / (2 mean square) with each pair, which is what the best
// constant bet gains on small differences; an interval shrinks with the square root of the pairs.
std::optional<std::uint64_t> PairJudge::more_pairs(double target_width) const {
  constexpr double k_most = 1e9;
  const MeanSequence& difference = sequences_[question_].difference;
  const auto pairs = static_cast<double>(difference.count());
  if (pairs == 0) return std::nullopt;
  double more = k_most;
  const double mean = difference.mean();
  if (mean != 0) {
    const double growth = mean * mean / (2 * mean_square());
    more = std::max(1.0, (enough_ - difference.log_evidence(0)) / growth);
  }
  const Interval at = difference.interval(k_alpha);
  if (target_width > 0)
    more = std::min(more, pairs * (std::pow((at.high - at.low) / target_width, 2) - 1));
  if (!(more < k_most)) return std::nullopt;
  return static_cast<std::uint64_t>(std::ceil(more));
}

std::vector<MeasureComparison> PairJudge::measures() const {
  const std::vector<bool> differs = found();
  std::vector<MeasureComparison> out;
  for (std::size_t i = 0; i < sequences_.size(); ++i) {
    const Sequences& from = sequences_[i];
    MeasureComparison& to = out.emplace_back();
    to.measure = all_.measures()[i];
    to.pairs = from.difference.count();
    to.difference = from.difference.mean();
    to.difference_interval = from.difference.interval(k_alpha);
    to.log_evidence = from.difference.log_evidence(0);
    to.differs = differs[i];
    if (to.measure.first.share) {
      to.first = from.first.mean();
      to.second = from.second.mean();
      to.first_interval = from.first.interval(k_alpha);
      to.second_interval = from.second.interval(k_alpha);
    } else {
      to.first = all_.amounts(i).first.median();
      to.second = all_.amounts(i).second.median();
      to.first_median = from.first_median.interval();
      to.second_median = from.second_median.interval();
      to.median_difference = less(from.second_of_two.interval(), from.first_of_two.interval());
    }
  }
  return out;
}

}  // namespace hr
