// SPDX-License-Identifier: MIT
#include "cli/tools/measure_worlds.h"

#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "cli/arguments/seconds.h"
#include "core/match/random_play.h"
#include "core/worlds/shown_match.h"
#include "core/worlds/worlds.h"
#include "scripting/ruleset/rulebook.h"

namespace hr::cli {

namespace {

constexpr SeatId k_viewer{0};

std::vector<ShownStep> random_game(const Rulebook& rulebook, std::uint64_t seed,
                                   std::uint32_t actions) {
  Match match(rulebook, seed);
  Random random(seed);
  std::vector<ShownStep> out{shown_step(match, k_viewer)};
  while (!match.ended() && match.header().ply < actions) {
    const NodeId before = match.cursor();
    play_at_random(match, match.actors().front(), random);
    if (match.cursor() != before) out.push_back(shown_step(match, k_viewer));
  }
  return out;
}

std::vector<ShownStep> longest_game(const Rulebook& rulebook, std::uint64_t seed,
                                    std::uint32_t actions) {
  constexpr std::uint64_t k_games = 8;
  std::vector<ShownStep> out;
  for (std::uint64_t n = 0; n < k_games && out.size() < actions; ++n)
    if (auto steps = random_game(rulebook, mix(seed, n), actions); steps.size() > out.size())
      out = std::move(steps);
  return out;
}

}  // namespace

WorldMeasurements measure_worlds(const std::shared_ptr<scripting::Ruleset>& ruleset,
                                 std::uint64_t seed, std::uint32_t actions, double seconds) {
  const Rulebook rulebook = scripting::make_rulebook(ruleset);
  const std::vector<ShownStep> steps = longest_game(rulebook, seed, actions);
  WorldMeasurements out{.action = static_cast<std::uint32_t>(steps.size()) - 1};
  Worlds worlds(rulebook, k_viewer, {.seed = seed});
  const double begun = processor_seconds();
  for (const ShownStep& step : steps) worlds.advance(step);
  const double followed = processor_seconds();
  out.advance_ms = 1000 * (followed - begun);
  if (worlds.empty()) return out;
  std::unordered_map<std::uint64_t, double> drawn;
  const std::uint64_t tried = worlds.moves().tried(), accepted = worlds.moves().accepted();
  double draws = 0;
  while (processor_seconds() - followed < seconds) {
    constexpr int k_batch = 50;
    for (int i = 0; i < k_batch; ++i, ++draws) ++drawn[worlds.draw().digest()];
  }
  const double took = processor_seconds() - followed;
  double squares = 0;
  for (const auto& [history, times] : drawn) squares += times * times;
  out.worlds_per_second = draws / took;
  out.effective_per_second = draws * draws / squares / took;
  out.accepted = static_cast<double>(worlds.moves().accepted() - accepted) /
                 static_cast<double>(worlds.moves().tried() - tried);
  return out;
}

}  // namespace hr::cli
