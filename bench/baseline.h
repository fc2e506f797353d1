// SPDX-License-Identifier: MIT
// Common parts of the hand-written baselines: the tally of a run, and what a test may observe. Seat
// 0 starts; cells are numbered column + columns * row.
#pragma once

#include <array>
#include <cstdint>

namespace hr {

struct BaselineRun {
  std::uint64_t actions = 0;
  std::uint64_t games = 0;
  std::array<std::uint64_t, 2> wins{};
  std::uint64_t draws = 0;
};

enum class BaselineEnding { won_by_0 = 0, won_by_1 = 1, draw = 2, none = 3 };

// One action: the number of legal ones, the chosen one, and how the game ended with it. A pass has
// from = to = -1.
struct BaselineAction {
  int legal = 0;
  int from = -1;
  int to = -1;
  BaselineEnding ending = BaselineEnding::none;
};

using BaselineWatch = void (*)(void* watcher, const BaselineAction& action);

}  // namespace hr
