// SPDX-License-Identifier: MIT
#include "cli/tools/simulation_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "cli/tools/bars.h"
#include "core/statistics/histogram.h"
#include "core/statistics/interval.h"
#include "core/statistics/unbounded_mean.h"
#include "core/trials/endings.h"

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

// `what`: what the values are called.
Json distribution_json(const Histogram& values, const char* what) {
  Json out{{"mean", values.mean()},
           {"median", values.median()},
           {"least", values.min()},
           {"most", values.max()}};
  for (const unsigned percent : {5U, 25U, 75U, 95U})
    out["quantiles"][std::to_string(percent)] = values.quantile(percent);
  Json& list = out["distribution"] = Json::array();
  for (const auto& [value, games] : values.counts())
    list.push_back({{what, value}, {"games", games}});
  return out;
}

Json lengths_json(const Histogram& lengths) { return distribution_json(lengths, "actions"); }

Json scores_json(const Game& game, const Tally& tally) {
  Json out = Json::array();
  const auto& seats = game.definition().seats;
  for (std::size_t s = 0; s < seats.size() && tally.scores[s].count() > 0; ++s) {
    Json seat{{"seat", seats[s].name}};
    seat.update(distribution_json(tally.scores[s], "score"));
    const Interval mean = UnboundedMean(tally.scores[s]).interval(0.05);
    seat["mean_95"] = std::isfinite(mean.low) ? Json{mean.low, mean.high} : Json();
    out.push_back(std::move(seat));
  }
  return out;
}

