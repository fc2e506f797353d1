// SPDX-License-Identifier: MIT
#include "core/lab/pair_tally.h"

#include <utility>

#include "core/lab/tally_json.h"

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

std::string tally_text(const PairTally& tally) {
  TallyJson shares = TallyJson::array(), amounts = shares;
  for (const SharePairs& each : tally.shares_)
    shares.push_back(
        {counts_json(each.first), counts_json(each.second), counts_json(each.difference)});
  for (const AmountPairs& each : tally.amounts_)
    amounts.push_back({counts_json(each.first.counts()), counts_json(each.second.counts()),
                       each.less, each.equal, each.more});
  return TallyJson{{"pairs", tally.pairs_},
                   {"actions", tally.actions_},
                   {"shares", std::move(shares)},
                   {"amounts", std::move(amounts)}}
      .dump();
}

namespace {

SharePairs read_share_pairs(const Json& json, std::uint64_t pairs) {
  read_list(json, 3);
  return {read_shares(json[0], pairs), read_shares(json[1], pairs),
          read_shares(json[2], pairs, -k_point)};
}

AmountPairs read_amount_pairs(const Json& json, std::uint64_t pairs) {
  read_list(json, 5);
  AmountPairs out{read_histogram(json[0], pairs), read_histogram(json[1], pairs)};
  out.less = read_natural(json[2], pairs);
  out.equal = read_natural(json[3], pairs - out.less);
  out.more = read_natural(json[4], pairs - out.less - out.equal);
  return out;
}

}  // namespace

PairTally read_pair_tally(std::string_view text,
                          const std::optional<std::vector<CommonMeasure>>& measures) {
  return read_tally(text, [&](const Json& json) {
    const Json &shares = read_list(json.at("shares")), &amounts = read_list(json.at("amounts"));
    PairTally out(measures.value_or(std::vector<CommonMeasure>(shares.size())));
    out.pairs_ = read_natural(json.at("pairs"), k_max_games_of_a_shard);
    out.actions_ = read_natural(json.at("actions"), k_max_counted_actions);
    if (shares.size() != out.measures_.size() || amounts.size() != shares.size()) refuse_results();
    for (std::size_t i = 0; i < out.measures_.size(); ++i) {
      out.shares_[i] = read_share_pairs(shares[i], out.pairs_);
      out.amounts_[i] = read_amount_pairs(amounts[i], out.pairs_);
    }
    return out;
  });
}

}  // namespace hr
