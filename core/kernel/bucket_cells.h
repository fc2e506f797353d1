// SPDX-License-Identifier: MIT
// The cells of a bucket of actions (legal_list.h), counted and drawn by number. On wide boards few
// cells are a list, and many are counted in two levels: in blocks of words, then in words.
#pragma once

#include <algorithm>
#include <array>
#include <memory>

#include "core/base/bits.h"
#include "core/base/wide_bits.h"

namespace hr {

template <int W>
class BucketCells {
 public:
  // Returns how many there are.
  int set(const Bits<W>& cells) {
    const int count = cells.count();
    cells_ = cells;
    return count;
  }
  // The n-th in ascending order, counted from 0; there must be more than n.
  int select(int n) const { return cells_.select(n); }
  bool has(std::int64_t cell) const {
    return cell >= 0 && cell < std::int64_t{W} * 64 && cells_.test(static_cast<int>(cell));
  }
  const Bits<W>& all() const { return cells_; }

 private:
  Bits<W> cells_;
};

template <>
class BucketCells<k_wide> {  // NOLINT(*-member-init): few_ is read up to number_
 public:
  int set(const Bits<k_wide>& cells) {
    const WordRange range = cells;
    std::array<std::uint16_t, k_blocks> counts{};
    int count = 0;
    for (int i = range.first; i < range.end; ++i) {
      const int here = std::popcount(range.words[i]);
      counts[nth(i / k_block)] = static_cast<std::uint16_t>(counts[nth(i / k_block)] + here);
      count += here;
    }
    listed_ = count <= k_few;
    if (listed_) {
      number_ = 0;
      cells.each([&](int cell) { few_[number_++] = CellId(cell); });
      return count;
    }
    if (!many_) many_ = std::make_unique<Many>();
    many_->cells = cells;
    many_->counts = counts;
    return count;
  }
  int select(int n) const {
    if (listed_) return index(few_[nth(n)]);
    int block = 0;
    for (; n >= many_->counts[nth(block)]; ++block) n -= many_->counts[nth(block)];
    return many_->cells.select_from(n, std::max(block * k_block, WordRange(many_->cells).first));
  }
  bool has(std::int64_t cell) const {
    if (cell < 0 || cell >= k_max_cells) return false;
    if (!listed_) return many_->cells.test(static_cast<int>(cell));
    const auto end = few_.begin() + static_cast<std::ptrdiff_t>(number_);
    return std::find(few_.begin(), end, CellId(cell)) != end;
  }
  Bits<k_wide> all() const {
    if (!listed_) return many_->cells;
    Bits<k_wide> out;
    for (std::size_t i = 0; i < number_; ++i) out.add(index(few_[i]));
    return out;
  }

 private:
  static constexpr int k_few = 12, k_block = 16, k_blocks = k_wide / k_block;
  struct Many {
    Bits<k_wide> cells;
    std::array<std::uint16_t, k_blocks> counts{};
  };

  bool listed_ = true;
  std::size_t number_ = 0;  // of those that are listed
  std::array<CellId, k_few> few_;
  std::unique_ptr<Many> many_;  // kept when it is not in use, so that it is allocated once
};

}  // namespace hr
