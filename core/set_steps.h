// SPDX-License-Identifier: MIT
// A set of cells as a short list of steps, worked off on a stack: what a pattern asks for that is
// more than who stands where, such as the empty cells above a filled one. Only of zones that the
// seat sees whole, so a seat's eyes do not come into it. Made by SetPlanner; part of a Plan.
#pragma once

#include <array>
#include <vector>

#include "core/bits.h"
#include "core/ids.h"

namespace hr {

// A direction as a shift of all cells at once, where every link leads the same number of cells on
// (an unwrapped grid), or else link by link.
template <int W>
struct Shift {
  bool uniform = false;
  int delta = 0;
  Bits<W> mask;  // the cells that have a link
  const CellId* links = nullptr;

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
  enum class Does : std::uint8_t {
    cells,   // pushes `cells`
    pieces,  // pushes the union of the sets at `words` of a state
    vacant,  // pushes `cells` without that union
    near,    // the top becomes where its links in `dirs` lead
    around,  // … and itself
    unite,   // the two on top become one
    meet,
    minus,
  };
  Does does = Does::cells;
  Bits<W> cells;
  std::vector<int> words;
  std::vector<DirectionId> dirs;
};

inline constexpr std::size_t k_most_steps = 32;

template <int W>
Bits<W> near_cells(const std::vector<DirectionId>& dirs, const std::vector<Shift<W>>& shifts,
                   const Bits<W>& at, Bits<W> out) {
  for (const DirectionId dir : dirs)
    out = out | shifts[static_cast<std::size_t>(index(dir))].push(at);
  return out;
}

// The set in a state. A list has at most k_most_steps steps.
template <int W>
Bits<W> evaluate_steps(const std::vector<SetStep<W>>& steps, const std::vector<Shift<W>>& shifts,
                       const Word* state) {
  using Does = typename SetStep<W>::Does;
  std::array<Bits<W>, k_most_steps + 1> stack;
  Bits<W>* top = stack.data();
  for (const SetStep<W>& step : steps) {
    Bits<W> out;
    switch (step.does) {
      case Does::cells:
        *++top = step.cells;
        break;
      case Does::pieces:
      case Does::vacant:
        for (const int word : step.words) out = out | Bits<W>::load(state + word);
        *++top = step.does == Does::pieces ? out : step.cells - out;
        break;
      case Does::near:
        *top = near_cells(step.dirs, shifts, *top, out);
        break;
      case Does::around:
        *top = near_cells(step.dirs, shifts, *top, *top);
        break;
      default:
        --top;
        *top = step.does == Does::unite  ? *top | top[1]
               : step.does == Does::meet ? *top & top[1]
                                         : *top - top[1];
    }
  }
  return *top;
}

}  // namespace hr
