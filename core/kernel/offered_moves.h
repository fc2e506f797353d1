// SPDX-License-Identifier: MIT
// What patterns of a verb have offered, as sets of cells, so that an action that several of them
// offer is left out of all but the first. Two actions are the same if their arguments are: a cell
// (place, pick, sow, seat); two cells (step, slide); or two cells and a number (jumps, and moves
// that say how many pieces they lift). Moves are counted by origin or, on a uniform grid, by the
// difference of their cells, and each of these is looked up in the other, too. Memory is kept from
// turn to turn. Threads: one.
#pragma once

#include <vector>

#include "core/base/bits.h"
#include "core/base/wide_bits.h"

namespace hr {

// Sets of cells by a key from `lowest` to `highest`.
template <int W>
class KeyedSets {
 public:
  struct Entry {
    int key = 0;
    Bits<W> cells;
  };

  // The keys must be the same each time.
  void clear(int lowest, int highest) {
    lowest_ = lowest;
    places_.resize(nth(highest - lowest + 1), -1);
    for (const Entry& entry : *this) place(entry.key) = -1;
    used_ = 0;
  }
  const Entry* begin() const { return entries_.data(); }
  const Entry* end() const { return entries_.data() + used_; }

  // Of any number; null if nothing was added.
  const Bits<W>* find(int key) const {
    const auto place = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(key) - lowest_);
    if (place >= places_.size() || places_[place] < 0) return nullptr;
    return &entries_[nth(places_[place])].cells;
  }
  void add(int key, const Bits<W>& cells) {
    int& at = place(key);
    if (at >= 0) {
      entries_[nth(at)].cells |= cells;
      return;
    }
    if (used_ == entries_.size()) entries_.resize(2 * used_ + 8);
    at = static_cast<int>(used_);
    entries_[used_].key = key;
    entries_[used_++].cells = cells;
  }

 private:
  int& place(int key) { return places_[nth(key - lowest_)]; }

  int lowest_ = 0;
  std::vector<int> places_;  // by key: the entry's number, or -1
  std::vector<Entry> entries_;
  std::size_t used_ = 0;
};

template <int W>
class OfferedMoves {
 public:
  // On a board of so many cells, the same each time.
  void clear(int cells) {
    cells_ = {};
    from_.clear(0, cells);
    by_difference_.clear(-cells, cells);
    jumps_.clear(-cells, cells);
    threes_.clear();
  }

  // One cell each.
  void add_cells(const Bits<W>& cells) { cells_ |= cells; }
  void leave_out_cells(Bits<W>& cells) const { cells -= cells_; }

  // From one cell to each of `to`.
  void add_from(int from, const Bits<W>& to) { from_.add(from, to); }
  void leave_out_from(int from, Bits<W>& to) const {
    if (const Bits<W>* const known = from_.find(from)) to -= *known;
    for (const auto& [difference, cells] : by_difference_)
      remove_known(to, cells, from + difference);
  }

  // To each of `to`, from the cell before it by the difference.
  void add_by_difference(int difference, const Bits<W>& to) { by_difference_.add(difference, to); }
  void leave_out_by_difference(int difference, Bits<W>& to) const {
    if (const Bits<W>* const known = by_difference_.find(difference)) to -= *known;
    for (const auto& [from, cells] : from_) remove_known(to, cells, from + difference);
  }

  // From one cell to each of `to`, with a third argument: over that cell, or with so many pieces.
  void add_three(int from, int third, const Bits<W>& to) { threes_.push_back({from, third, to}); }
  void leave_out_three(int from, int third, Bits<W>& to) const {
    for (const Three& known : threes_)
      if (known.from == from && known.third == third) to -= known.to;
    const int link = third - from;
    if (const Bits<W>* const known = jumps_.find(link)) remove_known(to, *known, third + link);
  }

  // Jumps to each of `to` over the cell before it by the difference, from the one before that.
  void add_jumps(int difference, const Bits<W>& to) { jumps_.add(difference, to); }
  void leave_out_jumps(int difference, Bits<W>& to) const {
    if (const Bits<W>* const known = jumps_.find(difference)) to -= *known;
    for (const Three& known : threes_)
      if (known.third - known.from == difference)
        remove_known(to, known.to, known.third + difference);
  }

 private:
  struct Three {
    int from = 0, third = 0;
    Bits<W> to;
  };

  static void remove_known(Bits<W>& cells, const Bits<W>& known, int cell) {
    if (cell >= 0 && cell < k_capacity && known.test(cell)) cells.remove(cell);
  }
  static constexpr int k_capacity = W * 64;

  Bits<W> cells_;
  KeyedSets<W> from_, by_difference_, jumps_;
  std::vector<Three> threes_;
};

}  // namespace hr
