// SPDX-License-Identifier: MIT
// A game of stones with one verb, for the tests of patterns.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/play.h"

namespace hr::tests {

inline const Board k_chessboard = Board::grid({.columns = 8, .rows = 8});
using Names = std::vector<std::string>;

inline PatternDef moving(PatternType type, std::vector<std::string> dirs = {}, Set onto = nullptr,
                         Set over = nullptr) {
  PatternDef p = pattern(type, std::move(onto));
  p.kind = "stone";
  p.dirs = std::move(dirs);
  p.over = std::move(over);
  return p;
}
inline PatternDef numbers(std::int64_t low, std::int64_t high) {
  PatternDef p = pattern(PatternType::number);
  p.low.value = low;
  p.high.value = high;
  return p;
}

// The game after its setup; `at`: cells of white stones, then of black ones.
struct Stones : Play {
  Stones(Board board, std::vector<PatternDef> patterns, const std::vector<std::string>& white = {},
         const std::vector<std::string>& black = {}, Holds holds = Holds::one)
      : Play(definition(std::move(board), std::move(patterns), holds)) {
    begins_with(white, black);
    start();
  }
  static GameDef definition(Board board, std::vector<PatternDef> patterns, Holds holds) {
    GameDef d = stones(std::move(board), holds);
    for (const PatternDef& pattern : patterns)
      for (const std::string& word : pattern.dirs)
        if (const auto leap = leap_named(word)) d.leaps.push_back(*leap);
    d.verbs = {verb("do", std::move(patterns))};
    return d;
  }
  // The destinations of the actions of the seat to move, each as often as it is offered.
  std::vector<std::string> ends() {
    std::vector<std::string> out;
    for (const Action& action : actions())
      out.push_back(game->board().name(action.cell(action.count == 1 ? 0 : 1)));
    std::sort(out.begin(), out.end());
    return out;
  }
};

}  // namespace hr::tests