Json ranks_json(const Game& game, const Tally& tally) {
  Json out = Json::array();
  const auto& seats = game.definition().seats;
  for (std::size_t s = 0; s < seats.size(); ++s) {
    Json places = Json::array();
    for (const auto& [rank, games] : tally.ranks[s].counts())
      places.push_back({{"rank", rank}, {"games", games}});
    out.push_back(
        {{"seat", seats[s].name}, {"mean", tally.ranks[s].mean()}, {"distribution", places}});
  }
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

// Beside a share, because where scores are what is played for, to win more often may be to get
// less. "  mean score -0.052 (95 %: -0.0617 to -0.0423)"
std::string mean_score(const Histogram& scores) {
  const UnboundedMean mean(scores);
  std::string out = fmt::format("  mean score {:.3g}", mean.mean());
  const Interval interval = mean.interval(0.05);
  if (std::isfinite(interval.low))
    out += fmt::format(" (95 %: {:.3g} to {:.3g})", interval.low, interval.high);
  return out;
}

std::string cut_line(const Tally& tally) {
  if (tally.cut == 0) return "";
  return fmt::format("  {:<28} {:>9}  (not in the percentages)\n", "stopped at the limit",
                     tally.cut);
}

// Where nobody plays against anybody.
std::string common_results_text(const Game& game, const Tally& tally) {
  std::string out;
  const std::uint64_t of = tally.finished();
  const bool alone = game.seats() == 1;
  if (tally.totals < of || of == 0)
    out += share_line(alone ? "solved" : "won by all", tally.wins_by_seat.front(), of) +
           share_line(alone ? "failed" : "lost by all", tally.failed, of);
  if (tally.drawn > 0) out += share_line("drawn", tally.drawn, of);
  if (tally.totals > 0) out += share_line("ended with a score", tally.totals, of);
  return out;
}

std::string wins_text(const Game& game, const Tally& tally) {
  std::string out = "Results\n";
  const auto& seats = game.definition().seats;
  const std::uint64_t of = tally.finished();
  if (one_side(game.definition())) return out + common_results_text(game, tally) + cut_line(tally);
  for (std::size_t s = 0; s < seats.size(); ++s) {
    out += share_line("won by " + seats[s].name, tally.wins_by_seat[s], of);
    if (tally.scores[s].count() > 0) out.insert(out.size() - 1, mean_score(tally.scores[s]));
  }
  for (std::size_t s = 0; s < seats.size() && tally.swaps > 0; ++s)
    out +=
        share_line("won by the player who began as " + seats[s].name, tally.wins_by_player[s], of);
  out += share_line("drawn", tally.drawn, of);
  if (tally.shared > 0) out += share_line("won by several seats", tally.shared, of);
  if (tally.swaps > 0) out += share_line("seats swapped", tally.swaps, tally.games);
  return out + cut_line(tally);
}

std::string score_line(const std::string& whose, const Histogram& scores, std::int64_t low,
                       std::int64_t high) {
  return fmt::format("  {:<14} {:>6} {:>6} {:>6} {:>6} {:>6}  {:>8.1f}  |{}|\n", whose,
                     scores.min(), scores.quantile(25), scores.quantile(50), scores.quantile(75),
                     scores.max(), scores.mean(), bars(bins_of(scores, low, high)));
}

// Each seat's scores, all on one scale, and how often it came in first, second …
std::string scores_text(const Game& game, const Tally& tally) {
  if (tally.scores.empty() || tally.scores.front().count() == 0) return "";
  const auto& seats = game.definition().seats;
  std::int64_t low = tally.scores.front().min(), high = tally.scores.front().max();
  for (const Histogram& scores : tally.scores) {
    low = std::min(low, scores.min());
    high = std::max(high, scores.max());
  }
  std::string out =
      fmt::format("\nScores\n  {:<14} {:>6} {:>6} {:>6} {:>6} {:>6}  {:>8}  {} to {}\n", "",
                  "least", "1/4", "median", "3/4", "most", "mean", low, high);
  if (one_side(game.definition()))
    return out + score_line(seats.size() == 1 ? seats.front().name : "all", tally.scores.front(),
                            low, high);
  for (std::size_t s = 0; s < seats.size(); ++s)
    out += score_line(seats[s].name, tally.scores[s], low, high);
  if (tally.margins.count() > 0)
    out += fmt::format("  won by {:.1f} on average, {} at most\n", tally.margins.mean(),
                       tally.margins.max());
  return out;
}

std::string places_text(const Game& game, const Tally& tally) {
  const auto& seats = game.definition().seats;
  if (seats.size() < 3 || one_side(game.definition()) || tally.finished() == 0) return "";
  std::string out = fmt::format("\nPlaces\n  {:<14}", "");
  for (std::size_t place = 1; place <= seats.size(); ++place) out += fmt::format(" {:>8}", place);
  out += "      mean\n";
  for (std::size_t s = 0; s < seats.size(); ++s) {
    out += fmt::format("  {:<14}", seats[s].name);
    for (std::size_t place = 1; place <= seats.size(); ++place) {
      const auto& counts = tally.ranks[s].counts();
      const auto found = counts.find(static_cast<std::int64_t>(place));
      out += fmt::format(" {:>8}", found == counts.end() ? 0 : found->second);
    }
    out += fmt::format("  {:>8.2f}\n", tally.ranks[s].mean());
  }
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
  const Bins bins = bins_of(lengths, lengths.min(), lengths.max());
  std::int64_t low = bins.low;
  for (const std::uint64_t games : bins.counts) {
    const std::string range = bins.width == 1 ? fmt::format("{}", low)
                                              : fmt::format("{} to {}", low, low + bins.width - 1);
    out += fmt::format("  {:<28} {:>9}\n", range, games);
    low += bins.width;
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
           {"variants", ruleset.text().variants},
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
  if (one_side(game.definition())) {
    out["solved"] = share_json(tally.wins_by_seat.front(), of);
    out["failed"] = share_json(tally.failed, of);
    out["totals"] = share_json(tally.totals, of);
  }
  out["endings"] = endings_json(game, tally);
  out["length"] = lengths_json(tally.lengths);
  out["scores"] = scores_json(game, tally);
  out["ranks"] = ranks_json(game, tally);
  if (tally.margins.count() > 0) out["margins"] = distribution_json(tally.margins, "margin");
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
  out += scores_text(game, tally) + places_text(game, tally);
  out += "\n" + lengths_text(tally.lengths);
  out += fmt::format("\nLegal moves\n  {:.1f} on average, {} at most\n", mean_choices(tally),
                     tally.max_choices);
  return out;
}

}  // namespace hr::cli
