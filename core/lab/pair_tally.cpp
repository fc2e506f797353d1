// SPDX-License-Identifier: MIT
#include "core/lab/pair_tally.h"

#include <utility>

namespace hr {

namespace {

template <class Value>
void add_counts(std::map<Value, std::uint64_t>& to, const std::map<Value, std::uint64_t>& from) {
  for (const auto& [value, n] : from) to[value] += n;
}

}  // namespace

PairTally::PairTally(std::vector<CommonMeasure> measures)
    : measures_(std::move(measures)), shares_(measures_.size()), amounts_(measures_.size()) {}

void PairTally::add(const GameFacts& first, const GameFacts& second) {
  ++pairs_;
  actions_ += first.length + second.length;
  for (std::size_t i = 0; i < measures_.size(); ++i) {
    const CommonMeasure& measure = measures_[i];
    if (measure.first.share) {
      const auto a = share_in(measure.first, first), b = share_in(measure.second, second);
      if (!a || !b) continue;
      ++shares_[i].first[*a];
      ++shares_[i].second[*b];
      ++shares_[i].difference[*b - *a];
    } else {
      const auto a = amount_in(measure.first, first), b = amount_in(measure.second, second);
      if (a) amounts_[i].first.add(*a);
      if (b) amounts_[i].second.add(*b);
      if (!a || !b) continue;
      ++(*b < *a ? amounts_[i].less : *b > *a ? amounts_[i].more : amounts_[i].equal);
    }
  }
}

PairTally& PairTally::operator+=(const PairTally& other) {
  pairs_ += other.pairs_;
  actions_ += other.actions_;
  for (std::size_t i = 0; i < measures_.size(); ++i) {
    add_counts(shares_[i].first, other.shares_[i].first);
    add_counts(shares_[i].second, other.shares_[i].second);
    add_counts(shares_[i].difference, other.shares_[i].difference);
    amounts_[i].first += other.amounts_[i].first;
    amounts_[i].second += other.amounts_[i].second;
    amounts_[i].less += other.amounts_[i].less;
    amounts_[i].equal += other.amounts_[i].equal;
    amounts_[i].more += other.amounts_[i].more;
  }
  return *this;
}

}  // namespace hr
