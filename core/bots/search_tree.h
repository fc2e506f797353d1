// SPDX-License-Identifier: MIT
// The tree of a Monte-Carlo search: positions as far as the seat to act can tell them apart, and
// what came of its actions there. Positions that look alike to that seat are one node, however they
// were reached. What is proven stays so: in a proven node the player to act gets exactly that
// payoff if nobody errs (Winands, Björnsson, Saito 2008). Invariant: edges are in the order in
// which they were tried first, and none twice.
#pragma once

#include <cstdint>
#include <deque>
#include <span>
#include <unordered_map>
#include <vector>

#include "core/base/mix.h"
#include "core/bots/payoff.h"

namespace hr {

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex k_no_node = UINT32_MAX;
inline constexpr std::int32_t k_unproven = -1;

// An action that was tried.
struct SearchEdge {
  Choice choice;
  std::int64_t sum = 0;  // of what the acting player got
  std::uint32_t visits = 0;
  NodeIndex child = k_no_node;       // where it always leads, if that is known
  std::int32_t proven = k_unproven;  // what the acting player gets
  bool chance = false;               // dice decide where it leads
};

struct SearchNode {
  SeatId seat = SeatId::none;          // who acts …
  PlayerId player = PlayerId::none;    // … and who sits there: the pie rule changes that
  std::uint64_t choices = 0;           // legal actions
  std::uint64_t next = 0, stride = 1;  // the order in which they are tried
  std::int64_t sum = 0;                // of what the player got
  std::uint32_t visits = 0;
  std::uint32_t proven_edges = 0;
  std::int32_t proven = k_unproven;
  std::vector<SearchEdge> edges;
  State state;  // the position; empty where it is not the same for all that look alike

  bool all_tried() const { return edges.size() == choices; }
  // The number, as Engine::pick() takes it, of the action to try after `number`.
  std::uint64_t after(std::uint64_t number) const {
    return number < choices - stride ? number + stride : number - (choices - stride);
  }
};

class SearchTree {
 public:
  void clear();
  std::size_t size() const { return nodes_.size(); }

  NodeIndex find(std::uint64_t key) const;
  NodeIndex add(std::uint64_t key, SeatId seat, PlayerId player, std::uint64_t choices,
                Random& random);
  SearchNode& operator[](NodeIndex i) { return nodes_[i]; }
  const SearchNode& operator[](NodeIndex i) const { return nodes_[i]; }

  // The number of the edge to follow, by UCB1; edges.size(): one that was not tried yet. The node
  // must have a choice and not be proven. An action that was not tried counts as if it had been
  // tried once, with an average result.
  std::size_t select(const SearchNode& node, std::int64_t rate) const;

  struct Step {
    NodeIndex node;
    std::size_t edge;
  };
  // Counts a try of all that has led somewhere; until the payoff is added, by player, it counts as
  // having brought nothing.
  void add_visits(std::span<const Step> path);
  void add_payoff(std::span<const Step> path, const Payoff& payoff);
  // The last step of the path leads to `payoff` for certain. In games for two.
  void add_proof(std::span<const Step> path, const Payoff& payoff);

 private:
  std::int32_t proof_of(const SearchNode& node) const;

  std::deque<SearchNode> nodes_;
  std::unordered_map<std::uint64_t, NodeIndex> by_key_;
};

}  // namespace hr
