// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "cli/lab/first_turn_report.h"
#include "cli/lab/lab_report.h"
#include "cli/lab/report_parts.h"
#include "cli/lab/uses_report.h"
#include "cli/terminal/csv.h"
#include "cli/tools/bars.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

std::string share_row(const SurveyRow& row) {
  if (row.games == 0)
    return fmt::format("  {:<44} {:>7}  no game tells it\n", row.measure.name, k_unknown);
  return fmt::format("  {:<44} {:>7}  {:.1f} to {:.1f}\n", row.measure.name, percent(row.mean),
                     100 * row.interval.low, 100 * row.interval.high);
}

std::string amount_row(const SurveyRow& row) {
  return fmt::format("  {:<44} {:>7.6g}  {:>6} {:>6}  {:>6} {:>6}  |{}|\n", row.measure.name,
                     row.amounts.median(), row.amounts.min(), row.amounts.quantile(25),
                     row.amounts.quantile(75), row.amounts.max(),
                     bars(bins_of(row.amounts, row.amounts.min(), row.amounts.max())));
}

std::string answers_text(const Answers& answers) {
  std::string out = answers.empty() ? "" : "\nIn short\n";
  for (const auto& [question, answer] : answers)
    out += fmt::format("  {}\n    {}\n", question, answer);
  return out;
}

}  // namespace

std::string survey_text(const Survey& found, const SurveyRun& run, const Answers& answers,
                        const EarlyStop& stop) {
  std::string out = fmt::format("{}: {}, bots: {}\n", found.name,
                                count_text(found.games, "game", "games"), bots_text(run.play.bots));
  out += early_stop_line(stop) + "Bots have played, not people.\n\n";
  if (found.games == 0) return out + "No game was finished in time.\n";
  out += fmt::format("  {:<44} {:>7}  95 % interval\n", "", "share");
  for (const SurveyRow& row : found.rows)
    if (row.measure.share && (row.mean > 0 || &row == &found.rows.front()) &&
        row.measure.type != MeasureType::verb)
      out += share_row(row);
  out += "  Points: 1 for a victory, divided if several win or nobody does.\n";
  out += (alike(run.play.bots) ? "" : fmt::format("  {}\n", k_bots_differ)) + "\n";
  out += fmt::format("  {:<44} {:>7}  {:>6} {:>6}  {:>6} {:>6}\n", "", "median", "least", "25 %",
                     "75 %", "most");
  for (const SurveyRow& row : found.rows)
    if (!row.measure.share && row.games > 0) out += amount_row(row);
  out += first_turn_text(found);
  return out + uses_text(found) + answers_text(answers);
}

Json survey_json(const Survey& found, const SurveyRun& run, const Answers& answers,
                 const EarlyStop& stop) {
  Json rows = Json::array();
  for (const SurveyRow& row : found.rows) {
    Json entry{{"measure", row.measure.name},
               {"type", row.measure.share ? "share" : "amount"},
               {"games", row.games},
               {"mean", number_json(known(row.games, row.mean))}};
    if (row.measure.share) {
      entry["mean_95"] = interval_json(row.games, row.interval);
    } else {
      entry["median"] = number_json(known(row.games, row.amounts.median()));
      entry["median_95"] = median_json(row.median);
      Json& list = entry["distribution"] = Json::array();
      for (const auto& [value, n] : row.amounts.counts())
        list.push_back({{"value", value}, {"games", n}});
    }
    rows.push_back(std::move(entry));
  }
  Json out{{"version", found.name},      {"bots", bots_json(run.play.bots)},
           {"seed", run.seed},           {"games", found.games},
           {"actions", found.actions},   {"stopped", stop_json(stop)},
           {"measures", std::move(rows)}};
  for (const auto& [question, answer] : answers)
    out["answers"].push_back({{"question", question}, {"answer", answer}});
  add_first_turn(out, found);
  add_uses(out, found);
  return out;
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
                      .mean = known(row.games, row.mean)};
  if (row.measure.share) {
    record.low = known(row.games, row.interval.low);
    record.high = known(row.games, row.interval.high);
  } else {
    record.median = known(row.games, row.amounts.median());
    record.median_95 = row.median;
  }
  add_record(csv, record);
  for (const auto& [value, n] : row.amounts.counts())
    add_record(csv, {.type = "value", .row = row.measure.name, .games = n, .value = value});
}

// With the difference that goes with it, if there is one.
void add_use_records(Csv& csv, const char* type, const std::vector<UseRow>& uses) {
  for (const UseRow& use : uses) {
    SurveyRecord record{.type = type, .row = use.name, .games = use.games, .times = use.times};
    if (use.effect) {
      record.mean = use.effect->with - use.effect->without;
      record.low = use.effect->difference.low;
      record.high = use.effect->difference.high;
    }
    add_record(csv, record);
  }
}

// How often actions ended on each cell, and what the players got who made them.
void add_cells(Csv& csv, const Survey& found) {
  for (const CellUse& row : found.uses.targets) {
    const std::string name = found.board.name(row.cell);
    add_record(csv, {.type = "cell", .row = name, .games = found.games, .times = row.times});
    if (!found.valued || row.points.count == 0) continue;
    SurveyRecord points{.type = "points from cell",
                        .row = name,
                        .games = row.points.count,
                        .mean = row.points.mean};
    add_record(csv, points);
    if (!row.effect) continue;
    add_record(csv, {.type = "difference of cell",
                     .row = name,
                     .games = row.points.count,
                     .mean = row.effect->with - row.effect->without,
                     .low = row.effect->difference.low,
                     .high = row.effect->difference.high});
  }
}

}  // namespace

std::string survey_csv(const Survey& found, const EarlyStop& stop) {
  Csv csv = csv_report({"type", "row", "games", "value", "times", "mean", "low", "high", "median",
                        "median low", "median high"},
                       stop);
  for (const SurveyRow& row : found.rows) add_measure(csv, row);
  if (found.first_turn)
    for (const FirstTurnRow& row : first_turn_rows(*found.first_turn))
      add_record(csv, {.type = "first turn",
                       .row = row.name,
                       .games = row.points.games,
                       .mean = known(row.points.games, row.points.points),
                       .low = known(row.points.games, row.points.interval.low),
                       .high = known(row.points.games, row.points.interval.high)});
  for (const OpeningRow& row : found.openings) {
    SurveyRecord record{.type = "first action", .row = row.action, .games = row.games};
    if (found.valued) {
      record.mean = row.points;
      record.low = row.interval.low;
      record.high = row.interval.high;
    }
    add_record(csv, record);
  }
  add_use_records(csv, "verb", found.uses.verbs);
  add_use_records(csv, "kind", found.uses.kinds);
  add_use_records(csv, "region", found.uses.places);
  add_cells(csv, found);
  return csv.rows();
}

}  // namespace hr::cli
