// SPDX-License-Identifier: MIT
// Par: the best run that a game's rules allow, where they declare what a run collects and how it
// may go (ParDef). Found from the truth, so it is for the table's owner.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/match/match.h"
#include "core/par/best_run.h"
#include "core/par/par_report.h"

namespace hr {

// What a run from this position may collect and how it may go. Throws Refusal when the rules
// declare no par, Error when they fail or a worth is none.
Terrain terrain(const View& truth);

// The best run from this position; throws as terrain() and best_run() do.
Run par(const View& truth);
Run par(const Match& match);  // where the cursor is

// "Par is 78 (jewels: 3): A1, B2, C3."
std::string par_text(const Game& game, const Run& run);

// The dice that a set-up rolls first, said by their sum: of the first two, or of the only one.
// Dice behind them fall as the seed has them. All throw Error when the rules fail, and Refusal when
// the set-up rolls no dice.
std::vector<int> roll_sums(const Rulebook& rulebook, std::uint64_t seed);  // that there can be
// The faces that add up to a sum: 1 and 3, 2 and 2, 3 and 1.
std::vector<std::vector<int>> roll_faces(const Rulebook& rulebook, std::uint64_t seed, int sum);
// A game set up with this sum. Throws Refusal when it cannot be, or when the same sum of other
// faces has another par.
Match set_up_with_sum(const Rulebook& rulebook, std::uint64_t seed, int sum);

// Par as a client has it.
RunReport run_report(const Game& game, const Run& run);

}  // namespace hr
