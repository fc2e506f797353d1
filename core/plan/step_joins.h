// SPDX-License-Identifier: MIT
// Joins two lists of steps with +, * or -, as one step where the second is constant or only pieces.
// Part of making a Plan.
#pragma once

#include <vector>

#include "core/language/term_table.h"
#include "core/plan/term_step.h"

namespace hr {

class StepJoins {
 public:
  using Step = TermStep<k_wide>;

  // `words`: of a set of the board's cells.
  explicit StepJoins(int words) : words_(words) {}

  // `word`: one of the three. Appends to `first` what computes the result.
  void join(const TermWord& word, std::vector<Step>& first, std::vector<Step> second) const;

 private:
  static Step plain(TermStepOp op);
  static Step with(TermStepOp op, const Bits<k_wide>& cells);
  Bits<k_wide> all_but(const Bits<k_wide>& cells) const;

  // `last`: cells, pieces or vacant. Returns false if no single step does it.
  bool absorb(Joins how, std::vector<Step>& steps, Step& last) const;
  static void append(std::vector<Step>& steps, Step& pieces, TermStepOp op);

  // Keeps only some cells of what the steps compute.
  static void keep(std::vector<Step>& steps, const Bits<k_wide>& cells);

  // Removes pieces from what the steps compute.
  static void remove(std::vector<Step>& steps, Step& pieces);

  int words_;
};

}  // namespace hr
