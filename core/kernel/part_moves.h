// SPDX-License-Identifier: MIT
// Actions of several parts: what the MoveGenerator offers for them, part by part, and how they are
// carried out. Each part is offered on the position that the parts before it lead to.
#pragma once

#include "core/base/number_range.h"
#include "core/kernel/kernel.h"
#include "core/kernel/note_places.h"

namespace hr {

// The arguments of one part of an action, which begin at `first`.
inline Action part_of(const Action& action, int first, int arity) {
  Action out{.verb = action.verb, .count = static_cast<std::uint8_t>(arity)};
  for (int i = 0; i < arity; ++i) out.arguments[nth(i)] = action.arguments[nth(first + i)];
  return out;
}

// Carries out the engine's own doing of one part, and notes its places instead of those before.
template <int W>
void do_part(const Plan<W>& plan, const Game& game, Deeds<W>& deeds, State& state,
             const PatternPlan<W>& part, std::size_t number, const Action& action,
             ActionContext& context, Deed<W>& deed) {
  const bool progress = deed.progress, lasting = deed.lasting;
  if (part.type != PatternType::choice && part.type != PatternType::number &&
      part.type != PatternType::seat) {
    deeds.note_ways(state, part, deed);
    deed.places.origin = deed.places.here = deed.places.passed = deed.places.crossed = {};
    deed.places.heading = DirectionId::none;
  }
  note_places(plan, game, part, action, deed.places, number);
  deeds.carry_out(state, part, action, context, deed);
  deed.progress = deed.progress || progress;
  deed.lasting = deed.lasting || lasting;
}

// Carries out all parts of an action.
template <int W>
void Kernel<W>::perform_parts(State& state, const PatternPlan<W>& plan, const Action& action,
                              ActionContext& context, Deed<W>& deed) {
  int first = 0;
  for (std::size_t p = 0; p < plan.parts.size(); ++p) {
    const PatternPlan<W>& part = plan.parts[p];
    do_part(plan_, *game_, deeds_, state, part, p, part_of(action, first, part.arity), context,
            deed);
    first += part.arity;
  }
  deed.progress = deed.progress || plan.progress;
  deed.lasting = deed.lasting || plan.progress;
}

template <int W>
void MoveGenerator<W>::fill_parts(Frame& f, const State& state, SeatId seat,
                                  const PatternPlan<W>& plan) {
  ActionPlaces<W> nothing_yet;
  nothing_yet.actor = seat;
  if (!plan.independent)
    return fill_part(f, state, seat, plan, 0, Action{.verb = plan.verb}, nothing_yet);
  const std::size_t from = f.legal.buckets();
  for (std::size_t p = 0; p < plan.parts.size(); ++p) {
    offer_part(f, state, seat, plan, p, nothing_yet);
    f.legal.take_as_part(from);
  }
  f.legal.add_combined(&plan);
}

// What a part offers by itself, after those that have led to this state and to these places.
template <int W>
void MoveGenerator<W>::offer_part(Frame& f, const State& state, SeatId seat,
                                  const PatternPlan<W>& plan, std::size_t part,
                                  const ActionPlaces<W>& places) {
  const PatternPlan<W>& mine = plan.parts[part];
  const SeatPlan<W>& seat_plan = plan_.seats[nth(seat)];
  if (part > 0)
    for (int i = mine.first_set; i < mine.end_set; ++i)
      f.values[nth(i)] = terms_.value(seat_plan.sets[nth(i)], seat_plan, state, seat, &places);
  f.places = &places;
  if (!mine.guarded || pass_guards(f, state, seat, mine, nullptr))
    offer(f, state, seat, mine, nullptr);
  f.places = nullptr;
}

// Offers a part after the arguments of those before it, which have led to this state and to these
// places; what it offers is either the end of the action, or is followed by the next part.
template <int W>
void MoveGenerator<W>::fill_part(Frame& f, const State& state, SeatId seat,
                                 const PatternPlan<W>& plan, std::size_t part, const Action& before,
                                 const ActionPlaces<W>& places) {
  const std::size_t from = f.legal.buckets();
  offer_part(f, state, seat, plan, part, places);
  if (part + 1 == plan.parts.size()) return f.legal.put_after(before, from);
  std::vector<Choice>& choices = f.parts[part].choices;
  choices.clear();
  for (std::size_t b = from; b < f.legal.buckets(); ++b) {
    const Bucket<W>& bucket = f.legal.bucket(b);
    if (choices.size() + bucket.count > k_max_tested_actions)
      throw Error(rules_.located(place_of_verb(*game_, index(plan.verb)),
                                 "part " + std::to_string(part + 1) + " offers more than " +
                                     std::to_string(k_max_tested_actions) +
                                     " choices, each of which has to be followed"));
    for (std::uint64_t n = 0; n < bucket.count; ++n) choices.push_back(f.legal.decode(bucket, n));
  }
  f.legal.drop_from(from);
  fill_after(f, state, seat, plan, part, before, places);
}

// Offers the next part after each of the choices of this one.
template <int W>
void MoveGenerator<W>::fill_after(Frame& f, const State& state, SeatId seat,
                                  const PatternPlan<W>& plan, std::size_t part,
                                  const Action& before, const ActionPlaces<W>& places) {
  const PatternPlan<W>& mine = plan.parts[part];
  const bool moves = mine.zone != ZoneInstance::none && !mine.stays;
  typename Frame::Part& scratch = f.parts[part];
  for (std::size_t i = 0; i < scratch.choices.size(); ++i) {
    Allowance::spend(moves ? 20 + game_->layout().words() / 8 : 20);
    const Action chosen = scratch.choices[i].action;
    Action after = before;
    for (int a = 0; a < chosen.count; ++a)
      after.arguments[after.count++] = chosen.arguments[nth(a)];
    Deed<W> deed;
    deed.places = places;
    if (moves || mine.ways >= 0) scratch.state = state;
    f.silent.chance.begin(state.header().ply);
    do_part(plan_, *game_, kernel_.deeds_, scratch.state, mine, part, chosen, f.silent, deed);
    fill_part(f, moves ? scratch.state : state, seat, plan, part + 1, after, deed.places);
  }
}

[[noreturn]] inline void refuse_number(const Rules& rules, const std::string& place,
                                       std::int64_t n) {
  throw Error(rules.located(place, "expected an integer from " + std::to_string(k_min_number) +
                                       " to " + std::to_string(k_max_number) + ", got " +
                                       std::to_string(n)));
}

// The number of choices in a turn fits into 64 bits, as each range has at most 2^32 numbers.
template <int W>
void MoveGenerator<W>::fill_number(Frame& f, const State& state, SeatId seat,
                                   const PatternPlan<W>& plan) {
  const View view(kernel_, state, seat);
  const auto amount = [&](const Amount& a, const std::vector<TermStep<W>>& steps) {
    const std::int64_t n = !steps.empty() ? as_number(terms_.value(steps, state, f.places))
                           : a.rule < 0   ? a.value
                                          : rules_.number(view, a.rule);
    if (n < k_min_number || n > k_max_number)
      refuse_number(rules_, place_of_verb(*game_, index(plan.verb)), n);
    return n;
  };
  const std::int64_t low = amount(plan.def->low, plan.low);
  const std::int64_t high = amount(plan.def->high, plan.high);
  if (low > high) return;
  f.legal.add_numbers(&plan, low, static_cast<std::uint64_t>(high - low) + 1);
}

// The words of a choice whose conditions hold, run by run.
template <int W>
void MoveGenerator<W>::fill_choice(Frame& f, const PatternPlan<W>& plan) {
  const std::size_t words = plan.def->words.size();
  const auto offered = [&](std::size_t word) {
    return word < words && (plan.offered.empty() || plan.offered[word] < 0 ||
                            f.values[nth(plan.offered[word])].any());
  };
  for (std::size_t word = 0; word < words; ++word) {
    const std::size_t first = word;
    while (offered(word)) ++word;
    if (word > first) f.legal.add_numbers(&plan, static_cast<std::int64_t>(first), word - first);
  }
}

}  // namespace hr
