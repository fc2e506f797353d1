// SPDX-License-Identifier: MIT
// Counts the legal actions of a seat: patterns over sets of cells, and one by one only those
// actions that rules have to be asked about. Works in the frame that it is given and stores
// nothing, so a rule called by it may ask for actions itself. Throws Error where rules fail, and
// Exhausted.
#pragma once

#include "core/base/allowance.h"
#include "core/base/bit_queries.h"
#include "core/base/inline.h"
#include "core/engine/asks.h"
#include "core/engine/capacity.h"
#include "core/kernel/kernel_frame.h"
#include "core/kernel/terms.h"
#include "core/plan/rule_paths.h"

namespace hr {

template <int W>
class Kernel;

template <int W>
class MoveGenerator {
 public:
  using Frame = KernelFrame<W>;

  // All must outlive it. The kernel tries out actions of verbs with `unless`.
  MoveGenerator(Kernel<W>& kernel, const Game& game, Rules& rules, const Plan<W>& plan,
                const Terms<W>& sets)
      : kernel_(kernel), game_(&game), rules_(rules), plan_(plan), terms_(sets) {}

  // Everything that the seat may do now: in its turn, or in answer to what it is asked.
  void fill(Frame& f, const State& state, SeatId seat);
  // What a chain can go on with, if this is asked: how chains compare does not matter here.
  void fill_chain(Frame& f, const State& state, const Ask& ask);
  // Whether the seat could answer this ask.
  bool can_answer(Frame& f, const State& state, const Ask& ask);
  // Whether the rules let a seat with a complete part say that it is ready.
  bool may_be_ready(const State& state, SeatId seat, std::string* why);

 private:
  using B = Bits<W>;
  using BucketType = typename Bucket<W>::BucketType;

  void work_out_sets(Frame& f, const State& state, SeatId seat, bool ordinary);
  void fill_turn(Frame& f, const State& state, SeatId seat);
  void fill_verb(Frame& f, const State& state, SeatId seat, int verb, const Ask* ask);
  void fill_patterns(Frame& f, const State& state, SeatId seat, const VerbPlan<W>& plan,
                     const Ask* ask);
  void fill_listed(Frame& f, const State& state, SeatId seat, int verb, const Ask* ask);
  void fill_pattern(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                    const Ask* ask);
  void offer(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan, const Ask* ask);
  void offer_ways(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                  const Ask* ask);
  bool pass_guards(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                   const Ask* ask);
  B onto(const Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan) const;
  void fill_step(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto);
  void fill_slide(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                  const B& source, const B& onto);
  struct Lengths {
    int first = 1, last = 1;
  };
  Lengths slide_lengths(const Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                        int lifted) const;
  B slide_ends(const Frame& f, const PatternPlan<W>& plan, int from, Lengths lengths, const B& onto,
               const B& over) const;
  void fill_lifts(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                  const B& source, const B& onto);
  B lift_ends(const Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan, int from,
              int lifted, const B& onto) const;
  Lengths lift_range(const Frame& f, const State& state, SeatId seat,
                     const PatternPlan<W>& plan) const;
  void fill_along(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto,
                  const B& over);
  int on_line(const B& counted, int from, DirectionId dir) const;
  B step_ends(const PatternPlan<W>& plan, int from, const B& onto) const;
  B along_links(const PatternPlan<W>& plan, int from, const B& links, const B& onto) const;
  bool leads_to(const PatternPlan<W>& plan, int from, int to) const;
  B slides(const PatternPlan<W>& plan, int from, const B& over) const;
  void fill_far(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto,
                const B& over);
  void fill_far_on_rays(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto,
                        const B& over);
  void fill_jump_along(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto,
                       const B& over);
  void fill_jump(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto);
  bool may_cross(const Frame& f, const PatternPlan<W>& plan, int from, int to) const;
  void fill_number(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan);
  void fill_choice(Frame& f, const PatternPlan<W>& plan);
  void fill_parts(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan);
  void offer_part(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                  std::size_t part, const ActionPlaces<W>& places);
  void fill_part(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                 std::size_t part, const Action& before, const ActionPlaces<W>& places);
  void fill_after(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                  std::size_t part, const Action& before, const ActionPlaces<W>& places);
  bool allowed(Frame& f, const State& state, SeatId seat, const Choice& choice);
  void keep_given(Frame& f, const Ask& ask, std::size_t from);

