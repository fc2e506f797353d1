// SPDX-License-Identifier: MIT
// Judges actions by the position that they lead to (VerbDef::unless), and remembers positions for
// rules that speak of earlier ones.
#pragma once

#include <algorithm>
#include <string>

#include "core/engine/asks.h"
#include "core/engine/engine.h"
#include "core/engine/pieces.h"
#include "core/kernel/deeds.h"
#include "core/kernel/kernel_frame.h"
#include "core/kernel/terms.h"
#include "core/plan/hidden_reads.h"
#include "core/plan/plan.h"

namespace hr {

template <int W>
class Kernel;

template <int W>
class Judge {
 public:
  // All must outlive it. The kernel tries the actions out.
  Judge(Kernel<W>& kernel, const Game& game, Rules& rules, const Terms<W>& terms)
      : kernel_(kernel), game_(&game), rules_(rules), terms_(terms) {}

  // Tries a choice on a copy; returns true if the rules forbid the resulting position. The action
  // and its effect are carried out without a listener; ends are not checked and no turn passes. A
  // hypothetical choice, as in can_answer(), answers no pending ask.
  bool forbidden(KernelFrame<W>& f, const State& state, SeatId seat, const Choice& choice);
  // What the seat sees in each zone with fog, for an action that is judged by it; else nothing.
  void note_sight(const State& state, SeatId seat, const Choice& choice,
                  std::vector<Bits<W>>& sight) const;
  // Whether the rules forbid the position that an action has led to. In deed.places.sight is what
  // note_sight() has noted before it. `why` gets the reason, if it is not null and there is one.
  bool illegal(State& state, SeatId seat, const Choice& choice, ActionContext& context,
               Deed<W>& deed, std::string* why = nullptr);
  // Remembers where the pieces stand, in games whose rules speak of it.
  void remember(State& state, Deed<W>& deed) const;

 private:
  bool refused(const State& state, SeatId seat, const Choice& choice, Deed<W>& deed,
               std::string* why) const;

  Kernel<W>& kernel_;
  const Game* game_;
  Rules& rules_;
  const Terms<W>& terms_;
};

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

template <int W>
void Judge<W>::remember(State& state, Deed<W>& deed) const {
  const Word key = board_key(state, *game_);
  deed.places.repetitions = state.times(key);
  if (deed.lasting) state.forget();
  state.remember(key);
}

template <int W>
bool Judge<W>::forbidden(KernelFrame<W>& f, const State& state, SeatId seat, const Choice& choice) {
  Allowance::spend(game_->layout().words() / 8);
  f.trial = state;
  f.trial.header().in_group = all_open(f.trial, *game_);
  if (!f.hypothetical) kernel_.consume_ask_or_turn(f.trial, seat, choice.action.verb);
  Deed<W> deed;
  deed.ends_chain = false;  // what follows in a chain is judged by itself
  if (f.sight.empty()) note_sight(state, seat, choice, f.sight);
  kernel_.perform(f.trial, seat, choice, f.silent, deed);
  deed.places.sight = f.sight.data();
  const bool asked_about = f.asked_about != nullptr && *f.asked_about == choice.action;
  return illegal(f.trial, seat, choice, f.silent, deed, asked_about ? &f.reason : nullptr);
}

template <int W>
void Judge<W>::note_sight(const State& state, SeatId seat, const Choice& choice,
                          std::vector<Bits<W>>& sight) const {
  sight.clear();
  if (!kernel_.plan_.pattern_of(seat, choice).reads_sight) return;
  for (const ZoneInstance zone : game_->layout().zone_instances())
    if (in_fog(*game_, zone)) sight.push_back(terms_.seen(state, zone, seat));
}

template <int W>
bool Judge<W>::illegal(State& state, SeatId seat, const Choice& choice, ActionContext& context,
                       Deed<W>& deed, std::string* why) {
  if (refused(state, seat, choice, deed, why)) return true;
  if (!game_->verb_def(choice.action.verb).unless) return false;
  Effect effect(kernel_, state, context, seat);
  return rules_.unless(effect, seat, choice.action);
}

// Whether one of the declared conditions forbids the position that an action has led to; `why` gets
// its reason, if it is not null.
template <int W>
bool Judge<W>::refused(const State& state, SeatId seat, const Choice& choice, Deed<W>& deed,
                       std::string* why) const {
  if (game_->counts_boards()) deed.places.repetitions = state.times(board_key(state, *game_));
  const auto& conditions = kernel_.plan_.pattern_of(seat, choice).refused;
  const auto met = std::ranges::find_if(conditions, [&](const auto& condition) {
    return terms_.value(condition.steps, state, &deed.places).any();
  });
  if (met == conditions.end()) return false;
  if (why != nullptr) *why = met->reason;
  return true;
}

}  // namespace hr
