// SPDX-License-Identifier: MIT
#include "cli/lab/html_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "cli/lab/first_turn_report.h"
#include "cli/lab/html_page.h"
#include "cli/lab/lab_report.h"
#include "cli/lab/report_parts.h"
#include "cli/lab/svg_plots.h"
#include "cli/lab/uses_report.h"
#include "core/base/words.h"

namespace hr::cli {

void add_source(HtmlPage& page, const PageSource& source, std::uint64_t seed) {
  page.heading("Where this comes from");
  for (const std::string& rules : source.rules) page.paragraph(rules);
  const std::string again =
      source.timed
          ? stop_text(source.stop) + " Bots think by time, so that numbers depend on the machine:"
      : source.stop.by.empty()
          ? "The same command gives the same numbers on any machine:"
          : fmt::format("{} How far it came depends on the machine; the command was:",
                        stop_text(source.stop));
  page.paragraph(fmt::format(
      "Bots have played, not people. Seed {}. Intervals are 95 % intervals. {}", seed, again));
  page.command(source.command);
}

namespace {

std::string games_text(std::uint64_t n) { return count_text(n, "game", "games"); }
std::string whole(std::uint64_t n) { return std::to_string(n); }
std::string interval_text(const Interval& at) {
  return fmt::format("{:.1f}–{:.1f}", 100 * at.low, 100 * at.high);
}
std::string median_text(const QuantileInterval& at) {
  const auto end = [](const std::optional<std::int64_t>& value) {
    return value ? std::to_string(*value) : std::string("?");
  };
  return at.low || at.high ? end(at.low) + "–" + end(at.high) : "?";
}

bool worth_a_row(const SurveyRow& row, const Survey& found) {
  return row.measure.share && row.games > 0 && (row.mean > 0 || &row == &found.rows.front());
}

}  // namespace

std::string survey_html(const Survey& found, const SurveyRun& run, const Answers& answers,
                        const PageSource& source) {
  HtmlPage page(found.name);
  page.paragraph(
      fmt::format("{} played by bots: {}.", games_text(found.games), bots_text(run.play.bots)));
  std::vector<PlotRow> shares;
  for (const SurveyRow& row : found.rows)
    if (worth_a_row(row, found) && row.measure.type != MeasureType::verb)
      shares.push_back({row.measure.name, row.mean, row.interval});
  page.heading("In short");
  for (const auto& [question, answer] : answers) page.paragraph(question + " " + answer);
  page.heading("How games end");
  page.paragraph("Points: 1 for a victory, divided if several win or nobody does.");
  page.plot(bars_plot("Shares with their intervals", shares));
  for (const SurveyRow& row : found.rows) {
    if (row.measure.share || row.games == 0) continue;
    page.heading(sentence(row.measure.name));
    page.plot(histogram_plot("How often each value occurred: " + row.measure.name, row.amounts));
    std::string text = fmt::format("The middle half of the games lies from {} to {}.",
                                   row.amounts.quantile(25), row.amounts.quantile(75));
    if (row.median.low && row.median.high)
      text +=
          fmt::format(" The true median lies from {} to {}.", *row.median.low, *row.median.high);
    page.paragraph(text);
  }
  add_first_turn(page, found);
  add_uses(page, found);
  add_source(page, source, run.seed);
  return page.text();
}

namespace {

std::string value_text(const MeasureComparison& m, bool second) {
  const double value = second ? m.second : m.first;
  return m.measure.first.share ? percent(value) : fmt::format("{:.6g}", value);
}
std::string spread_text(const MeasureComparison& m, bool second) {
  if (m.measure.first.share) return interval_text(second ? m.second_interval : m.first_interval);
  return median_text(second ? m.second_median : m.first_median);
}

std::string answer_sentence(const Comparison& found) {
  const MeasureComparison& m = found.measures[found.question];
  const std::string both = fmt::format("{}: {} in A, {} in B. ", sentence(m.measure.first.name),
                                       value_text(m, false), value_text(m, true));
  if (found.same_rules && found.answer != Answer::alike)
    return both + "A and B have the same rules, so what differs is chance.";
  switch (found.answer) {
    case Answer::differs:
      return both + "The two differ.";
    case Answer::alike:
      return both + "No difference was found, and it is known closely enough.";
    case Answer::unknown:
      break;
  }
  return both + "These are not enough games to tell whether they differ.";
}

}  // namespace

std::string comparison_html(const Comparison& found, const ComparisonRun& run,
                            const PageSource& source) {
  HtmlPage page(found.first + " (A) and " + found.second + " (B)");
  page.paragraph(answer_sentence(found));
  page.paragraph(fmt::format(
      "{} of games from {}, played by bots: {}.", count_text(found.pairs, "pair", "pairs"),
      run.independent ? "seeds of their own" : "the same seeds", pair_bots_text(run.play.bots)));
  std::vector<PlotRow> shares, amounts;
  std::vector<std::vector<std::string>> rows;
  for (const MeasureComparison& m : found.measures) {
    if (m.pairs == 0 || (m.measure.first.share && m.first == 0 && m.second == 0)) continue;
    (m.measure.first.share ? shares : amounts)
        .push_back({m.measure.first.name, m.difference, m.difference_interval, m.differs});
    rows.push_back({m.measure.first.name, value_text(m, false), spread_text(m, false),
                    value_text(m, true), spread_text(m, true),
                    m.measure.first.share ? points_between(m.difference_interval)
                                          : medians_between(m.median_difference),
                    m.differs ? "differs" : ""});
  }
  page.heading("B minus A, in points of 100");
  page.plot(differences_plot("Differences of shares, B minus A", shares));
  if (!amounts.empty()) {
    page.heading("In how many more of 100 pairs it is larger in B than smaller");
    page.plot(differences_plot("Differences of amounts, B minus A", amounts));
  }
  page.heading("Numbers");
  page.table({"", "A", "95 %", "B", "95 %", "B minus A, 95 %", ""}, rows);
  page.paragraph(
      "Amounts are medians, and their difference may be less clear than in how many pairs it is "
      "larger, by which \"differs\" is judged. Two versions that are alike get a row marked "
      "\"differs\" in at most 5 "
      "of "
      "100 reports.");
  add_source(page, source, run.seed);
  return page.text();
}

namespace {

bool is_number(const std::string& text) {
  double number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  return error == std::errc{} && stop == end;
}

// The different values of one of the names, in the order of the rows.
HeatAxis axis_of(const SweepTable& table, std::size_t number) {
  HeatAxis out{table.names[number], {}};
  for (const auto& values : table.values)
    if (std::ranges::find(out.values, values[number]) == out.values.end())
      out.values.push_back(values[number]);
  return out;
}

std::string sweep_plot(const Sweep& found, const SweepTable& table) {
  const std::optional<double> target = found.chosen ? std::optional(found.target) : std::nullopt;
  std::vector<PlotRow> rows;
  for (std::size_t i = 0; i < found.rows.size(); ++i) {
    const SweepRow& row = found.rows[i];
    rows.push_back({row.version, row.mean, row.interval, found.chosen == i, row.counted > 0});
  }
  const std::string title = sentence(found.question);
  if (table.names.size() == 2) {
    const HeatAxis down = axis_of(table, 0), across = axis_of(table, 1);
    if (down.values.size() * across.values.size() == rows.size() && across.values.size() <= 20)
      return heat_plot(title, down, across, rows);
  }
  const bool numbers = std::ranges::all_of(
      table.values, [](const auto& values) { return is_number(values.front()); });
  if (table.names.size() == 1 && numbers && rows.size() > 2) {
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i].name = table.values[i].front();
    std::erase_if(rows, [](const PlotRow& row) { return !row.known; });
    if (!rows.empty()) return curve_plot(title, table.names.front(), rows, target);
  }
  std::erase_if(rows, [](const PlotRow& row) { return !row.known; });
  return bars_plot(title, rows, target);
}

std::string chosen_text(const Sweep& found) {
  if (!found.chosen) return "No data for this share yet.";
  const SweepRow& best = found.rows[*found.chosen];
  const std::size_t open = open_rows(found);
  std::string out =
      open == 1 ? fmt::format("Nearest to {}: {}.", percent(found.target), best.version)
                : fmt::format("Not settled: {} settings may be the nearest to {}. Best guess: {}.",
                              open, percent(found.target), best.version);
  if (found.fresh.counted > 0)
    out += fmt::format(" Measured again on {} more: {} ({}).", games_text(found.fresh.games),
                       percent(found.fresh.mean), interval_text(found.fresh.interval));
  return out;
}

}  // namespace

