// SPDX-License-Identifier: MIT
// Actions of a playout, in order, each as a number: that of its seat and cells. Whoever looks for
// an action later asks for its number; 0 has none. Memory is kept when a trace begins anew.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/ids.h"
#include "core/game/action.h"

namespace hr {

class PlayoutTrace {
 public:
  static constexpr std::uint32_t number(SeatId seat, const Action& action) {
    if (action.count < 1 || action.count > 2) return 0;
    for (int i = 0; i < action.count; ++i)
      if (action.arguments[nth(i)] < 0 || action.arguments[nth(i)] >= k_cells) return 0;
    const int first = action.count == 2 ? index(action.cell(0)) : -1;
    return number(seat, first, index(action.cell(action.count - 1)));
  }
  // Of an action that leads from one cell to another, or to a cell alone: then `from` is -1. Cells
  // must be below k_cells.
  static constexpr std::uint32_t number(SeatId seat, int from, int to) {
    return ((static_cast<std::uint32_t>(from + 1) * k_cells + static_cast<std::uint32_t>(to))
            << k_seat_bits) +
           static_cast<std::uint32_t>(index(seat)) + 1;
  }

  // Of a number that is not 0.
  static constexpr SeatId seat(std::uint32_t number) {
    return SeatId(static_cast<int>((number - 1) & ((1U << k_seat_bits) - 1)));
  }

  void begin() {
    numbers_.clear();
    complete_ = true;
  }
  void add(std::uint32_t number) {
    if (number != 0) numbers_.push_back(number);
  }
  void leave_out() { complete_ = false; }

  std::span<const std::uint32_t> numbers() const { return numbers_; }
  // False: a part of the playout is missing.
  bool complete() const { return complete_; }

 private:
  static constexpr int k_seat_bits = 5;
  static constexpr int k_cells = 1 << 13;
  static_assert(k_max_seats < 1 << k_seat_bits);

  std::vector<std::uint32_t> numbers_;
  bool complete_ = true;
};

}  // namespace hr
