// SPDX-License-Identifier: MIT
// The effect of a change of rules, or of the board, on the game: what was dropped, and which
// actions are no longer legal or newly legal. Computed by comparing two matches, one before and one
// after the change.
#pragma once

#include <span>

#include "core/match/match.h"
#include "core/table/rules_report.h"

namespace hr {

// `after` must be at the step that changed the rules, `before` at its parent. The actions of the
// given seats are compared (SeatId::owner: of all that are to act); if the rules fail there, there
// are none. What was dropped is reported to the owner, and to others if neither rules hide
// anything.
RuleChangeReport rule_change(const Match& before, const Match& after,
                             std::span<const SeatId> seats);

}  // namespace hr
