// SPDX-License-Identifier: MIT
// Small games for tests of the sampler, and the comparison of what it draws with all worlds that
// there are (chi-squared).
#pragma once

#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/worlds/shown_match.h"
#include "core/worlds/worlds.h"
#include "tests/core/worlds/all_worlds.h"
#include "tests/support/hunt.h"
#include "tests/support/play.h"
#include "tests/support/sanitized.h"

namespace hr::tests::small_worlds {

using Who = Visibility::Who;

// Worlds that are drawn; fewer would leave some of ten worlds without any.
constexpr int k_draws = k_sanitized ? 300 : 1200;

inline VarDef number(std::string name, Visibility see, bool per_seat = true) {
  return {.name = std::move(name), .per_seat = per_seat, .see = std::move(see)};
}
inline VerbDef doing(std::string name, std::vector<PatternDef> patterns, bool secret = false) {
  VerbDef out = verb(std::move(name), std::move(patterns));
  out.effect = true;
  out.secret = secret;
  return out;
}
inline PatternDef bid(std::int64_t low, std::int64_t high) {
  PatternDef out = pattern(PatternType::number);
  out.low.value = low;
  out.high.value = high;
  return out;
}

// Seats with a hidden number each, and one that everybody sees; what an action does is up to the
// test.
inline GameDef table_of(int seats, std::vector<VerbDef> verbs) {
  GameDef d;
  d.name = "Table";
  for (int s = 0; s < seats; ++s) d.seats.push_back({"seat" + std::to_string(s + 1), ""});
  d.board = Board::grid({.columns = 2, .rows = 1});
  d.zones = {{.name = "field", .see = {}}};
  d.kinds = {{.name = "stone"}};
  d.vars = {number("mine", {.who = Who::owner, .set = {}}), number("open", {}, false),
            number("deck", {.who = Who::none, .set = {}})};
  d.events = {{.name = "said", .text = "{1}.", .reveals = true}};
  for (VerbDef& each : verbs) d.verbs.push_back(std::move(each));
  return d;
}

inline constexpr VarId k_mine{0}, k_open{1}, k_deck{2};

inline std::int64_t value(const View& view, VarId var, SeatId seat) {
  return view.var(var, seat).value();
}

struct Setting {
  std::shared_ptr<FunctionRules> rules = std::make_shared<FunctionRules>();
  PlayableRules playable;

  explicit Setting(const GameDef& d) : playable(playable_of(d, rules)) {}
};

struct Frequencies {
  double chi_squared = 0;
  std::size_t worlds = 0;
  bool only_possible = true;
};

inline Frequencies compare(const Odds_by_world& odds, const std::map<std::string, int>& drawn) {
  Frequencies out{.worlds = odds.size()};
  int all = 0;
  for (const auto& [world, n] : drawn) all += n;
  for (const auto& [world, n] : drawn)
    out.only_possible = out.only_possible && odds.contains(world);
  for (const auto& [world, p] : odds) {
    const auto found = drawn.find(world);
    const double difference = (found == drawn.end() ? 0 : found->second) - p * all;
    out.chi_squared += difference * difference / (p * all);
  }
  return out;
}

// Far beyond the 99.9th percentile of a chi-squared value with so many degrees of freedom.
inline double bound(std::size_t worlds, double slack = 1) {
  const auto n = static_cast<double>(worlds - 1);
  return slack * (n + 3.3 * std::sqrt(2 * n) + 6);
}

// One world from each of many samplers.
inline std::map<std::string, int> sampled(const PlayableRules& playable, SeatId viewer,
                                          const std::vector<ShownStep>& steps,
                                          int samples = k_draws) {
  std::map<std::string, int> out;
  for (int i = 0; i < samples; ++i) {
    Worlds worlds(playable, viewer, {.seed = mix(7, nth(i)), .particles = 64, .moves = 4});
    for (const ShownStep& step : steps) worlds.advance(step);
    REQUIRE_FALSE(worlds.empty());
    ++out[AllWorlds::text(worlds.draw())];
  }
  return out;
}

// Worlds from one long walk of a few particles, by moves alone.
inline std::map<std::string, int> walked(const PlayableRules& playable, SeatId viewer,
                                         const std::vector<ShownStep>& steps, int samples = k_draws,
                                         std::size_t particles = 1, int moves = 30) {
  Worlds worlds(
      playable, viewer,
      {.seed = 3, .particles = particles, .moves = moves, .searches = 100000, .list = false});
  for (const ShownStep& step : steps) worlds.advance(step);
  REQUIRE_FALSE(worlds.empty());
  std::map<std::string, int> out;
  for (int i = 0; i < samples; ++i) ++out[AllWorlds::text(worlds.draw())];
  return out;
}

// The last `values` of a world.
inline std::string ending(const std::string& world, std::size_t values) {
  std::size_t from = world.size();
  for (; from > 0; --from)
    if (world[from - 1] == ',' && from < world.size() && values-- == 1) break;
  return world.substr(from);
}

// Worlds from a list, once draws have cost enough that it is worth while, compared with all that
// there are: by what has come about since something was settled, if anything was.
inline Frequencies listed(const PlayableRules& playable, SeatId viewer,
                          const std::vector<ShownStep>& steps, const Odds_by_world& odds) {
  Worlds worlds(playable, viewer, {.seed = 5});
  for (const ShownStep& step : steps) worlds.advance(step);
  for (int i = 0; i < 20000 && !worlds.lists(); ++i) worlds.draw();
  REQUIRE(worlds.lists());
  std::map<std::string, int> drawn;
  Odds_by_world endings;
  const auto values = [](const History& world) {
    return world.settled == 0 ? SIZE_MAX
                              : world.latents.size() - first_from(world.latents, world.settled);
  };
  const std::size_t last = values(worlds.draw());
  for (int i = 0; i < 4 * k_draws; ++i) {
    const History& world = worlds.draw();
    REQUIRE(values(world) == last);
    ++drawn[ending(AllWorlds::text(world), last)];
  }
  CHECK(worlds.lists());
  for (const auto& [world, p] : odds) endings[ending(world, last)] += p;
  return compare(endings, drawn);
}

inline void check_odds(const PlayableRules& playable, const Match& match, SeatId viewer,
                       std::size_t min_worlds, int samples_drawn = k_draws) {
  const std::vector<ShownStep> steps = shown(match, viewer);
  const Odds_by_world odds = AllWorlds(*playable.engine, viewer, steps).find();
  REQUIRE(odds.size() >= min_worlds);
  const Frequencies samples = compare(odds, sampled(playable, viewer, steps, samples_drawn));
  CHECK(samples.only_possible);
  CHECK(samples.chi_squared < bound(odds.size()));
  const Frequencies walk = compare(odds, walked(playable, viewer, steps));
  CHECK(walk.only_possible);
  CHECK(walk.chi_squared < bound(odds.size(), 1.6));
  const Frequencies list = listed(playable, viewer, steps, odds);
  CHECK(list.only_possible);
  CHECK(list.chi_squared < bound(list.worlds));
}

}  // namespace hr::tests::small_worlds
