// SPDX-License-Identifier: MIT
// What the steps of a term push on the stack: what is in the state, and what the action has done or
// chosen. Evaluated by core/plan/term_steps.h.
#pragma once

#include <array>

#include "core/base/allowance.h"
#include "core/base/bit_queries.h"
#include "core/base/inline.h"
#include "core/plan/step_pieces.h"
#include "core/plan/term_step.h"

namespace hr {

template <int W>
class SharedValues;

// The places of an action, while it is carried out.
template <int W>
struct ActionPlaces {
  Bits<W> origin, here, passed, crossed, lost;
  Directions ways{0};  // in which its pattern leads, if a term says so
  DirectionId heading = DirectionId::none;
  SeatId actor = SeatId::none;
  // By part of the action: the cell (where a piece moved to), the seat, the number, or the index of
  // the word that was chosen.
  std::array<std::int64_t, k_max_arguments> chosen{-1, -1, -1, -1};
  std::int64_t repetitions = 0;       // how often the pieces stood so after earlier actions
  int lifted = 0;                     // how many pieces it moves
  const Bits<W>* so_far = nullptr;    // in the rule of `grow`
  const Bits<W>* kept = nullptr;      // what the writes that are under way have kept
  const Bits<W>* sight = nullptr;     // by fog_number(): what the actor saw before the action
  SharedValues<W>* shared = nullptr;  // what is known of terms in this position, or null
  const State* position = nullptr;    // the position, where `stuck` may be asked about it