std::string sweep_html(const Sweep& found, const SweepTable& table, const SweepRun& run,
                       const PageSource& source) {
  HtmlPage page(table.title + ": " + found.question);
  if (found.aims) page.paragraph(chosen_text(found));
  page.paragraph(fmt::format("Played by bots: {}. In per cent, with 95 % intervals.",
                             bots_text(run.play.bots)));
  if (!alike(run.play.bots)) page.paragraph(k_bots_differ);
  page.heading(sentence(found.question));
  page.plot(sweep_plot(found, table));
  std::vector<std::string> heads = table.names;
  for (const char* head : {"games", "share", "95 %", "no winner", "median length", ""})
    heads.emplace_back(head);
  std::vector<std::vector<std::string>> rows;
  for (std::size_t i = 0; i < found.rows.size(); ++i) {
    const SweepRow& row = found.rows[i];
    std::vector<std::string> cells = table.values[i];
    const char* const mark = row.games == 0      ? "not played"
                             : found.chosen == i ? "chosen"
                             : row.open          ? "may be nearest"
                             : row.wide          ? "wide"
                                                 : "";
    cells.insert(cells.end(),
                 {whole(row.games), percent(known(row.counted, row.mean)),
                  row.counted == 0 ? k_unknown : interval_text(row.interval), percent(row.unwon),
                  row.games == 0 ? k_unknown : fmt::format("{:.6g}", row.length), mark});
    rows.push_back(std::move(cells));
  }
  page.heading("Numbers");
  page.table(heads, rows);
  add_source(page, source, run.seed);
  return page.text();
}

}  // namespace hr::cli
