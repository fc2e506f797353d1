// SPDX-License-Identifier: MIT
// Plans the declared ends of a game: a step in making a Plan.
#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/plan/plan.h"

namespace hr {

class EndPlanner {
 public:
  // Both must outlive it. `number`: which of the ruleset's ends it plans, from 0.
  EndPlanner(const Game& game, const WideBoard& board, int number)
      : game_(game), board_(board), where_("ends." + std::to_string(number + 1)) {}

  // Throws Error, which begins with the path in the ruleset, and Exhausted.
  EndPlan<k_wide> plan(const EndDef& def) const;

  // For the word of the end (core/language/end_word.h), which plans what it alone has, when what it
  // lists has been planned.

  // The error to throw where it is not what the word is for.
  Error error(const std::string& text) const { return Error(where_ + text); }
  // The directions of lines of so many cells.
  std::vector<LineAxis<k_wide>> axes(int length) const;
  // It comes by a condition, or for the seats that the term describes (EndsBy::condition).
  void add_condition(EndPlan<k_wide>& plan, const Term& term) const;

 private:
  const Game& game_;
  const WideBoard& board_;
  std::string where_;  // the end's path in the ruleset
};

}  // namespace hr
