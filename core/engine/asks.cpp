// SPDX-License-Identifier: MIT
#include "core/engine/asks.h"

#include <cstring>

#include "core/base/error.h"
#include "core/base/mix.h"

namespace hr {

namespace {

void store(State& state, const Game& game, int i, const Ask& ask) {
  std::memcpy(state.words() + game.layout().ask_word(i), &ask, sizeof ask);
}

// Keeps the position key right while the list changes, from construction to destruction.
class KeyUpdate {
 public:
  KeyUpdate(State& state, const Game& game) : state_(state), game_(game) { change(); }
  ~KeyUpdate() { change(); }
  KeyUpdate(const KeyUpdate&) = delete;
  KeyUpdate& operator=(const KeyUpdate&) = delete;

 private:
  void change() {
    if (!state_.unkeyed()) state_.header().key ^= asks_key(state_, game_);
  }

  State& state_;
  const Game& game_;
};

// Moves the asks from number `from` on to number `to` on; what they leave is still there.
void shift(State& state, const Game& game, int from, int to) {
  const StateLayout& layout = game.layout();
  std::memmove(state.words() + layout.ask_word(to), state.words() + layout.ask_word(from),
               nth(state.header().asks - from) * sizeof(Ask));
}

// The caller keeps the position key right.
void insert_at(State& state, const Game& game, const Ask& ask, int place) {
  if (game.layout().ask_capacity() == 0)
    throw Error("ask: the ruleset has no verb that can be asked for (asked = true)");
  if (state.header().asks >= game.layout().ask_capacity())
    throw Error("ask: more than " + std::to_string(game.layout().ask_capacity()) +
                " asks are waiting");
  shift(state, game, place, place + 1);
  store(state, game, place, ask);
  ++state.header().asks;
}

}  // namespace

std::uint64_t asks_key(const State& state, const Game& game) {
  if (state.header().asks == 0) return 0;  // in most positions of random play
  std::uint64_t key = 0;
  const Word* first = state.words() + game.layout().ask_word(0);
  for (int i = 0; i < state.header().asks * k_ask_words; ++i)
    key = mix(key ^ first[i], static_cast<std::uint64_t>(i) + 1);
  return key;
}

int alternatives(const State& state, const Game& game, int i) {
  int n = 1;
  while (ask_at(state, game, i + n - 1).or_next) ++n;
  return n;
}

Ask alternative(const State& state, const Game& game, int i, VerbId verb) {
  for (int n = alternatives(state, game, i); n-- > 0;)
    if (const Ask ask = ask_at(state, game, i + n); ask.verb == verb) return ask;
  return ask_at(state, game, i);
}

void insert_ask(State& state, const Game& game, const Ask& ask, int after) {
  const KeyUpdate change(state, game);
  const int own = ask.mode == AskMode::all ? open_ask(state, game, ask.seat) : 0;
  insert_at(state, game, ask, (own < 0 ? 0 : own) + after);
}

int insert_offers(State& state, const Game& game, SeatId me, std::uint32_t seats,
                  std::span<const VerbId> verbs, int after) {
  seats &= seats_in_play(state.header(), game.seats());
  int n = 0;
  for (int s = index(me); seats != 0;) {
    s = s + 1 >= game.seats() ? 0 : s + 1;
    const std::uint32_t seat = seat_bit(SeatId(s));
    if ((seats & seat) == 0) continue;
    seats -= seat;
    for (const VerbId verb : verbs) {
      const Ask ask{.mode = AskMode::may,
                    .seat = SeatId(s),
                    .verb = verb,
                    .or_next = verb != verbs.back(),
                    .or_others = seats != 0};
      insert_ask(state, game, ask, after + n++);
    }
  }
  return n;
}

void append_ask(State& state, const Game& game, const Ask& ask) {
  const KeyUpdate change(state, game);
  insert_at(state, game, ask, state.header().asks);
}

void append_together(State& state, const Game& game, SeatId seat, VerbId verb, int times) {
  const KeyUpdate change(state, game);
  int place = state.header().asks;
  bool waits = false;
  for (int i = 0; i < state.header().asks; ++i) {
    Ask ask = ask_at(state, game, i);
    if (ask.mode != AskMode::all || ask.verb != game.ready()) continue;
    ask.arguments[0] = index(verb);
    store(state, game, i, ask);
    if (ask.seat == seat) place = i, waits = true;
  }
  Ask ask{.mode = AskMode::all, .seat = seat, .verb = verb};
  ask.times = static_cast<std::uint16_t>(times);
  if (times > 0) insert_at(state, game, ask, place);
  if (waits) return;
  Ask ready{.mode = AskMode::all, .seat = seat, .verb = game.ready(), .count = 1};
  ready.arguments[0] = index(verb);
  insert_at(state, game, ready, state.header().asks);
}

void answer_ask(State& state, const Game& game, int i) {
  Ask ask = ask_at(state, game, i);
  if (ask.times <= 1) return drop_ask(state, game, i);
  const KeyUpdate change(state, game);
  --ask.times;
  store(state, game, i, ask);
}

void drop_ask(State& state, const Game& game, int i) {
  const KeyUpdate change(state, game);
  const int n = alternatives(state, game, i), left = state.header().asks - n;
  shift(state, game, i + n, i);
  // Unused entries are zero, so that equal states have equal words.
  std::memset(static_cast<void*>(state.words() + game.layout().ask_word(left)), 0,
              nth(n) * sizeof(Ask));
  state.header().asks = static_cast<std::uint8_t>(left);
}

}  // namespace hr
