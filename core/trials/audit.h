// SPDX-License-Identifier: MIT
// Random games played with suspicion. audit() does everything twice: the rules' questions, each
// action from two copies of the position; then it undoes and redoes the whole game, writes every
// position out and reads it back, and plays the actions over with a second copy of the rules; and
// it plays some games both step by step and at full speed (playout_comparison.h). All must come out
// the same.
// watch() only looks at what comes up. Both depend on the seed alone, and turn whatever the rules
// throw into a Problem.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/engine/engine.h"
#include "core/game/edition.h"
#include "core/trials/coverage.h"

namespace hr {

struct Problem {
  enum class Kind : std::uint8_t {
    rules,    // an error of theirs
    stuck,    // nobody can go on: see DeadEnd
    unequal,  // something did not come out the same
    refused,  // the options ask for a set-up that cannot be done: see ImpossibleSetUp
  };
  Kind kind = Kind::rules;
  std::string what{};
  std::uint32_t number = 0;     // of the action, from 1; 0: the set-up
  SeatId seat = SeatId::none;   // who acted; none: nobody, the game was set up or looked at
  Action action{};              // what was being done
  VerbId asked = VerbId::none;  // where a seat is stuck: what it was asked for; none: its turn
};

struct AuditRun {
  std::uint64_t seed = 0;
  std::uint32_t limit = 5000;  // actions
  std::uint64_t listed_actions =
      100000;  // legal actions that are listed; later positions are only counted
  // What the rules were read from, if anything: then an audit saves the game and loads it, too.
  std::shared_ptr<const Edition> edition{};
  // Asked before each action, if there is one: whether the game is to be broken off.
  std::function<bool()> over{};
};

struct AuditResult {
  std::uint32_t actions = 0;
  std::uint64_t listed_actions = 0;  // legal actions listed
  bool cut = false;                  // stopped by the limit
  bool broken_off = false;           // stopped because `over` said so
  std::optional<Problem> problem;
};

// `second_copy` is the same ruleset, loaded once more.
AuditResult audit(const std::shared_ptr<const Game>& game, Rules& rules, Rules& second_copy,
                  const AuditRun& run, Coverage& coverage);

// From the position given, or (null) from a new game.
AuditResult watch(Engine& engine, const AuditRun& run, Coverage& coverage,
                  const State* from = nullptr);

}  // namespace hr
