// SPDX-License-Identifier: MIT
#include "cli/tools/simulation_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/tools/endings.h"

namespace hr::cli {

namespace {

Json share_json(std::uint64_t n, std::uint64_t of) {
  const Interval interval = wilson(n, of);
  Json share = of == 0 ? Json(nullptr) : Json(static_cast<double>(n) / static_cast<double>(of));
  return {{"games", n},
          {"share", std::move(share)},
          {"interval_95", Json::array({interval.low, interval.high})}};
}

Json named_share(const char* key, Json name, std::uint64_t n, std::uint64_t of) {
  Json out{{key, std::move(name)}};
  out.update(share_json(n, of));
  return out;
}

double mean_choices(const Tally& tally) {
  if (tally.decisions == 0) return 0;
  return static_cast<double>(tally.choices) / static_cast<double>(tally.decisions);
}

Json lengths_json(const Histogram& lengths) {
  Json out{{"mean", lengths.mean()},
           {"median", lengths.median()},
           {"least", lengths.min()},
           {"most", lengths.max()}};
  for (const unsigned percent : {5U, 25U, 75U, 95U})
    out["quantiles"][std::to_string(percent)] = lengths.quantile(percent);
  Json& list = out["distribution"] = Json::array();
  for (const auto& [actions, games] : lengths.counts())
    list.push_back({{"actions", actions}, {"games", games}});
  return out;
}

Json endings_json(const Game& game, const Tally& tally) {
  Json list = Json::array();
  for (const auto& [ending, games] : tally.endings) {
    Json entry{{"how", ending_text(game, ending)}, {"games", games}};
    if (ending.reason == EndReason::end) entry["end"] = ending.end + 1;
    list.push_back(std::move(entry));
  }
  return list;
}

// "  won by white      512   51.2 %  (95 %: 48.1 to 54.3)"
std::string share_line(const std::string& what, std::uint64_t n, std::uint64_t of) {
  if (of == 0) return fmt::format("  {:<28} {:>9}\n", what, n);
  const Interval interval = wilson(n, of);
  return fmt::format("  {:<28} {:>9}  {:5.1f} %  (95 %: {:.1f} to {:.1f})\n", what, n,
                     100.0 * static_cast<double>(n) / static_cast<double>(of), 100 * interval.low,
                     100 * interval.high);
}

std::string wins_text(const Game& game, const Tally& tally) {
  std::string out = "Results\n";
  const auto& seats = game.definition().seats;
  const std::uint64_t of = tally.finished();
  for (std::size_t s = 0; s < seats.size(); ++s)
    out += share_line("won by " + seats[s].name, tally.wins_by_seat[s], of);
  for (std::size_t s = 0; s < seats.size() && tally.swaps > 0; ++s)
    out +=
        share_line("won by the player who began as " + seats[s].name, tally.wins_by_player[s], of);
  out += share_line("drawn", tally.drawn, of);
  if (tally.shared > 0) out += share_line("won by several seats", tally.shared, of);
  if (tally.swaps > 0) out += share_line("seats swapped", tally.swaps, tally.games);
  if (tally.cut > 0)
    out += fmt::format("  {:<28} {:>9}  (not in the percentages)\n", "stopped at the limit",
                       tally.cut);
  return out;
}

// The lengths in at most ten bins of equal width.
std::string lengths_text(const Histogram& lengths) {
  if (lengths.count() == 0) return "";
  std::string out = fmt::format(
      "Game length in actions\n  mean {:.1f}, median {:.1f}, from {} to {}; nine in ten from "
      "{} to {}\n",
      lengths.mean(), lengths.median(), lengths.min(), lengths.max(), lengths.quantile(5),
      lengths.quantile(95));
  const std::uint64_t width = (lengths.max() - lengths.min()) / 10 + 1;
  auto at = lengths.counts().begin();
  for (std::uint64_t low = lengths.min(); low <= lengths.max(); low += width) {
    std::uint64_t games = 0;
    for (; at != lengths.counts().end() && at->first < low + width; ++at) games += at->second;
    const std::string range =
        width == 1 ? fmt::format("{}", low) : fmt::format("{} to {}", low, low + width - 1);
    out += fmt::format("  {:<28} {:>9}\n", range, games);
  }
  return out;
}

}  // namespace

Json simulation_json(const scripting::Ruleset& ruleset, const SimulationRun& run,
                     const Tally& tally) {
  const Game& game = *ruleset.game();
  const auto& seats = game.definition().seats;
  const std::uint64_t of = tally.finished();
  Json out{{"ruleset", ruleset.id()},
           {"variants", ruleset.edition().variants},
           {"options", options_json(ruleset)},
           {"seed", run.seed},
           {"games", tally.games},
           {"limit", run.limit},
           {"finished", of},
           {"cut", tally.cut},
           {"swaps", tally.swaps}};
  out["by_seat"] = Json::array();
  out["by_player"] = Json::array();
  for (std::size_t s = 0; s < seats.size(); ++s) {
    out["by_seat"].push_back(named_share("seat", seats[s].name, tally.wins_by_seat[s], of));
    out["by_player"].push_back(named_share("began_as", seats[s].name, tally.wins_by_player[s], of));
  }
  out["drawn"] = share_json(tally.drawn, of);
  out["shared"] = tally.shared;
  out["endings"] = endings_json(game, tally);
  out["length"] = lengths_json(tally.lengths);
  out["actions"] = tally.actions;
  out["choices"] = {
      {"decisions", tally.decisions}, {"mean", mean_choices(tally)}, {"most", tally.max_choices}};
  return out;
}

std::string simulation_text(const scripting::Ruleset& ruleset, const SimulationRun& run,
                            const Tally& tally) {
  const Game& game = *ruleset.game();
  std::string out = fmt::format("{}: {} random game{}, seed {}\n\n", game.definition().name,
                                tally.games, tally.games == 1 ? "" : "s", run.seed);
  out += wins_text(game, tally) + "\nHow they ended\n";
  for (const auto& [ending, games] : tally.endings)
    out += fmt::format("  {:<28} {:>9}\n", ending_text(game, ending), games);
  if (tally.endings.empty())
    out += fmt::format("  none did within {} actions; does the ruleset declare ends?\n", run.limit);
  out += "\n" + lengths_text(tally.lengths);
  out += fmt::format("\nLegal moves\n  {:.1f} on average, {} at most\n", mean_choices(tally),
                     tally.max_choices);
  return out;
}

}  // namespace hr::cli
