// SPDX-License-Identifier: MIT
// The tree of a Monte-Carlo search: positions as far as the seat to act can tell them apart, and
// what came of its actions there. Positions that look alike to that seat are one node, however they
// were reached. What is proven stays so: in a proven node the player to act gets exactly that
// payoff if nobody errs (Winands, Björnsson, Saito 2008). Invariant: edges are in a random order,
// and none twice. Memory is kept when a tree is cleared.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "core/base/mix.h"
#include "core/bots/edge_pool.h"
#include "core/bots/key_table.h"
#include "core/bots/payoff.h"
#include "core/bots/stable_vector.h"
#include "core/bots/traced_tries.h"
#include "core/game/state.h"

namespace hr {

struct alignas(64) SearchNode {
  SeatId seat = SeatId::none;          // who acts …
  PlayerId player = PlayerId::none;    // … and who sits there: the pie rule changes that
  std::uint64_t choices = 0;           // legal actions
  std::uint64_t next = 0, stride = 1;  // the order in which they become edges
  std::int64_t sum = 0;                // of what the player got, and of its margins
  std::uint32_t visits = 0;
  std::uint32_t proven_edges = 0;
  std::int32_t proven = k_unproven;
  EdgeRange edges = {};

  bool all_listed() const { return edges.count == choices; }
  // The number, as Engine::pick() takes it, of the action to list after `number`.
  std::uint64_t after(std::uint64_t number) const {
    return number < choices - stride ? number + stride : number - (choices - stride);
  }
};

// By player, of a proven node. In games for two.
Payoff proven_payoff(const SearchNode& node);

class SearchTree {
 public:
  void clear();
  // Forgets all that cannot be reached from a node, which becomes number 0. `key_of` gives the key
  // of a position; each node must have its own.
  void keep(NodeIndex root, const std::function<std::uint64_t(const State&)>& key_of);
  std::size_t size() const { return parts_.nodes.size(); }

  NodeIndex find(std::uint64_t key) const { return parts_.by_key.find(key); }
  NodeIndex add(std::uint64_t key, SeatId seat, PlayerId player, std::uint64_t choices,
                Random& random);
  SearchNode& operator[](NodeIndex i) { return parts_.nodes[i]; }
  const SearchNode& operator[](NodeIndex i) const { return parts_.nodes[i]; }
  // The position of a node, which whoever adds it may store.
  State& state(NodeIndex i) { return parts_.states[i]; }

  std::span<SearchEdge> edges(const SearchNode& node) { return parts_.pool.edges(node.edges); }
  std::span<const SearchEdge> edges(const SearchNode& node) const {
    return parts_.pool.edges(node.edges);
  }
  const Choice& choice(const SearchNode& node, std::size_t edge) const {
    return parts_.pool.choice(node.edges, edge);
  }
  // Another edge of a node, which was not tried yet.
  void add_edge(SearchNode& node, const Choice& choice);

  // The number of the edge to follow, by UCB1; that of edges: one that is not listed yet. The node
  // must have a choice and not be proven. An action that was not tried counts as if it had been
  // tried once, with a result somewhat below the average of the node, as that was when its visits
  // were last a power of two: so what has done well is tried again before all else has been tried
  // (first-play urgency: Gelly and Wang 2006).
  std::size_t select(const SearchNode& node, std::int64_t rate) const;

  struct TreeStep {
    NodeIndex node;
    std::size_t edge;
  };
  // What came of a line of play, by player.
  struct LinePayoff {
    Payoff payoff{};
    Payoff margin{};  // ScoreMargin; where there is none, 0
  };
  // Counts a try of all that has led somewhere; until the result is added, it counts as having
  // brought nothing.
  void add_visits(std::span<const TreeStep> path);
  void add_payoff(std::span<const TreeStep> path, const LinePayoff& result);
  // Both at once.
  void add_result(std::span<const TreeStep> path, const LinePayoff& result);
  // Counts the result for all actions that were done later in the line of play, by the path or by
  // these numbers of a trace, as well. `swapped`: by the pie rule, players have changed seats.
  void add_later(std::span<const TreeStep> path, std::span<const std::uint32_t> trace,
                 const LinePayoff& result, bool swapped);
  // The last step of the path leads to `payoff` for certain. In games for two.
  void add_proof(std::span<const TreeStep> path, const Payoff& payoff);
  // The last step of the path leads to a node whose player wins.
  void add_victory(std::span<const TreeStep> path, NodeIndex node);

 private:
  std::int32_t proof_of(const SearchNode& node) const;
  static std::int32_t untried(const SearchNode& node);
  static std::int32_t with_later(const SearchNode& node, const SearchEdge& edge,
                                 const LaterTries& later);
  static EdgeScore score_of(const SearchNode& node, const SearchEdge& edge,
                            const LaterTries& later);
  void score(const SearchNode& node, std::size_t edge);
  void score_all(const SearchNode& node);
  void add_payoff(const TreeStep& step, const LinePayoff& result);

  LaterTries begun(const SearchNode& node, const Choice& choice) const;

  struct Parts {
    void clear();

    StableVector<SearchNode> nodes;
    StableVector<State> states;  // of those nodes
    EdgePool pool;
    KeyTable by_key;
  };
  NodeIndex copy_node(const Parts& from, NodeIndex old, std::uint64_t key);

  Parts parts_, spare_;
  TracedTries traced_;
};

}  // namespace hr
