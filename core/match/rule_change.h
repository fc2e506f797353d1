// SPDX-License-Identifier: MIT
// What other rules, or an edited board, would change at once, found out before they are swapped in:
// what would be left behind and which actions would no longer be legal, or legal now. The match
// stays as it is.
#pragma once

#include <string>
#include <vector>

#include "core/match/match.h"

namespace hr {

struct RuleChange {
  std::vector<std::string> lost;  // sentences (core/match/carry.h); the owner's only
  // Actions as they are typed; of a cell that has another name now it is the same action.
  std::vector<std::string> gone, come;
};

// For one seat, or (none) for the owner: of all that are to act. Throws what Match::swap throws.
RuleChange rule_change(const Match& match, const Rulebook& rules, SeatId seat);

}  // namespace hr
