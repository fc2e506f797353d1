// SPDX-License-Identifier: MIT
// Abalone as a plain model: marbles on a hexagon by their places, lines tried one by one. Black
// begins, and whoever pushes out six marbles wins; after 1000 moves the game is drawn.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <utility>
#include <vector>

#include "tests/models/plain_duel.h"

namespace hr::tests {

class PlainAbalone : public PlainDuel {
 public:
  using Place = std::pair<int, int>;  // from the centre, along two axes
  // The marbles that move, from the lowest place on, and by how much.
  using Move = std::pair<std::vector<Place>, Place>;

  PlainAbalone() {
    for (const int r : {2, 3, 4})
      for (int q = -4; q <= 4; ++q) {
        if (!on_board({q, r}) || (r == 2 && (q < -2 || q > 0))) continue;
        marbles_[{q, r}] = 1;
        marbles_[{-q, -r}] = 0;
      }
  }

  std::vector<Move> moves() const {
    std::vector<Move> out;
    for (const auto& [place, owner] : marbles_) {
      if (owner != to_move_) continue;
      for (std::size_t axis = 0; axis < 3; ++axis) {
        std::vector<Place> line;
        Place at = place;
        for (int n = 1; n <= 3 && of(at) == to_move_; ++n, at = sum(at, k_ways[axis])) {
          line.push_back(at);
          if (n == 1 && axis > 0) continue;  // a single marble is in no line
          for (const Place& way : k_ways) {
            Move move{line, way};
            std::sort(move.first.begin(), move.first.end());
            if (legal(move)) out.push_back(move);
          }
        }
      }
    }
    std::sort(out.begin(), out.end());
    return out;
  }

  void play(const Move& move) {
    std::vector<Place> pushed = pushed_by(move);
    for (const Place& place : move.first) marbles_.erase(place);
    for (const Place& place : pushed) marbles_.erase(place);
    for (const Place& place : move.first) marbles_[sum(place, move.second)] = to_move_;
    for (const Place& place : pushed) {
      const Place to = sum(place, move.second);
      if (on_board(to))
        marbles_[to] = 1 - to_move_;
      else
        ++out_[static_cast<std::size_t>(to_move_)];
    }
    if (out_[static_cast<std::size_t>(to_move_)] == 6) end(to_move_);
    if (++moves_ == 1000 && !over()) end(-1);
    to_move_ = 1 - to_move_;
  }

  int pushed_out() const { return out_[0] + out_[1]; }

 private:
  static constexpr std::array<Place, 6> k_ways{
      {{1, 0}, {0, 1}, {1, -1}, {-1, 0}, {0, -1}, {-1, 1}}};

  static Place sum(const Place& a, const Place& b) {
    return {a.first + b.first, a.second + b.second};
  }
  static bool on_board(const Place& at) {
    return std::abs(at.first) <= 4 && std::abs(at.second) <= 4 &&
           std::abs(at.first + at.second) <= 4;
  }
  int of(const Place& at) const {
    const auto found = marbles_.find(at);
    return found == marbles_.end() ? -1 : found->second;
  }

  // The foremost marble of a line that moves along itself; none: it moves aside.
  static const Place* front(const Move& move) {
    const auto in = [&](const Place& at) {
      return std::find(move.first.begin(), move.first.end(), at) != move.first.end();
    };
    if (move.first.size() == 1) return nullptr;
    if (!in(sum(move.first[0], move.second)) && !in(sum(move.first[1], move.second)))
      return nullptr;
    for (const Place& place : move.first)
      if (!in(sum(place, move.second))) return &place;
    return nullptr;
  }

  std::vector<Place> pushed_by(const Move& move) const {
    std::vector<Place> out;
    const Place* const first = front(move);
    if (first == nullptr) return out;
    for (Place at = sum(*first, move.second); of(at) == 1 - to_move_; at = sum(at, move.second))
      out.push_back(at);
    return out;
  }

  bool legal(const Move& move) const {
    const Place* const first = front(move);
    const auto free = [&](const Place& at) { return on_board(at) && of(at) < 0; };
    if (first == nullptr)
      return std::all_of(move.first.begin(), move.first.end(),
                         [&](const Place& at) { return free(sum(at, move.second)); });
    const std::vector<Place> pushed = pushed_by(move);
    if (pushed.empty()) return free(sum(*first, move.second));
    const Place behind = sum(pushed.back(), move.second);
    return pushed.size() < move.first.size() && of(behind) < 0;
  }

  std::map<Place, int> marbles_;
  std::array<int, 2> out_{};
  int moves_ = 0;
};

}  // namespace hr::tests
