// SPDX-License-Identifier: MIT
// Finds the chains of a verb whose actions go on that are worth most (VerbDef::most): each chain is
// carried out on copies of the game, without a listener. The search ends where no chain can be
// worth more, if the actions use something up (core/plan/chain_counters.h), and remembers what the
// rest of a chain is worth in the positions that it has met. Scratch memory is kept for each depth,
// so after the first few chains nothing is allocated. Re-entry: rules that are called meanwhile may
// ask questions, which never search chains. Threads: one.
#pragma once

#include <deque>
#include <limits>
#include <vector>

#include "core/kernel/action_runner.h"
#include "core/kernel/kernel_frame.h"
#include "core/kernel/terms.h"
#include "core/plan/plan.h"

namespace hr {

// What a chain can go on with.
template <int W>
class ChainLinks {
 public:
  // Fills f.legal as if this were asked; how chains compare does not matter here.
  virtual void fill_chain(KernelFrame<W>& f, const State& state, const Ask& ask) = 0;

 protected:
  ChainLinks() = default;
  ~ChainLinks() = default;
  ChainLinks(const ChainLinks&) = default;
  ChainLinks& operator=(const ChainLinks&) = delete;
};

template <int W>
class ChainSearch {
 public:
  // All must outlive it.
  ChainSearch(const Game& game, const Plan<W>& plan, const Terms<W>& terms, ActionRunner<W>& runner,
              ChainLinks<W>& links);

  // Whether the chain of an action of a verb goes on if it can, and what is asked then.
  bool goes_on(const State& state, SeatId seat, VerbId verb, const ActionEffects<W>& done,
               Ask& ask) const;
  // Of the actions of a verb, which are in the buckets from `from` on, keeps those with which a
  // best chain begins.
  void keep_best(KernelFrame<W>& f, std::size_t from, const State& state, SeatId seat, VerbId verb);
  // Whether a chain that begins with this action, one of those in the frame, is worth as much as
  // the counters of its verb allow, and it belongs to this pattern: then it is legal. Only for
  // verbs with counters of which actions may be drawn (VerbPlan::drawn).
  bool begins_best(const KernelFrame<W>& f, const State& state, SeatId seat, const Choice& choice);

 private:
  using Value = std::int64_t;
  static constexpr std::size_t k_max_length = 64;
  static constexpr Value k_no_limit = std::numeric_limits<Value>::max() / 2;

  // A chain as far as it has come: what it may go on with, and the position after one of these.
  struct Link {
    explicit Link(const Plan<W>& plan) : frame(plan) {}
    KernelFrame<W> frame;
    State state;
  };
  // What the rest of a chain is worth from a position on.
  struct Known {
    Word key = 0;
    std::uint64_t search = 0;
    Value value = 0;
  };
  static constexpr std::size_t k_known = 1024;

  void begin(const State& state, SeatId seat, VerbId verb);
  const VerbPlan<W>& verb() const { return plan_.seats[nth(seat_)].verbs[nth(verb_)]; }
  const PatternPlan<W>& pattern(const Choice& choice) const {
    return plan_.seats[nth(seat_)].patterns[nth(verb().first + choice.pattern)];
  }
  Value worth(const State& state, const PatternPlan<W>& pattern) const;
  Value limit(const State& state) const;
  // The most that can follow an action where a chain may be worth `limit` in all.
  Value rest(const PatternPlan<W>& pattern, Value limit) const {
    return limit == k_no_limit ? limit : limit - heaviest_[nth(pattern.counter)];
  }
  Value best(const State& state, const Ask& ask, Value limit, std::size_t depth);
  Value after(const State& state, const Choice& choice, Value limit, std::size_t depth);
  void note_reason(KernelFrame<W>& f, std::size_t kept) const;
  Known& known(const State& state, const Ask& ask, std::size_t depth);

  const Game* game_;
  const Plan<W>& plan_;
  const Terms<W>& terms_;
  ActionRunner<W>& runner_;
  ChainLinks<W>& goes_on_with_;
  std::deque<Link> links_;  // elements never move, so references stay valid
  // Of the latest search: whose chains, and, if its verb has counters, what an action of each
  // pattern is worth, and of those that use up a counter the one that is worth most.
  SeatId seat_ = SeatId::none;
  VerbId verb_ = VerbId::none;
  std::vector<Value> worths_, heaviest_;
  std::vector<Known> known_;
  std::uint64_t search_ = 0;
  bool remembers_ = true;  // position keys say all that matters
};

}  // namespace hr
