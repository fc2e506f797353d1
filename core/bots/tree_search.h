// SPDX-License-Identifier: MIT
// Monte-Carlo tree search. Each iteration draws a position, follows the tree by UCB1 to its edge,
// adds a node, plays on at random to the end, and adds the result to all that led there (Kocsis and
// Szepesvári 2006). What counts as one node is what the seat to act can tell apart: where everybody
// sees everything, that is the position, and victories and defeats are proven where dice and
// answers that all give at once decide nothing; else it is all that the seat was shown, so that
// every seat has a tree of its own (MO-ISMCTS: Cowling, Powley, Whitehouse 2012), and acts there
// without knowing more than it would. Asks, simultaneous choices, dice and any number of seats need
// nothing further.
//
// Positions that differ only in how they came about are one node, unless the game counts
// repetitions, moves without progress or actions, or keeps time in variables: then such a
// difference can decide, and a node stands for equal states only.
//
// Contract: the same positions, options, random numbers and number of iterations give the same
// thought. If the budget is a time, what an earlier thought has found out about
// the position in the same game stays, and the thought rests on those lines of play as well. An
// error of the rules in a line of play counts like a draw there. Where everybody sees everything
// and the budget is a time, so that the thought depends on the machine anyway, a team of threads
// searches one tree (core/bots/search_line.h). Threads: that of its engine.
#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <vector>

#include "core/bots/budget.h"
#include "core/bots/search_line.h"
#include "core/bots/thought.h"
#include "core/match/playable_rules.h"

namespace hr {

struct SearchTeam {
  unsigned threads = 1;  // together, the caller's among them
  // The same rules opened anew, for use on the thread that calls it; several may call it at once.
  // Needed for more than one thread.
  std::function<PlayableRules()> open = {};
};

class TreeSearch {
 public:
  // The engine must outlive it.
  TreeSearch(Engine& engine, const SearchOptions& options, SearchTeam team = {});

  // Thinks about what `seat`, which must be to act in these positions, is to do.
  Thought think(Positions& positions, SeatId seat, const Budget& budget, const Random& random);

 private:
  class Helpers;

  Thought thought() const;
  std::vector<Choice> line() const;

  SearchOptions options_;
  SearchTeam team_;
  SearchTree tree_;
  std::mutex guard_;  // of the tree, while several threads use it
  SearchLine line_;
  NodeIndex root_ = k_no_node;
  std::uint64_t iterations_ = 0, failures_ = 0;
};

}  // namespace hr
