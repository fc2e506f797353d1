// SPDX-License-Identifier: MIT
// Finds the longest chains of a verb whose actions go on (VerbDef::most): each chain is carried out
// on copies of the game, without a listener. Scratch memory is kept for each depth, so after the
// first few chains nothing is allocated. Re-entry: rules that are called meanwhile may ask
// questions, which never search chains. Threads: one.
#pragma once

#include <algorithm>
#include <deque>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/kernel/deeds.h"
#include "core/kernel/kernel_frame.h"
#include "core/kernel/terms.h"
#include "core/plan/plan.h"

namespace hr {

template <int W>
class Kernel;

template <int W>
class ChainSearch {
 public:
  // All must outlive it. The kernel tries the actions out.
  ChainSearch(Kernel<W>& kernel, const Game& game, const Plan<W>& plan, const Terms<W>& terms)
      : kernel_(kernel), game_(&game), plan_(plan), terms_(terms) {}

  // Of the actions in the buckets from `from` on, keeps those with which a longest chain begins.
  void keep_longest(KernelFrame<W>& f, std::size_t from, const State& state, SeatId seat);

 private:
  static constexpr std::size_t k_max_length = 64;

  // A chain as far as it has come.
  struct Link {
    explicit Link(const Plan<W>& plan) : frame(plan) {}
    KernelFrame<W> frame;
    State state;
  };

  // The length of the longest chain that begins with this action, which counts.
  int longest(const State& state, SeatId seat, const Choice& choice, std::size_t depth);

  Kernel<W>& kernel_;
  const Game* game_;
  const Plan<W>& plan_;
  const Terms<W>& terms_;
  std::deque<Link> links_;  // elements never move, so references stay valid
};

template <int W>
int ChainSearch<W>::longest(const State& state, SeatId seat, const Choice& choice,
                            std::size_t depth) {
  const VerbId verb = choice.action.verb;
  if (depth == k_max_length)
    throw Error("verbs." + game_->verb_def(verb).name + ": a chain of more than " +
                std::to_string(k_max_length) + " actions");
  if (depth == links_.size()) links_.emplace_back(plan_);
  Link& link = links_[depth];
  link.state = state;
  Deed<W> deed;
  deed.ends_chain = false;
  kernel_.perform(link.state, seat, choice, link.frame.silent, deed);
  const auto& again = plan_.seats[nth(seat)].verbs[nth(verb)].again;
  Allowance::spend(300);
  if (!deed.places.here.any() || !terms_.value(again, link.state, &deed.places).any()) return 1;
  kernel_.moves_.fill_chain(link.frame, link.state, seat, verb, CellId(deed.places.here.select(0)));
  int best = 0;
  for (std::uint64_t n = 0; n < link.frame.legal.total(); ++n)
    best = std::max(best, longest(link.state, seat, link.frame.legal.pick(n), depth + 1));
  return 1 + best;
}

template <int W>
void ChainSearch<W>::keep_longest(KernelFrame<W>& f, std::size_t from, const State& state,
                                  SeatId seat) {
  std::vector<Choice>& found = f.found;
  found.clear();
  for (std::size_t b = from; b < f.legal.buckets(); ++b)
    for (std::uint64_t n = 0; n < f.legal.bucket(b).count; ++n)
      found.push_back(f.legal.decode(f.legal.bucket(b), n));
  if (found.size() <= 1) return;
  f.legal.drop_from(from);
  const std::size_t first = f.legal.listed();
  int best = 0;
  std::size_t kept = 0;
  for (const Choice& choice : found) {
    const int length = longest(state, seat, choice, 0);
    if (length > best) kept = 0;
    if (length >= best) found[kept++] = choice;
    best = std::max(best, length);
  }
  for (std::size_t i = 0; i < kept; ++i) f.legal.list(found[i]);
  f.legal.add_listed(first);
}

}  // namespace hr
