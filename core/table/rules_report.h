// SPDX-License-Identifier: MIT
// The rules in force as text, since when, and what a change of them has changed or would change.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/ids.h"
#include "core/game/edition.h"

namespace hr {

struct EditionReport {
  std::optional<Edition> edition;  // none: rules that do not come from text
};

// Since when the texts in force are what they are, whatever options have changed since.
struct RulesSinceReport {
  bool start = true;  // of the match
  std::uint32_t ply = 0;
};

// An action that a change of rules has made legal, or no longer legal.
struct ChangedAction {
  SeatId seat = SeatId::none;
  std::string text;                // as it is typed
  std::vector<std::string> cells;  // that it names
  friend bool operator==(const ChangedAction&, const ChangedAction&) = default;
};

struct RuleChangeReport {
  std::vector<std::string> what;  // "rules.lua is edited", "columns is 6"
  std::vector<std::string> lost;  // sentences (core/match/carry.h); only where they may be known
  // By seat and text; of a cell that has another name now it is the same action.
  std::vector<ChangedAction> removed, added;
  std::string refusal;  // of rules that are not in force: why they cannot be
};

}  // namespace hr
