// SPDX-License-Identifier: MIT
// What if: a game replayed with the same actions and dice under changed rules, and both compared
// step by step. For the owner of the rules: all that is hidden is compared as well.
#pragma once

#include <functional>
#include <vector>

#include "core/lab/what_if_report.h"
#include "core/match/match.h"

namespace hr {

struct WhatIfReplay {
  WhatIf found;
  Match again;  // the game under the changed rules, where the comparison ended
  // The setup and all steps of the line, also those after the end of the comparison, where the game
  // under the changed rules stays where it was.
  std::vector<WhatIfMoment> moments;
};

// Called with the number of each step of the line, in order; false: the comparison ends there.
using WhatIfProgress = std::function<bool(int step)>;

// Compares the line to the match's cursor. Without `skip` it ends at the first action that the
// changed rules do not allow; with it, such actions are left out. Changes of rules in the line
// count for nothing: the changed rules hold from the start. Dice that were typed are typed again as
// far as the changed rules roll such dice. Throws Error where the changed rules fail, or are for
// another number of players.
WhatIfReplay replay_under(const Match& match, const PlayableRules& changed, bool skip,
                          const WhatIfProgress& progress = {});
inline WhatIf what_if(const Match& match, const PlayableRules& changed, bool skip) {
  return replay_under(match, changed, skip).found;
}

}  // namespace hr
