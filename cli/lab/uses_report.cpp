// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/lab/report_parts.h"
#include "cli/lab/reports.h"

namespace hr::cli {

namespace {

constexpr const char* k_what_difference =
    "Difference: a player's average score (0 to 100) in games with it, minus that in games without "
    "it. All these 95 % intervals hold together.";
constexpr const char* k_what_association =
    "This is no proof that it helps or harms: whoever is ahead may use it more often.";

double part_of(std::uint64_t n, std::uint64_t games) {
  return static_cast<double>(n) / static_cast<double>(games);
}

std::string times_text(double times) {
  return fmt::format("{:.{}f}", times, times >= 99.5 ? 0 : times >= 0.995 ? 1 : 2);
}

Json players_json(const std::vector<UsePoints>& players) {
  const auto sample = [](const SampleMean& mean) {
    return Json{{"games", mean.count}, {"points", mean.count > 0 ? Json(mean.mean) : Json()}};
  };
  Json out = Json::array();
  for (const UsePoints& points : players)
    out.push_back({{"with", sample(points.with)}, {"without", sample(points.without)}});
  return out;
}

Row row_of(const char* type, const UseRow& use, std::uint64_t games) {
  const auto points = [](double part) { return Cell(part, fmt::format("{:.1f}", 100 * part)); };
  Row out{.cells = {type,
                    use.name,
                    {use.games, percent(part_of(use.games, games))},
                    {use.times, times_text(part_of(use.times, games))},
                    {},
                    {},
                    {},
                    {},
                    {players_json(use.players), ""}},
          .idle = use.games == 0};
  if (const auto& effect = use.effect)
    std::ranges::copy(
        std::array{points(effect->with), points(effect->without),
                   number_cell(1, effect->with - effect->without),
                   interval_cell(1, effect->difference, points_between(effect->difference))},
        out.cells.begin() + 4);
  return out;
}

// Those that came up, and in a line of its own those that never did.
DocumentSection uses_of(const char* heading, const char* key, const char* type,
                        const std::vector<UseRow>& uses, std::uint64_t games) {
  DocumentTable table{.key = key,
                      .columns = {{"", {"type"}},
                                  {"name", {"row"}, ""},
                                  {"games", {"games"}, "games"},
                                  {"times", {"times"}, "times a game"},
                                  {"points/with", {}, "with it"},
                                  {"points/without", {}, "without"},
                                  {"", {"mean"}},
                                  {"points/difference_95", {"low", "high"}, "difference, 95 %"},
                                  {"players"}}};
  std::string never;
  for (const UseRow& use : uses) {
    table.rows.push_back(row_of(type, use, games));
    if (use.games == 0 && use.expected) never += (never.empty() ? "" : ", ") + use.name;
  }
  DocumentSection out{heading, {std::move(table)}};
  if (!never.empty()) out.parts.emplace_back("never: " + never);
  return out;
}

// How often actions ended on each cell, and what the players got who made them, for programs.
DocumentTable cells_of(const Survey& found) {
  const std::vector<Column> csv{
      {"", {"type"}}, {"", {"row"}}, {"", {"games"}}, {"", {"mean"}}, {"", {"low", "high"}}};
  DocumentTable out{.key = "cells",
                    .columns = {{"", {"type"}},
                                {"cell", {"row"}},
                                {"", {"games"}},
                                {"times", {"times"}},
                                {"players"},
                                {"points"},
                                {"difference_95"}}};
  for (const auto& [cell, times, points, effect] : found.uses.targets) {
    const std::string name = found.board.name(cell);
    Row& row = out.rows.emplace_back(Row{.cells = {"cell", name, found.games, times}});
    if (!found.valued) continue;
    const Cell mean = number_cell(points.count, points.mean);
    row.cells.insert(row.cells.end(), {points.count, mean});
    if (effect) row.cells.push_back(interval_cell(1, effect->difference));
    if (points.count == 0) continue;
    DocumentTable& more = row.more.emplace_back(DocumentTable{.columns = csv});
    more.rows.push_back({{"points from cell", name, points.count, mean}});
    if (effect)
      more.rows.push_back(
          {{"difference of cell", name, points.count,
            number_cell(1, effect->with - effect->without), interval_cell(1, effect->difference)}});
  }
  return out;
}

}  // namespace

void add_uses(Document& report, const Survey& found) {
  const auto& [verbs, kinds, places, targets] = found.uses;
  const auto any_effect = [](const std::vector<UseRow>& rows) {
    return std::ranges::any_of(rows, [](const UseRow& row) { return row.effect.has_value(); });
  };
  report.sections.push_back(uses_of("Verbs", "verbs", "verb", verbs, found.games));
  report.sections.push_back(
      uses_of("Kinds of pieces that were placed or moved", "kinds", "kind", kinds, found.games));
  report.sections.push_back(
      uses_of("Regions where actions ended", "regions", "region", places, found.games));
  if (any_effect(verbs) || any_effect(kinds) || any_effect(places))
    report.sections.push_back({"", {k_what_difference, k_what_association}});
  report.sections.push_back({"", {cells_of(found)}});
  BoardMap map{"How often each cell was the target of an action", BoardMapType::times, found.board,
               targets, found.games};
  if (!shows_anything(map)) return;
  report.sections.push_back({"Where actions ended",
                             {"How often, in 100 games, an action put something on a cell, moved "
                              "something there, or picked it.",
                              map}});
  map.title = "Points of the players who ended an action on each cell";
  map.type = BoardMapType::points;
  if (!found.valued || !shows_anything(map)) return;
  report.sections.push_back(
      {"Who won from where",
       {fmt::format("The average score (0 to 100) of players in games in which they ended an "
                    "action on the cell, where at least {} did. {}",
                    k_least_on_map, k_what_association),
        map}});
}

}  // namespace hr::cli
