// SPDX-License-Identifier: MIT
// Sets of cells as SIMD vectors: one register, or a plain word for boards of up to 64 cells. They
// have the same bits as Bits<W> and are loaded from and stored to the same words. Only the fast
// playout uses them; everything is inlined, because vectors must not be passed in calls.
#pragma once

#include <cstring>
#include <utility>

#include "core/base/bits.h"

// "Returning such a vector changes the ABI": all functions here are inlined, so nothing is
// returned.
#pragma GCC diagnostic ignored "-Wpsabi"

namespace hr {

// The alignment is given explicitly because plans that contain such vectors are made by code
// compiled for different processors than the code that reads them; left to the compiler, it would
// depend on the processor.
template <int W>
struct VectorOfWords {
  using type[[ gnu::vector_size(W * sizeof(Word)), gnu::aligned(W < 4 ? W * sizeof(Word) : 32) ]] =
      Word;
};
template <>
struct VectorOfWords<1> {
  using type = Word;
};
template <int W>
using CellVector = typename VectorOfWords<W>::type;

template <int W>
HR_INLINE CellVector<W> load_cells(const Word* from) {
  CellVector<W> cells;
  std::memcpy(&cells, from, sizeof cells);
  return cells;
}

template <int W>
HR_INLINE void store_cells(Word* to, const CellVector<W>& cells) {
  std::memcpy(to, &cells, sizeof cells);
}

// std::swap, given the type without its attributes, would forget how they are aligned.
template <int W>
inline void swap_cells(CellVector<W>& a, CellVector<W>& b) {
  const CellVector<W> was = a;
  a = b;
  b = was;
}

template <int W>
HR_INLINE Word word_of(const CellVector<W>& cells, int i) {
  if constexpr (W == 1)
    return cells;
  else
    return cells[i];
}

template <int W>
HR_INLINE unsigned count_cells(const CellVector<W>& cells) {
  int n = 0;
  for (int i = 0; i < W; ++i) n += std::popcount(word_of<W>(cells, i));
  return static_cast<unsigned>(n);
}

template <int W>
HR_INLINE bool any_cell(const CellVector<W>& cells) {
  Word all = 0;
  for (int i = 0; i < W; ++i) all |= word_of<W>(cells, i);
  return all != 0;
}

// Rotates the words by `by` places upwards.
template <int W, int by>
HR_INLINE CellVector<W> circled(const CellVector<W>& cells) {
  return [&]<int... I>(std::integer_sequence<int, I...>) {
    return CellVector<W>(__builtin_shufflevector(cells, cells, ((I + W - by) % W)...));
  }
  (std::make_integer_sequence<int, W>());
}

// The first cell of the set at `words`; 64 * W if it is empty.
template <int W>
HR_INLINE int first_cell(const Word* words) {
  int cell = 64 * W;
  for (int i = W - 1; i >= 0; --i)
    if (words[i] != 0) cell = 64 * i + std::countr_zero(words[i]);
  return cell;
}

// All ones or zero, for selecting without a branch. (Compilers like to turn conditions into
// branches, and these would be unpredictable.)
HR_INLINE Word mask_if(bool yes) { return Word{0} - static_cast<Word>(yes); }

// The n-th cell, counted from 0; the set must have more than n.
template <int W>
HR_INLINE int nth_cell(const CellVector<W>& cells, unsigned n) {
  Word word = word_of<W>(cells, 0);
  Word passed = 0, before = 0, beyond = 0;
  for (int i = 1; i < W; ++i) {
    passed += static_cast<Word>(std::popcount(word_of<W>(cells, i - 1)));
    const Word mask = mask_if(n >= passed);
    word ^= (word ^ word_of<W>(cells, i)) & mask;
    before ^= (before ^ passed) & mask;
    beyond -= mask;
  }
  return static_cast<int>(64 * beyond) + select_bit(word, static_cast<int>(n - before));
}

// For each cell, the set that contains only this cell.
template <int W>
class SingleCellSets {
 public:
  SingleCellSets() {
    if constexpr (W > 1)
      for (int c = 0; c < 64 * W; ++c) cells_[c][c >> 6] = cell_bit(c);
  }
  HR_INLINE CellVector<W> operator[](std::ptrdiff_t cell) const {
    if constexpr (W == 1)
      return Word{1} << (cell & 63);
    else
      return cells_[cell];
  }

 private:
  // NOLINTNEXTLINE(*-avoid-c-arrays): all is inlined, and an array's functions are not always
  CellVector<W> cells_[W > 1 ? 64 * W : 1] = {};
};

// Changes a set within a state. The whole vector is stored, because storing a single word would
// stall the next load of the whole.
template <int W>
HR_INLINE void flip_cells(Word* set, const CellVector<W>& cells) {
  store_cells<W>(set, load_cells<W>(set) ^ cells);
}

}  // namespace hr
