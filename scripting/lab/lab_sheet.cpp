// SPDX-License-Identifier: MIT
#include "scripting/lab/lab_sheet.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>

#include "core/base/words.h"
#include "core/statistics/apportion.h"
#include "scripting/lab/rounding.h"

namespace hr::scripting {

namespace {

constexpr std::size_t k_max_bars = 24, k_named_cells = 3;

// In hundredths that add up.
std::vector<std::int64_t> whole_points(const LabFacts& facts) {
  if (facts.points.size() == 1) return {of_hundred(facts.points.front().value)};
  std::vector<double> parts;
  for (const LabShare& share : facts.points) parts.push_back(share.value);
  return apportion(parts, 100);
}

std::string shares_text(const LabFacts& facts) {
  const std::vector<std::int64_t> numbers = whole_points(facts);
  std::vector<std::string> out;
  for (std::size_t i = 0; i < facts.points.size(); ++i) {
    const LabShare& share = facts.points[i];
    const bool ranged = i == 0 || facts.points.size() > 2;
    out.push_back(fmt::format("{} {}{}", share.name, numbers[i],
                              ranged ? " (" + range_text(share.low, share.high) + ")" : ""));
  }
  return fmt::format("{}", fmt::join(out, ", "));
}

// Where no game has ended, nobody has points yet.
bool has_points(const LabFacts& facts) { return !facts.points.empty() && facts.stopped < 1; }

LabPointsPlot points_plot(const LabFacts& facts) {
  LabPointsPlot out;
  std::vector<std::string> words;
  const std::vector<std::int64_t> numbers = whole_points(facts);
  for (std::size_t i = 0; i < facts.points.size(); ++i) {
    const LabShare& share = facts.points[i];
    const std::string label = fmt::format("{} {}", share.name, numbers[i]);
    out.marks.push_back({label, share.value, share.low, share.high});
    words.push_back(label + ", 95 % interval " + range_text(share.low, share.high));
  }
  out.caption = {facts.together ? "Games won of 100" : "Points of 100",
                 sentence(fmt::format("{}.", fmt::join(words, "; ")))};
  if (!facts.together) {
    out.even = 1.0 / static_cast<double>(std::max(facts.points.size(), std::size_t{2}));
    out.even_label = std::to_string(of_hundred(*out.even));
  }
  return out;
}

LabCurvePlot curve_plot(const LabFacts& facts) {
  const std::vector<LabCurvePoint>& curve = facts.curve;
  const LabCurvePoint& last = curve.back();
  LabCurvePlot out;
  out.curve = curve;
  double low = 0.5, high = 0.5;
  for (std::size_t i = curve.size() > 2 ? 1 : 0; i < curve.size(); ++i) {
    low = std::min(low, curve[i].low);
    high = std::max(high, curve[i].high);
  }
  out.low = std::floor(low * 10) / 10, out.high = std::ceil(high * 10) / 10;
  out.low_label = std::to_string(of_hundred(out.low));
  out.high_label = std::to_string(of_hundred(out.high));
  out.end_label = count_text(last.games, "game", "games");
  const std::string& name = facts.points.front().name;
  out.caption = {facts.together ? sentence(name) : fmt::format("Points of {} of 100", name),
                 fmt::format("{} after {}, 95 % interval {}.", of_hundred(last.value),
                             out.end_label, range_text(last.low, last.high))};
  return out;
}

LabLengthPlot length_plot(const LabFacts& facts) {
  return {.caption = {"Actions in a game",
                      fmt::format("From {} to {} actions; half of the games have at most {}.",
                                  facts.lengths.begin()->first, facts.lengths.rbegin()->first,
                                  facts.usual)},
          .bars = length_bars(facts.lengths, k_max_bars),
          .usual = facts.usual,
          .half_label = fmt::format("half: {}", facts.usual)};
}

LabOpeningText opening_text(const LabOpening& opening, std::uint64_t games) {
  return {.action = opening.action,
          .games = std::to_string(opening.games),
          .in_hundred = std::to_string(
              of_hundred(static_cast<double>(opening.games) / static_cast<double>(games))),
          .points = std::to_string(of_hundred(opening.points)),
          .interval = range_text(opening.low, opening.high)};
}

// Of each cell a value, if one is known; none where no cell has one. `unknown`: what its absence
// means.
std::optional<LabMap> map_of(const LabFacts& facts, std::string title, const std::string& unit,
                             const char* unknown,
                             const std::function<std::optional<double>(std::size_t)>& value,
                             const std::function<std::string(std::size_t)>& label) {
  double most = 0;
  std::vector<std::size_t> order;
  for (std::size_t c = 0; c < facts.cells.size(); ++c)
    if (const std::optional<double> here = value(c)) {
      most = std::max(most, *here);
      order.push_back(c);
    }
  if (most == 0) return std::nullopt;
  LabMap out{.caption = {std::move(title), ""}, .cells = {}};
  for (std::size_t c = 0; c < facts.cells.size(); ++c) {
    const std::optional<double> here = value(c);
    const std::string text = here ? label(c) : "–";
    out.cells.push_back({.part = here.value_or(0) / most,
                         .known = here.has_value(),
                         .label = text,
                         .words = here ? fmt::format("{}: {} {}", facts.cells[c], text, unit)
                                       : fmt::format("{}: {}", facts.cells[c], unknown)});
  }
  std::ranges::stable_sort(order, std::greater{}, [&](std::size_t c) { return *value(c); });
  if (order.size() > k_named_cells) order.resize(k_named_cells);
  std::vector<std::string> named;
  for (const std::size_t c : order) named.push_back(facts.cells[c] + " " + out.cells[c].label);
  out.caption.words = fmt::format("{} {}.", fmt::join(named, ", "), unit);
  return out;
}

std::vector<LabMap> maps_of(const LabFacts& facts) {
  std::vector<LabMap> out;
  if (facts.targets.size() < facts.cells.size()) return out;
  if (auto times = map_of(
          facts, "Where it is played: actions that end on each cell, in 100 games", "in 100 games",
          "never",
          [&](std::size_t c) {
            return facts.targets[c] == 0 ? std::nullopt
                                         : std::optional(static_cast<double>(facts.targets[c]));
          },
          [&](std::size_t c) { return in_hundred_games(facts.targets[c], facts.games); }))
    out.push_back(*std::move(times));
  if (out.empty() || facts.target_points.size() < facts.cells.size()) return out;
  if (auto points = map_of(
          facts, "Who won from where: points, of 100, of the player who ended an action on a cell",
          "of 100 points", "too few games", [&](std::size_t c) { return facts.target_points[c]; },
          [&](std::size_t c) { return std::to_string(of_hundred(*facts.target_points[c])); }))
    out.push_back(*std::move(points));
  return out;
}

// "random bots"
std::string bots_text(const BotSpec& bot) {
  for (const PlayerType& type : player_types())
    if (type.bot == bot && !type.many.empty()) return lower_case(type.many);
  return text_of(bot) + " bots";
}

}  // namespace

std::string figures_text(const LabFacts& facts) {
  std::vector<std::string> out;
  if (has_points(facts)) out.push_back(shares_text(facts));
  if (facts.unwon && facts.stopped < 1)
    out.push_back(fmt::format("{} of 100 without a winner", of_hundred(facts.unwon->value)));
  if (facts.stopped > 0)
    out.push_back(fmt::format("{} of 100 did not end", std::max(1, of_hundred(facts.stopped))));
  out.push_back(count_text(static_cast<std::uint64_t>(facts.usual), "move", "moves"));
  out.push_back(count_text(facts.games, "game", "games"));
  return fmt::format("{}", fmt::join(out, "; "));
}

LabSheet lab_sheet(const LabFacts& facts) {
  LabSheet out;
  if (facts.games == 0) return out;
  out.figures = figures_text(facts);
  if (has_points(facts)) out.points = points_plot(facts);
  if (!facts.curve.empty() && !facts.points.empty()) out.curve = curve_plot(facts);
  if (!facts.lengths.empty()) out.lengths = length_plot(facts);
  for (const LabOpening& opening : facts.openings)
    out.openings.push_back(opening_text(opening, facts.games));
  out.maps = maps_of(facts);
  return out;
}

std::vector<LengthBar> length_bars(const std::map<std::int64_t, std::uint64_t>& lengths,
                                   std::size_t most) {
  if (lengths.empty() || most == 0) return {};
  const std::int64_t low = lengths.begin()->first, all = lengths.rbegin()->first - low + 1;
  const auto bars = static_cast<std::int64_t>(most);
  const std::int64_t width = (all + bars - 1) / bars;
  std::vector<LengthBar> out;
  for (std::int64_t from = low; from < low + all; from += width)
    out.push_back({from, from + width - 1, 0});
  for (const auto& [length, games] : lengths)
    out[static_cast<std::size_t>((length - low) / width)].games += games;
  return out;
}

std::string in_hundred_games(std::uint64_t times, std::uint64_t games) {
  if (times == 0) return "–";
  const double value = 100 * static_cast<double>(times) / static_cast<double>(games);
  return fmt::format("{:.{}f}", value, value < 9.95 ? 1 : 0);
}

LabChangeText text_of(const LabChange& change) {
  const auto number = [&](double value) {
    return change.share ? std::to_string(of_hundred(value)) : fmt::format("{}", value);
  };
  const std::string unit = change.share ? " of 100" : "";
  const char* const how = change.more ? "more" : change.share ? "less" : "fewer";
  const std::string values =
      change.visible() ? number(change.before) + " → " + number(change.after) + unit : how;
  return {.name = change.name,
          .before = number(change.before) + unit,
          .after = number(change.after) + unit,
          .how = how,
          .line = fmt::format("{} {}: {}", change.more ? "↑" : "↓", change.name, values)};
}

std::string games_text(std::uint64_t games, const LabOrder& order) {
  return fmt::format("{} of {}, seed {}", count_text(games, "game", "games"), bots_text(order.bot),
                     order.seed);
}

std::string pairs_text(const LabOrder& order) {
  return fmt::format("{} of games of {}, seed {}", count_text(order.pairs, "pair", "pairs"),
                     bots_text(order.bot), order.seed);
}

}  // namespace hr::scripting
