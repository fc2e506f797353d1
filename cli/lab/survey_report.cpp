// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "cli/lab/report_parts.h"
#include "cli/lab/reports.h"
#include "cli/tools/bars.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

// Every measure, for programs; of an amount also how often each value occurred.
DocumentTable measures_of(const Survey& found) {
  DocumentTable out{.key = "measures",
                    .columns = {{"", {"type"}},
                                {"measure", {"row"}},
                                {"type"},
                                {"games", {"games"}},
                                {"", {"value"}},
                                {"", {"times"}},
                                {"mean", {"mean"}},
                                {"mean_95", {"low", "high"}},
                                {"median", {"median"}},
                                {"median_95", {"median low", "median high"}}}};
  for (const auto& [measure, games, mean, interval, amounts, median] : found.rows) {
    const std::string type = measure.share ? "share" : "amount";
    Row row{.cells = {type, measure.name, type, games, {}, {}, number_cell(games, mean)}};
    if (measure.share) {
      row.cells.push_back(interval_cell(games, interval));
    } else {
      row.cells.insert(row.cells.end(),
                       {amount_mean_cell(games, interval), number_cell(games, amounts.median()),
                        median_cell(median)});
      DocumentTable values{
          .key = "distribution",
          .columns = {{"", {"type"}}, {"", {"row"}}, {"value", {"value"}}, {"games", {"games"}}}};
      for (const auto& [value, n] : amounts.counts())
        values.rows.push_back({{"value", measure.name, value, n}});
      row.more.push_back(std::move(values));
    }
    out.rows.push_back(std::move(row));
  }
  return out;
}

DocumentSection shares_of(const Survey& found, const SurveyRun& run) {
  DocumentTable shares{.columns = {{"", {}, ""}, {"", {}, "share"}, {"", {}, k_interval}},
                       .drawn = true};
  BarsPlot plot{.title = "Shares with their intervals"};
  for (const SurveyRow& row : found.rows) {
    const bool first = &row == &found.rows.front();
    if (!row.measure.share || row.measure.type == MeasureType::verb || (row.mean == 0 && !first))
      continue;
    shares.rows.push_back(
        {{row.measure.name, share_cell(row.games, row.mean),
          row.games > 0 ? interval_cell(row.games, row.interval) : Cell("no data")}});
    if (row.games > 0) plot.rows.push_back({row.measure.name, row.mean, row.interval});
  }
  DocumentSection out{"How games end", {std::move(shares), std::move(plot), k_what_points}};
  if (!alike(run.play.bots)) out.parts.emplace_back(k_bots_differ);
  return out;
}

DocumentSection amounts_of(const Survey& found) {
  DocumentTable amounts{.columns = {{"", {}, ""},
                                    {"", {}, "mean"},
                                    {"", {}, k_interval},
                                    {"", {}, "median"},
                                    {"", {}, k_interval, ShownOn::page},
                                    {"", {}, "least"},
                                    {"", {}, "25 %"},
                                    {"", {}, "75 %"},
                                    {"", {}, "most"},
                                    {"", {}, "", ShownOn::terminal}}};
  DocumentSection out{"Amounts in a game"};
  for (const SurveyRow& row : found.rows) {
    if (row.measure.share || row.games == 0) continue;
    const Histogram& values = row.amounts;
    amounts.rows.push_back(
        {{row.measure.name,
          {Json(row.mean), fmt::format("{:.4g}", row.mean)},
          amount_mean_cell(row.games, row.interval),
          {Json(values.median()), fmt::format("{:.6g}", values.median())},
          median_cell(row.median),
          values.min(),
          values.quantile(25),
          values.quantile(75),
          values.max(),
          fmt::format("|{}|", bars(bins_of(values, values.min(), values.max())))}});
    out.parts.emplace_back(
        HistogramPlot{"How often each value occurred: " + row.measure.name, values});
  }
  out.parts.insert(out.parts.begin(), std::move(amounts));
  return out;
}

}  // namespace

Document survey_report(const Survey& found, const SurveyRun& run, const Answers& answers,
                       const EarlyStop& stop) {
  Document out{.title = found.name,
               .played = fmt::format("{}; bots: {}", count_text(found.games, "game", "games"),
                                     bots_text(run.play.bots)),
               .nothing = found.games == 0 ? "No game was finished in time." : "",
               .facts = {{"version", found.name},
                         {"bots", bots_json(run.play.bots)},
                         {"seed", run.seed},
                         {"games", found.games},
                         {"actions", found.actions},
                         {"stopped", stop_json(stop)},
                         {"measures", Json::array()}},
               .stop = stop,
               .seed = run.seed,
               .timed = timed(run.play.bots)};
  out.answer.heading = "In short";
  Json words = Json::array();
  for (const auto& [question, answer] : answers) {
    out.answer.parts.emplace_back(question + "\n" + answer);
    words.push_back({{"question", question}, {"answer", answer}});
  }
  if (!answers.empty()) out.facts.emplace_back("answers", std::move(words));
  out.facts.emplace_back("openings", Json::array());
  out.sections = {{"", {measures_of(found)}}, shares_of(found, run), amounts_of(found)};
  add_first_turn(out, found);
  add_uses(out, found);
  return out;
}

}  // namespace hr::cli
