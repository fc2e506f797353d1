// SPDX-License-Identifier: MIT
// Dots and boxes, written for comparison without the engine: sides of boxes by number.
#pragma once

#include <array>
#include <map>
#include <utility>
#include <vector>

#include "tests/models/plain_duel.h"

namespace hr::tests {

class PlainDots : public PlainDuel {
 public:
  using Box = std::pair<int, int>;   // column and row, from 1; 0 and beyond are outside
  using Side = std::pair<Box, Box>;  // between two boxes, the lower one first

  PlainDots(int columns, int rows) : columns_(columns), rows_(rows) {
    for (int x = 1; x <= columns; ++x)
      for (int y = 1; y <= rows; ++y)
        for (const Side& side : around({x, y})) free_.emplace(side, true);
  }

  std::vector<Side> moves() const {
    std::vector<Side> out;
    for (const auto& [side, free] : free_)
      if (free) out.push_back(side);
    return out;
  }
  int boxes(int seat) const { return boxes_[static_cast<std::size_t>(seat)]; }

  void play(const Side& side) {
    free_[side] = false;
    int closed = 0;
    for (const Box& box : {side.first, side.second}) closed += complete(box) ? 1 : 0;
    boxes_[static_cast<std::size_t>(to_move_)] += closed;
    if (closed == 0) to_move_ = 1 - to_move_;
    if (boxes_[0] + boxes_[1] == columns_ * rows_)
      end(boxes_[0] == boxes_[1] ? -1 : boxes_[0] > boxes_[1] ? 0 : 1);
  }

 private:
  static std::array<Side, 4> around(Box box) {
    const auto [x, y] = box;
    return {Side{{x - 1, y}, box}, Side{box, {x + 1, y}}, Side{{x, y - 1}, box},
            Side{box, {x, y + 1}}};
  }
  bool complete(Box box) const {
    if (box.first < 1 || box.second < 1 || box.first > columns_ || box.second > rows_) return false;
    for (const Side& side : around(box))
      if (free_.at(side)) return false;
    return true;
  }

  int columns_, rows_;
  std::map<Side, bool> free_;
  std::array<int, 2> boxes_{};
};

}  // namespace hr::tests
