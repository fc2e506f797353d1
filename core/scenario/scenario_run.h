// SPDX-License-Identifier: MIT
// Scenarios run: the game is set up, each line is done or looked at in its turn, and the first one
// that does not hold is told, with what was expected and what was found; of a board also where.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/match/rulebook.h"
#include "core/scenario/scenario.h"

namespace hr {

// What did not hold; what() says it in one sentence.
class UnmetExpectation : public Error {
 public:
  UnmetExpectation(int where, const std::string& sentence) : Error(sentence), line(where) {}

  int line;
  int column = 0;                       // 0: the whole line
  std::string expected, found;          // "" where the sentence says all
  std::vector<std::string> differing;   // "C4: expected white cube, found nothing"
  std::vector<std::string> difference;  // of the drawings: "- " expected, "+ " found, "  " both
};

// The rules with these options and variants; throws Error where there are none.
using OpenRules =
    std::function<Rulebook(const Settings& settings, const std::vector<std::string>& variants)>;

// Nothing when all of it holds.
std::optional<UnmetExpectation> run_scenario(const Scenario& scenario, const OpenRules& open);

}  // namespace hr
