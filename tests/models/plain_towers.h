// SPDX-License-Identifier: MIT
// Three games of towers, written for comparison without the engine: Focus, DVONN and Lasca. A tower
// is a text, its lowest piece first: w and b are the seats' men, W and B kings, r a red ring.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/models/plain_duel.h"

namespace hr::tests {

using Spot = std::pair<int, int>;  // column and row, from 1

struct TowerMove {
  std::string verb;
  std::vector<Spot> spots;
  int lifted = 0;  // 0: no number is chosen
  friend auto operator<=>(const TowerMove&, const TowerMove&) = default;
};

class PlainTowers : public PlainDuel {
 public:
  const std::string& at(Spot spot) const {
    static const std::string nothing;
    const auto it = towers_.find(spot);
    return it == towers_.end() ? nothing : it->second;
  }

 protected:
  static int seat_of(char piece) {
    return piece == 'r' ? -1 : piece == 'w' || piece == 'W' ? 0 : 1;
  }
  int owner(Spot spot) const { return at(spot).empty() ? -1 : seat_of(at(spot).back()); }
  static Spot beyond(Spot spot, Spot way, int n = 1) {
    return {spot.first + n * way.first, spot.second + n * way.second};
  }
  // Lifts the highest pieces.
  std::string lift(Spot from, std::size_t n) {
    std::string& tower = towers_[from];
    const std::string out = tower.substr(tower.size() - n);
    tower.resize(tower.size() - n);
    return out;
  }

  std::map<Spot, std::string> towers_;  // every spot of the board
};

// As many pieces as one likes, from the top of an own tower, as many cells as there are pieces.
class PlainFocus : public PlainTowers {
 public:
  PlainFocus(std::size_t height, int idle) : height_(height), most_idle_(idle) {
    for (int x = 1; x <= 8; ++x)
      for (int y = 1; y <= 8; ++y) {
        const bool inner_x = x > 1 && x<8, inner_y = y> 1 && y < 8;
        const bool arm = (!inner_x && y > 2 && y < 7) || (!inner_y && x > 2 && x < 7);
        if (inner_x && inner_y) towers_[{x, y}] = (x / 2 + y) % 2 == 0 ? "w" : "b";
        if (arm && inner_x != inner_y) towers_[{x, y}] = "";
      }
  }

  std::vector<TowerMove> moves() const {
    std::vector<TowerMove> out;
    for (const auto& [from, tower] : towers_) {
      if (reserve_[turn()] > 0) out.push_back({"drop", {from}});
      if (owner(from) != to_move_) continue;
      for (const Spot& way : {Spot{1, 0}, {-1, 0}, {0, 1}, {0, -1}})
        for (int n = 1; n <= static_cast<int>(tower.size()); ++n)
          if (towers_.count(beyond(from, way, n)) > 0)
            out.push_back({"move", {from, beyond(from, way, n)}, n});
    }
    std::sort(out.begin(), out.end());
    return out;
  }

  void play(const TowerMove& move) {
    const Spot to = move.spots.back();
    const bool drops = move.verb == "drop";
    if (drops) --reserve_[turn()];
    towers_[to] += drops ? std::string(1, man()) : lift(move.spots[0], nth_of(move.lifted));
    bool captures = false;
    for (std::string& tower = towers_[to]; tower.size() > height_; tower.erase(0, 1)) {
      if (tower[0] == man()) ++reserve_[turn()];
      captures = captures || tower[0] != man();
    }
    idle_ = drops || captures ? 0 : idle_ + 1;
    if (idle_ == most_idle_) return end(-1);
    to_move_ = 1 - to_move_;
    if (moves().empty()) end(1 - to_move_);
  }

  int reserve(int seat) const { return reserve_[static_cast<std::size_t>(seat)]; }

 private:
  static std::size_t nth_of(int n) { return static_cast<std::size_t>(n); }
  std::size_t turn() const { return nth_of(to_move_); }
  char man() const { return to_move_ == 0 ? 'w' : 'b'; }

  std::size_t height_;
  int most_idle_, idle_ = 0;
  std::array<int, 2> reserve_{};
};

// Whole towers, exactly as far as they are high, onto others; what no red ring holds falls off.
class PlainDvonn : public PlainTowers {
 public:
  PlainDvonn() {
    constexpr std::array<std::pair<int, int>, 5> k_rows{
        {{3, 11}, {2, 11}, {1, 11}, {1, 10}, {1, 9}}};
    for (int y = 1; y <= 5; ++y)
      for (int x = k_rows[static_cast<std::size_t>(y - 1)].first;
           x <= k_rows[static_cast<std::size_t>(y - 1)].second; ++x)
        towers_[{x, y}] = "";
  }

