// SPDX-License-Identifier: MIT
// Hive as a plain model: towers by their places on an endless table, and each step of an insect
// tried by itself. The queen is not placed first, but by the fourth turn; equal insects in a hand
// are one. It does not count repeated positions.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "tests/models/plain_duel.h"

namespace hr::tests {

class PlainHive : public PlainDuel {
 public:
  enum Kind { queen, ant, grasshopper, beetle, spider };
  using Place = std::pair<int, int>;  // from the first insect, along two axes
  struct Move {
    int placed = -1;  // the kind of the insect that is placed; -1: one moves from `from`
    Place from, to;
    friend auto operator<=>(const Move&, const Move&) = default;
  };

  std::vector<Move> moves() const {
    std::set<Move> out;
    add_placings(out);
    if (in_hand(queen) == 0)
      for (const auto& [place, tower] : towers_)
        if (tower.back().first == to_move_) add_moves(place, out);
    return {out.begin(), out.end()};
  }

  void play(const Move& move) {
    std::pair<int, Kind> insect{to_move_, Kind(move.placed)};
    if (move.placed >= 0) {
      --hands_[nth(to_move_)][nth(move.placed)];
    } else {
      insect = towers_[move.from].back();
      towers_[move.from].pop_back();
      if (towers_[move.from].empty()) towers_.erase(move.from);
    }
    towers_[move.to].push_back(insect);
    highest_ = std::max(highest_, height(move.to));
    ++turns_[nth(to_move_)];
    const bool mine = shut(to_move_), others = shut(1 - to_move_);
    if (mine || others) return end(mine == others ? -1 : mine ? 1 - to_move_ : to_move_);
    to_move_ = 1 - to_move_;
    if (moves().empty()) to_move_ = 1 - to_move_;
  }

  int highest() const { return highest_; }

 private:
  // In a circle.
  static constexpr std::array<Place, 6> k_ways{
      {{0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}, {1, 0}}};
  using Cells = std::set<Place>;

  static constexpr std::size_t nth(int i) { return static_cast<std::size_t>(i); }
  static Place next(const Place& from, int way) {
    const Place& step = k_ways[nth((way + 6) % 6)];
    return {from.first + step.first, from.second + step.second};
  }
  int height(const Place& place) const {
    const auto found = towers_.find(place);
    return found == towers_.end() ? 0 : static_cast<int>(found->second.size());
  }
  int in_hand(Kind kind) const { return hands_[nth(to_move_)][nth(kind)]; }

  void add_placings(std::set<Move>& out) const {
    Cells mine, free, beside_others;
    for (const auto& [place, tower] : towers_)
      for (int way = 0; way < 6; ++way) {
        const Place at = next(place, way);
        if (towers_.contains(at)) continue;
        free.insert(at);
        (tower.back().first == to_move_ ? mine : beside_others).insert(at);
      }
    Cells places = mine;
    for (const Place& place : beside_others) places.erase(place);
    if (towers_.empty()) places = {{0, 0}};
    if (towers_.size() == 1 && mine.empty()) places = free;
    const int turn = turns_[nth(to_move_)];
    for (const Kind kind : {queen, ant, grasshopper, beetle, spider}) {
      if (in_hand(kind) == 0 || (kind == queen && turn == 1)) continue;
      if (kind != queen && turn >= 4 && in_hand(queen) > 0) continue;
      for (const Place& place : places) out.insert({.placed = kind, .from = {}, .to = place});
    }
  }

  void add_moves(const Place& from, std::set<Move>& out) const {
    Cells rest;
    for (const auto& [place, tower] : towers_)
      if (place != from || tower.size() > 1) rest.insert(place);
    if (!connected(rest)) return;
    Cells to;
    switch (towers_.at(from).back().second) {
      case queen:
        to = crawl(from, rest);
        break;
      case ant:
        to = {from};
        for (std::vector<Place> waiting{from}; !waiting.empty();) {
          const Place at = waiting.back();
          waiting.pop_back();
          for (const Place& place : crawl(at, rest))
            if (to.insert(place).second) waiting.push_back(place);
        }
        to.erase(from);
        break;
      case grasshopper:
        for (int way = 0; way < 6; ++way) {
          Place at = next(from, way);
          if (!rest.contains(at)) continue;
          while (rest.contains(at)) at = next(at, way);
          to.insert(at);
        }
        break;
      case beetle:
        add_climbs(from, rest, to);
        break;
      case spider:
        spin({from}, rest, to);
        break;
    }
    for (const Place& place : to) out.insert({.placed = -1, .from = from, .to = place});
  }

  static Cells crawl(const Place& from, const Cells& rest) {
    Cells out;
    for (int way = 0; way < 6; ++way)
      if (!rest.contains(next(from, way)) &&
          rest.contains(next(from, way - 1)) != rest.contains(next(from, way + 1)))
        out.insert(next(from, way));
    return out;
  }

  static void spin(const std::vector<Place>& path, const Cells& rest, Cells& to) {
    if (path.size() == 4) return void(to.insert(path.back()));
    for (const Place& place : crawl(path.back(), rest)) {
      if (std::find(path.begin(), path.end(), place) != path.end()) continue;
      std::vector<Place> longer = path;
      longer.push_back(place);
      spin(longer, rest, to);
    }
  }

  void add_climbs(const Place& from, const Cells& rest, Cells& to) const {
    for (int way = 0; way < 6; ++way) {
      const Place at = next(from, way), left = next(from, way - 1), right = next(from, way + 1);
      const int over = std::max(height(from) - 1, height(at));
      if (over == 0 ? rest.contains(left) != rest.contains(right)
                    : height(left) <= over || height(right) <= over)
        to.insert(at);
    }
  }

  static bool connected(const Cells& cells) {
    if (cells.empty()) return false;
    Cells seen{*cells.begin()};
    for (std::vector<Place> waiting{*cells.begin()}; !waiting.empty();) {
      const Place at = waiting.back();
      waiting.pop_back();
      for (int way = 0; way < 6; ++way)
        if (cells.contains(next(at, way)) && seen.insert(next(at, way)).second)
          waiting.push_back(next(at, way));
    }
    return seen.size() == cells.size();
  }

  bool shut(int seat) const {
    for (const auto& [place, tower] : towers_)
      for (const auto& [owner, kind] : tower) {
        if (owner != seat || kind != queen) continue;
        int full = 0;
        for (int way = 0; way < 6; ++way) full += towers_.contains(next(place, way)) ? 1 : 0;
        return full == 6;
      }
    return false;
  }

  std::map<Place, std::vector<std::pair<int, Kind>>> towers_;
  std::array<std::array<int, 5>, 2> hands_{{{1, 3, 3, 2, 2}, {1, 3, 3, 2, 2}}};
  std::array<int, 2> turns_{1, 1};
  int highest_ = 0;
};

}  // namespace hr::tests