  Kernel<W>& kernel_;
  const Game* game_;
  Rules& rules_;
  const Plan<W>& plan_;
  const Terms<W>& terms_;
};

// The cells that a pattern may lead to: its set without the cells that the seat sees to be full.
// (A tower has as much room as its zone says, and more is an error, not a rule.)
template <int W>
inline Bits<W> MoveGenerator<W>::onto(const Frame& f, const State& state, SeatId seat,
                                      const PatternPlan<W>& plan) const {
  B out = f.values[nth(plan.onto)];
  if (plan.zone == ZoneInstance::none || plan.stays) return out;
  const ZoneLayout& zone = game_->layout().zone(plan.zone);
  if (zone.holds == Holds::one || zone.holds == Holds::tower) return out;
  B occupancy;  // only occupied cells can be full
  for (const int word : zone.owner_sets)
    if (word >= 0) occupancy.unite(state.words() + word, plan_.words);
  const B visible = terms_.seen(state, plan.zone, seat);
  (out & occupancy & visible).each([&](int cell) {
    if (is_full(state, *game_, zone, cell, plan.code)) out.remove(cell);
  });
  return out;
}

// Whether all conditions of a pattern hold. If not, and the action that is asked about would be
// among those that it offers, notes the reason.
template <int W>
bool MoveGenerator<W>::pass_guards(Frame& f, const State& state, SeatId seat,
                                   const PatternPlan<W>& plan, const Ask* ask) {
  const std::size_t from = f.legal.buckets();
  for (const auto& guard : plan.when) {
    if (guard.rule < 0 ? f.values[nth(guard.set)].any()
                       : rules_.holds(View(kernel_, state, seat), guard.rule))
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
  // Of a piece that moves, offer() has seen to the first argument.
  const bool moves = plan.type == PatternType::step || plan.type == PatternType::slide ||
                     plan.type == PatternType::jump;
  if (ask != nullptr && ask->count > (moves ? 1 : 0)) keep_given(f, *ask, from);
}

// What a pattern offers if its conditions hold.
template <int W>
inline void MoveGenerator<W>::offer(Frame& f, const State& state, SeatId seat,
                                    const PatternPlan<W>& plan, const Ask* ask) {
  if (plan.ways >= 0) return offer_ways(f, state, seat, plan, ask);
  switch (plan.type) {
    case PatternType::place:
      f.legal.add(BucketType::at, &plan, 0, 0, onto(f, state, seat, plan));
      break;
    case PatternType::pick:
    case PatternType::seat:
      f.legal.add(BucketType::at, &plan, 0, 0, f.values[nth(plan.onto)]);
      break;
    case PatternType::sow:
      f.legal.add(BucketType::at, &plan, 0, 0,
                  plan.source_word >= 0 ? B::load(state.words() + plan.source_word, plan_.words)
                                        : f.values[nth(plan.source)]);
      break;
    case PatternType::choice:
      fill_choice(f, plan);
      break;
    case PatternType::pass:
      f.legal.add_numbers(&plan, 0, 1);
      break;
    case PatternType::number:
      fill_number(f, state, seat, plan);
      break;
    case PatternType::parts:
      fill_parts(f, state, seat, plan);
      break;
    case PatternType::step:
    case PatternType::slide:
    case PatternType::jump: {
      B source = plan.source_word >= 0 ? B::load(state.words() + plan.source_word, plan_.words)
                                       : f.values[nth(plan.source)];
      if (ask != nullptr && ask->count > 0) {  // the ask says which piece
        B given;
        if (ask->arguments[0] >= 0 && ask->arguments[0] < game_->cells())
          given.add(ask->arguments[0]);
        source &= given;
      }
      if (!source.any()) return;
      const B arrivals = onto(f, state, seat, plan);
      if (plan.by_lift) return fill_lifts(f, state, seat, plan, source, arrivals);
      if (plan.type == PatternType::step) fill_step(f, plan, source, arrivals);
      if (plan.type == PatternType::slide) fill_slide(f, state, seat, plan, source, arrivals);
      if (plan.type == PatternType::jump) fill_jump(f, plan, source, arrivals);
    }
  }
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
    if (!rules_.allow(View(kernel_, state, seat), choice.action, asked_about ? &f.reason : nullptr))
      return false;
  }
  const bool judged = verb.unless || !kernel_.plan_.pattern_of(seat, choice).refused.empty();
  const bool lazy = f.lazy && !verb.most;  // only legal actions are compared
  if (judged && lazy) f.untested = true;
  return !judged || lazy || !kernel_.judge_.forbidden(f, state, seat, choice);
}

template <int W>
HR_INLINE void MoveGenerator<W>::fill_patterns(Frame& f, const State& state, SeatId seat,
                                               const VerbPlan<W>& plan, const Ask* ask) {
  const SeatPlan<W>& mine = plan_.seats[nth(seat)];
  for (int p = plan.first; p < plan.end; ++p)
    fill_pattern(f, state, seat, mine.patterns[nth(p)], ask);
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
      kernel_.chains_.keep_best(f, from, state, seat, VerbId(verb));
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
  std::size_t i = 0;
  try {
    for (; i < needed; ++i) f.values[i] = terms_.value(mine.sets[i], mine, state, seat);
  } catch (Exhausted& exhausted) {
    exhausted.set_place(place_of_set(*game_, plan_, seat, i));
    throw;
  }
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
  return !game_->definition().ready || rules_.ready(View(kernel_, state, seat), why);
}

template <int W>
bool MoveGenerator<W>::can_answer(Frame& f, const State& state, const Ask& ask) {
  f.hypothetical = true;
  work_out_sets(f, state, ask.seat, false);
  fill_verb(f, state, ask.seat, index(ask.verb), &ask);
  return f.legal.total() > 0;
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

}  // namespace hr
