// SPDX-License-Identifier: MIT
#include "core/kernel/judge.h"

#include <algorithm>

#include "core/base/allowance.h"
#include "core/kernel/header_changes.h"
#include "core/plan/hidden_reads.h"

namespace hr {

template <int W>
void Judge<W>::remember(State& state, ActionEffects<W>& done) {
  const Word key = board_key(state, *game_);
  done.places.repetitions = times(state, key);
  if (done.lasting) state.forget();
  state.remember(key);
}

template <int W>
bool Judge<W>::forbidden(KernelFrame<W>& f, const State& state, SeatId seat, const Choice& choice) {
  Allowance::spend(game_->layout().words() / 8);
  // Rules that are called may ask what repeats, too, and so may the actions that others could do.
  if (game_->asks_rules() || (plan_.asks_stuck && game_->counts_boards()))
    f.trial = state;
  else
    f.trial.take_position(state);
  f.trial.header().in_group = all_open(f.trial, *game_);
  if (!f.hypothetical) use_ask_or_turn(f.trial, *game_, seat, choice.action.verb);
  ActionEffects<W> done(f.trial);
  if (f.sight.empty()) note_sight(state, seat, choice, f.sight);
  runner_.perform(f.trial, seat, choice, f.silent, done);
  done.places.sight = f.sight.data();
  if (game_->counts_boards())
    done.places.repetitions = f.earlier.times(state, board_key(f.trial, *game_));
  const bool asked_about = f.asked_about != nullptr && *f.asked_about == choice.action;
  return illegal(f.trial, seat, choice, f.silent, done, asked_about ? &f.reason : nullptr);
}

template <int W>
void Judge<W>::note_sight(const State& state, SeatId seat, const Choice& choice,
                          std::vector<Bits<W>>& sight) const {
  sight.clear();
  if (!plan_.pattern_of(seat, choice).reads_sight) return;
  for (const ZoneInstance zone : game_->layout().zone_instances())
    if (in_fog(*game_, zone)) sight.push_back(terms_.seen(state, zone, seat));
}

template <int W>
void Judge<W>::note_repetitions(const State& state, ActionEffects<W>& done) {
  if (game_->counts_boards()) done.places.repetitions = times(state, board_key(state, *game_));
}

template <int W>
bool Judge<W>::illegal(State& state, SeatId seat, const Choice& choice, ActionContext& context,
                       ActionEffects<W>& done, std::string* why) {
  if (refused(state, seat, choice, done, why)) return true;
  if (!game_->verb_def(choice.action.verb).unless) return false;
  Effect effect(engine_, state, context, seat);
  return rules_.unless(effect, seat, choice);
}

// Whether one of the declared conditions forbids the position that an action has led to; `why` gets
// its reason, if it is not null.
template <int W>
bool Judge<W>::refused(const State& state, SeatId seat, const Choice& choice,
                       ActionEffects<W>& done, std::string* why) const {
  const auto& conditions = plan_.pattern_of(seat, choice).refused;
  const auto met = std::ranges::find_if(conditions, [&](const auto& condition) {
    return terms_.value(condition.steps, state, &done.places).any();
  });
  if (met == conditions.end()) return false;
  if (why != nullptr) *why = met->reason;
  return true;
}

#define HR_JUDGE(W) template class Judge<W>;
HR_EACH_WIDTH(HR_JUDGE)
#undef HR_JUDGE

}  // namespace hr
