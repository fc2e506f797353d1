// SPDX-License-Identifier: MIT
// The asks pending in a state: a short list, the next one to be answered first. No turn is played
// while any are pending. Asks of mode `all` form one group, in which each seat answers its own asks
// in order. Of alternatives, which follow each other, all but the last have `or_next`. Of offers to
// several seats, of which the first that answers uses up all, those to all but the last seat have
// `or_others`.
#pragma once

#include <cstring>
#include <span>

#include "core/game/game.h"
#include "core/game/state.h"

namespace hr {

inline Ask ask_at(const State& state, const Game& game, int i) {
  Ask ask;
  std::memcpy(static_cast<void*>(&ask), state.words() + game.layout().ask_word(i), sizeof ask);
  return ask;
}
// The first pending ask belongs to a group of mode `all`.
inline bool all_open(const State& state, const Game& game) {
  return state.header().asks > 0 && ask_at(state, game, 0).mode == AskMode::all;
}
// Whether any ask belongs to such a group, even if it is not its turn.
inline bool any_in_secret(const State& state, const Game& game) {
  for (int i = 0; i < state.header().asks; ++i)
    if (ask_at(state, game, i).mode == AskMode::all) return true;
  return false;
}
// The index of the ask, or of the first of several alternatives, that the seat has to answer now,
// or -1. Outside a group only the first ask can be answered.
inline int open_ask(const State& state, const Game& game, SeatId seat) {
  const bool all = all_open(state, game);
  for (int i = 0; i < state.header().asks; ++i) {
    const Ask ask = ask_at(state, game, i);
    if (all && ask.mode != AskMode::all) return -1;
    if (ask.seat == seat) return i;
    if (!all) return -1;
  }
  return -1;
}
// How many alternatives there are from the ask with this index on: 1 if it is the only one.
int alternatives(const State& state, const Game& game, int i);
// Of these the one that this verb answers; none: the first.
Ask alternative(const State& state, const Game& game, int i, VerbId verb);

// What the position key owes to the asks.
std::uint64_t asks_key(const State& state, const Game& game);
inline std::uint64_t key_without_asks(const State& state, const Game& game) {
  return state.header().key ^ (state.unkeyed() ? 0 : asks_key(state, game));
}
inline std::uint64_t key_with_asks(const State& state, const Game& game) {
  return state.header().key ^ (state.unkeyed() ? asks_key(state, game) : 0);
}
// For random play, in which asks change far more often than anybody reads the key: from
// construction to destruction the key does not depend on them. Copies of the state agree with it.
class UnkeyedAsks {
 public:
  UnkeyedAsks(State& state, const Game& game) : state_(state), game_(game) {
    state_.header().key = key_without_asks(state, game);
    state_.set_unkeyed(true);
  }
  ~UnkeyedAsks() {
    state_.header().key = key_with_asks(state_, game_);
    state_.set_unkeyed(false);
  }
  UnkeyedAsks(const UnkeyedAsks&) = delete;
  UnkeyedAsks& operator=(const UnkeyedAsks&) = delete;

 private:
  State& state_;
  const Game& game_;
};

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
// Offers a choice of these verbs to some seats, one bit each, in the order of turns from the one
// after `me` (none: from the first), until one of them answers. As insert_ask(), after `after`
// asks. Returns how many asks it has inserted.
int insert_offers(State& state, const Game& game, SeatId me, std::uint32_t seats,
                  std::span<const VerbId> verbs, int after);

}  // namespace hr
