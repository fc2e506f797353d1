// SPDX-License-Identifier: MIT
// Tallies as JSON, in integers only. What is read may have been written by a stranger: a count is
// not larger than the games it is of, so sums of what was read do not overflow.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>

#include "core/base/error.h"
#include "core/base/read_json.h"
#include "core/bots/payoff.h"
#include "core/lab/shards.h"
#include "core/statistics/histogram.h"

namespace hr {

using TallyJson = nlohmann::json;

inline constexpr std::size_t k_max_tally_values = std::size_t{1} << 20;

[[noreturn]] inline void refuse_results() { throw DamagedResults(); }

// [[value, how often], …]
template <class Value>
TallyJson counts_json(const std::map<Value, std::uint64_t>& counts) {
  TallyJson out = TallyJson::array();
  for (const auto& [value, n] : counts) out.push_back({value, n});
  return out;
}

inline std::uint64_t read_natural(const Json& json, std::uint64_t most) {
  if (!json.is_number_unsigned() || json.get<std::uint64_t>() > most) refuse_results();
  return json.get<std::uint64_t>();
}
inline std::int64_t read_whole(const Json& json) {
  if (!json.is_number_integer()) refuse_results();
  if (json.is_number_unsigned() && json.get<std::uint64_t>() > INT64_MAX) refuse_results();
  return json.get<std::int64_t>();
}
// NOLINTBEGIN(*-return-const-ref-from-parameter): what is read outlives its reading
inline const Json& read_list(const Json& json) {
  if (!json.is_array()) refuse_results();
  return json;
}
inline const Json& read_list(const Json& json, std::size_t size) {
  if (read_list(json).size() != size) refuse_results();
  return json;
}
// NOLINTEND(*-return-const-ref-from-parameter)

inline void read_value(const Json& json, std::int64_t& to) { to = read_whole(json); }
template <std::size_t Size>
void read_value(const Json& json, std::array<std::int64_t, Size>& to) {
  read_list(json, Size);
  for (std::size_t i = 0; i < Size; ++i) to[i] = read_whole(json[i]);
}
// At most so many in all.
template <class Value>
std::map<Value, std::uint64_t> read_counts(const Json& json, std::uint64_t most) {
  std::map<Value, std::uint64_t> out;
  for (const Json& each : read_list(json)) {
    Value value{};
    read_value(read_list(each, 2)[0], value);
    const std::uint64_t n = read_natural(each[1], most);
    out[value] += n;
    most -= n;
  }
  return out;
}
// Shares of a point, which are at least `least`.
inline std::map<std::int32_t, std::uint64_t> read_shares(const Json& json, std::uint64_t most,
                                                         std::int64_t least = 0) {
  auto out = read_counts<std::int64_t>(json, most);
  if (!out.empty() && (out.begin()->first < least || out.rbegin()->first > k_point))
    refuse_results();
  return {out.begin(), out.end()};
}
inline Histogram read_histogram(const Json& json, std::uint64_t most) {
  Histogram out;
  for (const auto& [value, n] : read_counts<std::int64_t>(json, most)) out.add(value, n);
  return out;
}

// Calls `read` with the text as JSON. What is wrong with it becomes an Error.
template <class Read>
auto read_tally(std::string_view text, const Read& read) {
  Json json;
  try {
    json = read_json(text, {.values = k_max_tally_values});
  } catch (const Error&) {
    refuse_results();
  }
  try {
    return read(json);
  } catch (const Json::exception&) {
    refuse_results();
  }
}

}  // namespace hr
