// SPDX-License-Identifier: MIT
// The asks that wait in a state: a short list, the next one first. While any wait, turns wait too.
// Those of mode `all` form one group; of these a seat answers its own first one.
#pragma once

#include "core/game/game.h"
#include "core/game/state.h"

namespace hr {

// The ask a seat has to answer now; -1: none. Outside a group only the first one is open.
int open_ask(const State& state, const Game& game, SeatId seat);
Ask ask_at(const State& state, const Game& game, int i);

bool all_open(const State& state, const Game& game);  // a group of mode `all` waits

// Puts an ask in front of what waits (in a group: of what waits for its seat), behind `after`
// others that the same action has put there. Throws Error when there is no room.
void insert_ask(State& state, const Game& game, const Ask& ask, int after);
void append_ask(State& state, const Game& game, const Ask& ask);
void answer_ask(State& state, const Game& game, int i);  // once less; gone after the last time
void drop_ask(State& state, const Game& game, int i);

}  // namespace hr
