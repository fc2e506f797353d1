// SPDX-License-Identifier: MIT
// The asks pending in a state: a short list, the next one to be answered first. No turn is played
// while any are pending. Asks of mode `all` form one group, in which each seat answers its own asks
// in order. Of alternatives, which follow each other, all but the last have `or_next`.
#pragma once

#include "core/game/game.h"
#include "core/game/state.h"

namespace hr {

// The index of the ask, or of the first of several alternatives, that the seat has to answer now,
// or -1. Outside a group only the first ask can be answered.
int open_ask(const State& state, const Game& game, SeatId seat);
// The part of the position key that depends on the asks.
std::uint64_t asks_key(const State& state, const Game& game);
Ask ask_at(const State& state, const Game& game, int i);
// How many alternatives there are from the ask with this index on: 1 if it is the only one.
int alternatives(const State& state, const Game& game, int i);
// Of these the one that this verb answers; none: the first.
Ask alternative(const State& state, const Game& game, int i, VerbId verb);

// the first pending ask belongs to a group of mode `all`
bool all_open(const State& state, const Game& game);

// Inserts an ask before the pending ones (in a group: before those of the same seat), but after the
// `after` asks that the same action has inserted already. Throws Error when there is no room.
void insert_ask(State& state, const Game& game, const Ask& ask, int after);
void append_ask(State& state, const Game& game, const Ask& ask);
// The same for what all, or some, are asked together: the seat's asks stay in order, and its last
// one is to say that it is ready. What `verb` says is done when all of them are.
void append_together(State& state, const Game& game, SeatId seat, VerbId verb, int times);
// counts one answer; the ask, with its alternatives, is removed after the last
void answer_ask(State& state, const Game& game, int i);
// with its alternatives
void drop_ask(State& state, const Game& game, int i);

}  // namespace hr
