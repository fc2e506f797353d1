// SPDX-License-Identifier: MIT
// A set of cells of a wide board that knows how many cells it has, in all and in each block of
// words: it changes by single cells, and the n-th cell is found without looking at most words.
#pragma once

#include <array>

#include "core/base/wide_bits.h"

namespace hr {

class CellTally {
 public:
  void assign(const Bits<k_wide>& cells) {
    cells.store(words_.data(), k_wide);
    total_ = 0;
    for (int block = 0; block < k_blocks; ++block) {
      int here = 0;
      for (int i = block * k_block; i < (block + 1) * k_block; ++i)
        here += std::popcount(words_[nth(i)]);
      counts_[nth(block)] = static_cast<std::uint16_t>(here);
      total_ += here;
    }
  }

  int count() const { return total_; }
  bool test(int cell) const { return (words_[nth(cell >> 6)] & cell_bit(cell)) != 0; }
  // Adds or removes a cell.
  void set(int cell, bool present) {
    const int change = static_cast<int>(present) - static_cast<int>(test(cell));
    words_[nth(cell >> 6)] ^= change == 0 ? 0 : cell_bit(cell);
    std::uint16_t& count = counts_[nth(cell / (64 * k_block))];
    count = static_cast<std::uint16_t>(count + change);
    total_ += change;
  }
  // The n-th in ascending order, counted from 0; there must be more than n.
  int select(int n) const {
    int block = 0;
    for (; n >= counts_[nth(block)]; ++block) n -= counts_[nth(block)];
    for (int i = block * k_block;; ++i) {
      const int here = std::popcount(words_[nth(i)]);
      if (n < here) return i * 64 + select_bit(words_[nth(i)], n);
      n -= here;
    }
  }

 private:
  static constexpr int k_block = 16, k_blocks = k_wide / k_block;  // words; blocks

  std::array<Word, k_wide> words_{};
  std::array<std::uint16_t, k_blocks> counts_{};
  int total_ = 0;
};

}  // namespace hr
