// SPDX-License-Identifier: MIT
// What a change of rules, or of the board, has made of the game: what was left behind and which
// actions are no longer legal, or legal now. Two matches are compared, one on each side of it.
#pragma once

#include <span>

#include "core/match/match.h"
#include "core/table/rules_report.h"

namespace hr {

// `after` stands at the step that changed the rules, `before` where that was taken. Compared are
// the actions of these seats, with SeatId::owner those of all that are to act; where rules fail
// there are none. What was left behind is told to the owner, and where neither rules hide anything.
RuleChangeReport rule_change(const Match& before, const Match& after,
                             std::span<const SeatId> seats);

}  // namespace hr
