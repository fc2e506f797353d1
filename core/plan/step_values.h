// SPDX-License-Identifier: MIT
// What the step of a word (core/language/terms) makes a value of: those that it takes from the
// stack, and where it is. Whoever evaluates steps makes one for each, so nothing in it outlives the
// step.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/game/game.h"
#include "core/language/term_words.h"
#include "core/plan/cell_walks.h"
#include "core/plan/lanes.h"
#include "core/plan/pushed_values.h"
#include "core/plan/step_pieces.h"

namespace hr {

// For at most this many cells their links are looked up; for more, all cells are shifted at once.
inline constexpr int k_few_cells = 2;

template <int W>
Bits<W> near_cells(const TermStep<W>& step, const std::vector<Shift<W>>& shifts, const Bits<W>& at,
                   Bits<W> out) {
  if (step.tables->beside.empty()) return near_cells(step.tables->dirs, shifts, at, out);
  if (at.count() > k_few_cells) {
    if constexpr (W == 1)
      if (!step.tables->lanes.empty())
        return out | Bits<1>::of_word(step.tables->lanes[0].near(at.words[0]));
    return near_cells(step.tables->dirs, shifts, at, out);
  }
  at.each([&](int cell) { out |= step.tables->beside[nth(cell)]; });
  return out;
}

template <int W>
struct StepValues {
  // It has the `n` of the term, and tables if the word follows anything or names something.
  const TermStep<W>& step;
  const TermBoard<W>& board;
  const Word* state;              // null where all is known in advance
  const ActionPlaces<W>* places;  // of the action; null: there is none
  const Bits<W>* values;          // as many as the row of the step says

  // The values, in the order of the parts of the term; the one on top is the last. A condition is
  // empty or all ones.
  HR_INLINE const Bits<W>& operator[](std::size_t i) const { return values[i]; }
  // Of a part that is a number, or directions.
  std::int64_t number(std::size_t i) const { return as_number(values[i]); }
  Directions directions(std::size_t i) const { return Directions(values[i].first_word()); }

  // A number or a condition as a value.
  static Bits<W> as_value(std::int64_t n) { return hr::as_value<W>(n); }
  Bits<W> condition(bool holds) const { return holds_if(board, holds); }

  // The directions that the rules name; all, if they name none and the word follows `dirs`.
  const std::vector<DirectionId>& dirs() const { return step.tables->dirs; }
  // Straight runs in these, if they can be followed all at once; else null. On boards of one word.
  const Lanes* lanes() const requires(W == 1) {
    return step.tables->lanes.empty() ? nullptr : step.tables->lanes.data();
  }
  // `out`, with the cells to which links in them lead from some.
  HR_INLINE Bits<W> beside(const Bits<W>& at, const Bits<W>& out) const {
    return near_cells(step, board.shifts, at, out);
  }
  // `out`, with the cells from which links in them lead to some.
  Bits<W> before(const Bits<W>& at, Bits<W> out) const {
    for (const DirectionId dir : dirs()) out |= board.shifts[nth(dir)].pull(at);
    return out;
  }
  // What to spend of the Allowance for each pass over all cells.
  static constexpr int pass() { return Shift<W>::work(); }

  // For words that ask what is on a cell for an attribute. Calls visit(number) with that of each
  // kind that has one; or visit(word, n) with which word, and how many pieces there are.
  template <class F>
  void each_number_on(int cell, const F& visit) const {
    each_value_on(step.tables->worth, state, cell, board.cells, false,
                  [&](std::int64_t value, std::int64_t) {
                    if (value != k_unvalued) visit(value);
                  });
  }
  template <class F>
  void each_word_on(int cell, const F& visit) const {
    each_value_on(step.tables->worth, state, cell, board.cells, true,
                  [&](std::int64_t value, std::int64_t n) {
                    if (value != 0) visit(std::countr_zero(static_cast<Word>(value)), n);
                  });
  }
  // All words there, one bit each.
  Word words_on(int cell) const {
    return hr::words_on(step.tables->worth, state, cell, board.cells);
  }
};

}  // namespace hr
