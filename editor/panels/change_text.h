// SPDX-License-Identifier: MIT
// What a change of rules or of the board did to the match, for whoever made it.
#pragma once

#include <string>
#include <vector>

#include "editor/desk/shown.h"

namespace hr::editor {

// "3 moves removed, 1 added: see the board."
std::string change_sentence(const RuleChange& change);
// In the tab that the change was made in: what was changed, what that did, what was lost, and the
// actions themselves, folded away.
void draw_change(const RuleChange& change);

}  // namespace hr::editor
