// SPDX-License-Identifier: MIT
// The game at a table as a scenario (core/scenario/scenario_text.h).
#pragma once

#include <string>

#include "core/match/node_id.h"
#include "core/table/table.h"

namespace hr {

// Throws Error if the rules have changed on the line to the cursor: a scenario has one set of
// rules.
std::string scenario_record(const Table& table, const std::string& name);

// A test of the position after this step: the scenario begins where the rules in force there came
// into force, with the position of that moment, and expects what is there now. Throws Error if
// there is no such step, or if no scenario can begin there.
std::string position_test(const Table& table, NodeId node, const std::string& name);

}  // namespace hr
