// SPDX-License-Identifier: MIT
// The sheets that a ruleset declares for printing. They are not part of the rules, so they are read
// only for printing and checking.
#pragma once

#include "core/game/edition.h"
#include "core/game/sheets.h"

namespace hr::scripting {

// The sheets under the options and variants in force; empty if the ruleset declares none. Throws
// the errors of load_ruleset.
Sheets load_sheets(const Edition& edition);

}  // namespace hr::scripting
