// SPDX-License-Identifier: MIT
// One thread's lines of play in a search: each goes down the tree to its edge, on at random to the
// end of the game, and adds to the tree what came of it. Several may share a tree: then whoever is
// on the way counts as having lost until its result is known (virtual loss: Chaslot, Winands,
// van den Herik 2008), so that others try something else meanwhile. The tree is locked while one
// goes down or adds its result, and free while games are played out. A game that whoever is to act
// wins with the first action of the playout proves the position from which it was played.
//
// Contract: alone, the same position and random numbers give the same tree; together, that depends
// on the machine. Threads: that of its engine.
#pragma once

#include <mutex>
#include <optional>
#include <vector>

#include "core/bots/information.h"
#include "core/bots/positions.h"
#include "core/bots/search_tree.h"

namespace hr {

struct SearchOptions {
  std::int64_t exploration = 350;      // in 1/1024; what UCB1 multiplies its second term by
  std::uint32_t playout_limit = 2000;  // actions, after which a game counts as drawn
  std::size_t max_nodes = std::size_t{1} << 19;
};

class SearchLine {
 public:
  // All must outlive it.
  SearchLine(Engine& engine, const SearchOptions& options, SearchTree& tree);

  // Begins a tree at the position that the search is about; returns its root. The positions must
  // outlive the search. `keep`: if everybody sees the position, and it is in the tree already, what
  // is below it there stays.
  NodeIndex begin(Positions& positions, SeatId seat, const Random& random, bool keep = false);
  // Joins the search of another thread, whose position everybody must see.
  void join(NodeIndex root, const Random& random);

  // Locks the tree when it has to; null: nobody shares it.
  void share(std::mutex* tree) { guard_ = tree; }
  // Looks for an action that wins at once, at the beginning of a search of a position that
  // everybody sees: what else would win as well takes longer. Returns whether the root is proven
  // now.
  bool win_at_once();
  // Another line of play. Returns whether the root is proven now. An error of the rules counts like
  // a draw.
  bool iterate();

  std::uint64_t failures() const { return failures_; }  // lines that have ended with an error
  const Random& random() const { return random_; }

 private:
  using LinePayoff = SearchTree::LinePayoff;

  std::optional<LinePayoff> result_at_once(SeatId seat, const Choice& choice);
  std::optional<LinePayoff> descend();
  std::optional<LinePayoff> add_leaf(SeatId seat, std::uint64_t key, bool certain);
  LinePayoff play_out();
  void load(NodeIndex node);
  bool play(const SearchNode& node, std::size_t edge);
  void list_edges(NodeIndex at);
  bool asks_all() const;
  SeatId actor() const;
  PlayerId player_in(SeatId seat) const;
  Payoff payoff_now();
  Payoff margin();
  bool may_stay(NodeIndex at, SeatId seat) const;
  std::uint64_t key(SeatId seat) const;
  std::uint64_t open_key(const State& state) const;

  Engine& engine_;
  const Game& game_;
  SearchOptions options_;
  SearchTree& tree_;
  bool timeless_;  // how a position came about does not matter
  bool provable_;
  Random random_{0};
  TotalRange totals_;
  ScoreMargin margins_;
  Information information_;
  Positions* positions_ = nullptr;
  bool open_ = false;  // a node is a position
  NodeIndex root_ = k_no_node;
  std::mutex* guard_ = nullptr;
  State state_;        // that of the node which the line has reached …
  bool live_ = false;  // … if this is set
  ActionContext context_;
  std::vector<Event> events_;
  PlayoutTrace trace_;
  std::vector<SearchTree::TreeStep> path_;
  NodeIndex leaf_ = k_no_node;             // the node that was added to the end of the path
  PlayerId leaf_player_ = PlayerId::none;  // who acts there …
  bool leaf_won_ = false;                  // … and wins at once
  std::uint64_t failures_ = 0;
};

}  // namespace hr
