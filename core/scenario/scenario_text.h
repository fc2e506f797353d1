// SPDX-License-Identifier: MIT
// Writes a played game as a scenario: each action of the line to the cursor with its dice and
// events, and at the end the boards, the variables and the outcome. The scenario passes under the
// rules that the game was played by; when rules are changed, it shows what no longer holds.
#pragma once

#include <string>
#include <vector>

#include "core/game/ruleset_text.h"
#include "core/match/match.h"

namespace hr {

struct ScenarioHeader {
  std::string name;
  Settings settings;  // options that differ from their defaults
  std::vector<std::string> variants;
};

std::string scenario_text(const Match& match, const ScenarioHeader& title);

}  // namespace hr
