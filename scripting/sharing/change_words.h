// SPDX-License-Identifier: MIT
// What is changed in the rules of a game, line by line, in words for somebody who plays it.
#pragma once

#include <string>
#include <vector>

#include "core/game/ruleset_text.h"

namespace hr::scripting {

// As differences() (core/game/ruleset_text.h), but edited files are told by their lines: up to
// three edits each, `rules.lua, line 29: "…left…" became "…back…"`, and more of them as "12 lines
// of rules.lua changed". The texts are not trusted; the phrases are harmless.
std::vector<std::string> change_phrases(const RulesetText& was, const RulesetText& is);

// Whether at least half of the lines of rules.lua are still the same.
bool is_mostly_same(const RulesetText& was, const RulesetText& is);

}  // namespace hr::scripting
