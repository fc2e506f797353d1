// SPDX-License-Identifier: MIT
// Plans a term for one seat: as masks over who occupies each cell if that is enough, otherwise as
// steps. What the seat does not see is left out, unless the full state is meant.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/plan/term_leaves.h"

namespace hr {

class TermPlanner : private TermLeaves {
 public:
  using PlainTerms::cells;
  using PlainTerms::fixed_seats;

  TermPlanner(const Game& game, const WideBoard& board, SeatId seat)
      : TermPlanner(game, board, seat, Eyes{}) {}
  TermPlanner(const Game& game, const WideBoard& board, SeatId seat, Eyes eyes)
      : TermLeaves(game, board, seat, eyes) {}

  // Adds a set to out.sets unless it is there already; returns its index.
  int add(const Bound& bound, SeatPlan<k_wide>& out);

  // From here on add() shares no set that was added before.
  void begin(const SeatPlan<k_wide>& out) { first_ = out.sets.size(); }

  // The steps that compute a term; empty if it would take too many.
  WideSteps steps(const BoundTerm& set);

  // The same for a term that cannot be worked out in any other way. Throws Error, starting with
  // `where`, if it takes too many steps.
  WideSteps steps(const BoundTerm& term, const std::string& where);

 private:
  using Step = TermStep<k_wide>;

  std::size_t first_ = 0;

  static bool same(const TermPlan<k_wide>& a, const TermPlan<k_wide>& b);
  int occupancy(ZoneInstance zone, SeatPlan<k_wide>& plan) const;

  // Appends the steps that compute the term; returns false if steps are not enough. `depth`: how
  // many values are on the stack before.
  bool describe(const BoundTerm& term, std::vector<Step>& steps, std::size_t depth = 0);

  // The parts of a term, and then the step that makes one value of theirs.
  bool describe_parts(TermStepOp op, const BoundTerm& term, std::vector<Step>& steps,
                      std::size_t depth);

  // + * - of two sets, conditions, or a condition and what it guards; or of two numbers.
  bool describe_joined(const BoundTerm& term, std::vector<Step>& steps, std::size_t depth);
  bool describe_pair(const BoundTerm& term, std::vector<Step>& steps, std::size_t depth);
  bool describe_chosen_kind(const BoundTerm& term, std::vector<Step>& steps, std::size_t depth);

  // The same term for another seat; what is seen is still what this seat sees.
  template <class F>
  bool for_seat(SeatId seat, const F& describe_it) {
    const SeatId me = std::exchange(seat_, seat);
    const bool out = describe_it();
    seat_ = me;
    return out;
  }

  bool describe_as(const BoundTerm& term, std::vector<Step>& steps, std::size_t depth);
  bool describe_seats_for(const BoundTerm& term, std::vector<Step>& steps, std::size_t depth);
  bool describe_best(const BoundTerm& term, std::vector<Step>& steps, std::size_t depth);

  // The rule is a list of its own, worked out each time.
  bool describe_grow(const BoundTerm& term, std::vector<Step>& steps, std::size_t depth);

  // The cards, or pieces, of `a` that have an attribute from `b` to `c`, or among the words `b`.
  bool describe_having(const BoundTerm& term, std::vector<Step>& steps, std::size_t depth);

  // The cells of `a` that are asked for an attribute: where the seat sees only backs, it is told
  // none. Cells of bags are kinds, so nobody need look at what is there.
  bool describe_asked(const BoundTerm& term, std::vector<Step>& steps, std::size_t depth);

  // What is made of an attribute of what is on the cells of `a`, as far as it is seen. The sum is
  // over all pieces of a set in their zone; of cards that are on their way, once for each kind.
  bool describe_attribute(TermStepOp op, const BoundTerm& term, std::vector<Step>& steps,
                          std::size_t depth);

  // How many pieces are on cells of a set: those of the set's own kinds and owners, in their zone.
  // Of a tower all, because it carries them, unless the set says what it is holding; of a bag all,
  // because a cell has one kind.
  bool describe_total(const BoundTerm& term, std::vector<Step>& steps, std::size_t depth);

  // The cells on which there are so many of some pieces.
  bool describe_holding(const BoundTerm& term, std::vector<Step>& steps, std::size_t depth);

  // If one of the two parts of a set has no effect, as options may leave it (a + nowhere, a -
  // nowhere, a * everywhere), the other part.
  const BoundTerm* all_that_counts(const BoundTerm& set);

  // Appends what this seat, which looks, sees of a zone instance.
  bool describe_seen(ZoneInstance zone, std::vector<Step>& steps, std::size_t depth);
  bool describe_pieces(const BoundTerm& set, std::vector<Step>& steps, std::size_t depth);

  // Cards of which the seat sees only the backs: that there are some; in a row, where they are.
  bool describe_backs(const BoundTerm& set, std::vector<Step>& steps, std::size_t depth);
};

// A term on the full state, by seat. Throws Error, starting with `where`, if it takes too many
// steps.
std::vector<WideSteps> steps_by_seat(const Game& game, const WideBoard& board, const Bound& term,
                                     const std::string& where);

}  // namespace hr
