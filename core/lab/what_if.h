// SPDX-License-Identifier: MIT
// What if: a game replayed with the same actions and dice under changed rules, and both compared
// step by step. For the owner of the rules: all that is hidden is compared as well.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/match/match.h"

namespace hr {

// A step at which the two games differ. Steps are numbered along the line of the game that was
// played; 0 is the setup.
struct WhatIfStep {
  int step = 0;
  std::string action;        // what was done, in a sentence; "" for the setup
  std::string refusal = {};  // why the changed rules do not allow it; "": they do
  // Sentences about what happened, in one game alone.
  std::vector<std::string> only_before = {}, only_after = {};
  // Set where these are no longer alike, and were until then (or, for scores, at the step before).
  bool board = false, turn = false;
  std::vector<std::int64_t> scores_before = {}, scores_after = {};  // by seat
  std::string outcome_before = {}, outcome_after = {};              // "" while the game goes on
  bool outcome = false;                                             // they differ here
};

struct WhatIf {
  int line = 0;   // steps of the game that was played, without the setup
  int steps = 0;  // those that were compared, with the setup
  std::vector<WhatIfStep> differences;
  std::optional<int> refused;             // the first step that the changed rules do not allow
  int skipped = 0;                        // how many were left out
  std::string unplayed;                   // why it could not be compared to its end; ""
  std::string outcome_before;             // of the game that was played, at its end
  std::string outcome_after;              // under the changed rules, where the comparison ended
  std::string board_before, board_after;  // where the comparison ended, as text
};

// Compares the line to the match's cursor. Without `skip` it ends at the first action that the
// changed rules do not allow; with it, such actions are left out. Changes of rules in the line
// count for nothing: the changed rules hold from the start. Dice that were typed are typed again as
// far as the changed rules roll such dice. Throws Error where the changed rules fail, or are for
// another number of players.
WhatIf what_if(const Match& match, const Rulebook& changed, bool skip);

}  // namespace hr
