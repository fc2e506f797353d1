// SPDX-License-Identifier: MIT
// Counts the legal actions of a seat: patterns over sets of cells, and one by one only those
// actions that rules have to be asked about. Works in the frame that it is given and stores
// nothing, so a rule called by it may ask for actions itself. Throws Error where rules fail, and
// Exhausted.
#pragma once

#include "core/base/allowance.h"
#include "core/base/bit_queries.h"
#include "core/base/number_range.h"
#include "core/engine/asks.h"
#include "core/kernel/capacity.h"
#include "core/kernel/kernel_frame.h"
#include "core/kernel/rule_paths.h"
#include "core/kernel/sets.h"

namespace hr {

template <int W>
class Kernel;

template <int W>
class MoveGenerator {
 public:
  using Frame = KernelFrame<W>;

  // All must outlive it. The kernel tries out actions of verbs with `unless`.
  MoveGenerator(Kernel<W>& kernel, const Game& game, Rules& rules, const Plan<W>& plan,
                const Sets<W>& sets)
      : kernel_(kernel), game_(&game), rules_(rules), plan_(plan), sets_(sets) {}

  // Everything that the seat may do now: in its turn, or in answer to what it is asked.
  void fill(Frame& f, const State& state, SeatId seat);
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
  void fill_listed(Frame& f, const State& state, SeatId seat, int verb, const Ask* ask);
  void fill_pattern(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                    const Ask* ask);
  B onto(const Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan) const;
  void fill_step(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto);
  void fill_slide(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                  const B& source, const B& onto);
  B slides(const PatternPlan<W>& plan, int from, const B& over) const;
  void fill_jump(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto);
  void fill_number(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan);
  bool allowed(Frame& f, const State& state, SeatId seat, const Choice& choice);
  void keep_given(Frame& f, const Ask& ask, std::size_t from);

  static B load(const State& state, int word) { return B::load(state.words() + word); }

