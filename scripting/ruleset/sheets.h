// SPDX-License-Identifier: MIT
// What a ruleset declares to be printed. It is no part of the rules, so it is read when somebody
// prints or checks, and not with every game.
#pragma once

#include "core/game/edition.h"
#include "core/game/sheets.h"

namespace hr::scripting {

// For the options and variants in force; none where the ruleset declares none. Throws Error as
// load_ruleset does.
Sheets load_sheets(const Edition& edition);

}  // namespace hr::scripting
