// SPDX-License-Identifier: MIT
// A set of cells as a short list of steps for a stack machine: for sets of a pattern that are more
// than a test of each cell by itself, such as the empty cells above a filled one. Only for zones
// that the seat sees completely, so the viewer does not matter. Made by SetPlanner; part of a Plan.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/base/allowance.h"
#include "core/base/bits.h"
#include "core/base/ids.h"

namespace hr {

// A direction as a shift of all cells at once if every link leads the same number of cells on (a
// grid that does not wrap); otherwise link by link.
template <int W>
struct Shift {
  bool uniform = false;
  int delta = 0;
  Bits<W> mask;  // the cells that have a link
  const CellId* links = nullptr;

  // The cost of one pass over all cells, in nanoseconds.
  static constexpr int work() { return 8 * W; }

  // Where the links lead from the cells of s.
  Bits<W> push(const Bits<W>& s) const {
    if (uniform) return (s & mask).shifted(delta);
    Bits<W> out;
    s.each([&](int cell) {
      if (links[cell] != CellId::none) out.add(index(links[cell]));
    });
    return out;
  }
  // The cells whose link leads into s.
  Bits<W> pull(const Bits<W>& s) const {
    if (uniform) return s.shifted(-delta) & mask;
    Bits<W> out;
    mask.each([&](int cell) {
      if (s.test(index(links[cell]))) out.add(cell);
    });
    return out;
  }
};

template <int W>
struct SetStep {
  enum class SetStepOp : std::uint8_t {
    cells,   // pushes `cells`
    pieces,  // pushes the union of the state's sets at `words`
    vacant,  // pushes `cells` without that union
    less,    // removes that union from the top
    near,    // replaces the top by where its links in `dirs` lead
    around,  // the same, together with the top itself
    group,   // replaces the two on top: the cells of the lower reachable from the upper one
    unite,   // this and the following combine the two on top
    meet,
    minus,
    first_of,
  };
  SetStepOp op = SetStepOp::cells;
  Bits<W> cells;
  std::vector<int> words;
  std::vector<DirectionId> dirs;
  std::vector<Bits<W>> beside;  // near, around: where each cell's links lead; or empty
  friend bool operator==(const SetStep&, const SetStep&) = default;
};

inline constexpr std::size_t k_max_steps = 32;

// For at most this many cells their links are looked up; for more, all cells are shifted at once.
inline constexpr int k_few_cells = 2;

template <int W>
Bits<W> near_cells(const std::vector<DirectionId>& dirs, const std::vector<Shift<W>>& shifts,
                   const Bits<W>& at, Bits<W> out) {
  for (const DirectionId dir : dirs) out = out | shifts[nth(dir)].push(at);
  return out;
}

template <int W>
Bits<W> near_cells(const SetStep<W>& step, const std::vector<Shift<W>>& shifts, const Bits<W>& at,
                   Bits<W> out) {
  if (step.beside.empty() || at.count() > k_few_cells)
    return near_cells(step.dirs, shifts, at, out);
  at.each([&](int cell) { out = out | step.beside[nth(cell)]; });
  return out;
}

// The cells of `of` that links in `dirs` reach from `from` without leaving it.
template <int W>
Bits<W> group_cells(const std::vector<DirectionId>& dirs, const std::vector<Shift<W>>& shifts,
                    const Bits<W>& of, const Bits<W>& from) {
  Bits<W> reached = from & of;
  const auto work = static_cast<std::int64_t>(dirs.size()) * Shift<W>::work();
  for (Bits<W> front = reached; front.any(); reached = reached | front) {
    front = (near_cells(dirs, shifts, front, {}) & of) - reached;
    Allowance::spend(work);
  }
  return reached;
}

// Combines two sets.
template <int W>
Bits<W> join_cells(const SetStep<W>& step, const std::vector<Shift<W>>& shifts, const Bits<W>& a,
                   const Bits<W>& b) {
  using SetStepOp = typename SetStep<W>::SetStepOp;
  switch (step.op) {
    case SetStepOp::group:
      return group_cells(step.dirs, shifts, a, b);
    case SetStepOp::unite:
      return a | b;
    case SetStepOp::meet:
      return a & b;
    case SetStepOp::minus:
      return a - b;
    default:
      return a.any() ? a : b;
  }
}

// The set in a state. A list has at most k_max_steps steps.
template <int W>
Bits<W> evaluate_steps(const std::vector<SetStep<W>>& steps, const std::vector<Shift<W>>& shifts,
                       const Word* state) {
  using SetStepOp = typename SetStep<W>::SetStepOp;
  // The top of the stack is held in registers where they are enough; what is below it is in
  // uninitialised memory, since clearing that would take longer than the steps.
  Bits<W> top;
  alignas(Bits<W>) std::array<std::byte, sizeof(Bits<W>) * (k_max_steps + 1)> stack;  // NOLINT
  auto* below = reinterpret_cast<Bits<W>*>(stack.data());                             // NOLINT
  for (const SetStep<W>& step : steps) {
    switch (step.op) {
      case SetStepOp::cells:
        *below++ = top;
        top = step.cells;
        break;
      case SetStepOp::pieces:
      case SetStepOp::vacant: {
        *below++ = top;
        Bits<W> pieces;
        for (const int word : step.words) pieces = pieces | Bits<W>::load(state + word);
        top = step.op == SetStepOp::pieces ? pieces : step.cells - pieces;
        break;
      }
      case SetStepOp::less:
        for (const int word : step.words) top = top - Bits<W>::load(state + word);
        break;
      case SetStepOp::near:
        top = near_cells(step, shifts, top, {});
        break;
      case SetStepOp::around:
        top = near_cells(step, shifts, top, top);
        break;
      default:
        top = join_cells(step, shifts, *--below, top);
    }
  }
  return top;
}

}  // namespace hr
