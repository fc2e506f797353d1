// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "cli/lab/report_parts.h"
#include "cli/lab/reports.h"

namespace hr::cli {

namespace {

constexpr const char* k_pie_rule =
    "A pie rule lets the other player change sides after the first action; here after those that "
    "did well in half of the games, measured in the other half.";

std::string above_even(const FirstTurn& first) {
  const PointsMean& player = first.player;
  return fmt::format(
      "The first turn is worth {:+.1f} points of 100 above an even share ({:+.1f} to {:+.1f}).",
      100 * (player.points - first.even), 100 * (player.interval.low - first.even),
      100 * (player.interval.high - first.even));
}

DocumentSection first_turn_of(const FirstTurn& first) {
  DocumentTable table{.columns = {{"", {"type"}},
                                  {"", {"row"}, ""},
                                  {"games", {"games"}},
                                  {"points", {"mean"}, "share"},
                                  {"points_95", {"low", "high"}, k_interval}},
                      .drawn = true};
  BarsPlot plot{.title = "Points of the first player", .target = first.even};
  const auto add = [&](const char* name, const char* key, const PointsMean& mean) {
    table.rows.push_back(
        {.cells = {"first turn", name, mean.games, share_cell(mean.games, mean.points),
                   interval_cell(mean.games, mean.interval,
                                 mean.games > 0 ? ends_text(mean.interval) : "no data")},
         .key = std::string("first_turn/") + key});
    if (mean.games > 0) plot.rows.push_back({name, mean.points, mean.interval});
  };
  add("the player who moves first", "player", first.player);
  if (first.side) add("the side that moves first", "side", *first.side);
  if (first.with_pie) add("who moves first, if there were a pie rule", "with_pie", *first.with_pie);
  DocumentSection out{"The first turn", {above_even(first)}};
  if (first.with_pie) out.parts.emplace_back(k_pie_rule);
  out.parts.insert(out.parts.begin(), std::move(table));
  out.parts.emplace_back(std::move(plot));
  return out;
}

DocumentSection openings_of(const Survey& found) {
  constexpr std::size_t k_shown = 20;
  DocumentTable table{.key = "openings",
                      .columns = {{"", {"type"}},
                                  {"action", {"row"}, ""},
                                  {"games", {"games"}, "games"},
                                  {"points", {"mean"}, "points"},
                                  {"points_95", {"low", "high"}, k_interval}},
                      .drawn = found.valued};
  BarsPlot plot{.title = "Points after each first action"};
  for (const OpeningRow& row : found.openings) {
    Row& shown = table.rows.emplace_back(Row{.cells = {"first action", row.action, row.games}});
    shown.idle = table.rows.size() > k_shown || found.openings.size() < 2;
    if (!found.valued) continue;
    shown.cells.push_back(share_cell(row.games, row.points));
    shown.cells.push_back(interval_cell(row.games, row.interval));
    if (!shown.idle)
      plot.rows.push_back(
          {fmt::format("{} ({})", row.action, row.games), row.points, row.interval});
  }
  DocumentSection out{"First actions", {std::move(table)}};
  if (!plot.rows.empty()) {
    out.parts.emplace_back("How many games began so, and the points of the player who chose it.");
    out.parts.emplace_back(std::move(plot));
  }
  if (found.openings.size() > k_shown)
    out.parts.emplace_back(fmt::format("And {} more.", found.openings.size() - k_shown));
  return out;
}

}  // namespace

void add_first_turn(Document& report, const Survey& found) {
  if (found.first_turn) {
    report.facts.emplace_back("first_turn/even_share", found.first_turn->even);
    report.sections.push_back(first_turn_of(*found.first_turn));
  }
  report.sections.push_back(openings_of(found));
}

}  // namespace hr::cli
