// SPDX-License-Identifier: MIT
// What was changed from one version of the rules to the next, in a line.
#pragma once

#include <span>
#include <string>

#include "core/game/ruleset_text.h"
#include "scripting/source/option.h"

namespace hr::editor {

// "rules.lua:12: worth = 3 → 4", "rows set to 9 instead of 8"; "and 3 more" where there is more.
// Words, strings and numbers are whole, and no bracket or quotation mark is without its partner.
// `options`: those of the rules, for their defaults.
std::string edit_text(const RulesetText& before, const RulesetText& after,
                      std::span<const scripting::Option> options = {});

// The same as the heading of the version after the change: "With rows set to 9 instead of 8".
std::string version_title(const RulesetText& before, const RulesetText& after,
                          std::span<const scripting::Option> options = {});

}  // namespace hr::editor
