// SPDX-License-Identifier: MIT
// Tallies as JSON, in integers only.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>

#include "core/base/error.h"
#include "core/bots/payoff.h"
#include "core/statistics/histogram.h"

namespace hr {

using TallyJson = nlohmann::json;

// What has been kept cannot be what was played.
[[noreturn]] inline void refuse_results() {
  throw Error("the file of results is damaged; choose another name to measure anew");
}

// [[value, how often], …]
template <class Value>
TallyJson counts_json(const std::map<Value, std::uint64_t>& counts) {
  TallyJson out = TallyJson::array();
  for (const auto& [value, n] : counts) out.push_back({value, n});
  return out;
}
template <class Value>
std::map<Value, std::uint64_t> read_counts(const TallyJson& json) {
  std::map<Value, std::uint64_t> out;
  for (const TallyJson& each : json) {
    if (each.size() != 2) refuse_results();
    out[each.at(0).get<Value>()] += each.at(1).get<std::uint64_t>();
  }
  return out;
}
// Shares of a point, which are at least `least`.
inline std::map<std::int32_t, std::uint64_t> read_shares(const TallyJson& json,
                                                         std::int64_t least) {
  auto out = read_counts<std::int64_t>(json);
  if (!out.empty() && (out.begin()->first < least || out.rbegin()->first > k_point))
    refuse_results();
  return {out.begin(), out.end()};
}
inline Histogram read_histogram(const TallyJson& json) {
  Histogram out;
  for (const auto& [value, n] : read_counts<std::int64_t>(json)) out.add(value, n);
  return out;
}

// Calls `read` with the text as JSON. What is wrong with it becomes an Error.
template <class Read>
auto read_tally(std::string_view text, const Read& read) {
  try {
    return read(TallyJson::parse(text));
  } catch (const TallyJson::exception&) {
    refuse_results();
  }
}

}  // namespace hr
