// SPDX-License-Identifier: MIT
// A played game as a scenario: each action of the line to the cursor with its dice and what it
// told, and at the end the boards, the variables and the outcome. It holds when it is run under the
// rules it was played by; where rules are changed it tells what no longer comes out.
#pragma once

#include <string>
#include <vector>

#include "core/game/edition.h"
#include "core/match/match.h"

namespace hr {

struct ScenarioHeader {
  std::string name;
  Settings settings;  // options that are not left to their defaults
  std::vector<std::string> variants;
};

std::string scenario_text(const Match& match, const ScenarioHeader& title);

}  // namespace hr
