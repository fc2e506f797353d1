// SPDX-License-Identifier: MIT
// Runs scenarios: the game is set up, each line is carried out or checked in turn, and the first
// one that is not met is reported, with what was expected and what was found, and for a board also
// where.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/match/rulebook.h"
#include "core/scenario/scenario.h"

namespace hr {

// An expectation that was not met; what() is one sentence.
class UnmetExpectation : public Error {
 public:
  UnmetExpectation(int where, const std::string& sentence) : Error(sentence), line(where) {}

  int line;
  int column = 0;                       // 0: the whole line
  std::string expected, found;          // "" if the sentence says everything
  std::vector<std::string> differing;   // "C4: expected white cube, found nothing"
  std::vector<std::string> difference;  // drawn line by line: "- " expected, "+ " found, "  " both
};

// Loads the rules with these options and variants; throws Error when they cannot be loaded.
using OpenRules =
    std::function<Rulebook(const Settings& settings, const std::vector<std::string>& variants)>;

// Returns nothing if all expectations are met.
std::optional<UnmetExpectation> run_scenario(const Scenario& scenario, const OpenRules& open);

}  // namespace hr
