// SPDX-License-Identifier: MIT
// Par: the best run that a game's rules allow, for rules that declare what a run collects and where
// it may go (ParDef). Computed from the full state, so it is for the table's owner.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/match/match.h"
#include "core/par/best_run.h"
#include "core/par/par_report.h"

namespace hr {

// What a run from this position may collect and where it may go. Throws Refusal when the rules
// declare no par, and Error when they fail or give an invalid worth.
Terrain terrain(const View& truth);

// What each of these cells is worth when nothing raises it (ParDef::usual), or 1 where the rules do
// not say. The rules must declare par. Throws as terrain() does.
ById<CellId, std::int64_t> usual_worths(const View& truth, const CellSet& cells);

// The best run from this position; throws as terrain() and best_run() do.
Run par(const View& truth);
Run par(const Match& match);  // at the cursor

// "Par is 78 (jewels: 3): A1, B2, C3."
std::string par_text(const Game& game, const Run& run, Language language = {});

// The dice that a setup rolls first, given by their sum: the first two, or the only one. Later
// dice follow from the seed. All of these throw Error when the rules fail, and Refusal when the
// setup rolls no dice.
std::vector<int> roll_sums(const PlayableRules& playable, std::uint64_t seed);  // all possible sums
// The faces with this sum: 1 and 3, 2 and 2, 3 and 1.
std::vector<std::vector<int>> roll_faces(const PlayableRules& playable, std::uint64_t seed,
                                         int sum);
// A game set up with this sum. Throws Refusal when that is impossible, or when different faces with
// the same sum give a different par.
Match set_up_with_sum(const PlayableRules& playable, std::uint64_t seed, int sum);

// "The best run scores 78 (jewels: 3); it begins at A1 and ends at C3." `goes_on`: from a later
// position.
std::string run_summary(const Game& game, const Run& run, bool goes_on, Language language = {});

// Par in the form that clients get.
RunReport run_report(const Game& game, const Run& run, Language language = {},
                     bool goes_on = false);

}  // namespace hr
