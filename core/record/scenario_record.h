// SPDX-License-Identifier: MIT
// The game at a table as a scenario (core/scenario/scenario_text.h).
#pragma once

#include <string>

#include "core/table/table.h"

namespace hr {

// Throws Error if the rules have changed on the line to the cursor: a scenario has one set of
// rules.
std::string scenario_record(const Table& table, const std::string& name);

}  // namespace hr
