// SPDX-License-Identifier: MIT
// Monte-Carlo tree search. Each iteration draws a position, follows the tree by UCB1 to its edge,
// adds a node, plays on at random to the end, and adds the result to all that led there (Kocsis and
// Szepesvári 2006). What counts as one node is what the seat to act can tell apart: where everybody
// sees everything, that is the position, and victories and defeats are proven where dice decide
// nothing; else it is all that the seat was shown, so that every seat has a tree of its own
// (MO-ISMCTS: Cowling, Powley, Whitehouse 2012), and acts there without knowing more than it would.
// Asks, simultaneous choices, dice and any number of seats need nothing further.
//
// Positions that differ only in how they came about are one node, unless the game counts
// repetitions, moves without progress or actions, or keeps time in variables: then such a
// difference can decide, and a node stands for equal states only.
//
// Contract: the same positions, options, random numbers and number of iterations give the same
// thought. An error
// of the rules in a line of play counts like a draw there. Threads: that of its engine.
#pragma once

#include <cstdint>
#include <vector>

#include "core/bots/budget.h"
#include "core/bots/information.h"
#include "core/bots/positions.h"
#include "core/bots/search_tree.h"
#include "core/bots/thought.h"

namespace hr {

struct SearchOptions {
  std::int64_t exploration = 700;      // in 1/1024; what UCB1 multiplies its second term by
  std::uint32_t playout_limit = 2000;  // actions, after which a game counts as drawn
  std::size_t max_nodes = std::size_t{1} << 19;
};

class TreeSearch {
 public:
  // The engine must outlive it.
  TreeSearch(Engine& engine, const SearchOptions& options);

  // Thinks about what `seat`, which must be to act in these positions, is to do.
  Thought think(Positions& positions, SeatId seat, const Budget& budget, const Random& random);

 private:
  using Step = SearchTree::Step;

  void enter(SeatId seat);
  void iterate();
  Payoff descend();
  Payoff play_out();
  void load(const SearchNode& node);
  bool play(SearchNode& node, std::size_t edge);
  void open_edge(SearchNode& node);
  bool asks_all() const;
  SeatId actor() const;
  PlayerId player_in(SeatId seat) const;
  Payoff result();
  std::uint64_t key(SeatId seat) const;
  Thought thought() const;
  std::vector<Choice> line() const;

  Engine& engine_;
  const Game& game_;
  SearchOptions options_;
  bool timeless_;  // how a position came about does not matter
  bool provable_;
  Random random_{0};
  SearchTree tree_;
  TotalRange totals_;
  Information information_;
  Positions* positions_ = nullptr;
  bool open_ = false;  // a node is a position
  NodeIndex root_ = k_no_node;
  State state_;        // that of the node which the iteration has reached …
  bool live_ = false;  // … if this is set
  ActionContext context_;
  std::vector<Event> events_;
  std::vector<Step> path_;
  std::uint64_t iterations_ = 0, failures_ = 0;
};

}  // namespace hr
