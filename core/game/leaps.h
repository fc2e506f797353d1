// SPDX-License-Identifier: MIT
// Leaps: moves across a grid by a fixed number of columns and rows, over anything in between, such
// as a knight's move. A leap can be used wherever the name of a direction can. Each of its turns
// and mirror images is a direction of the game, numbered after those of the board, unless it is the
// same as one of those. Leaps stay on their level, and wrap where the board does.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/ids.h"
#include "core/board/board.h"

namespace hr {

// all: all turns and mirror images of `aside` columns and `ahead` rows; on hexagons, of `aside`
// cells to the east and `ahead` to the north. forward, back: of these, the two whose `ahead` is the
// direction that the seat faces, or the one behind it; on squares only. exactly: one alone, so many
// cells to the seat's right and ahead of it, either of which may be negative; for a seat that faces
// none of the grid's four sides, and on hexagons, to the east and to the north.
enum class LeapWays : std::uint8_t { all, forward, back, exactly };
inline constexpr std::array<std::string_view, 4> k_leap_ways{"all", "forward", "back", "exactly"};

struct Leap {
  int aside = 0, ahead = 0;
  LeapWays ways = LeapWays::all;
  friend bool operator==(const Leap&, const Leap&) = default;
};

inline constexpr int k_max_leap = 100;             // cells aside or ahead
inline constexpr int k_max_game_directions = 127;  // of a board and of leaps together

// The name of a leap in lists of directions: "leap(1, 2)", "leap(1, 2, "back")".
std::string leap_word(const Leap& leap);
// The leap with this name, if it is one.
std::optional<Leap> leap_named(std::string_view word);

class Leaps {
 public:
  Leaps() = default;
  // Throws Error if the board is no grid, or if there would be too many directions.
  Leaps(const Board& board, const std::vector<Leap>& leaps);

  // The directions of a leap for a seat that faces `facing`; empty if it has none there, or if it
  // is not one of the leaps of this game.
  std::vector<DirectionId> directions(const Board& board, const Leap& leap,
                                      std::string_view facing) const;
  int count() const { return static_cast<int>(links_.size()); }
  // By cell, where a direction leads, counted from the first that the board does not have.
  const std::vector<CellId>& links(int number) const { return links_[nth(number)]; }

 private:
  struct Offset {
    int x = 0, y = 0;
    DirectionId direction = DirectionId::none;
  };
  void add(const Board& board, std::pair<int, int> step);

  std::vector<Offset> offsets_;
  std::vector<std::vector<CellId>> links_;
};

}  // namespace hr
