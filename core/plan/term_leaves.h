// SPDX-License-Identifier: MIT
// The steps of terms that have no parts, apart from sets of pieces. Part of making a Plan.
#pragma once

#include <vector>

#include "core/plan/plain_terms.h"

namespace hr {

class TermLeaves : public PlainTerms {
 public:
  using PlainTerms::PlainTerms;

 protected:
  using Step = TermStep<k_wide>;

  static bool push_cells(const Bits<k_wide>& cells, std::vector<Step>& steps);
  static void keep_cells(const Bits<k_wide>& cells, std::vector<Step>& steps);
  static bool push_op(TermStepOp op, std::vector<Step>& steps, std::int64_t n = 0);
  bool describe_var(const BoundTerm& term, std::vector<Step>& steps) const;

  // seats(var "out"), seats(no(var "out")), seats(at_least(var "tokens", 3)) and so on, if the
  // variable is seen of all seats: as one step. Returns false for any other condition.
  bool describe_seats_within(const BoundTerm& condition, std::vector<Step>& steps) const;
  bool describe_chosen(const BoundTerm& term, std::vector<Step>& steps);

  // What a condition compares with a range; null: it does nothing of the kind.
  static const BoundTerm* compared_var(const BoundTerm& condition, SeatRange& range);

  // Pieces that were jumped and are still there are nobody's: the word of the set of them, or -1.
  int struck_word(const BoundTerm& set, ZoneInstance zone) const;

  // To the last step, or to a further one with this operation.
  static void add_word(TermStepOp further, int word, std::vector<Step>& steps);
};

}  // namespace hr
