// SPDX-License-Identifier: MIT
// Prepares a sandbox for reading and running rulesets.
#pragma once

#include "core/game/ruleset_text.h"
#include "scripting/lua/sandbox.h"

namespace hr::scripting {

// Adds the functions and sets that rulesets use: patterns, boards, ends.
void add_ruleset_functions(Sandbox& box);
// The same and, for `require`, the files of a ruleset text, which must outlive the
// sandbox.
void open_to(Sandbox& box, const RulesetText& ruleset_text);

}  // namespace hr::scripting
