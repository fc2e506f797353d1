// SPDX-License-Identifier: MIT
#include "cli/lab/uses_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/lab/report_parts.h"

namespace hr::cli {

namespace {

constexpr const char* k_what_verbs = "Verbs";
constexpr const char* k_what_kinds = "Kinds of pieces that were placed or moved";
constexpr const char* k_what_places = "Regions where actions ended";

constexpr const char* k_what_difference =
    "Difference: a player's average score (0 to 100) in games with it, minus that in games without "
    "it.";
constexpr const char* k_what_association =
    "This is no proof that it helps or harms: whoever is ahead may use it more often.";

double part_of(std::uint64_t n, std::uint64_t games) {
  return static_cast<double>(n) / static_cast<double>(games);
}

std::string times_text(double times) {
  return fmt::format("{:.{}f}", times, times >= 99.5 ? 0 : times >= 0.995 ? 1 : 2);
}

bool any_effect(const std::vector<UseRow>& rows) {
  return std::ranges::any_of(rows, [](const UseRow& row) { return row.effect.has_value(); });
}
bool any_effect(const Uses& uses) {
  return any_effect(uses.verbs) || any_effect(uses.kinds) || any_effect(uses.places);
}

// Those that came up, and in a line of its own those that never did.
std::string rows_text(const char* what, const std::vector<UseRow>& uses, std::uint64_t games) {
  std::string out, never;
  for (const UseRow& use : uses) {
    if (use.games == 0 && !use.expected) continue;
    if (use.games == 0) {
      never += (never.empty() ? "" : ", ") + use.name;
      continue;
    }
    out += fmt::format("  {:<44} {:>7}  {:>6}", use.name, percent(part_of(use.games, games)),
                       times_text(part_of(use.times, games)));
    if (use.effect)
      out += fmt::format("  {:>5.1f} {:>8.1f}  {}", 100 * use.effect->with,
                         100 * use.effect->without, points_between(use.effect->difference));
    out += "\n";
  }
  if (out.empty() && never.empty()) return "";
  const char* const columns = any_effect(uses) ? "   with  without  difference, 95 %" : "";
  out = fmt::format("\n{:<46} {:>7}  {:>6}{}\n{}", what, "games", "a game", columns, out);
  return never.empty() ? out : out + fmt::format("  never: {}\n", never);
}

}  // namespace

std::string uses_text(const Survey& found) {
  const Uses& uses = found.uses;
  std::string out = rows_text(k_what_verbs, uses.verbs, found.games) +
                    rows_text(k_what_kinds, uses.kinds, found.games) +
                    rows_text(k_what_places, uses.places, found.games);
  if (any_effect(uses)) out += fmt::format("  {}\n  {}\n", k_what_difference, k_what_association);
  const std::string heat = heat_text(found.board, uses.targets);
  if (!heat.empty()) out += "\nWhere actions ended (9: most often; a dot: never)\n" + heat;
  const std::string points = found.valued ? points_text(found.board, uses.targets) : "";
  if (!points.empty())
    out += fmt::format(
        "\nWho won from where (5: players who ended an action there scored 50 to 59 of 100 on "
        "average; a "
        "dot: fewer than {} players did)\n{}",
        k_least_on_map, points);
  return out;
}

namespace {

Json uses_json(const std::vector<UseRow>& rows) {
  Json out = Json::array();
  for (const UseRow& row : rows) {
    Json entry{{"name", row.name}, {"games", row.games}, {"times", row.times}};
    if (row.effect)
      entry["points"] = {{"with", row.effect->with},
                         {"without", row.effect->without},
                         {"difference_95", interval_json(row.effect->difference)}};
    Json& players = entry["players"] = Json::array();
    for (const UsePoints& points : row.players) {
      const auto sample = [](const SampleMean& mean) {
        return Json{{"games", mean.count}, {"points", mean.count > 0 ? Json(mean.mean) : Json()}};
      };
      players.push_back({{"with", sample(points.with)}, {"without", sample(points.without)}});
    }
    out.push_back(std::move(entry));
  }
  return out;
}

Json cell_json(const Survey& found, const CellUse& row) {
  Json out{{"cell", found.board.name(row.cell)}, {"times", row.times}};
  if (!found.valued) return out;
  out["players"] = row.points.count;
  out["points"] = number_json(known(row.points.count, row.points.mean));
  if (row.effect) out["difference_95"] = interval_json(row.effect->difference);
  return out;
}

}  // namespace

void add_uses(Json& report, const Survey& found) {
  report["verbs"] = uses_json(found.uses.verbs);
  report["kinds"] = uses_json(found.uses.kinds);
  report["regions"] = uses_json(found.uses.places);
  Json& cells = report["cells"] = Json::array();
  for (const CellUse& row : found.uses.targets) cells.push_back(cell_json(found, row));
}

namespace {

void add_rows(HtmlPage& page, const char* what, const std::vector<UseRow>& uses,
              std::uint64_t games) {
  std::vector<std::string> heads{"", "games with it", "times a game"};
  if (any_effect(uses))
    heads.insert(heads.end(), {"points with", "points without", "difference, 95 %"});
  std::vector<std::vector<std::string>> rows;
  for (const UseRow& use : uses) {
    if (!use.expected && use.games == 0) continue;
    std::vector<std::string> row{use.name,
                                 use.games == 0 ? "never" : percent(part_of(use.games, games)),
                                 times_text(part_of(use.times, games))};
    if (use.effect)
      row.insert(row.end(), {fmt::format("{:.1f}", 100 * use.effect->with),
                             fmt::format("{:.1f}", 100 * use.effect->without),
                             points_between(use.effect->difference)});
    row.resize(heads.size());
    rows.push_back(std::move(row));
  }
  if (rows.empty()) return;
  page.heading(what);
  page.table(heads, rows);
}

}  // namespace

void add_uses(HtmlPage& page, const Survey& found) {
  const Uses& uses = found.uses;
  add_rows(page, k_what_verbs, uses.verbs, found.games);
  add_rows(page, k_what_kinds, uses.kinds, found.games);
  add_rows(page, k_what_places, uses.places, found.games);
  if (any_effect(uses)) {
    page.paragraph(std::string(k_what_difference) + " All these 95 % intervals hold together.");
    page.paragraph(k_what_association);
  }
  const std::string plot = board_plot(found.board, uses.targets, found.games);
  if (plot.empty()) return;
  page.heading("Where actions ended");
  page.paragraph(
      "How often, in 100 games, an action put something on a cell, moved something there, or "
      "picked "
      "it.");
  page.plot(plot);
  if (!found.valued) return;
  const std::string points =
      board_plot(found.board, uses.targets, found.games, BoardPlotType::points);
  if (points.empty()) return;
  page.heading("Who won from where");
  page.paragraph(fmt::format(
      "The average score (0 to 100) of players in games in which they ended an action on the cell, "
      "where at least {} did. {}",
      k_least_on_map, k_what_association));
  page.plot(points);
}

}  // namespace hr::cli
