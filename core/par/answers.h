// SPDX-License-Identifier: MIT
// The contents of an answer key: the best run after a setup, or after each roll of its dice.
#pragma once

#include <string>

#include "core/game/sheets.h"
#include "core/match/match.h"

namespace hr {

// For each sum of the first two dice, or for each pair of faces where those matter; without dice
// there is a single run. May search for a long time; the open allowance limits it. Throws as
// par() does (core/par/par.h).
Answers find_answers(const PlayableRules& playable);

// The best run from here. `of`: what it belongs to, such as the roll: "7".
Answers answer(const Match& match, const std::string& of);

}  // namespace hr
