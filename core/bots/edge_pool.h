// SPDX-License-Identifier: MIT
// The edges of all nodes of a search tree, in one piece of memory. Those of a node follow each
// other; when they need more room they move, and others take their place. References to edges hold
// until edges are added.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/game/action.h"

namespace hr {

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex k_no_node = UINT32_MAX;
inline constexpr std::int32_t k_unproven = -1;

// An action of a node.
struct SearchEdge {
  std::int64_t sum = 0;     // of what the acting player got
  std::int64_t margin = 0;  // of by how much its score was ahead (ScoreMargin)
  std::uint32_t visits = 0;
  NodeIndex child = k_no_node;       // where it always leads, if that is known
  std::int32_t proven = k_unproven;  // what the acting player gets
  bool chance = false;  // dice decide where it leads, or answers of others that are given meanwhile
};

// What came of an edge's action where the seat did the same here or later. Small, as all those of a
// node are looked through for each line of play that led through it.
struct LaterTries {
  std::int64_t sum = 0;      // of what the acting player got, and of its margins
  std::uint32_t visits = 0;  // lines of play
  std::uint32_t trace = 0;   // the action's PlayoutTrace::number()
};

// What an edge is chosen by. Small, as those of all edges of a node are read on each way through
// it.
struct EdgeScore {
  std::int32_t value = 0;    // what it is worth as far as known
  std::int32_t unknown = 0;  // the less it was tried, the more; 0: all is known of it
};

// Where the edges of a node are.
struct EdgeRange {
  std::uint32_t first = 0, count = 0, room = 0;
};

class EdgePool {
 public:
  void clear() {
    scores_.clear();
    later_.clear();
    edges_.clear();
    choices_.clear();
    for (std::vector<std::uint32_t>& free : free_) free.clear();
  }

  std::span<SearchEdge> edges(const EdgeRange& range) {
    return {edges_.data() + range.first, range.count};
  }
  std::span<const SearchEdge> edges(const EdgeRange& range) const {
    return {edges_.data() + range.first, range.count};
  }
  std::span<EdgeScore> scores(const EdgeRange& range) {
    return {scores_.data() + range.first, range.count};
  }
  std::span<const EdgeScore> scores(const EdgeRange& range) const {
    return {scores_.data() + range.first, range.count};
  }
  std::span<LaterTries> later(const EdgeRange& range) {
    return {later_.data() + range.first, range.count};
  }
  std::span<const LaterTries> later(const EdgeRange& range) const {
    return {later_.data() + range.first, range.count};
  }
  const Choice& choice(const EdgeRange& range, std::size_t i) const {
    return choices_[range.first + i];
  }

  void add(EdgeRange& range, const Choice& choice) {
    if (range.count == range.room) move(range);
    scores_[range.first + range.count] = {};
    later_[range.first + range.count] = {};
    edges_[range.first + range.count] = {};
    choices_[range.first + range.count] = choice;
    ++range.count;
  }

  // Makes a range of another pool one of this pool, with the same edges.
  void copy(EdgeRange& range, const EdgePool& from) {
    const EdgeRange old = range;
    if (old.room == 0) return;
    range.first = take(old.room);
    std::copy_n(from.scores_.begin() + old.first, old.count, scores_.begin() + range.first);
    std::copy_n(from.later_.begin() + old.first, old.count, later_.begin() + range.first);
    std::copy_n(from.edges_.begin() + old.first, old.count, edges_.begin() + range.first);
    std::copy_n(from.choices_.begin() + old.first, old.count, choices_.begin() + range.first);
  }

 private:
  std::vector<std::uint32_t>& free_of(std::uint32_t room) {
    return free_[static_cast<std::size_t>(std::countr_zero(room))];
  }

  // Where there is room for so many edges, a power of two.
  std::uint32_t take(std::uint32_t room) {
    std::vector<std::uint32_t>& free = free_of(room);
    if (!free.empty()) {
      const std::uint32_t out = free.back();
      free.pop_back();
      return out;
    }
    const std::size_t out = edges_.size();
    scores_.resize(out + room);
    later_.resize(out + room);
    edges_.resize(out + room);
    choices_.resize(out + room);
    return static_cast<std::uint32_t>(out);
  }

  void move(EdgeRange& range) {
    constexpr std::uint32_t k_first_room = 2;
    const EdgeRange old = range;
    range.room = old.room == 0 ? k_first_room : 2 * old.room;
    range.first = take(range.room);
    std::copy_n(scores_.begin() + old.first, old.count, scores_.begin() + range.first);
    std::copy_n(later_.begin() + old.first, old.count, later_.begin() + range.first);
    std::copy_n(edges_.begin() + old.first, old.count, edges_.begin() + range.first);
    std::copy_n(choices_.begin() + old.first, old.count, choices_.begin() + range.first);
    if (old.room > 0) free_of(old.room).push_back(old.first);
  }

  std::vector<EdgeScore> scores_;  // of the edges
  std::vector<LaterTries> later_;
  std::vector<SearchEdge> edges_;
  std::vector<Choice> choices_;                      // of those edges
  std::array<std::vector<std::uint32_t>, 32> free_;  // ranges of 2^n edges that nobody uses
};

}  // namespace hr
