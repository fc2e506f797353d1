// SPDX-License-Identifier: MIT
// Whether patterns of a verb can offer the same action; if so, it belongs to the first of them.
// Where masks say which cells those are, the later pattern loses them once and for all; else, turn
// by turn (core/kernel/offered_moves.h). Part of making a Plan. "May" is the safe answer.
#pragma once

#include "core/plan/plan.h"

namespace hr {

// The kinds that a piece of this zone can have on a cell of the set.
KindSet kinds_on(const BoundTerm& set, ZoneId zone);

// What can be on a cell of the set in this zone: a piece of the seat (1), of another (2), of nobody
// (4), or nothing (8).
unsigned holders_on(const BoundTerm& set, ZoneId zone);

class PatternOverlap {
 public:
  // Both must outlive it; the patterns of the seat's plan must have been added.
  PatternOverlap(const Game& game, SeatPlan<k_wide>& seat) : game_(game), seat_(seat) {}

  // Takes from each of the verb's patterns what an earlier one offers whatever the position is,
  // unless there are so many that comparing them all would take long.
  void narrow(const VerbPlan<k_wide>& plan) const;

  // Whether all that the verb's patterns offer is counted as sets of cells.
  bool by_sets(const VerbPlan<k_wide>& plan) const;

  // Whether two of the verb's patterns may offer the same action.
  bool found(const VerbPlan<k_wide>& plan) const;

 private:
  static constexpr int k_max_narrowed = 64;

  // Whether the earlier pattern offers an action of the later one, whatever the position is,
  // whenever its set has the cell that the action leads to; of other patterns that is not known.
  bool covers(const PatternPlan<k_wide>& earlier, const PatternPlan<k_wide>& later) const;
  bool covers_steps(const PatternPlan<k_wide>& earlier, const PatternPlan<k_wide>& later) const;

  // The later pattern has a set of its own after this.
  void leave_out(const PatternPlan<k_wide>& earlier, PatternPlan<k_wide>& later) const;

  // Whether no two patterns of a verb can lead to the same cell; checked in one pass.
  bool set_apart(const VerbPlan<k_wide>& plan) const;

  // Whether two patterns can never offer the same arguments.
  bool disjoint(const PatternPlan<k_wide>& a, const PatternPlan<k_wide>& b) const;

  // Whether each cell has one piece at most, as far as patterns are concerned.
  bool one_on_top(ZoneInstance zone) const;

  // On a straight board two cells determine a direction and a distance.
  bool other_ways(const PatternPlan<k_wide>& a, const PatternPlan<k_wide>& b) const;
  static bool both_step(const PatternPlan<k_wide>& a, const PatternPlan<k_wide>& b);
  // Several links may lead as far as one leap.
  bool leaps(const PatternPlan<k_wide>& pattern) const;

  // In nanoseconds.
  std::int64_t work_of_a_pair() const;

  const Game& game_;
  SeatPlan<k_wide>& seat_;
};

}  // namespace hr
