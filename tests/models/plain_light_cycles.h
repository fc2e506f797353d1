// SPDX-License-Identifier: MIT
// Riders that face a direction: a simple model for the probe light_cycles.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace hr::tests {

class PlainLightCycles {
 public:
  static constexpr int k_size = 5;

  // Turns to the left, none and to the right, if the rider can go on there.
  std::vector<int> moves() const {
    std::vector<int> out;
    for (const int turn : {-1, 0, 1})
      if (PlainLightCycles(*this).ride(turn)) out.push_back(turn);
    return out;
  }
  void play(int turn) { ride(turn); }

 private:
  struct Rider {
    int x, y, facing;  // clockwise from north
  };

  bool ride(int turn) {
    constexpr std::array<int, 4> dx{0, 1, 0, -1}, dy{1, 0, -1, 0};
    Rider& rider = riders_[static_cast<std::size_t>(mover_)];
    rider.facing = (rider.facing + turn + 4) % 4;
    rider.x += dx[static_cast<std::size_t>(rider.facing)];
    rider.y += dy[static_cast<std::size_t>(rider.facing)];
    if (rider.x < 0 || rider.x >= k_size || rider.y < 0 || rider.y >= k_size) return false;
    bool& filled = filled_[static_cast<std::size_t>(rider.y * k_size + rider.x)];
    if (filled) return false;
    mover_ = 1 - mover_;
    return filled = true;  // and stays so when the rider has left
  }

  std::array<Rider, 2> riders_{{{1, 1, 0}, {3, 3, 2}}};
  std::array<bool, k_size* k_size> filled_ = [] {
    std::array<bool, k_size * k_size> out{};
    out[1 * k_size + 1] = out[3 * k_size + 3] = true;
    return out;
  }();
  int mover_ = 0;
};

}  // namespace hr::tests
