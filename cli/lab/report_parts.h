// SPDX-License-Identifier: MIT
// Words and cells that reports of the lab share.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/lab/document.h"
#include "core/bots/bot_spec.h"
#include "core/lab/comparison.h"
#include "core/statistics/interval.h"
#include "core/statistics/quantile_sequence.h"
#include "texts/texts.h"

namespace hr::cli {

inline std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

// What stands where nothing was counted: no number, as any would look like a result.
inline constexpr const char* k_unknown = "–";
inline std::string percent(std::optional<double> share) {
  return share ? percent(*share) : k_unknown;
}
// "-1.5 to +3.0", of 100.
inline std::string points_between(const Interval& interval) {
  // Adding 0 makes -0 a 0.
  const auto points = [](double share) { return std::round(1000 * share) / 10 + 0.0; };
  return fmt::format("{:+.1f} to {:+.1f}", points(interval.low), points(interval.high));
}

// "4 to 9", or of a difference "-1 to +3"; an end that is not known is "?".
inline std::string ends_text(const QuantileInterval& interval, bool difference = false) {
  const auto end = [&](const std::optional<std::int64_t>& value) {
    return !value ? "?" : difference ? fmt::format("{:+}", *value) : std::to_string(*value);
  };
  if (!interval.low && !interval.high) return k_unknown;
  return end(interval.low) + " to " + end(interval.high);
}

// Whether some bot thinks by time.
inline bool timed(const std::vector<BotSpec>& bots) {
  return std::ranges::any_of(bots, [](const BotSpec& bot) { return bot.time.has_value(); });
}
inline constexpr auto k_interval = texts::lab::interval;
inline constexpr const char* k_what_points =
    "Points: 1 for a victory, divided if several win or nobody does.";
inline constexpr const char* k_bots_differ =
    "The bots differ, so the points tell who is the better bot as well as who has the better seat.";

// "random", or those of all players.
inline std::string bots_text(const std::vector<BotSpec>& bots) {
  if (!bots.empty() && alike(bots)) return text_of(bots.front());
  std::string out;
  for (const BotSpec& bot : bots) out += (out.empty() ? "" : ", ") + text_of(bot);
  return out;
}
// Where bots that differ change seats from pair to pair.
inline std::string pair_bots_text(const std::vector<BotSpec>& bots) {
  return bots_text(bots) + (alike(bots) ? "" : " (they change seats after each pair)");
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

// A share; unknown without games.
inline Cell share_cell(std::uint64_t games, double share) {
  return {games > 0 ? Json(share) : Json(), games > 0 ? percent(share) : k_unknown};
}
// For programs only.
inline Cell number_cell(std::uint64_t games, double value) {
  return {games > 0 ? Json(value) : Json(), ""};
}
inline std::string ends_text(const Interval& interval) {
  return fmt::format("{:.1f} to {:.1f}", 100 * interval.low, 100 * interval.high);
}
inline Cell interval_cell(std::uint64_t games, const Interval& interval, std::string text) {
  return {games > 0 ? Json{interval.low, interval.high} : Json(), std::move(text)};
}
inline Cell interval_cell(std::uint64_t games, const Interval& interval) {
  return interval_cell(games, interval, games > 0 ? ends_text(interval) : "");
}
// Of the mean of amounts; infinite ends are not known.
inline Cell amount_mean_cell(std::uint64_t games, const Interval& interval) {
  if (games == 0 || !std::isfinite(interval.low))
    return {games > 0 ? Json{{}, {}} : Json(), k_unknown};
  return {Json{interval.low, interval.high},
          fmt::format("{:.4g} to {:.4g}", interval.low, interval.high)};
}
inline Cell median_cell(const QuantileInterval& interval) {
  const auto end = [](const std::optional<std::int64_t>& value) {
    return value ? Json(*value) : Json();
  };
  return {{end(interval.low), end(interval.high)}, ends_text(interval)};
}

// Nothing has stopped it if all was done.
inline EarlyStop early_stop(std::string by, std::uint64_t done, std::uint64_t all,
                            const char* one = "game", const char* many = "games") {
  if (done >= all) return {};
  return {.by = std::move(by), .done = done, .all = all, .one = one, .many = many};
}
inline Json stop_json(const EarlyStop& stop) {
  if (stop.by.empty()) return {};
  return {{"by", stop.by}, {"after", stop.done}, {"of_at_most", stop.all}};
}

}  // namespace hr::cli