  std::vector<TowerMove> moves() const {
    std::vector<TowerMove> out;
    for (const auto& [spot, tower] : towers_) {
      if (placed_ < 49 && tower.empty()) out.push_back({"put", {spot}});
      if (placed_ == 49 && owner(spot) == to_move_ && free(spot)) add_moves(spot, out);
    }
    std::sort(out.begin(), out.end());
    return out;
  }

  void play(const TowerMove& move) {
    const Spot to = move.spots.back();
    if (move.verb == "put") {
      ++placed_;
      towers_[to] = placed_ <= 3 ? "r" : to_move_ == 0 ? "w" : "b";
      if (placed_ == 49) return;  // and moves
    } else {
      towers_[to] += lift(move.spots[0], at(move.spots[0]).size());
      drop_loose();
    }
    for (int n = 0; n < 2; ++n) {
      to_move_ = 1 - to_move_;
      if (!moves().empty()) return;
    }
    end(score(0) == score(1) ? -1 : score(0) > score(1) ? 0 : 1);
  }

  int score(int seat) const {
    std::size_t out = 0;
    for (const auto& [spot, tower] : towers_) out += owner(spot) == seat ? tower.size() : 0;
    return static_cast<int>(out);
  }

 private:
  static constexpr std::array<Spot, 6> k_ways{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {-1, 1}, {1, -1}}};

  // Whether it is not surrounded on all six sides.
  bool free(Spot spot) const {
    return std::ranges::any_of(k_ways,
                               [&](const Spot& way) { return at(beyond(spot, way)).empty(); });
  }
  void add_moves(Spot from, std::vector<TowerMove>& out) const {
    for (const Spot& way : k_ways)
      if (const Spot to = beyond(from, way, static_cast<int>(at(from).size())); !at(to).empty())
        out.push_back({"move", {from, to}});
  }
  void drop_loose() {
    std::set<Spot> held;
    std::vector<Spot> waiting;
    for (const auto& [spot, tower] : towers_)
      if (tower.find('r') != std::string::npos) waiting.push_back(spot);
    while (!waiting.empty()) {
      const Spot spot = waiting.back();
      waiting.pop_back();
      if (at(spot).empty() || !held.insert(spot).second) continue;
      for (const Spot& way : k_ways) waiting.push_back(beyond(spot, way));
    }
    for (auto& [spot, tower] : towers_)
      if (held.count(spot) == 0) tower.clear();
  }

  int placed_ = 0;
};

// Draughts in which the piece that is jumped goes under the tower that jumps.
class PlainLasca : public PlainTowers {
 public:
  explicit PlainLasca(int idle) : most_idle_(idle) {
    for (int x = 1; x <= 7; ++x)
      for (int y = 1; y <= 7; ++y)
        if ((x + y) % 2 == 0) towers_[{x, y}] = y <= 3 ? "w" : y >= 5 ? "b" : "";
  }

  std::vector<TowerMove> moves() const {
    std::vector<TowerMove> out;
    for (const bool jumps : {true, false}) {
      for (const auto& [from, tower] : towers_)
        if (owner(from) == to_move_ && (chain_ == Spot{} || chain_ == from)) add(from, jumps, out);
      if (!out.empty() || chain_ != Spot{}) break;
    }
    std::sort(out.begin(), out.end());
    return out;
  }

  void play(const TowerMove& move) {
    const Spot from = move.spots[0], to = move.spots[1];
    const bool jumps = move.verb == "jump";
    towers_[to] = lift(from, at(from).size());
    if (jumps) towers_[to].insert(0, lift(move.spots[2], 1));
    char& top = towers_[to].back();
    const bool crowned = top == (to_move_ == 0 ? 'w' : 'b') && to.second == (to_move_ == 0 ? 7 : 1);
    chain_ = jumps && !crowned ? to : Spot{};
    if (crowned) top = to_move_ == 0 ? 'W' : 'B';
    idle_ = jumps ? 0 : idle_ + 1;
    if (idle_ == most_idle_) return end(-1);
    if (chain_ != Spot{} && !moves().empty()) return;
    chain_ = {};
    to_move_ = 1 - to_move_;
    if (moves().empty()) end(1 - to_move_);
  }

 private:
  void add(Spot from, bool jumps, std::vector<TowerMove>& out) const {
    const char top = at(from).back();
    for (const Spot& way : {Spot{1, 1}, {-1, 1}, {1, -1}, {-1, -1}}) {
      if ((top == 'w' && way.second < 0) || (top == 'b' && way.second > 0)) continue;
      const Spot next = beyond(from, way), after = beyond(from, way, 2);
      const auto free = [&](Spot spot) { return towers_.count(spot) > 0 && at(spot).empty(); };
      if (!jumps && free(next)) out.push_back({"move", {from, next}});
      if (jumps && owner(next) == 1 - to_move_ && free(after))
        out.push_back({"jump", {from, after, next}});
    }
  }

  int most_idle_, idle_ = 0;
  Spot chain_{};  // the tower that has to go on jumping
};

}  // namespace hr::tests
