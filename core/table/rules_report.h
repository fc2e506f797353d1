// SPDX-License-Identifier: MIT
// The rules in force as text, since when they are in force, and what a change of rules has changed
// or would change.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/ids.h"
#include "core/game/ruleset_text.h"

namespace hr {

struct RulesetTextReport {
  std::optional<RulesetText> text;  // none: the rules do not come from text
};

// Since when the text of the rules has been what it is; changes of options do not count.
struct RulesSinceReport {
  bool start = true;  // since the start of the match
  std::uint32_t ply = 0;
  std::string text = "the start";  // "before move 1", "move 3"
};

// An action that has become legal, or is no longer legal, through a change of rules.
struct ChangedAction {
  SeatId seat = SeatId::none;
  std::string text;                // as it is typed
  std::vector<std::string> cells;  // the cells that it names
  friend bool operator==(const ChangedAction&, const ChangedAction&) = default;
};

struct RuleChangeReport {
  std::vector<std::string> what;  // "rules.lua edited", "columns set to 6"
  bool of_text = false;           // not only options and variants
  std::string heading;            // "Rules changed: columns set to 6."; or ""
  std::string moves;              // "3 moves removed, 1 added: see the board."; or ""
  std::vector<std::string> lost;  // from CarriedState::lost; only for those who may know it
  // Sorted by seat and text. An action on a cell that has only been renamed counts as the same.
  std::vector<ChangedAction> removed, added;
  std::string refusal;  // why the proposed rules cannot be used; ""
};

}  // namespace hr
