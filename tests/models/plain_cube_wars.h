// SPDX-License-Identifier: MIT
// Cube Wars cell by cell, a slow and simple model: the tests' reference for the rules. A cell is
// column + columns * row, both from 0; row 0 is White's side, so A1 is 0. Seat 0 is white and moves
// up, seat 1 is black and moves down.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tests/models/plain_duel.h"

namespace hr::tests {

class PlainCubeWars : public PlainDuel {
 public:
  enum class Goal { far_row, start };

  struct Options {
    int columns = 16;  // even, 6 to 26
    int rows = 8;      // 8 to 20
    int starts = 1;    // 1 white, 2 black
    Goal goal = Goal::far_row;
    int repetition = 3;  // this many occurrences of a position draw, at least 2; 0: never
    int idle = 200;      // this many plies without a capture or a forward cube move draw; 0: never
  };

  using Move = std::pair<int, int>;  // from, to

  PlainCubeWars() : PlainCubeWars(Options()) {}
  explicit PlainCubeWars(const Options& options)
      : options_(options), board_(static_cast<std::size_t>(options.columns * options.rows), '.') {
    set(start_of(0), 'M');
    set(start_of(1), 'm');
    const int last = options_.rows - 1;
    for (int x = 0; x < options_.columns; x += 2) {
      set(cell(x, 1), 'C');
      set(cell(x + 1, 3), 'C');
      set(cell(x + 1, last - 1), 'c');
      set(cell(x, last - 3), 'c');
    }
    to_move_ = options_.starts - 1;
    ++seen_[position()];
  }

  std::vector<Move> moves() const {
    std::vector<Move> all;
    if (over()) return all;
    for (int from = 0; from < options_.columns * options_.rows; ++from) {
      for (int dx = -1; dx <= 1; ++dx) {
        for (int dy = -1; dy <= 1; ++dy) {
          if (may_step(from, dx, dy)) all.emplace_back(from, from + dx + options_.columns * dy);
        }
      }
    }
    std::sort(all.begin(), all.end());
    return all;
  }

  // Whoever can do nothing then passes.
  void play(Move move) {
    assert(!over());
    const auto [from, to] = move;
    const int mover = to_move_;
    const char piece = at(from);
    const char taken = at(to);
    const bool meeple = piece == 'M' || piece == 'm';
    const bool forward_cube = !meeple && row(from) != row(to);
    set(from, '.');
    set(to, piece);
    const bool won = meeple && is_goal(mover, to);
    // A captured meeple returns home, unless this wins the game.
    if (!won && taken == 'M') set(start_of(0), 'M');
    if (!won && taken == 'm') set(start_of(1), 'm');
    to_move_ = 1 - mover;
    idle_ = taken != '.' || forward_cube ? 0 : idle_ + 1;
    ++seen_[position()];
    if (won) return end(mover);
    look_for_draw();
    if (!over() && moves().empty()) pass();
  }

  // The piece on a cell: M and C are white's meeple and cubes, m and c black's, '.' is none.
  char at(int where) const { return board_[static_cast<std::size_t>(where)]; }

 private:
  int cell(int x, int y) const { return x + options_.columns * y; }
  int column(int where) const { return where % options_.columns; }
  int row(int where) const { return where / options_.columns; }
  void set(int where, char piece) { board_[static_cast<std::size_t>(where)] = piece; }

  // Just left of the middle as seen by the seat: White's column is columns / 2, counted from 1, and
  // Black's, who sits opposite, the next one.
  int start_of(int seat) const {
    return seat == 0 ? cell(options_.columns / 2 - 1, 0)
                     : cell(options_.columns / 2, options_.rows - 1);
  }

  static bool belongs(char piece, int seat) {
    return seat == 0 ? piece == 'M' || piece == 'C' : piece == 'm' || piece == 'c';
  }

  bool may_step(int from, int dx, int dy) const {
    const char piece = at(from);
    const int x = column(from) + dx;
    const int y = row(from) + dy;
    if (!belongs(piece, to_move_)) return false;
    if (x < 0 || x >= options_.columns || y < 0 || y >= options_.rows) return false;
    const int to = cell(x, y);
    if (belongs(at(to), to_move_)) return false;  // also excludes staying on the cell
    if (piece == 'M' || piece == 'm') return true;
    if (to == start_of(0) || to == start_of(1)) return false;
    const int forward = to_move_ == 0 ? 1 : -1;
    return dy == forward || dy == 0;
  }

  bool is_goal(int seat, int where) const {
    if (options_.goal == Goal::start) return where == start_of(1 - seat);
    return row(where) == (seat == 0 ? options_.rows - 1 : 0);
  }

  void pass() {
    to_move_ = 1 - to_move_;
    ++idle_;
    ++seen_[position()];
    look_for_draw();
  }

  void look_for_draw() {
    const bool repeated = options_.repetition > 0 && seen_.at(position()) >= options_.repetition;
    const bool tired = options_.idle > 0 && idle_ >= options_.idle;
    if (repeated || tired) end(-1);
  }

  std::string position() const { return board_ + (to_move_ == 0 ? 'w' : 'b'); }

  Options options_;
  std::string board_;
  int idle_ = 0;
  std::map<std::string, int> seen_;  // how often each position of the game has occurred
};

}  // namespace hr::tests
