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
  std::int64_t sum = 0;  // of what the acting player got
  std::uint32_t visits = 0;
  NodeIndex child = k_no_node;       // where it always leads, if that is known
  std::int32_t proven = k_unproven;  // what the acting player gets
  bool chance = false;               // dice decide where it leads
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
  const Choice& choice(const EdgeRange& range, std::size_t i) const {
    return choices_[range.first + i];
  }

  void add(EdgeRange& range, const Choice& choice) {
    if (range.count == range.room) move(range);
    scores_[range.first + range.count] = {};
    edges_[range.first + range.count] = {};
    choices_[range.first + range.count] = choice;
    ++range.count;
  }

 private:
  std::vector<std::uint32_t>& free_of(std::uint32_t room) {
    return free_[static_cast<std::size_t>(std::countr_zero(room))];
  }

  void move(EdgeRange& range) {
    constexpr std::uint32_t k_first_room = 2;
    const std::uint32_t room = range.room == 0 ? k_first_room : 2 * range.room;
    std::vector<std::uint32_t>& free = free_of(room);
    std::uint32_t to = 0;
    if (free.empty()) {
      to = static_cast<std::uint32_t>(edges_.size());
      scores_.resize(edges_.size() + room);
      edges_.resize(edges_.size() + room);
      choices_.resize(choices_.size() + room);
    } else {
      to = free.back();
      free.pop_back();
    }
    std::copy_n(scores_.begin() + range.first, range.count, scores_.begin() + to);
    std::copy_n(edges_.begin() + range.first, range.count, edges_.begin() + to);
    std::copy_n(choices_.begin() + range.first, range.count, choices_.begin() + to);
    if (range.room > 0) free_of(range.room).push_back(range.first);
    range.first = to;
    range.room = room;
  }

  std::vector<EdgeScore> scores_;  // of the edges
  std::vector<SearchEdge> edges_;
  std::vector<Choice> choices_;                      // of those edges
  std::array<std::vector<std::uint32_t>, 32> free_;  // ranges of 2^n edges that nobody uses
};

}  // namespace hr
