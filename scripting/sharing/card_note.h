// SPDX-License-Identifier: MIT
// A rules card is a text, and nothing keeps it in step with the rules. Whoever reads the card of a
// game whose rules were changed is told so.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/game/ruleset_text.h"

namespace hr::scripting {

// A sentence with the changed lines, if rules differ from the originals (all files of the game as
// it came; empty: it has none) and the card does not; else "". `card`: as it is now. Lines that are
// only a comment do not count.
std::string card_note(std::span<const RuleFile> originals, const RulesetText& now,
                      const std::vector<std::string>& card);

}  // namespace hr::scripting
