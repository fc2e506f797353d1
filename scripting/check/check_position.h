// SPDX-License-Identifier: MIT
// Tries rules from a position before they replace those of a match.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/engine/engine.h"
#include "core/match/match.h"
#include "scripting/check/finding.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::scripting {

// Checks whether a match can continue under these rules from a position, and whether they can set
// up a new game, on the edited board or, failing that, the declared one. Lists legal actions, plays
// 200 actions of random games from the position, and sets up a game. Returns the first problem, if
// any. `engine` must use the ruleset's rules. Takes milliseconds, or as long as the budget of one
// call allows if the rules loop.
std::optional<Finding> check_position(Ruleset& ruleset, Engine& engine, const State& state,
                                      std::uint64_t seed = 1);
// The same for Match::change_rules: a trial that throws Error if there is a problem.
Match::Trial trial_of(std::shared_ptr<Ruleset> ruleset);

}  // namespace hr::scripting
