// SPDX-License-Identifier: MIT
// The places of the seats after a game.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "core/game/state.h"
#include "core/game/teams.h"

namespace hr {

// How the seats stand after a game.
struct Standing {
  std::vector<std::int64_t> scores;  // by seat, added up for teams; empty: there are none
  std::vector<int> ranks;            // by seat, from 1; equal ones are shared, 1, 1, 3 …
  bool scored = false;               // the scores have decided
  bool total = false;                // … one of all together, so that nobody has won or lost
  // By how much the winners' score is higher than the next one; 0 if that has not decided.
  std::int64_t margin = 0;
};

// Whether scores decide what a game that has ended in this way means, if it has scores. An end that
// is a rule may decide so, too.
inline bool scores_decide(const Definition& definition, const Header& header) {
  if (header.reason == EndReason::no_turn || header.reason == EndReason::all_stuck) return true;
  if (header.reason != EndReason::end || header.end >= definition.ends.size()) return false;
  const EndDef& end = definition.ends[header.end];
  return end.type != EndType::rule && result_of(end) == EndResult::score;
}

// Whether it has ended with one score of all together, which is neither a victory nor a defeat.
inline bool ends_in_total(const Definition& definition, const Header& header) {
  return definition.together && definition.score && header.ended &&
         scores_decide(definition, header);
}

// `scores`: of each seat by itself, or none.
inline Standing standing(const Definition& definition, const Header& header,
                         std::vector<std::int64_t> scores) {
  add_up_teams(definition, scores);
  const int seats = static_cast<int>(definition.seats.size());
  Standing out{.scores = std::move(scores), .ranks = std::vector<int>(nth(seats), 1)};
  out.scored = scores_decide(definition, header) && !out.scores.empty();
  out.total = out.scored && definition.together;
  const auto won = [&](int seat) { return (header.winners >> seat & 1) != 0; };
  const auto better = [&](int a, int b) {
    return out.scored ? out.scores[nth(a)] > out.scores[nth(b)] : won(a) && !won(b);
  };
  for (int s = 0; s < seats; ++s)
    for (int t = 0; t < seats; ++t) out.ranks[nth(s)] += better(t, s) ? 1 : 0;
  if (!out.scored) return out;
  const std::int64_t best = *std::ranges::max_element(out.scores);
  std::int64_t next = std::numeric_limits<std::int64_t>::min();
  for (const std::int64_t score : out.scores)
    if (score < best) next = std::max(next, score);
  const bool alone = header.winners != 0 && next != std::numeric_limits<std::int64_t>::min();
  out.margin = alone ? best - next : 0;
  return out;
}

}  // namespace hr
