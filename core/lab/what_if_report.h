// SPDX-License-Identifier: MIT
// What a game replayed under changed rules has shown, as plain data. For the owner of the rules: it
// contains all that is hidden.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/match/node_id.h"

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
  int line = 0;   // steps of the game that was played, without the setup and changes of rules
  int steps = 0;  // those that were compared, with the setup
  std::vector<WhatIfStep> differences;
  std::optional<int> refused;             // the first step that the changed rules do not allow
  int skipped = 0;                        // how many were left out
  std::string unplayed;                   // why it could not be compared to its end; ""
  std::string outcome_before;             // of the game that was played, at its end
  std::string outcome_after;              // under the changed rules, where the comparison ended
  std::string board_before, board_after;  // where the comparison ended, as text
};

// A step of the line that was played, and where both games are after it.
struct WhatIfMoment {
  int step = 0;
  std::string action;  // what was done, in a sentence; "" for the setup
  NodeId played = NodeId::root, again = NodeId::root;
};

}  // namespace hr
