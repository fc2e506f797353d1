// SPDX-License-Identifier: MIT
// Random games that check a ruleset for contradictions. audit() does everything twice: it calls the
// rules' questions twice and plays each action from two copies of the position; then it undoes and
// redoes the whole game, saves every position and reads it back, and replays the actions with a
// second copy of the rules; and it plays some games both step by step and at full speed
// (playout_comparison.h). All results must agree. watch() plays once and only looks for errors.
// Both depend on the seed alone, and report whatever the rules throw as a Problem.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/engine/engine.h"
#include "core/game/ruleset_text.h"
#include "core/trials/coverage.h"

namespace hr {

enum class ProblemType : std::uint8_t {
  rules,    // an error in the rules
  stuck,    // nobody can go on: see DeadEnd
  unequal,  // two results differ
  refused,  // the options make the setup impossible: see ImpossibleSetUp
};

struct Problem {
  ProblemType type = ProblemType::rules;
  std::string what{};
  std::uint32_t number = 0;     // number of the action, from 1; 0: the setup
  SeatId seat = SeatId::none;   // who acted; none: during setup, or while nobody acted
  Action action{};              // the action that was being carried out
  VerbId asked = VerbId::none;  // if a seat is stuck: what it was asked for; none: an ordinary turn
};

struct AuditRun {
  std::uint64_t seed = 0;
  std::uint32_t limit = 5000;  // actions
  // How many legal actions are listed; those of later positions are only counted …
  std::uint64_t listed_actions = 100000;
  // … or, in watch(), not even that: an action is drawn and then tested, and nobody hears its
  // events. Where actions are judged by the position after them, this is a hundred times as fast on
  // a large board.
  bool draws_uncounted = false;
  // The text of the rules, if any; audit() then saves the game and loads it, too.
  std::shared_ptr<const RulesetText> text{};
  // Called before each action, if set: whether to break the game off.
  std::function<bool()> time_is_up{};
};

struct AuditResult {
  std::uint32_t actions = 0;
  std::uint64_t listed_actions = 0;  // legal actions listed
  bool cut = false;                  // stopped by the limit
  bool broken_off = false;           // stopped because `time_is_up` returned true
  std::optional<Problem> problem;
};

// `second_copy` must be the same ruleset, loaded separately.
AuditResult audit(const std::shared_ptr<const Game>& game, Rules& rules, Rules& second_copy,
                  const AuditRun& run, Coverage& coverage);

// Starts from the given position, or (null) from a new game.
AuditResult watch(Engine& engine, const AuditRun& run, Coverage& coverage,
                  const State* from = nullptr);

}  // namespace hr
