// SPDX-License-Identifier: MIT
// Parts of the lab's reports.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/csv.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "core/base/words.h"
#include "core/bots/bot_spec.h"
#include "core/lab/comparison.h"
#include "core/statistics/interval.h"
#include "core/statistics/quantile_sequence.h"

namespace hr::cli {

inline std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

// What stands where nothing was counted: no number, as any would look like a result.
inline constexpr const char* k_unknown = "–";
inline std::string percent(std::optional<double> share) {
  return share ? percent(*share) : k_unknown;
}
// A number that some games tell, or nothing if none does.
inline std::optional<double> known(std::uint64_t games, double value) {
  return games > 0 ? std::optional(value) : std::nullopt;
}
inline Json number_json(std::optional<double> value) { return value ? Json(*value) : Json(); }

// "-1.5 to +3.0", of 100.
inline std::string points_between(const Interval& interval) {
  // Adding 0 makes -0 a 0.
  const auto points = [](double share) { return std::round(1000 * share) / 10 + 0.0; };
  return fmt::format("{:+.1f} to {:+.1f}", points(interval.low), points(interval.high));
}

// By how much one median is larger than another: "-1 to +3"; an end that is not known is "?".
inline std::string medians_between(const QuantileInterval& interval) {
  const auto end = [](const std::optional<std::int64_t>& value) {
    return value ? fmt::format("{:+}", *value) : std::string("?");
  };
  if (!interval.low && !interval.high) return k_unknown;
  return end(interval.low) + " to " + end(interval.high);
}

// Whether some bot thinks by time.
inline bool timed(const std::vector<BotSpec>& bots) {
  return std::ranges::any_of(bots, [](const BotSpec& bot) { return bot.time.has_value(); });
}
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

inline Json interval_json(const Interval& interval) { return {interval.low, interval.high}; }
inline Json interval_json(std::uint64_t games, const Interval& interval) {
  return games > 0 ? interval_json(interval) : Json();
}
inline Json median_json(const QuantileInterval& interval) {
  const auto end = [](const std::optional<std::int64_t>& value) {
    return value ? Json(*value) : Json();
  };
  return {end(interval.low), end(interval.high)};
}

// What a report says if it was made before all games were played: it then depends on when that was.
struct EarlyStop {
  std::string by = {};  // "the time limit" or "Ctrl+C"; "": nothing has stopped it
  std::uint64_t done = 0, all = 0;
  const char *one = "game", *many = "games";  // what is counted
};

// Nothing has stopped it if all was done.
inline EarlyStop early_stop(std::string by, std::uint64_t done, std::uint64_t all,
                            const char* one = "game", const char* many = "games") {
  if (done >= all) return {};
  return {.by = std::move(by), .done = done, .all = all, .one = one, .many = many};
}

// "Stopped by Ctrl+C after 29 of at most 1000 games."; "" if nothing has.
inline std::string stop_text(const EarlyStop& stop) {
  if (stop.by.empty()) return "";
  return fmt::format("Stopped by {} after {} of at most {}.", stop.by, stop.done,
                     count_text(stop.all, stop.one, stop.many));
}

inline std::string early_stop_line(const EarlyStop& stop) {
  return stop.by.empty() ? "" : stop_text(stop) + "\n";
}

// For who waits at the terminal.
inline void tell_stop(const std::string& command, const EarlyStop& stop) {
  if (!stop.by.empty())
    message(fmt::format("{}: stopped by {}; this is the report so far", command, stop.by));
}

inline Json stop_json(const EarlyStop& stop) {
  if (stop.by.empty()) return {};
  return {{"by", stop.by}, {"after", stop.done}, {"of_at_most", stop.all}};
}

// A report as CSV, with the names of its columns. The last three tell in each row what has stopped
// it, if anything has, so that they are not lost when rows are sorted or copied.
inline Csv csv_report(const std::vector<std::string>& columns, const EarlyStop& stop) {
  Csv out, stopped;
  for (const std::string& name : columns) out.text(name);
  out.text("stopped by").text("stopped after").text("stopped of at most").end_row();
  if (stop.by.empty())
    stopped.empty().empty().empty();
  else
    stopped.text(stop.by).number(stop.done).number(stop.all);
  out.end_rows_with(stopped);
  return out;
}

}  // namespace hr::cli
