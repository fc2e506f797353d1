// SPDX-License-Identifier: MIT
#include "cli/tools/measure_worlds.h"

#include <optional>
#include <utility>
#include <vector>

#include "cli/arguments/seconds.h"
#include "core/base/mix.h"
#include "core/match/random_play.h"
#include "core/worlds/shown_match.h"
#include "core/worlds/worlds.h"
#include "scripting/ruleset/open_rules.h"

namespace hr::cli {

namespace {

constexpr SeatId k_viewer{0};

std::vector<ShownStep> random_game(const PlayableRules& playable, std::uint64_t seed,
                                   std::uint32_t actions) {
  Match match(playable, seed);
  Random random(seed);
  std::vector<ShownStep> out{shown_step(match, k_viewer)};
  while (!match.ended() && match.header().ply < actions) {
    const NodeId before = match.cursor();
    play_at_random(match, match.actors().front(), random);
    if (match.cursor() != before) out.push_back(shown_step(match, k_viewer));
  }
  return out;
}

std::vector<ShownStep> longest_game(const PlayableRules& playable, std::uint64_t seed,
                                    std::uint32_t actions) {
  constexpr std::uint64_t k_games = 8;
  std::vector<ShownStep> out;
  for (std::uint64_t n = 0; n < k_games && out.size() < actions; ++n)
    if (auto steps = random_game(playable, mix(seed, n), actions); steps.size() > out.size())
      out = std::move(steps);
  return out;
}

// How many independent draws these are worth, as a share, by batch means: how much the frequencies
// of some random properties differ between batches, against how much they would in independent
// draws.
double effective_share(const std::vector<std::uint64_t>& drawn) {
  constexpr std::size_t k_batches = 20;
  constexpr int k_properties = 32;
  const std::size_t batch = drawn.size() / k_batches;
  if (batch == 0) return 0;
  double independent = 0, seen = 0;
  for (int property = 0; property < k_properties; ++property) {
    const auto share = [&](std::size_t from, std::size_t to) {
      double with = 0;
      for (std::size_t i = from; i < to; ++i) with += double(mix(drawn[i], 1) >> property & 1);
      return with / static_cast<double>(to - from);
    };
    const double all = share(0, k_batches * batch);
    independent += all * (1 - all) / static_cast<double>(batch);
    for (std::size_t n = 0; n < k_batches; ++n) {
      const double off = share(n * batch, (n + 1) * batch) - all;
      seen += off * off / (k_batches - 1);
    }
  }
  return seen <= independent ? 1 : independent / seen;  // only one world, or as good as independent
}

}  // namespace

WorldMeasurements measure_worlds(const std::shared_ptr<scripting::Ruleset>& ruleset,
                                 std::uint64_t seed, std::uint32_t actions, double seconds) {
  const PlayableRules playable = scripting::make_playable(ruleset);
  const std::vector<ShownStep> steps = longest_game(playable, seed, actions);
  WorldMeasurements out{.action = static_cast<std::uint32_t>(steps.size()) - 1};
  Worlds worlds(playable, k_viewer, {.seed = seed});
  const double begun = processor_seconds();
  for (const ShownStep& step : steps) worlds.advance(step);
  const double followed = processor_seconds();
  out.advance_ms = 1000 * (followed - begun);
  if (worlds.empty()) return out;
  std::vector<std::uint64_t> drawn, positions;
  const std::uint64_t tried = worlds.moves().tried(), accepted = worlds.moves().accepted();
  while (processor_seconds() - followed < seconds) {
    constexpr int k_batch = 50;
    for (int i = 0; i < k_batch; ++i) {
      const History& world = worlds.draw();
      drawn.push_back(world.digest());
      positions.push_back(world.state.hash());
    }
  }
  const double took = processor_seconds() - followed;
  out.worlds_per_second = static_cast<double>(drawn.size()) / took;
  out.effective_per_second = out.worlds_per_second * effective_share(drawn);
  out.positions_per_second = out.worlds_per_second * effective_share(positions);
  if (worlds.moves().tried() > tried)
    out.accepted = static_cast<double>(worlds.moves().accepted() - accepted) /
                   static_cast<double>(worlds.moves().tried() - tried);
  return out;
}

}  // namespace hr::cli
