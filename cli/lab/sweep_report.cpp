// SPDX-License-Identifier: MIT
#include "cli/lab/sweep_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/lab/report_parts.h"
#include "cli/terminal/csv.h"
#include "core/base/words.h"
#include "texts/texts.h"

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
  for (int i = 0; i < static_cast<int>(share * k_width + 0.5); ++i) out += "█";
  return out;
}

std::string row_text(const SweepRow& row, std::size_t width) {
  if (row.games == 0) return fmt::format("  {:<{}} {:>8}  not played\n", row.version, width, 0);
  if (row.counted == 0)
    return fmt::format("  {:<{}} {:>8} {:>8}  {:<14}  {:>8}  {:>7.6g}\n", row.version, width,
                       row.games, k_unknown, "no such game", percent(row.unwon), row.length);
  return fmt::format("  {:<{}} {:>8} {:>8}  ({:>4.1f} to {:>4.1f})  {:>8}  {:>7.6g}  {}{}\n",
                     row.version, width, row.games, percent(row.mean), 100 * row.interval.low,
                     100 * row.interval.high, percent(row.unwon), row.length, bar(row.mean),
                     row.open || row.wide ? " *" : "");
}

std::size_t count_characters(const std::string& text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80; }));
}

// The width of the column of names.
std::size_t name_width(const Sweep& found) {
  std::size_t out = 28;
  for (const SweepRow& row : found.rows) out = std::max(out, count_characters(row.version));
  return out;
}

std::string heading(std::size_t width) {
  return fmt::format("  {:<{}} {:>8} {:>8}  {:<14}  {:>8}  {:>7}\n", "", width, "games", "share",
                     texts::lab::interval, "unwon", "length");
}

std::string choice_text(const Sweep& found) {
  if (!found.chosen) return "\nNo data for this share yet.\n";
  const std::string best = found.rows[*found.chosen].version;
  const std::size_t open = open_rows(found);
  std::string out = open == 1
                        ? fmt::format("\nNearest to {}: {}. No other setting can be nearer.\n",
                                      percent(found.target), best)
                        : fmt::format(
                              "\nNot settled: {} of {} settings may be the nearest to {} (*). Best "
                              "guess: {}. More games (--games) tell more.\n",
                              open, found.rows.size(), percent(found.target), best);
  if (found.fresh.counted > 0)
    out += "Measured again on other games:\n" + heading(name_width(found)) +
           row_text(found.fresh, name_width(found));
  const SweepRow& best_known = found.fresh.games > 0 ? found.fresh : found.rows[*found.chosen];
  if (best_known.unwon.value_or(0) > 0.5) out += "Note that most of its games have no winner.\n";
  return out;
}

Json row_json(const SweepRow& row) {
  return {{"version", row.version},
          {"games", row.games},
          {"share", number_json(known(row.counted, row.mean))},
          {"share_95", interval_json(row.counted, row.interval)},
          {"unwon", number_json(row.unwon)},
          {"length_median", number_json(known(row.games, row.length))}};
}

}  // namespace

std::string sweep_text(const Sweep& found, const SweepTable& table, const SweepRun& run,
                       const EarlyStop& stop) {
  const std::size_t width = name_width(found);
  std::string out =
      fmt::format("{}: {}, bots: {}\n", table.title, found.question, bots_text(run.play.bots));
  out += early_stop_line(stop);
  if (!alike(run.play.bots)) out += fmt::format("{}\n", k_bots_differ);
  out += "\n" + heading(width);
  for (const SweepRow& row : found.rows) out += row_text(row, width);
  if (const std::size_t wide = wide_rows(found); wide > 0)
    out += fmt::format(
        "\nNot enough games to tell: {} {} wider than {:.3g} points (*). More games (--games) tell "
        "more.\n",
        count_text(wide, "interval", "intervals"), wide == 1 ? "is" : "are", 100 * run.width);
  return found.aims ? out + choice_text(found) : out;
}

// A column for each option, then what was measured.
std::string sweep_csv(const Sweep& found, const SweepTable& table, const EarlyStop& stop) {
  std::vector<std::string> columns = table.names;
  for (const char* name : {"games", "share", "low", "high", "unwon", "length"})
    columns.emplace_back(name);
  if (found.aims) columns.emplace_back("may be nearest");
  Csv csv = csv_report(columns, stop);
  for (std::size_t i = 0; i < found.rows.size(); ++i) {
    const SweepRow& row = found.rows[i];
    for (const std::string& value : table.values[i]) csv.text(value);
    csv.number(row.games).number(known(row.counted, row.mean));
    csv.number(known(row.counted, row.interval.low)).number(known(row.counted, row.interval.high));
    csv.number(row.unwon).number(known(row.games, row.length));
    if (found.aims) csv.text(row.open ? "yes" : "no");
    csv.end_row();
  }
  return csv.rows();
}

Json sweep_json(const Sweep& found, const SweepTable& table, const SweepRun& run,
                const EarlyStop& stop) {
  Json rows = Json::array();
  for (const SweepRow& row : found.rows) {
    rows.push_back(row_json(row));
    if (found.aims) rows.back()["may_be_nearest"] = row.open;
    if (run.width > 0) rows.back()["wide"] = row.wide;
  }
  Json out{{"ruleset", table.title},           {"question", found.question},
           {"bots", bots_json(run.play.bots)}, {"seed", run.seed},
           {"stopped", stop_json(stop)},       {"rows", std::move(rows)}};
  if (!found.aims) return out;
  out["target"] = found.target;
  out["settled"] = found.chosen && open_rows(found) == 1;
  out["chosen"] = Json();
  if (!found.chosen) return out;
  out["chosen"] = found.rows[*found.chosen].version;
  out["fresh"] = row_json(found.fresh);
  return out;
}

}  // namespace hr::cli
