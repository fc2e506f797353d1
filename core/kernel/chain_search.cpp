// SPDX-License-Identifier: MIT
#include "core/kernel/chain_search.h"

#include <algorithm>
#include <string>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "core/base/mix.h"
#include "core/engine/asks.h"

namespace hr {

template <int W>
ChainSearch<W>::ChainSearch(const Game& game, const Plan<W>& plan, const Terms<W>& terms,
                            ActionRunner<W>& runner, ChainLinks<W>& links)
    : game_(&game),
      plan_(plan),
      terms_(terms),
      runner_(runner),
      goes_on_with_(links),
      remembers_(std::ranges::none_of(game.definition().vars, &VarDef::clock)) {}

template <int W>
inline bool ChainSearch<W>::goes_on(const State& state, SeatId seat, VerbId verb,
                                    const ActionEffects<W>& done, Ask& ask) const {
  const VerbPlan<W>& plan = plan_.seats[nth(seat)].verbs[nth(verb)];
  if (plan.again.empty() || (!plan.any_piece && !done.places.here.any()) ||
      !terms_.value(plan.again, state, &done.places).any())
    return false;
  ask = {.mode = AskMode::must, .seat = seat, .verb = verb};
  if (plan.any_piece) return true;
  ask.count = 1;
  ask.arguments[0] = done.places.here.select(0);
  return true;
}

template <int W>
void ChainSearch<W>::begin(const State& state, SeatId seat, VerbId verb_id) {
  seat_ = seat;
  verb_ = verb_id;
  ++search_;
  const VerbPlan<W>& plan = verb();
  if (plan.counters.empty()) return;
  worths_.clear();
  heaviest_.assign(plan.counters.size(), 0);
  for (int p = plan.first; p < plan.end; ++p) {
    const PatternPlan<W>& pattern = plan_.seats[nth(seat)].patterns[nth(p)];
    Value value = 1;
    if (!pattern.worth.empty()) value = as_number(terms_.value(pattern.worth, state, nullptr));
    worths_.push_back(value);
    heaviest_[nth(pattern.counter)] = std::max(heaviest_[nth(pattern.counter)], value);
  }
}

// What an action counts for.
template <int W>
typename ChainSearch<W>::Value ChainSearch<W>::worth(const State& state,
                                                     const PatternPlan<W>& pattern) const {
  Value value = 1;
  if (!verb().counters.empty())
    value = worths_[nth(pattern.pattern)];
  else if (!pattern.worth.empty())
    value = as_number(terms_.value(pattern.worth, state, nullptr));
  if (value >= 0) return value;
  throw Error("verbs." + game_->verb_def(pattern.verb).name + "." +
              std::to_string(pattern.pattern + 1) + ".worth: expected 0 or more, got " +
              std::to_string(value));
}

// The most that a chain can be worth from here on.
template <int W>
typename ChainSearch<W>::Value ChainSearch<W>::limit(const State& state) const {
  const std::vector<int>& counters = verb().counters;
  if (counters.empty()) return k_no_limit;
  Value out = 0;
  for (std::size_t i = 0; i < counters.size(); ++i)
    out += std::max(Value{0}, static_cast<Value>(state.words()[counters[i]])) * heaviest_[i];
  return out;
}

// What the best chain is worth that begins with one of the actions which are asked for.
template <int W>
typename ChainSearch<W>::Value ChainSearch<W>::best(const State& state, const Ask& ask, Value limit,
                                                    std::size_t depth) {
  if (depth == k_max_length)
    throw Error("verbs." + game_->verb_def(verb_).name + ": a chain of more than " +
                std::to_string(k_max_length) + " actions");
  if (depth == links_.size()) links_.emplace_back(plan_);
  LegalList<W>& legal = links_[depth].frame.legal;
  goes_on_with_.fill_chain(links_[depth].frame, state, ask);
  Value out = 0;
  for (std::uint64_t n = 0; n < legal.total() && out < limit; ++n) {
    const Choice choice = legal.pick(n);
    const PatternPlan<W>& plan = pattern(choice);
    const Value value = worth(state, plan), left = rest(plan, limit);
    if (value + left > out) out = std::max(out, value + after(state, choice, left, depth));
  }
  return out;
}

// What the best of all that may follow an action is worth.
template <int W>
typename ChainSearch<W>::Value ChainSearch<W>::after(const State& state, const Choice& choice,
                                                     Value limit, std::size_t depth) {
  if (limit == 0) return 0;
  if (depth == links_.size()) links_.emplace_back(plan_);
  Link& link = links_[depth];
  link.state = state;
  ActionEffects<W> done(link.state);
  runner_.perform(link.state, seat_, choice, link.frame.silent, done);
  Allowance::spend(300);
  Ask ask;
  if (!goes_on(link.state, seat_, verb_, done, ask)) return 0;
  // After one action, positions differ.
  if (!remembers_ || depth == 0) return best(link.state, ask, limit, depth + 1);
  Known& met = known(link.state, ask, depth);
  const Word key = met.key;
  if (met.search == search_) return met.value;
  const Value value = best(link.state, ask, limit, depth + 1);
  met = {.key = key, .search = search_, .value = value};
  return value;
}

// The place for what is worth most from this position on; of this search if it is known already.
template <int W>
typename ChainSearch<W>::Known& ChainSearch<W>::known(const State& state, const Ask& ask,
                                                      std::size_t depth) {
  const Word piece = ask.count == 0 ? 0 : static_cast<Word>(ask.arguments[0]) + 1;
  const Word key = mix(key_with_asks(state, *game_), piece * k_max_length + depth);
  if (known_.empty()) known_.resize(k_known);
  Known& out = known_[key % k_known];
  if (out.key != key) out = {.key = key};
  return out;
}

template <int W>
void ChainSearch<W>::keep_best(KernelFrame<W>& f, std::size_t from, const State& state, SeatId seat,
                               VerbId verb_id) {
  std::vector<Choice>& found = f.found;
  found.clear();
  for (std::size_t b = from; b < f.legal.buckets(); ++b)
    for (std::uint64_t n = 0; n < f.legal.bucket(b).count; ++n)
      found.push_back(f.legal.decode(f.legal.bucket(b), n));
  if (found.size() <= 1) return;
  begin(state, seat, verb_id);
  f.legal.drop_from(from);
  const std::size_t first = f.legal.listed();
  const Value most = limit(state);
  Value best = 0;
  std::size_t kept = 0;
  for (Choice& choice : found) {  // those kept so far come first
    const PatternPlan<W>& plan = pattern(choice);
    const Value value = worth(state, plan), left = rest(plan, most);
    if (value + left < best) continue;
    const Value all = value + after(state, choice, left, 0);
    if (all > best) kept = 0;
    if (all >= best) std::swap(found[kept++], choice);
    best = std::max(best, all);
  }
  note_reason(f, kept);
  for (std::size_t i = 0; i < kept; ++i) f.legal.list(found[i]);
  f.legal.add_listed(first);
}

// If the action that is asked about is one of those found, but not of the first `kept`, says why.
template <int W>
void ChainSearch<W>::note_reason(KernelFrame<W>& f, std::size_t kept) const {
  if (f.asked_about == nullptr || !f.reason.empty()) return;
  const auto found = std::ranges::find(f.found, *f.asked_about, &Choice::action);
  if (found - f.found.begin() < static_cast<std::ptrdiff_t>(kept) || found == f.found.end()) return;
  const auto weighs = [](const PatternDef& pattern) { return pattern.worth != nullptr; };
  const bool by_worth = std::ranges::any_of(game_->verb_def(verb_).patterns, weighs);
  f.reason = by_worth ? "another choice allows a chain that is worth more"
                      : "another choice allows a longer chain";
}

template <int W>
bool ChainSearch<W>::begins_best(const KernelFrame<W>& f, const State& state, SeatId seat,
                                 const Choice& choice) {
  begin(state, seat, choice.action.verb);
  if (verb().listed && f.legal.find(choice.action)->pattern != choice.pattern) return false;
  const PatternPlan<W>& plan = pattern(choice);
  const Value most = limit(state), left = rest(plan, most);
  return worth(state, plan) + after(state, choice, left, 0) == most;
}

#define HR_CHAIN_SEARCH(W) template class ChainSearch<W>;
HR_EACH_WIDTH(HR_CHAIN_SEARCH)
#undef HR_CHAIN_SEARCH

}  // namespace hr
