// SPDX-License-Identifier: MIT
// Go as a plain model: stones in a list, groups found by walking, all earlier boards in a set.
// Positional superko, no suicide, area scoring; two passes in a row end the game. Who moves second
// has 7.5 points more.
#pragma once

#include <set>
#include <vector>

#include "tests/models/plain_duel.h"

namespace hr::tests {

class PlainGo : public PlainDuel {
 public:
  static constexpr int k_pass = -1;

  explicit PlainGo(int size) : size_(size), board_(static_cast<std::size_t>(size * size), -1) {
    seen_.insert(board_);
  }

  // A pass comes first.
  std::vector<int> moves() const {
    std::vector<int> out{k_pass};
    for (int point = 0; point < size_ * size_; ++point)
      if (at(point) < 0 && legal(point)) out.push_back(point);
    return out;
  }

  void play(int point) {
    passes_ = point == k_pass ? passes_ + 1 : 0;
    if (point != k_pass) {
      board_ = after(point);
      seen_.insert(board_);
    }
    to_move_ = 1 - to_move_;
    if (passes_ == 2) end(score(0) > score(1) ? 0 : 1);
  }

  // Twice a seat's points: its stones, and the empty points from which only these are reached.
  int score(int seat) const {
    int area = 0;
    for (int point = 0; point < size_ * size_; ++point) {
      if (at(point) == seat) ++area;
      if (at(point) >= 0) continue;
      const auto reached = touched(point);
      if (reached == std::set<int>{seat}) ++area;
    }
    return 2 * area + 15 * seat;
  }

 private:
  using Points = std::vector<int>;

  int at(int point) const { return board_[static_cast<std::size_t>(point)]; }

  Points beside(int point) const {
    Points out;
    const int x = point % size_, y = point / size_;
    if (x > 0) out.push_back(point - 1);
    if (x + 1 < size_) out.push_back(point + 1);
    if (y > 0) out.push_back(point - size_);
    if (y + 1 < size_) out.push_back(point + size_);
    return out;
  }

  // The connected points of the same colour as this one.
  std::set<int> group(const std::vector<int>& board, int point) const {
    std::set<int> out{point};
    Points waiting{point};
    while (!waiting.empty()) {
      const int here = waiting.back();
      waiting.pop_back();
      for (const int other : beside(here))
        if (board[static_cast<std::size_t>(other)] == board[static_cast<std::size_t>(point)] &&
            out.insert(other).second)
          waiting.push_back(other);
    }
    return out;
  }

  bool breathes(const std::vector<int>& board, int point) const {
    for (const int stone : group(board, point))
      for (const int other : beside(stone))
        if (board[static_cast<std::size_t>(other)] < 0) return true;
    return false;
  }

  std::set<int> touched(int point) const {
    std::set<int> out;
    for (const int empty : group(board_, point))
      for (const int other : beside(empty))
        if (at(other) >= 0) out.insert(at(other));
    return out;
  }

  std::vector<int> after(int point) const {
    std::vector<int> out = board_;
    out[static_cast<std::size_t>(point)] = to_move_;
    std::set<int> dead;
    for (int other = 0; other < size_ * size_; ++other)
      if (out[static_cast<std::size_t>(other)] == 1 - to_move_ && !breathes(out, other))
        dead.insert(other);
    for (const int stone : dead) out[static_cast<std::size_t>(stone)] = -1;
    return out;
  }

  bool legal(int point) const {
    const std::vector<int> board = after(point);
    return breathes(board, point) && seen_.count(board) == 0;
  }

  int size_, passes_ = 0;
  std::vector<int> board_;
  std::set<std::vector<int>> seen_;
};

}  // namespace hr::tests
