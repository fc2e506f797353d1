// SPDX-License-Identifier: MIT
// Cube Wars cell by cell, a slow and simple model: the tests' reference for the rules. A cell is
// column + columns * row, both from 0; row 0 is White's side, so A1 is 0. Seat 0 is white and moves
// up, seat 1 is black and moves down.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace hr {

class PlainCubeWars {
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
  explicit PlainCubeWars(const Options& options) : options_(options) { reset(); }

  void reset() {
    board_.assign(static_cast<std::size_t>(options_.columns * options_.rows), '.');
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
    over_ = false;
    winner_ = -1;
    idle_ = 0;
    seen_.clear();
    ++seen_[position()];
  }

  // Sorted; empty when the game is over, or when the side to move can only pass.
  std::vector<Move> moves() const {
    std::vector<Move> all;
    if (over_) return all;
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

  void play(int from, int to) {
    assert(!over_);
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
    if (won) {
      over_ = true;
      winner_ = mover;
    } else {
      look_for_draw();
    }
  }

  void pass() {
    assert(!over_ && moves().empty());
    to_move_ = 1 - to_move_;
    ++idle_;
    ++seen_[position()];
    look_for_draw();
  }

  bool over() const { return over_; }
  int winner() const { return winner_; }  // 0 or 1; -1 for a draw, and during the game
  int to_move() const { return to_move_; }
  int idle() const { return idle_; }
  // of the current position, including this one
  int occurrences() const { return seen_.at(position()); }

  // The piece on a cell: M and C are white's meeple and cubes, m and c black's, '.' is none.
  char at(int where) const { return board_[static_cast<std::size_t>(where)]; }

  // The number of action sequences of exactly this length from here.
  std::uint64_t perft(int depth) const {
    if (depth == 0) return 1;
    if (over_) return 0;
    const std::vector<Move> all = moves();
    if (depth == 1 && !all.empty()) return all.size();
    std::uint64_t sequences = 0;
    for (const auto& [from, to] : all) {
      PlainCubeWars next = *this;
      next.play(from, to);
      sequences += next.perft(depth - 1);
    }
    if (all.empty()) {
      PlainCubeWars next = *this;
      next.pass();
      sequences += next.perft(depth - 1);
    }
    return sequences;
  }

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

  void look_for_draw() {
    const bool repeated = options_.repetition > 0 && occurrences() >= options_.repetition;
    const bool tired = options_.idle > 0 && idle_ >= options_.idle;
    over_ = repeated || tired;
  }

  std::string position() const { return board_ + (to_move_ == 0 ? 'w' : 'b'); }

  Options options_;
  std::string board_;
  int to_move_ = 0;
  bool over_ = false;
  int winner_ = -1;
  int idle_ = 0;
  std::map<std::string, int> seen_;  // how often each position of the game has occurred
};

}  // namespace hr
