// SPDX-License-Identifier: MIT
#include "core/kernel/move_generator.h"

#include <algorithm>
#include <cassert>

#include "core/base/allowance.h"
#include "core/engine/asks.h"
#include "core/kernel/pattern_words.h"
#include "core/plan/rule_paths.h"

namespace hr {

// Whether all conditions of a pattern hold. If not, and the action that is asked about would be
// among those that it offers, notes the reason.
template <int W>
bool MoveGenerator<W>::pass_guards(Frame& f, const State& state, SeatId seat,
                                   const PatternPlan<W>& plan, const Ask* ask) {
  const std::size_t from = f.legal.buckets();
  for (const auto& guard : plan.when) {
    if (guard.rule < 0 ? f.values[nth(guard.set)].any()
                       : rules_.holds(View(engine_, state, seat), guard.rule))
      continue;
    if (f.asked_about != nullptr && !guard.reason.empty() && f.reason.empty()) {
      offer(f, state, seat, plan, ask);
      if (f.legal.has(*f.asked_about, from)) f.reason = guard.reason;
      f.legal.drop_from(from);
    }
    return false;
  }
  return true;
}

template <int W>
inline void MoveGenerator<W>::fill_pattern(Frame& f, const State& state, SeatId seat,
                                           const PatternPlan<W>& plan, const Ask* ask) {
  const std::size_t from = f.legal.buckets();
  if (plan.guarded && !pass_guards(f, state, seat, plan, ask)) return;
  offer(f, state, seat, plan, ask);
  if (f.legal.apart()) f.legal.close_pattern(from);
  // Of a piece that moves, offer() has seen to the first argument.
  if (ask != nullptr && ask->count > (word_of(plan.type).moves ? 1 : 0)) keep_given(f, *ask, from);
}

// What a pattern offers if its conditions hold.
template <int W>
inline void MoveGenerator<W>::offer(Frame& f, const State& state, SeatId seat,
                                    const PatternPlan<W>& plan, const Ask* ask) {
  if (plan.ways >= 0) return offer_ways(f, state, seat, plan, ask);
  if (!plan.parts.empty()) return fill_parts(f, state, seat, plan);
  PatternOffer<W> pattern{patterns_, f, state, seat, plan, ask};
  with_pattern(plan.type, [&](auto word) { word.offer(pattern); });
}

// Keeps only those actions in the buckets from `from` on that have the given arguments.
template <int W>
void MoveGenerator<W>::keep_given(Frame& f, const Ask& ask, std::size_t from) {
  const std::size_t first = f.legal.listed();
  for (std::size_t b = from; b < f.legal.buckets(); ++b)
    for (std::uint64_t n = 0; n < f.legal.bucket(b).count; ++n) {
      Allowance::spend(20);
      const Choice choice = f.legal.decode(f.legal.bucket(b), n);
      bool same = true;
      for (int i = 0; i < ask.count; ++i)
        same = same && choice.action.arguments[nth(i)] == ask.arguments[nth(i)];
      if (same) f.legal.list(choice);
    }
  f.legal.drop_from(from);
  f.legal.add_listed(first);
}

template <int W>
bool MoveGenerator<W>::allowed(Frame& f, const State& state, SeatId seat, const Choice& choice) {
  const VerbDef& verb = game_->verb_def(choice.action.verb);
  if (verb.allow) {
    const bool asked_about = f.asked_about != nullptr && *f.asked_about == choice.action;
    if (!rules_.allow(View(engine_, state, seat), choice.action, asked_about ? &f.reason : nullptr))
      return false;
  }
  const PatternPlan<W>& pattern = plan_.pattern_of(seat, choice);
  const bool judged = verb.unless || !pattern.refused.empty();
  const bool lazy = f.lazy && !verb.most;  // only legal actions are compared
  if (judged && lazy) f.untested = true;
  if (!judged || lazy) return true;
  if (f.foresees && pattern.foreseeable) {
    const bool forbids = f.foresight.forbids(pattern, choice.action, f.trial);
    assert(forbids == judge_.forbidden(f, state, seat, choice));
    return !forbids;
  }
  return !judge_.forbidden(f, state, seat, choice);
}

template <int W>
HR_INLINE void MoveGenerator<W>::fill_patterns(Frame& f, const State& state, SeatId seat,
                                               const VerbPlan<W>& plan, const Ask* ask) {
  const SeatPlan<W>& mine = plan_.seats[nth(seat)];
  if (plan.overlap) f.legal.begin_apart();
  for (int p = plan.first; p < plan.end; ++p)
    fill_pattern(f, state, seat, mine.patterns[nth(p)], ask);
  f.legal.end_apart();
}

// Prepares to judge the actions that were found, if no reason is asked for: for more than a few,
// looking ahead is less work than trying each.
template <int W>
void MoveGenerator<W>::look_ahead(Frame& f, const State& state, SeatId seat,
                                  const VerbPlan<W>& plan) {
  constexpr std::size_t k_few = 4;
  f.foresees = W != k_wide && plan.foreseen >= 0 && f.asked_about == nullptr;
  if constexpr (W != k_wide)
    if (f.foresees)
      f.foresight.begin(*game_, plan_, state, plan_.seats[nth(seat)].patterns[nth(plan.foreseen)],
                        f.found.size() > k_few && !f.hypothetical);
}

// Handles a verb whose actions have to be examined one by one.
template <int W>
void MoveGenerator<W>::fill_listed(Frame& f, const State& state, SeatId seat, int verb,
                                   const Ask* ask) {
  constexpr std::uint64_t k_max = k_max_tested_actions;
  const VerbPlan<W>& plan = plan_.seats[nth(seat)].verbs[nth(verb)];
  const std::size_t from = f.legal.buckets();
  fill_patterns(f, state, seat, plan, ask);
  std::vector<Choice>& found = f.found;
  found.clear();
  for (std::size_t b = from; b < f.legal.buckets(); ++b) {
    if (found.size() + f.legal.bucket(b).count > k_max)
      throw Error(
          rules_.located(place_of_verb(*game_, verb), "expected at most " + std::to_string(k_max) +
                                                          " actions to test one by one; give a "
                                                          "number's range by functions instead of "
                                                          "allow"));
    for (std::uint64_t n = 0; n < f.legal.bucket(b).count; ++n)
      found.push_back(f.legal.decode(f.legal.bucket(b), n));
  }
  f.legal.drop_from(from);
  // If two patterns offer the same action, it belongs to the first.
  std::sort(found.begin(), found.end(), [](const Choice& a, const Choice& b) {
    return a.action != b.action ? a.action < b.action : a.pattern < b.pattern;
  });
  found.erase(std::unique(found.begin(), found.end(),
                          [](const Choice& a, const Choice& b) { return a.action == b.action; }),
              found.end());
  const std::size_t first = f.legal.listed();
  look_ahead(f, state, seat, plan);
  const auto ask_rules = [&] {
    for (const Choice& choice : found) {
      Allowance::spend(100);
      if (allowed(f, state, seat, choice)) f.legal.list(choice);
      if (f.hypothetical && f.legal.listed() > first) return;  // one is enough
    }
  };
  rules_.as_one(std::ref(ask_rules));
  f.legal.add_listed(first);
}

template <int W>
inline void MoveGenerator<W>::fill_verb(Frame& f, const State& state, SeatId seat, int verb,
                                        const Ask* ask) {
  const VerbPlan<W>& plan = plan_.seats[nth(seat)].verbs[nth(verb)];
  try {
    const std::size_t from = f.legal.buckets();
    const bool draws = f.lazy && plan.drawn;
    if (plan.examined && !draws)
      fill_listed(f, state, seat, verb, ask);
    else
      fill_patterns(f, state, seat, plan, ask);
    if (draws)
      f.untested = true;
    else if (plan.most && !f.hypothetical && f.legal.buckets() > from)
      chains_.keep_best(f, from, state, seat, VerbId(verb));
  } catch (Exhausted& exhausted) {
    exhausted.set_place(place_of_verb(*game_, verb));
    throw;
  }
}

template <int W>
inline void MoveGenerator<W>::fill_turn(Frame& f, const State& state, SeatId seat) {
  for (const int verb : plan_.compulsory) fill_verb(f, state, seat, verb, nullptr);
  if (f.legal.total() > 0) return;
  for (const int verb : plan_.ordinary) fill_verb(f, state, seat, verb, nullptr);
  if (state.header().pie == Pie::open) f.legal.add_built_in(game_->swap());
}

template <int W>
inline void MoveGenerator<W>::work_out_sets(Frame& f, const State& state, SeatId seat,
                                            bool ordinary) {
  const SeatPlan<W>& mine = plan_.seats[nth(seat)];
  const std::size_t needed = ordinary ? mine.turn_sets : mine.position_sets;
  f.values.resize(std::max(f.values.size(), mine.sets.size()));
  f.sight.clear();
  f.earlier.forget();
  std::size_t i = 0;
  try {
    if (mine.shared_terms > 0) [[unlikely]]
      return work_out_shared(f, state, seat, needed, i);
    for (; i < needed; ++i) f.values[i] = terms_.value(mine.sets[i], mine, state, seat);
  } catch (Exhausted& exhausted) {
    exhausted.set_place(place_of_set(*game_, plan_, seat, i));
    throw;
  }
}

// The same where they have terms in common. `i`: the set that is being worked out.
template <int W>
void MoveGenerator<W>::work_out_shared(Frame& f, const State& state, SeatId seat,
                                       std::size_t needed, std::size_t& i) {
  const SeatPlan<W>& mine = plan_.seats[nth(seat)];
  ActionPlaces<W> none;
  none.shared = &f.shared;
  f.shared.begin(mine.shared_terms);
  for (; i < needed; ++i) f.values[i] = terms_.value(mine.sets[i], mine, state, seat, &none);
}

template <int W>
inline void MoveGenerator<W>::fill(Frame& f, const State& state, SeatId seat) {
  f.legal.begin();
  f.untested = false;
  const Header& header = state.header();
  if (header.ended) return;
  const int open = header.asks == 0 ? -1 : open_ask(state, *game_, seat);
  if (header.asks == 0 ? header.turn != seat : open < 0) return;
  if (header.asks == 0) {
    work_out_sets(f, state, seat, true);
    return fill_turn(f, state, seat);
  }
  const Ask ask = ask_at(state, *game_, open);
  if (game_->built_in(ask.verb)) {
    if (may_be_ready(state, seat, nullptr)) f.legal.add_built_in(ask.verb);
    return;
  }
  work_out_sets(f, state, seat, false);
  fill_verb(f, state, seat, index(ask.verb), &ask);
  for (int i = open; ask_at(state, *game_, i).or_next;) {
    const Ask other = ask_at(state, *game_, ++i);
    fill_verb(f, state, seat, index(other.verb), &other);
  }
  if (ask.mode == AskMode::may) f.legal.add_built_in(game_->decline());
}

template <int W>
bool MoveGenerator<W>::may_be_ready(const State& state, SeatId seat, std::string* why) {
  return !game_->definition().ready || rules_.ready(View(engine_, state, seat), why);
}

template <int W>
bool MoveGenerator<W>::can_answer(Frame& f, const State& state, const Ask& ask) {
  f.hypothetical = true;
  work_out_sets(f, state, ask.seat, false);
  fill_verb(f, state, ask.seat, index(ask.verb), &ask);
  return f.legal.total() > 0;
}

template <int W>
bool MoveGenerator<W>::can_act(Frame& f, const State& state, SeatId seat) {
  f.hypothetical = true;
  work_out_sets(f, state, seat, true);
  const auto can = [&](int verb) {
    fill_verb(f, state, seat, verb, nullptr);
    return f.legal.total() > 0;
  };
  return state.header().pie == Pie::open || std::ranges::any_of(plan_.compulsory, can) ||
         std::ranges::any_of(plan_.ordinary, can);
}

template <int W>
void MoveGenerator<W>::fill_chain(Frame& f, const State& state, const Ask& ask) {
  f.legal.begin();
  work_out_sets(f, state, ask.seat, !game_->verb_def(ask.verb).asked);
  const VerbPlan<W>& plan = plan_.seats[nth(ask.seat)].verbs[nth(ask.verb)];
  if (plan.judged || game_->verb_def(ask.verb).allow)
    fill_listed(f, state, ask.seat, index(ask.verb), &ask);
  else
    fill_patterns(f, state, ask.seat, plan, &ask);
}

// What a pattern offers in those directions that a term says.
template <int W>
void MoveGenerator<W>::offer_ways(Frame& f, const State& state, SeatId seat,
                                  const PatternPlan<W>& plan, const Ask* ask) {
  for (const DirectionId dir : Directions(f.values[nth(plan.ways)].first_word())) {
    offer(f, state, seat, plan.by_way[nth(dir)], ask);
    if (word_of(plan.type).by_ways) return;  // the same in each of them
  }
}

// Actions of several parts, part by part: each part is offered on the position that those before it
// lead to.
template <int W>
void MoveGenerator<W>::fill_parts(Frame& f, const State& state, SeatId seat,
                                  const PatternPlan<W>& plan) {
  ActionPlaces<W> nothing_yet;
  nothing_yet.actor = seat;
  if (plan_.seats[nth(seat)].shared_terms > 0) nothing_yet.shared = &f.shared;
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
  const bool has_sets = part > 0 && mine.first_set < mine.end_set;
  if (has_sets && places.shared != nullptr) f.shared.begin_action(places);
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
  typename Frame::PartChoices& scratch = f.parts[part];
  for (std::size_t i = 0; i < scratch.choices.size(); ++i) {
    Allowance::spend(moves ? 20 + game_->layout().words() / 8 : 20);
    const Action chosen = scratch.choices[i].action;
    Action after = before;
    for (int a = 0; a < chosen.count; ++a)
      after.arguments[after.count++] = chosen.arguments[nth(a)];
    ActionEffects<W> done(scratch.state);
    done.places = places;
    done.places.position = &scratch.state;
    done.places.shared = nullptr;  // what is known is not of the position while it changes
    if (moves || mine.ways >= 0) scratch.state = state;
    f.silent.chance.begin(state.header().ply);
    runner_.run_part(scratch.state, mine, part, chosen, f.silent, done);
    done.places.shared = places.shared;
    if (!moves || places.shared == nullptr) {
      fill_part(f, moves ? scratch.state : state, seat, plan, part + 1, after, done.places);
      continue;
    }
    const std::uint64_t position = f.shared.leave();
    fill_part(f, scratch.state, seat, plan, part + 1, after, done.places);
    f.shared.go_back(position);
  }
}

#define HR_MOVE_GENERATOR(W) template class MoveGenerator<W>;
HR_EACH_WIDTH(HR_MOVE_GENERATOR)
#undef HR_MOVE_GENERATOR

}  // namespace hr
