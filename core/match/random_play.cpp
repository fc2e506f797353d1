// SPDX-License-Identifier: MIT
#include "core/match/random_play.h"

#include "core/base/words.h"
#include "core/engine/asks.h"
#include "core/game/dead_end.h"
#include "core/words/refusal.h"

namespace hr {

Choice random_choice(const Match& match, SeatId seat, Random& random) {
  const std::uint64_t choices = match.engine().legal(match.state(), seat);
  if (choices == 0) throw Refusal(not_to_act_text(match.view(seat)));
  return match.engine().pick(random.below(choices));
}

void play_part_at_random(Match& match, SeatId seat, Random& random) {
  constexpr int k_max_tries = 10000, k_max_answers = 20000;
  int tries = 0;
  for (int answers = 0; tries < k_max_tries && answers < k_max_answers; ++answers) {
    if (match.engine().legal(match.state(), seat) == 0) {
      match.start_over(seat);
      ++tries;
      continue;
    }
    const Action action = random_choice(match, seat, random).action;
    match.play(seat, action);
    if (action.verb == match.game().ready()) return;
  }
  throw no_answer(match.game(),
                  ask_at(match.state(), match.game(), open_ask(match.state(), match.game(), seat)),
                  "its answers were tried " +
                      count_text(static_cast<std::uint64_t>(tries), "time", "times") +
                      " and never completed");
}

void play_at_random(Match& match, SeatId seat, Random& random) {
  if (match.all_asked()) return play_part_at_random(match, seat, random);
  match.play(seat, random_choice(match, seat, random).action);
}

}  // namespace hr
