// SPDX-License-Identifier: MIT
// Parts of the lab's reports.
#pragma once

#include <fmt/format.h>

#include <cmath>
#include <string>
#include <vector>

#include "cli/terminal/json_output.h"
#include "core/bots/bot_spec.h"
#include "core/lab/comparison.h"
#include "core/statistics/interval.h"
#include "core/statistics/quantile_sequence.h"

namespace hr::cli {

inline std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

// "-1.5 to +3.0", of 100.
inline std::string points_between(const Interval& interval) {
  // Adding 0 makes -0 a 0.
  const auto points = [](double share) { return std::round(1000 * share) / 10 + 0.0; };
  return fmt::format("{:+.1f} to {:+.1f}", points(interval.low), points(interval.high));
}

// "random", or those of all players.
inline std::string bots_text(const std::vector<BotSpec>& bots) {
  std::string out;
  bool alike = true;
  for (const BotSpec& bot : bots) {
    alike = alike && bot == bots.front();
    out += (out.empty() ? "" : ", ") + text_of(bot);
  }
  return alike && !bots.empty() ? text_of(bots.front()) : out;
}
inline Json bots_json(const std::vector<BotSpec>& bots) {
  Json out = Json::array();
  for (const BotSpec& bot : bots) out.push_back(text_of(bot));
  return out;
}

// For programs.
inline const char* answer_word(Answer answer) {
  switch (answer) {
    case Answer::differs:
      return "differs";
    case Answer::alike:
      return "alike";
    case Answer::unknown:
      break;
  }
  return "unknown";
}

inline Json interval_json(const Interval& interval) { return {interval.low, interval.high}; }
inline Json median_json(const QuantileInterval& interval) {
  const auto end = [](const std::optional<std::int64_t>& value) {
    return value ? Json(*value) : Json();
  };
  return {end(interval.low), end(interval.high)};
}

}  // namespace hr::cli
