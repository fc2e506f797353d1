// SPDX-License-Identifier: MIT
// What was changed from one version of the rules to the next, in a line.
#pragma once

#include <string>

#include "core/game/ruleset_text.h"

namespace hr::editor {

// "rules.lua:12: worth = 3 → 4", "rows set to 9"; "and 3 more" where there is more. Words, strings
// and numbers are whole, and no bracket or quotation mark is without its partner.
std::string edit_text(const RulesetText& before, const RulesetText& after);

}  // namespace hr::editor
