// SPDX-License-Identifier: MIT
#include "cli/lab/first_turn_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/lab/report_parts.h"
#include "cli/lab/svg_plots.h"

namespace hr::cli {

namespace {

constexpr const char* k_pie_rule =
    "A pie rule lets the other player change sides after the first action; here after those that "
    "did well in half of the games, measured in the other half.";

constexpr std::size_t k_openings = 10;

std::string openings_text(const Survey& found) {
  if (found.openings.size() < 2) return "";
  std::vector<OpeningRow> rows = found.openings;
  rows.resize(std::min(rows.size(), k_openings));
  std::string out = found.valued ? "\nFirst actions: games, and the points of the player who chose "
                                   "it, with the 95 % interval\n"
                                 : "\nFirst actions: games\n";
  for (const OpeningRow& row : rows) {
    out += fmt::format("  {:<44} {:>7}", row.action, row.games);
    if (found.valued)
      out += fmt::format(" {:>7}  ({:.0f} to {:.0f})", percent(row.points), 100 * row.interval.low,
                         100 * row.interval.high);
    out += "\n";
  }
  if (const std::size_t more = found.openings.size() - rows.size(); more > 0)
    out += fmt::format("  and {} more\n", more);
  return out;
}

std::string above_even(const FirstTurn& first) {
  const PointsMean& player = first.player;
  return fmt::format(
      "The first turn is worth {:+.1f} points of 100 above an even share ({:+.1f} to {:+.1f}).",
      100 * (player.points - first.even), 100 * (player.interval.low - first.even),
      100 * (player.interval.high - first.even));
}

}  // namespace

std::vector<FirstTurnRow> first_turn_rows(const FirstTurn& first) {
  std::vector<FirstTurnRow> out{{"the player who moves first", "player", first.player}};
  if (first.side) out.push_back({"the side that moves first", "side", *first.side});
  if (first.with_pie)
    out.push_back({"who moves first, if there were a pie rule", "with_pie", *first.with_pie});
  return out;
}

std::string first_turn_text(const Survey& found) {
  if (!found.first_turn) return openings_text(found);
  std::string out = fmt::format("\n{:<46} {:>7}  95 % interval\n", "Points of", "share");
  for (const FirstTurnRow& row : first_turn_rows(*found.first_turn))
    if (row.points.games == 0)
      out += fmt::format("  {:<44} {:>7}  no game tells it\n", row.name, k_unknown);
    else
      out += fmt::format("  {:<44} {:>7}  {:.1f} to {:.1f}\n", row.name, percent(row.points.points),
                         100 * row.points.interval.low, 100 * row.points.interval.high);
  out += fmt::format("  {}\n", above_even(*found.first_turn));
  return out + openings_text(found);
}

void add_first_turn(Json& report, const Survey& found) {
  Json openings = Json::array();
  for (const OpeningRow& row : found.openings) {
    Json entry{{"action", row.action}, {"games", row.games}};
    if (found.valued) {
      entry["points"] = row.points;
      entry["points_95"] = interval_json(row.interval);
    }
    openings.push_back(std::move(entry));
  }
  report["openings"] = std::move(openings);
  if (!found.first_turn) return;
  Json& first = report["first_turn"] = {{"even_share", found.first_turn->even}};
  for (const FirstTurnRow& row : first_turn_rows(*found.first_turn))
    first[row.key] = {{"games", row.points.games},
                      {"points", number_json(known(row.points.games, row.points.points))},
                      {"points_95", interval_json(row.points.games, row.points.interval)}};
}

namespace {

void add_openings(HtmlPage& page, const Survey& found) {
  if (found.openings.size() < 2 || !found.valued) return;
  constexpr std::size_t k_shown = 20;
  std::vector<PlotRow> rows;
  for (const OpeningRow& row : found.openings)
    if (rows.size() < k_shown)
      rows.push_back({fmt::format("{} ({})", row.action, row.games), row.points, row.interval});
  page.heading("First actions");
  page.paragraph(
      "How often each was chosen, in brackets, and the points of the player who chose it.");
  page.plot(bars_plot("Points after each first action", rows));
  if (found.openings.size() > k_shown)
    page.paragraph(fmt::format("And {} more.", found.openings.size() - k_shown));
}

}  // namespace

void add_first_turn(HtmlPage& page, const Survey& found) {
  if (found.first_turn) {
    std::vector<PlotRow> rows;
    for (const FirstTurnRow& row : first_turn_rows(*found.first_turn))
      if (row.points.games > 0) rows.push_back({row.name, row.points.points, row.points.interval});
    page.heading("The first turn");
    page.paragraph(above_even(*found.first_turn));
    if (found.first_turn->with_pie) page.paragraph(k_pie_rule);
    page.plot(bars_plot("Points of the first player", rows, found.first_turn->even));
  }
  add_openings(page, found);
}

}  // namespace hr::cli
