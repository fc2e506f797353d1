// SPDX-License-Identifier: MIT
// Tallies as JSON, in integers only.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>

#include "core/base/error.h"
#include "core/statistics/histogram.h"

namespace hr {

using TallyJson = nlohmann::json;

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
  for (const TallyJson& each : json)
    out[each.at(0).get<Value>()] += each.at(1).get<std::uint64_t>();
  return out;
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
    throw Error("the stored results are damaged");
  }
}

}  // namespace hr
