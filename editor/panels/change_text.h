// SPDX-License-Identifier: MIT
// The effects of a rule or board change on the match, for the person who made it.
#pragma once

#include <string>
#include <vector>

#include "editor/desk/desk_state.h"

namespace hr::editor {

// Shown in the tab where the change was made: what changed, its effects, what was lost, and the
// lists of removed and added moves, collapsed.
void draw_change(const RuleChangeReport& change);

}  // namespace hr::editor
