// SPDX-License-Identifier: MIT
#include "core/kernel/action_runner.h"

#include "core/base/error.h"
#include "core/engine/capacity.h"
#include "core/engine/pieces.h"
#include "core/kernel/header_changes.h"
#include "core/kernel/pattern_words.h"
#include "core/plan/rule_paths.h"

namespace hr {

namespace {

// The arguments of one part of an action, which begin at `first`.
inline Action part_of(const Action& action, int first, int arity) {
  Action out{.verb = action.verb, .count = static_cast<std::uint8_t>(arity)};
  for (int i = 0; i < arity; ++i) out.arguments[nth(i)] = action.arguments[nth(first + i)];
  return out;
}

}  // namespace

template <int W>
void ActionRunner<W>::note_ways(const State& state, const PatternPlan<W>& plan,
                                ActionEffects<W>& done) const {
  if (plan.ways < 0) return;
  const SeatId seat = done.places.actor;
  const SeatPlan<W>& mine = plan_.seats[nth(seat)];
  const B ways = terms_.value(mine.sets[nth(plan.ways)], mine, state, seat, &done.places);
  done.places.ways = Directions(ways.first_word());
}

template <int W>
void ActionRunner<W>::run_part(State& state, const PatternPlan<W>& part, std::size_t number,
                               const Action& action, ActionContext& context,
                               ActionEffects<W>& done) {
  const bool progress = done.progress, lasting = done.lasting;
  if (!word_of(part.type).chooses || word_of(part.type).takes == ActionTakes::cell) {
    note_ways(state, part, done);
    done.places.origin = done.places.here = done.places.passed = done.places.crossed = {};
    done.places.heading = DirectionId::none;
  }
  note_places(plan_, *game_, part, action, done.places, number);
  run_pattern(state, part, action, context, done);
  done.progress = done.progress || progress;
  done.lasting = done.lasting || lasting;
}

template <int W>
void ActionRunner<W>::run_parts(State& state, const PatternPlan<W>& plan, const Action& action,
                                ActionContext& context, ActionEffects<W>& done) {
  int first = 0;
  for (std::size_t p = 0; p < plan.parts.size(); ++p) {
    const PatternPlan<W>& part = plan.parts[p];
    run_part(state, part, p, part_of(action, first, part.arity), context, done);
    first += part.arity;
  }
  done.progress = done.progress || plan.progress;
  done.lasting = done.lasting || plan.progress;
}

template <int W>
void ActionRunner<W>::built_in(State& state, VerbId verb, ActionContext& context,
                               ActionEffects<W>& done) {
  if (verb == game_->decline() && done.closes != VerbId::none)
    return writes_.decline(state, done.closes, context, done);
  if (verb != game_->swap()) return;
  Header& header = state.header();
  header.pie = Pie::taken;
  header.key ^= k_open_swap_key;
  header.turn_open = true;
  if (context.events != nullptr)
    context.events->push_back({game_->swapped_event(), all_seats(game_->seats()), {}});
}

template <int W>
void ActionRunner<W>::perform(State& state, SeatId seat, const Choice& choice,
                              ActionContext& context, ActionEffects<W>& done) {
  const VerbId verb = choice.action.verb;
  Header& header = state.header();
  done.places.actor = seat;
  context.chance.begin(header.ply, seat);
  if (context.events != nullptr) fog_.note(state);
  const PatternPlan<W>* const plan =
      game_->built_in(verb) ? nullptr : &plan_.pattern_of(seat, choice);
  if (plan == nullptr) {
    built_in(state, verb, context, done);
  } else {
    if (!plan->parts.empty()) {
      run_parts(state, *plan, choice.action, context, done);
    } else {
      if (plan_.reads_places) {
        note_ways(state, *plan, done);
        note_places(plan_, *game_, *plan, choice.action, done.places);
      }
      run_pattern(state, *plan, choice.action, context, done);
    }
    if (plan->writes) writes_.apply(state, plan->does, context, done);
    if (header.pie == Pie::open) {
      header.pie = Pie::declined;
      header.key ^= k_open_swap_key;
    }
  }
  header.stuck = 0;
  // The order of answers in a group must not matter, so the group counts as one action, at its end.
  header.progress = header.in_group && (done.progress || header.progress);
  if (!header.in_group) count_action(header, done.progress);
  header.lasting = header.lasting || done.lasting;
  if (plan != nullptr && plan->effect) {
    Effect effect(engine_, state, context, seat);
    rules_.effect(effect, seat, choice.action);
  }
}

template <int W>
void ActionRunner<W>::run_pattern(State& state, const PatternPlan<W>& plan, const Action& action,
                                  ActionContext& context, ActionEffects<W>& done) try {
  done.progress = done.lasting = plan.progress;
  if (plan.zone == ZoneInstance::none || plan.stays) return;
  const ZoneLayout& zone = game_->layout().zone(plan.zone);
  if (state.header().in_group) check_secret(*game_, zone, done.places.actor);
  const PatternAction<W> under_way{patterns_, writes_, state, plan, zone, action, context, done};
  with_pattern(plan.type, [&](auto word) { word.carry_out(under_way); });
} catch (const NoRoom& full) {
  throw Error(rules_.located(place_of_verb(*game_, index(plan.verb)), full.what()));
}

template <int W>
void ActionRunner<W>::lift_struck(State& state, ActionContext& context, ActionEffects<W>& done) {
  const int word = game_->layout().struck_word();
  const ZoneInstance at = game_->layout().struck_zone();
  B::load(state.words() + word, plan_.words).each([&](int cell) {
    const ZoneLayout& zone = game_->layout().zone(at);
    const int code = code_at(state.words(), zone, cell);
    state.words()[word + (cell >> 6)] &= ~cell_bit(cell);
    state.header().key ^= struck_key(cell);
    if (code < 0) return;  // a rule has removed it
    take_piece(state, *game_, zone, cell, code);
    writes_.captured(state, done.places.actor, at, cell, code, context, done);
  });
}

#define HR_ACTION_RUNNER(W) template class ActionRunner<W>;
HR_EACH_WIDTH(HR_ACTION_RUNNER)
#undef HR_ACTION_RUNNER

}  // namespace hr