  Kernel<W>& kernel_;
  const Game* game_;
  Rules& rules_;
  const Plan<W>& plan_;
  const Sets<W>& sets_;
};

// The cells that a pattern may lead to: its set without the cells that the seat sees to be full.
template <int W>
inline Bits<W> MoveGenerator<W>::onto(const Frame& f, const State& state, SeatId seat,
                                      const PatternPlan<W>& plan) const {
  B out = f.values[nth(plan.onto)];
  if (plan.zone == ZoneInstance::none || plan.def->stays) return out;
  const ZoneLayout& zone = game_->layout().zone(plan.zone);
  if (zone.holds == Holds::one) return out;
  B occupancy;  // only occupied cells can be full
  for (const int word : zone.owner_sets)
    if (word >= 0) occupancy = occupancy | load(state, word);
  const B visible = sets_.seen(state, plan.zone, seat);
  (out & occupancy & visible).each([&](int cell) {
    if (is_full(state, *game_, zone, cell, plan.code)) out.remove(cell);
  });
  return out;
}

template <int W>
inline void MoveGenerator<W>::fill_step(Frame& f, const PatternPlan<W>& plan, const B& source,
                                        const B& onto) {
  // A single piece is faster by itself; its actions are numbered the same.
  if (!plan.by_direction || source.count() <= 1) {
    source.each([&](int from) {
      f.legal.add(BucketType::from, &plan, from, 1, plan.reach[nth(from)] & onto);
    });
    return;
  }
  for (const DirectionId dir : plan.dirs)
    f.legal.add(BucketType::towards, &plan, index(dir), 1,
                plan_.shifts[nth(dir)].push(source) & onto);
}

// The cells that a piece can slide to: over cells of `over`, and to the first cell after them.
template <int W>
Bits<W> MoveGenerator<W>::slides(const PatternPlan<W>& plan, int from, const B& over) const {
  B ends;
  for (const DirectionId dir : plan.dirs) {
    const std::vector<B>& rays = plan_.rays[nth(dir)];
    const B& ray = rays[nth(from)];
    const B stops = ray - over;
    ends = ends | ray;
    if (!is_nonempty(stops)) continue;
    const bool up = plan_.shifts[nth(dir)].delta > 0;
    ends = ends - rays[nth(up ? first_cell(stops) : last_cell(stops))];
  }
  return ends;
}

template <int W>
void MoveGenerator<W>::fill_slide(Frame& f, const State& state, SeatId seat,
                                  const PatternPlan<W>& plan, const B& source, const B& onto) {
  const B& over = f.values[nth(plan.over)];
  int first = plan.first, last = plan.last;
  const View view(kernel_, state, seat);
  if (plan.def->max && plan.def->max->rule >= 0)
    last = static_cast<int>(
        std::clamp<std::int64_t>(rules_.number(view, plan.def->max->rule), 0, last));
  if (plan.def->exactly && plan.def->exactly->rule >= 0) {
    first = static_cast<int>(
        std::clamp<std::int64_t>(rules_.number(view, plan.def->exactly->rule), 0, last + 1));
    if (first < 1) return;
    last = std::min(first, last);
  }
  if (plan_.uniform && source.count() > 1) {
    for (const DirectionId dir : plan.dirs) {
      B front = source;
      for (int n = 1; n <= last && front.any(); ++n) {
        front = plan_.shifts[nth(dir)].push(front);
        if (n >= first) f.legal.add(BucketType::towards, &plan, index(dir), n, front & onto);
        front = front & over;
      }
    }
    return;
  }
  if (!plan_.rays.empty() && !plan.def->max && !plan.def->exactly) {
    source.each([&](int from) {
      f.legal.add(BucketType::from, &plan, from, 1, slides(plan, from, over) & onto);
    });
    return;
  }
  source.each([&](int from) {  // a single piece is faster by itself
    B ends;
    for (const DirectionId dir : plan.dirs) {
      const CellId* const links = plan_.shifts[nth(dir)].links;
      int at = index(links[from]);
      int n = 1;
      for (; n <= last && at >= 0; ++n, at = index(links[at])) {
        if (n >= first && onto.test(at)) ends.add(at);
        if (!over.test(at)) break;
      }
      Allowance::spend(n);
    }
    ends.remove(from);  // a slide right round the board is no move
    f.legal.add(BucketType::from, &plan, from, 1, ends);
  });
}

template <int W>
void MoveGenerator<W>::fill_jump(Frame& f, const PatternPlan<W>& plan, const B& source,
                                 const B& onto) {
  const B& over = f.values[nth(plan.over)];
  for (const DirectionId dir : plan.dirs) {
    const Shift<W>& shift = plan_.shifts[nth(dir)];
    if (plan_.uniform) {
      f.legal.add(BucketType::towards, &plan, index(dir), 2,
                  shift.push(shift.push(source) & over) & onto);
      continue;
    }
    source.each([&](int from) {
      B start;
      start.add(from);
      const B middle = shift.push(start) & over;
      if (middle.any())
        f.legal.add(BucketType::over, &plan, from, middle.select(0), shift.push(middle) & onto);
    });
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
  std::int64_t low = 0, high = static_cast<std::int64_t>(plan.def->words.size()) - 1;
  if (plan.type == PatternType::number) {
    const View view(kernel_, state, seat);
    const auto amount = [&](const Amount& a) {
      const std::int64_t n = a.rule < 0 ? a.value : rules_.number(view, a.rule);
      if (n < k_min_number || n > k_max_number)
        refuse_number(rules_, place_of_verb(*game_, index(plan.verb)), n);
      return n;
    };
    low = amount(plan.def->low);
    high = amount(plan.def->high);
  }
  if (plan.type == PatternType::pass) high = 0;
  if (low > high) return;
  f.legal.add_numbers(&plan, low, static_cast<std::uint64_t>(high - low) + 1);
}

template <int W>
inline void MoveGenerator<W>::fill_pattern(Frame& f, const State& state, SeatId seat,
                                           const PatternPlan<W>& plan, const Ask* ask) {
  const std::size_t from = f.legal.buckets();
  switch (plan.type) {
    case PatternType::place:
      f.legal.add(BucketType::at, &plan, 0, 0, onto(f, state, seat, plan));
      break;
    case PatternType::pick:
      f.legal.add(BucketType::at, &plan, 0, 0, f.values[nth(plan.onto)]);
      break;
    case PatternType::choice:
    case PatternType::number:
    case PatternType::pass:
      fill_number(f, state, seat, plan);
      break;
    default: {
      B source = plan.source_word >= 0 ? load(state, plan.source_word) : f.values[nth(plan.source)];
      if (ask != nullptr && ask->count > 0) {  // the ask says which piece
        B given;
        if (ask->arguments[0] >= 0 && ask->arguments[0] < game_->cells())
          given.add(ask->arguments[0]);
        source = source & given;
      }
      const B arrivals = onto(f, state, seat, plan);
      if (plan.type == PatternType::step) fill_step(f, plan, source, arrivals);
      if (plan.type == PatternType::slide) fill_slide(f, state, seat, plan, source, arrivals);
      if (plan.type == PatternType::jump) fill_jump(f, plan, source, arrivals);
    }
  }
  if (ask != nullptr && ask->count > 0) keep_given(f, *ask, from);
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
  return !verb.unless || !kernel_.forbidden(f, state, seat, choice);
}

// Handles a verb whose actions have to be examined one by one.
template <int W>
void MoveGenerator<W>::fill_listed(Frame& f, const State& state, SeatId seat, int verb,
                                   const Ask* ask) {
  constexpr std::uint64_t k_max = k_max_tested_actions;
  const VerbPlan<W>& plan = plan_.seats[nth(seat)].verbs[nth(verb)];
  const std::size_t from = f.legal.buckets();
  for (int p = plan.first; p < plan.end; ++p)
    fill_pattern(f, state, seat, plan_.seats[nth(seat)].patterns[nth(p)], ask);
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
  const SeatPlan<W>& mine = plan_.seats[nth(seat)];
  const VerbPlan<W>& plan = mine.verbs[nth(verb)];
  try {
    if (plan.listed) return fill_listed(f, state, seat, verb, ask);
    for (int p = plan.first; p < plan.end; ++p)
      fill_pattern(f, state, seat, mine.patterns[nth(p)], ask);
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
  const std::size_t needed = ordinary ? mine.turn_sets : mine.sets.size();
  f.values.resize(std::max(f.values.size(), mine.sets.size()));
  std::size_t i = 0;
  try {
    for (; i < needed; ++i) f.values[i] = sets_.value(mine.sets[i], mine, state, seat);
  } catch (Exhausted& exhausted) {
    exhausted.set_place(place_of_set(*game_, plan_, seat, i));
    throw;
  }
}

template <int W>
inline void MoveGenerator<W>::fill(Frame& f, const State& state, SeatId seat) {
  f.legal.begin();
  const Header& header = state.header();
  if (header.ended) return;
  const int open = header.asks == 0 ? -1 : open_ask(state, *game_, seat);
  if (header.asks == 0 ? header.turn != seat : open < 0) return;
  work_out_sets(f, state, seat, header.asks == 0);
  if (header.asks == 0) return fill_turn(f, state, seat);
  const Ask ask = ask_at(state, *game_, open);
  if (game_->built_in(ask.verb)) {
    if (may_be_ready(state, seat, nullptr)) f.legal.add_built_in(ask.verb);
    return;
  }
  fill_verb(f, state, seat, index(ask.verb), &ask);
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

}  // namespace hr
