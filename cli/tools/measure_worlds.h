// SPDX-License-Identifier: MIT
// Measures how fast worlds are drawn (core/worlds/worlds.h), in processor time of the calling
// thread.
#pragma once

#include <cstdint>
#include <memory>

#include "scripting/ruleset/ruleset.h"

namespace hr::cli {

struct WorldMeasurements {
  std::uint32_t action = 0;      // where the worlds are drawn: after this action of a random game
  double advance_ms = 0;         // following what the seat was shown, from the setup to there
  double worlds_per_second = 0;  // drawn, each after its moves
  // As many independent ones would tell as much (batch means): about how the game went, and about
  // where it stands. Two ways to one position are different worlds, but no different position.
  double effective_per_second = 0, positions_per_second = 0;
  double accepted = 0;  // share of the moves; 0 if worlds come from a list
};

// The first seat's worlds after `actions` actions of the longest of a few random games.
WorldMeasurements measure_worlds(const std::shared_ptr<scripting::Ruleset>& ruleset,
                                 std::uint64_t seed, std::uint32_t actions, double seconds);

}  // namespace hr::cli
