// SPDX-License-Identifier: MIT
// What every action and turn changes in the header of a state, and the keys that are made of it.
// The loops of random play change it in the same way.
#pragma once

#include "core/base/inline.h"
#include "core/base/mix.h"
#include "core/engine/asks.h"
#include "core/engine/pieces.h"
#include "core/game/game.h"
#include "core/game/state.h"

namespace hr {

// As all_open(), but the usual case first: nothing is asked.
inline bool asks_all(const State& state, const Game& game) {
  return state.header().asks > 0 && all_open(state, game);
}

// Counts an action that is no answer in a group; answers to what setup asks do not count as actions
// of play.
HR_INLINE void count_action(Header& header, bool progress) {
  const bool set_up = sets_up(header);
  ++header.ply;
  if (set_up) ++header.set_up;
  header.idle = progress || set_up ? 0 : header.idle + 1;
}

// While something is asked: as use_ask_or_turn(). Kept out of it, as that is faster without.
[[gnu::noinline]] inline VerbId use_ask(State& state, const Game& game, SeatId seat, VerbId verb) {
  const int open = open_ask(state, game, seat);
  if (open < 0) {
    state.header().turn_open = false;
    return VerbId::none;
  }
  const Ask ask = ask_at(state, game, open);
  answer_ask(state, game, open);
  if (verb == game.decline()) return ask.or_others ? VerbId::none : ask.verb;
  for (bool more = ask.or_others; more;) {
    more = ask_at(state, game, open).or_others;
    drop_ask(state, game, open);
  }
  return verb == game.ready() ? VerbId(ask.arguments[0]) : VerbId::none;
}

// An action uses up the ask that it answers, with those of others who could have answered it later,
// or else the turn. Returns the verb for which the group is closed if the action is `ready`, or the
// one that has been declined by all who were offered it, otherwise none.
HR_INLINE VerbId use_ask_or_turn(State& state, const Game& game, SeatId seat, VerbId verb) {
  if (state.header().asks > 0) return use_ask(state, game, seat, verb);
  state.header().turn_open = false;
  return VerbId::none;
}

// A seat has the turn. `keys`: turn_key() of the one that had it, and of this one, together.
HR_INLINE void hand_turn(Header& header, SeatId seat, Word keys) {
  header.key ^= keys;
  header.turn = seat;
  header.turn_open = true;
}

// The key of where the pieces stand, whoever is to act, and whatever variables say.
inline Word board_key(const State& state, const Game& game) {
  const Header& header = state.header();
  Word key = key_without_asks(state, game) ^ turn_key(header.turn);
  if (header.pie == Pie::open) key ^= k_open_swap_key;
  const auto& vars = game.definition().vars;
  for (std::size_t v = 0; v < vars.size(); ++v)
    for (int s = 0; s < (vars[v].per_seat ? game.seats() : 1) && !vars[v].clock; ++s) {
      const int word = game.layout().var_word(VarId(static_cast<int>(v)), SeatId(s));
      key ^= var_key(word, static_cast<std::int64_t>(state.words()[word]));
    }
  return mix(key, 0xb0a4d);  // apart from the keys of whole positions
}

}  // namespace hr
