// SPDX-License-Identifier: MIT
// The rulesets of this repository, loaded and ready to play.
#pragma once

#include <bit>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/engine/engine.h"
#include "core/engine/part_start.h"
#include "core/kernel/make_engine.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::tests {

inline std::filesystem::path rulesets_folder() {
  return std::filesystem::path(HOUSERULES_SOURCE_DIR) / "rulesets";
}

inline std::filesystem::path ruleset_folder(const std::string& name) {
  return rulesets_folder() / name;
}

// These and the probes, games that test the API.
inline std::vector<std::filesystem::path> rulesets_and_probes() {
  std::vector<std::filesystem::path> out = scripting::find_rulesets(rulesets_folder());
  const auto probes =
      scripting::find_rulesets(std::filesystem::path(HOUSERULES_SOURCE_DIR) / "tests" / "rulesets");
  out.insert(out.end(), probes.begin(), probes.end());
  return out;
}

struct Ready {
  std::unique_ptr<scripting::Ruleset> ruleset;
  std::shared_ptr<const Game> game;
  std::unique_ptr<Engine> engine;
  State state;
  std::vector<Event> events;
  ActionContext context;
  PartStart part;  // for random play

  explicit Ready(const std::filesystem::path& folder, const scripting::Settings& settings = {},
                 std::uint64_t seed = 0)
      : Ready(scripting::load_ruleset(folder, settings), seed) {}
  explicit Ready(std::unique_ptr<scripting::Ruleset> loaded, std::uint64_t seed = 0)
      : ruleset(std::move(loaded)),
        game(ruleset->game()),
        engine(make_engine(game, ruleset->rules())) {
    start(seed);
  }
  Ready(const Ready&) = delete;
  Ready& operator=(const Ready&) = delete;

  void start(std::uint64_t seed) {
    events.clear();
    part.new_game();
    context = {.chance = Chance(seed), .events = &events};
    engine->start(state, context);
  }
  const Header& header() const { return state.header(); }
};

// Whoever acts next.
inline SeatId actor(const Ready& ready) {
  return SeatId(std::countr_zero(ready.engine->actors(ready.state)));
}

}  // namespace hr::tests
