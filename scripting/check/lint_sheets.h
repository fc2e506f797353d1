// SPDX-License-Identifier: MIT
// Sheets for printing that belong to a variant which does not exist (warnings): they would never be
// printed without being asked for.
#pragma once

#include <string>
#include <vector>

#include "core/game/sheets.h"
#include "scripting/check/finding.h"

namespace hr::scripting {

// `variants`: all of the ruleset, on or off.
std::vector<Finding> lint_sheets(const SourcePlaces& places, const Sheets& sheets,
                                 const std::vector<std::string>& variants);

}  // namespace hr::scripting
