// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "cli/lab/csv.h"
#include "cli/lab/lab_report.h"
#include "cli/lab/report_parts.h"
#include "cli/tools/bars.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

std::string share_row(const SurveyRow& row) {
  return fmt::format("  {:<44} {:>7}  {:.1f} to {:.1f}\n", row.measure.name, percent(row.mean),
                     100 * row.interval.low, 100 * row.interval.high);
}

std::string amount_row(const SurveyRow& row) {
  return fmt::format("  {:<44} {:>7.6g}  {:>6} {:>6}  {:>6} {:>6}  |{}|\n", row.measure.name,
                     row.amounts.median(), row.amounts.min(), row.amounts.quantile(25),
                     row.amounts.quantile(75), row.amounts.max(),
                     bars(bins_of(row.amounts, row.amounts.min(), row.amounts.max())));
}

// Those that came up, and in a line of its own those that never did.
std::string uses_text(const char* what, const std::vector<UseRow>& uses, std::uint64_t games) {
  std::string out, never;
  for (const UseRow& use : uses) {
    if (use.games == 0 && use.built_in) continue;
    if (use.games == 0) {
      never += (never.empty() ? "" : ", ") + use.name;
      continue;
    }
    out += fmt::format("  {:<44} {:>7}  {:.2g} times a game\n", use.name,
                       percent(static_cast<double>(use.games) / static_cast<double>(games)),
                       static_cast<double>(use.times) / static_cast<double>(games));
  }
  if (out.empty()) return "";
  out = fmt::format("\n{}: games in which it came up\n{}", what, out);
  return never.empty() ? out : out + fmt::format("  never: {}\n", never);
}

constexpr std::size_t k_openings = 10;

std::string openings_text(const Survey& found) {
  if (found.openings.size() < 2) return "";
  std::vector<OpeningRow> rows = found.openings;
  rows.resize(std::min(rows.size(), k_openings));
  std::string out =
      "\nFirst actions: games, and the points of the player who chose it, with the 95 % interval\n";
  for (const OpeningRow& row : rows)
    out += fmt::format("  {:<44} {:>7} {:>7}  ({:.0f} to {:.0f})\n", row.action, row.games,
                       percent(row.points), 100 * row.interval.low, 100 * row.interval.high);
  if (const std::size_t more = found.openings.size() - rows.size(); more > 0)
    out += fmt::format("  and {} more\n", more);
  return out;
}

}  // namespace

std::string survey_text(const Survey& found, const SurveyRun& run) {
  std::string out = fmt::format("{}: {}, bots: {}\n\n", found.name,
                                count_text(found.games, "game", "games"), bots_text(run.play.bots));
  if (found.games == 0) return out + "No game was finished in time.\n";
  out += fmt::format("  {:<44} {:>7}  95 % interval\n", "", "share");
  for (const SurveyRow& row : found.rows)
    if (row.measure.share && (row.mean > 0 || &row == &found.rows.front()) &&
        row.measure.type != MeasureType::verb)
      out += share_row(row);
  out += "  Points: 1 for a victory, divided if several win or nobody does.\n\n";
  out += fmt::format("  {:<44} {:>7}  {:>6} {:>6}  {:>6} {:>6}\n", "", "median", "least", "25 %",
                     "75 %", "most");
  for (const SurveyRow& row : found.rows)
    if (!row.measure.share && row.games > 0) out += amount_row(row);
  out += openings_text(found);
  out += uses_text("Verbs", found.verbs, found.games);
  return out + uses_text("Kinds of pieces that were placed or moved", found.kinds, found.games);
}

Json survey_json(const Survey& found, const SurveyRun& run) {
  Json rows = Json::array();
  for (const SurveyRow& row : found.rows) {
    Json entry{{"measure", row.measure.name},
               {"type", row.measure.share ? "share" : "amount"},
               {"games", row.games},
               {"mean", row.mean}};
    if (row.measure.share) {
      entry["mean_95"] = interval_json(row.interval);
    } else {
      entry["median"] = row.amounts.median();
      entry["median_95"] = median_json(row.median);
      Json& list = entry["distribution"] = Json::array();
      for (const auto& [value, n] : row.amounts.counts())
        list.push_back({{"value", value}, {"games", n}});
    }
    rows.push_back(std::move(entry));
  }
  Json openings = Json::array();
  for (const OpeningRow& row : found.openings)
    openings.push_back({{"action", row.action},
                        {"games", row.games},
                        {"points", row.points},
                        {"points_95", interval_json(row.interval)}});
  const auto uses = [](const std::vector<UseRow>& from) {
    Json list = Json::array();
    for (const UseRow& use : from)
      list.push_back({{"name", use.name}, {"games", use.games}, {"times", use.times}});
    return list;
  };
  return {{"version", found.name},
          {"bots", bots_json(run.play.bots)},
          {"seed", run.seed},
          {"games", found.games},
          {"actions", found.actions},
          {"measures", std::move(rows)},
          {"openings", std::move(openings)},
          {"verbs", uses(found.verbs)},
          {"kinds", uses(found.kinds)}};
}

namespace {

// The columns that hold for all types of rows; those that say nothing of one stay empty.
struct SurveyRecord {
  const char* type;
  std::string row;
  std::uint64_t games = 0;
  std::optional<std::int64_t> value = {};
  std::optional<std::uint64_t> times = {};
  std::optional<double> mean = {}, low = {}, high = {}, median = {};
  QuantileInterval median_95 = {};
};

void add_record(Csv& csv, const SurveyRecord& record) {
  csv.text(record.type).text(record.row).number(record.games).number(record.value);
  csv.number(record.times).number(record.mean).number(record.low).number(record.high);
  csv.number(record.median).number(record.median_95.low).number(record.median_95.high);
  csv.end_row();
}

void add_measure(Csv& csv, const SurveyRow& row) {
  SurveyRecord record{.type = row.measure.share ? "share" : "amount",
                      .row = row.measure.name,
                      .games = row.games,
                      .mean = row.mean};
  if (row.measure.share) {
    record.low = row.interval.low;
    record.high = row.interval.high;
  } else {
    record.median = row.amounts.median();
    record.median_95 = row.median;
  }
  add_record(csv, record);
  for (const auto& [value, n] : row.amounts.counts())
    add_record(csv, {.type = "value", .row = row.measure.name, .games = n, .value = value});
}

}  // namespace

std::string survey_csv(const Survey& found) {
  Csv csv;
  for (const char* name : {"type", "row", "games", "value", "times", "mean", "low", "high",
                           "median", "median low", "median high"})
    csv.text(name);
  csv.end_row();
  for (const SurveyRow& row : found.rows) add_measure(csv, row);
  for (const OpeningRow& row : found.openings)
    add_record(csv, {.type = "first action",
                     .row = row.action,
                     .games = row.games,
                     .mean = row.points,
                     .low = row.interval.low,
                     .high = row.interval.high});
  for (const UseRow& use : found.verbs)
    add_record(csv, {.type = "verb", .row = use.name, .games = use.games, .times = use.times});
  for (const UseRow& use : found.kinds)
    add_record(csv, {.type = "kind", .row = use.name, .games = use.games, .times = use.times});
  return csv.rows();
}

}  // namespace hr::cli
