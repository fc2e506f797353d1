// SPDX-License-Identifier: MIT
// How a game for two went, judged by what the first player could expect before each action, from 0
// to k_point. The notions are those of C. Browne, "Automatic generation and evaluation of
// recombination games" (thesis, Queensland University of Technology, 2008): lead changes, drama
// (the winner has been behind), decisiveness (how soon it is clear). They are only as good as the
// bot's judgement.
#pragma once

#include <cstdint>
#include <span>

#include "core/bots/payoff.h"

namespace hr {

// Whoever can expect more than this leads; less than what remains, and the other does.
inline constexpr std::int32_t k_leads = k_point * 11 / 20;
// Who can expect more than this, and never less again, has decided the game.
inline constexpr std::int32_t k_decided = k_point * 3 / 4;

// How often the lead went from one player to the other.
int lead_changes(std::span<const std::int32_t> outlook);
// Whether the winner could once expect less than a quarter.
bool won_from_behind(std::span<const std::int32_t> outlook, bool first_won);
// After which part of the game, in hundredths, the winner had decided it; 100: with the last
// action.
int decided_after(std::span<const std::int32_t> outlook, bool first_won);

}  // namespace hr
