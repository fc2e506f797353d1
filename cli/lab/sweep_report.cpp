// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/lab/report_parts.h"
#include "cli/lab/reports.h"
#include "core/base/read_number.h"
#include "core/base/words.h"

namespace hr::cli {

std::size_t open_rows(const Sweep& found) {
  return static_cast<std::size_t>(std::ranges::count_if(found.rows, &SweepRow::open));
}

std::size_t wide_rows(const Sweep& found) {
  return static_cast<std::size_t>(std::ranges::count_if(found.rows, &SweepRow::wide));
}

namespace {

std::string bar(double share) {
  constexpr int k_width = 30;
  std::string out;
  for (long i = std::lround(share * k_width); i > 0; --i) out += "█";
  return out;
}

std::string mark_of(const SweepRow& row, bool chosen) {
  if (row.games == 0) return "";
  const char* const word = chosen ? "chosen" : row.open ? "may be nearest" : row.wide ? "wide" : "";
  return word + std::string(row.open || row.wide ? " *" : "");
}

// What was measured with some values.
std::vector<Cell> cells_of(const SweepRow& row) {
  Cell share = share_cell(row.counted, row.mean);
  if (row.games == 0) share.text = "not played";
  const std::string interval = row.counted > 0 ? ends_text(row.interval)
                               : row.games > 0 ? "no such game"
                                               : "";
  Cell length = number_cell(row.games, row.length);
  if (row.games > 0) length.text = fmt::format("{:.6g}", row.length);
  return {row.version,
          row.games,
          share,
          interval_cell(row.counted, row.interval, interval),
          {row.unwon ? Json(*row.unwon) : Json(), row.games > 0 ? percent(row.unwon) : ""},
          length,
          row.counted > 0 ? bar(row.mean) : ""};
}

// For programs as a row of a list or, alone, as an object.
DocumentTable table_of(const SweepTable& tried) {
  DocumentTable out;
  for (const std::string& name : tried.names) out.columns.push_back({"", {name}});
  out.columns.insert(out.columns.end(), {{"version", {}, ""},
                                         {"games", {"games"}, "games"},
                                         {"share", {"share"}, "share"},
                                         {"share_95", {"low", "high"}, k_interval},
                                         {"unwon", {"unwon"}, "no winner"},
                                         {"length_median", {"length"}, "median length"},
                                         {"", {}, "", ShownOn::terminal}});
  return out;
}

DocumentTable rows_of(const Sweep& found, const SweepTable& tried, double width) {
  DocumentTable out = table_of(tried);
  out.key = "rows";
  out.columns.push_back({"", {}, ""});
  if (found.aims) out.columns.push_back({"may_be_nearest", {"may be nearest"}});
  if (width > 0) out.columns.push_back({"wide"});
  for (std::size_t i = 0; i < found.rows.size(); ++i) {
    const SweepRow& row = found.rows[i];
    std::vector<Cell>& cells = out.rows.emplace_back().cells;
    cells.assign(tried.values[i].begin(), tried.values[i].end());
    std::ranges::move(cells_of(row), std::back_inserter(cells));
    cells.emplace_back(mark_of(row, found.chosen == i));
    if (found.aims) cells.emplace_back(row.open, "");
    if (width > 0) cells.emplace_back(row.wide, "");
  }
  return out;
}

// The different values of one of the names, in the order of the rows.
HeatAxis axis_of(const SweepTable& tried, std::size_t number) {
  HeatAxis out{tried.names[number], {}};
  for (const auto& values : tried.values)
    if (std::ranges::find(out.values, values[number]) == out.values.end())
      out.values.push_back(values[number]);
  return out;
}

bool is_number(const std::string& text) {
  double number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = read_number(text.data(), end, number);
  return error == std::errc{} && stop == end;
}

// A map of two things that vary, a curve over numbers, else bars.
Plot plot_of(const Sweep& found, const SweepTable& tried) {
  const std::optional<double> target = found.chosen ? std::optional(found.target) : std::nullopt;
  std::vector<PlotRow> rows;
  for (std::size_t i = 0; i < found.rows.size(); ++i) {
    const SweepRow& row = found.rows[i];
    rows.push_back({row.version, row.mean, row.interval, found.chosen == i, row.counted > 0});
  }
  const std::string title = sentence(found.question);
  if (tried.names.size() == 2) {
    HeatAxis down = axis_of(tried, 0), across = axis_of(tried, 1);
    if (down.values.size() * across.values.size() == rows.size() && across.values.size() <= 20)
      return HeatPlot{title, std::move(down), std::move(across), std::move(rows)};
  }
  const bool curve = tried.names.size() == 1 && rows.size() > 2 &&
                     std::ranges::all_of(tried.values, [](const auto& values) {
                       return is_number(values.front());
                     });
  for (std::size_t i = 0; curve && i < rows.size(); ++i) rows[i].name = tried.values[i].front();
  std::erase_if(rows, [](const PlotRow& row) { return !row.known; });
  if (curve && !rows.empty()) return CurvePlot{title, tried.names.front(), std::move(rows), target};
  return BarsPlot{title, std::move(rows), target};
}

std::string choice_text(const Sweep& found) {
  if (!found.chosen) return "No data for this share yet.";
  const std::string best = found.rows[*found.chosen].version;
  const std::size_t open = open_rows(found);
  if (open == 1)
    return fmt::format("Nearest to {}: {}. No other setting can be nearer.", percent(found.target),
                       best);
  return fmt::format(
      "Not settled: {} of {} settings may be the nearest to {} (*). Best guess: {}. More games "
      "(--games) tell more.",
      open, found.rows.size(), percent(found.target), best);
}

DocumentSection answer_of(const Sweep& found, const SweepTable& tried, double width) {
  DocumentSection out{"In short"};
  if (const std::size_t wide = wide_rows(found); wide > 0)
    out.parts.emplace_back(fmt::format(
        "Not enough games to tell: {} {} wider than {:.3g} points (*). More games "
        "(--games) tell more.",
        count_text(wide, "interval", "intervals"), wide == 1 ? "is" : "are", 100 * width));
  if (!found.aims) return out;
  out.parts.emplace_back(choice_text(found));
  if (!found.chosen) return out;
  DocumentTable again = table_of(tried);
  for (Column& column : again.columns) column.csv.clear();
  again.rows.push_back({.cells = std::vector<Cell>(tried.names.size()), .key = "fresh"});
  std::ranges::move(cells_of(found.fresh), std::back_inserter(again.rows.front().cells));
  again.rows.front().idle = found.fresh.counted == 0;
  if (found.fresh.counted > 0) out.parts.emplace_back("Measured again on other games:");
  out.parts.emplace_back(std::move(again));
  const SweepRow& best = found.fresh.games > 0 ? found.fresh : found.rows[*found.chosen];
  if (best.unwon.value_or(0) > 0.5)
    out.parts.emplace_back("Note that most of its games have no winner.");
  return out;
}

}  // namespace

Document sweep_report(const Sweep& found, const SweepTable& tried, const SweepRun& run,
                      const EarlyStop& stop) {
  DocumentSection measured{sentence(found.question),
                           {plot_of(found, tried), rows_of(found, tried, run.width)}};
  if (!alike(run.play.bots)) measured.parts.emplace_back(k_bots_differ);
  Document out{.title = tried.title + ": " + found.question,
               .played = "Bots: " + bots_text(run.play.bots),
               .answer = answer_of(found, tried, run.width),
               .sections = {std::move(measured)},
               .facts = {{"ruleset", tried.title},
                         {"question", found.question},
                         {"bots", bots_json(run.play.bots)},
                         {"seed", run.seed},
                         {"stopped", stop_json(stop)},
                         {"rows", Json::array()}},
               .stop = stop,
               .seed = run.seed,
               .timed = timed(run.play.bots)};
  if (!found.aims) return out;
  out.facts.emplace_back("target", found.target);
  out.facts.emplace_back("settled", found.chosen && open_rows(found) == 1);
  out.facts.emplace_back("chosen", found.chosen ? Json(found.rows[*found.chosen].version) : Json());
  return out;
}

}  // namespace hr::cli
