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
  bool failed = false;               // all together have, or the only seat has
  // By how much the winners' score is higher than the next one; 0 if that has not decided.
  std::int64_t margin = 0;
};

// Whether scores decide what a game that has ended in this way means, if it has scores. An end that
// is a rule may decide so, too.
inline bool scores_decide(const GameDef& definition, const Header& header) {
  switch (header.reason) {
    case EndReason::no_turn:
    case EndReason::all_stuck:
      return true;
    case EndReason::end: {
      if (header.end >= definition.ends.size()) return false;
      const EndDef& end = definition.ends[header.end];
      return word_of(end.type).by != EndsBy::rule && result_of(end) == EndResult::score;
    }
    case EndReason::none:
    case EndReason::rule:
    case EndReason::stuck:
    case EndReason::resigned:
    case EndReason::agreed:
    case EndReason::out_of_time:
      return false;
  }
  return false;
}

// What has become of a game in which nobody plays against anybody (one_side).
enum class CommonResult : std::uint8_t {
  none,    // it goes on, or there are several sides
  solved,  // it was won
  failed,
  drawn,   // for several seats only, where the rules say so
  scored,  // a score is all that there is
};

inline Stuck stuck_result(const GameDef& definition, const Header& header) {
  const bool named = header.end >= 1 && header.end <= definition.stuck_cases.size();
  return named ? definition.stuck_cases[header.end - 1U].then : definition.stuck;
}

// Whether all that play together have lost by an end in which nobody has won.
inline bool all_lost(const GameDef& definition, const Header& header) {
  switch (header.reason) {
    case EndReason::end:
      return result_of(definition.ends[header.end]) == EndResult::loses;
    case EndReason::stuck:
      return stuck_result(definition, header) == Stuck::loses;
    case EndReason::resigned:
    case EndReason::out_of_time:
      return true;
    case EndReason::none:
    case EndReason::rule:
    case EndReason::all_stuck:
    case EndReason::no_turn:
    case EndReason::agreed:
      return false;
  }
  return false;
}

// A single seat cannot draw: what the rules call a draw is a failure, or if there is a score that.
inline CommonResult common_result(const GameDef& definition, const Header& header) {
  if (!header.ended || !one_side(definition)) return CommonResult::none;
  if (definition.score && scores_decide(definition, header)) return CommonResult::scored;
  if (header.winners != 0) return CommonResult::solved;
  if (all_lost(definition, header)) return CommonResult::failed;
  if (definition.seats.size() > 1) return CommonResult::drawn;
  return definition.score ? CommonResult::scored : CommonResult::failed;
}

// `scores`: of each seat by itself, or none.
inline Standing standing(const GameDef& definition, const Header& header,
                         std::vector<std::int64_t> scores) {
  add_up_teams(definition, scores);
  const int seats = static_cast<int>(definition.seats.size());
  Standing out{.scores = std::move(scores), .ranks = std::vector<int>(nth(seats), 1)};
  out.scored = scores_decide(definition, header) && !out.scores.empty();
  const CommonResult result = common_result(definition, header);
  out.total = result == CommonResult::scored;
  out.failed = result == CommonResult::failed;
  const auto won = [&](int seat) { return (header.winners >> seat & 1) != 0; };
  // A seat that is out comes last, unless its team has won.
  const auto gave_up = [&](int seat) { return (header.out >> seat & 1) != 0 && !won(seat); };
  const auto better = [&](int a, int b) {
    if (gave_up(a) != gave_up(b)) return gave_up(b);
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
