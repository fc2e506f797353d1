// SPDX-License-Identifier: MIT
// Runs scenarios: the game is set up, each line is carried out or checked in turn, and the first
// one that is not met is reported, with what was expected and what was found, and for a board also
// where; and with the match as it was then.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/match/playable_rules.h"
#include "core/scenario/scenario.h"

namespace hr {

class Match;

// A cell that differs from a drawn board.
struct DifferingCell {
  ZoneInstance zone{};
  CellId cell{};
  Contents expected;
};

// An expectation that was not met; what() is one sentence.
class UnmetExpectation : public Error {
 public:
  UnmetExpectation(int where, const std::string& sentence) : Error(sentence), line(where) {}

  int line = 0;
  int column = 0;                       // 0: the whole line
  std::string expected, found;          // "" if the sentence says everything
  std::vector<std::string> differing;   // "C4: expected white cube, found nothing"
  std::vector<std::string> difference;  // drawn line by line: "- " expected, "+ " found, "  " both
  std::vector<DifferingCell> cells;     // of that board …
  SeatId viewer = SeatId::owner;        // … as this seat, or the owner, sees it
  std::shared_ptr<const Match> match;   // at that line; null: it has not begun
  // The scenario or the rules are at fault, so that nothing could be compared.
  bool broken = false;
};

// Loads the rules with these options and variants; throws Error when they cannot be loaded.
using OpenScenario = std::function<PlayableRules(const Settings& settings,
                                                 const std::vector<std::string>& variants)>;

// Returns nothing if all expectations are met.
std::optional<UnmetExpectation> run_scenario(const Scenario& scenario, const OpenScenario& open);

}  // namespace hr
