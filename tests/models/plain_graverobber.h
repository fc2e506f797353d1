// SPDX-License-Identifier: MIT
// Graverobber by squares and loops, a simple model: the boards, the effect of moves and digs on
// them, and how many boards a placement rule allows. Independent of the engine.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace hr::tests {

// A square is column + 8 * row, from 0; directions are numbered up, down, left, right.
namespace plain_graverobber {

inline constexpr std::array<int, 4> k_across{0, 0, -1, 1}, k_upwards{1, -1, 0, 0};

// The next square in that direction; -1 off the board.
inline int beside(int square, int way, int n = 1) {
  const int x = square % 8 + n * k_across[static_cast<std::size_t>(way)];
  const int y = square / 8 + n * k_upwards[static_cast<std::size_t>(way)];
  return x < 0 || x > 7 || y < 0 || y > 7 ? -1 : x + 8 * y;
}
inline bool touch(int a, int b) {
  return std::abs(a % 8 - b % 8) <= 1 && std::abs(a / 8 - b / 8) <= 1;
}

// One player's board.
struct Board {
  std::array<bool, 64> obstacle{}, plot{};
  std::array<int, 2> piece{0, 63};
  bool pieces_block = false;

  bool open(int square, int mover) const {
    return square >= 0 && !obstacle[static_cast<std::size_t>(square)] &&
           !(pieces_block && piece[static_cast<std::size_t>(1 - mover)] == square);
  }
  // Moves as far as possible; returns how far.
  int move(int mover, int way, int n) {
    int& at = piece[static_cast<std::size_t>(mover)];
    int gone = 0;
    for (; gone < n && open(beside(at, way), mover); ++gone) at = beside(at, way);
    return gone;
  }
  // The number of directions and lengths open to a piece.
  int moves(int mover) const {
    int count = 0;
    for (int way = 0; way < 4; ++way)
      for (int at = piece[static_cast<std::size_t>(mover)]; open(beside(at, way), mover); ++count)
        at = beside(at, way);
    return count;
  }
  int plots() const { return static_cast<int>(std::count(plot.begin(), plot.end(), true)); }
};

inline std::array<int, 4> windmill(int corner) {
  return {corner, corner + 1, corner + 8, corner + 9};
}

// Squares where obstacles and plots may never be.
inline bool start(int square) { return square == 0 || square == 63; }

// Lower left squares of windmills that are on the board and cover no start.
inline std::vector<int> windmills() {
  std::vector<int> out;
  for (int corner = 0; corner < 55; ++corner)
    if (corner % 8 < 7 && !start(corner) && !start(corner + 9)) out.push_back(corner);
  return out;
}

// Whether a grave fits on a square beside a windmill and other graves, kept apart.
inline bool grave_fits(int square, int corner, const std::vector<int>& graves, bool may_touch) {
  if (start(square)) return false;
  for (const int part : windmill(corner))
    if (touch(square, part)) return false;
  return std::none_of(graves.begin(), graves.end(), [&](int grave) {
    return may_touch ? grave == square : touch(grave, square);
  });
}

// The number of sets of three plots, a different one beside each grave.
inline std::uint64_t plot_sets(int corner, const std::vector<int>& graves) {
  const auto next_to = [](int a, int b) {
    return std::abs(a % 8 - b % 8) + std::abs(a / 8 - b / 8) == 1;
  };
  std::vector<int> places;
  for (int square = 0; square < 64; ++square) {
    const auto mill = windmill(corner);
    if (start(square) || std::count(mill.begin(), mill.end(), square) > 0 ||
        std::count(graves.begin(), graves.end(), square) > 0)
      continue;
    if (std::any_of(graves.begin(), graves.end(), [&](int g) { return next_to(g, square); }))
      places.push_back(square);
  }
  std::uint64_t sets = 0;
  for (std::size_t a = 0; a < places.size(); ++a)
    for (std::size_t b = a + 1; b < places.size(); ++b)
      for (std::size_t c = b + 1; c < places.size(); ++c) {
        std::array<int, 3> plots{places[a], places[b], places[c]};
        bool own = false;
        do
          own = own || (next_to(plots[0], graves[0]) && next_to(plots[1], graves[1]) &&
                        next_to(plots[2], graves[2]));
        while (std::next_permutation(plots.begin(), plots.end()));
        sets += own ? 1 : 0;
      }
  return sets;
}

struct Counts {
  std::uint64_t placements = 0, layouts = 0;
  friend bool operator==(const Counts&, const Counts&) = default;
};

// The number of boards with this windmill and, among the graves, this lowest one.
inline Counts boards(int corner, int first, bool may_touch) {
  Counts counts;
  if (!grave_fits(first, corner, {}, may_touch)) return counts;
  for (int second = first + 1; second < 64; ++second) {
    if (!grave_fits(second, corner, {first}, may_touch)) continue;
    for (int third = second + 1; third < 64; ++third) {
      if (!grave_fits(third, corner, {first, second}, may_touch)) continue;
      ++counts.placements;
      counts.layouts += plot_sets(corner, {first, second, third});
    }
  }
  return counts;
}

}  // namespace plain_graverobber

}  // namespace hr::tests