  // Whether the action has got as far as another of its turn, so that terms that are worked out
  // before it is carried out cannot tell one from the other.
  bool same_as(const ActionPlaces& other) const {
    return chosen == other.chosen && here == other.here && origin == other.origin &&
           passed == other.passed && crossed == other.crossed && lost == other.lost &&
           heading == other.heading && ways == other.ways && actor == other.actor &&
           repetitions == other.repetitions && lifted == other.lifted;
  }
};

// The value of a step `shared`.
template <int W>
Bits<W> shared_value(const TermStep<W>& step, const TermBoard<W>& board, const Word* state,
                     const ActionPlaces<W>* places);

// The union of the state's sets that a step names.
template <int W>
void add_pieces(const TermStep<W>& step, const TermBoard<W>& board, const Word* state,
                Bits<W>& out) {
  for (const int word : step.words) out.unite(state + word, board.words);
}
// Whether any of it is on the step's cells.
template <int W>
bool has_pieces(const TermStep<W>& step, const TermBoard<W>& board, const Word* state) {
  Bits<W> pieces;
  add_pieces(step, board, state, pieces);
  return intersects(pieces, Bits<W>(step.cells));
}
template <int W>
void remove_pieces(const TermStep<W>& step, const TermBoard<W>& board, const Word* state,
                   Bits<W>& out) {
  for (const int word : step.words) out.remove_all(state + word, board.words);
}

// Not inline: the other quick steps would need more registers, and take one percent longer.
template <int W>
[[gnu::noinline]] Bits<W> first_vacant(const TermStep<W>& step, const TermBoard<W>& board,
                                       const Word* state) {
  Bits<W> out = step.cells;
  remove_pieces(step, board, state, out);
  return out - board.shifts[nth(step.n)].push(out);
}

// What a step pushes, of those that most terms have.
template <int W>
HR_INLINE Bits<W> quick_value(const TermStep<W>& step, const TermBoard<W>& board, const Word* state,
                              const ActionPlaces<W>* places) {
  Bits<W> out;
  switch (step.op) {
    case TermStepOp::cells:
      return step.cells;
    case TermStepOp::pieces:
      add_pieces(step, board, state, out);
      return out;
    case TermStepOp::vacant:
      out = step.cells;
      remove_pieces(step, board, state, out);
      return out;
    case TermStepOp::pieces_in:
      add_pieces(step, board, state, out);
      out &= step.cells;
      return out;
    case TermStepOp::any_in:
      return holds_if(board, has_pieces(step, board, state));
    case TermStepOp::none_in:
      return holds_if(board, !has_pieces(step, board, state));
    case TermStepOp::first_vacant:
      return first_vacant(step, board, state);
    case TermStepOp::var_number:
      return Bits<W>::of_word(state[step.n]);
    case TermStepOp::var_flag:
      return holds_if(board, state[step.n] != 0);
    case TermStepOp::number_within:
      return holds_if(board, step.tables->range.contains(static_cast<std::int64_t>(state[step.n])));
    case TermStepOp::seats_within:
      return Bits<W>::of_word(seats_within(step.tables->seats, state));
    case TermStepOp::here:
      return places != nullptr ? places->here : out;
    case TermStepOp::chosen_number:
      return places != nullptr ? as_value<W>(places->chosen[nth(step.n)]) : out;
    case TermStepOp::chosen_seat:
      if (places == nullptr || places->chosen[nth(step.n)] < 0) return out;
      return Bits<W>::of_word(Word{1} << places->chosen[nth(step.n)]);
      HR_PUSH_STEP_CASES HR_LOOP_STEP_CASES HR_CALLED_STEP_CASES HR_WORD_STEP_CASES break;
  }
  not_of_this_range();
}

template <int W>
[[gnu::noinline]] Bits<W> only_value(const TermStep<W>& step, const TermBoard<W>& board,
                                     const Word* state, const ActionPlaces<W>* places) {
  return quick_value(step, board, state, places);
}

// The cells with a number of pieces in a range: where there are pieces at all, if the step says
// where that is.
template <int W>
Bits<W> cells_with(const TermStep<W>& step, const TermBoard<W>& board, const Word* state) {
  const CountedPieces& pieces = step.tables->pieces;
  Bits<W> out;
  const auto look = [&](int cell) {
    const std::int64_t n = pieces_on(pieces, state, cell, board.cells);
    if (n >= pieces.low && n <= pieces.high) out.add(cell);
  };
  if (step.words.used == 0) {
    for (int cell = 0; cell < board.cells; ++cell) look(cell);
    Allowance::spend(board.cells);
    return out;
  }
  Bits<W> occupied;
  add_pieces(step, board, state, occupied);
  occupied.each(look);
  Allowance::spend(occupied.count());
  return out;
}

// What any other step of the planner's pushes.
template <int W>
Bits<W> pushed_value(const TermStep<W>& step, const TermBoard<W>& board, const Word* state,
                     const ActionPlaces<W>* places) {
  Bits<W> out;
  const auto value = [&] { return static_cast<std::int64_t>(state[step.n]); };
  if (step.op == TermStepOp::counted) return cells_with(step, board, state);
  if (step.op == TermStepOp::shared) return shared_value(step, board, state, places);
  if (step.op == TermStepOp::var_one) {
    if (value() >= 0) out.add(static_cast<int>(value()));
    return out;
  }
  if (places == nullptr) return out;
  switch (step.op) {
    case TermStepOp::kept:
      return places->kept != nullptr ? places->kept[step.n] : out;
    case TermStepOp::sight:
      if (places->sight != nullptr) out = places->sight[step.n / 2];
      return step.n % 2 == 0 ? out : out | places->here;
    case TermStepOp::chosen_cell:
      if (places->chosen[nth(step.n)] >= 0) out.add(static_cast<int>(places->chosen[nth(step.n)]));
      return out;
    case TermStepOp::chosen_word:
      return holds_if(board,
                      places->chosen[nth(step.n % k_max_arguments)] == step.n / k_max_arguments);
    case TermStepOp::counted:  // above
    case TermStepOp::shared:
    case TermStepOp::var_one:
      HR_QUICK_STEP_CASES HR_LOOP_STEP_CASES HR_CALLED_STEP_CASES HR_WORD_STEP_CASES break;
  }
  not_of_this_range();
}

}  // namespace hr
