// SPDX-License-Identifier: MIT
// Plays games with secrets by mixed strategies: what is best to do depends on what others believe,
// so a seat that always did the same in the same place would be read. Each line of play improves
// the strategy of one player a little by regret matching (Hart and Mas-Colell 2000), while the
// others play theirs; the average of a player's strategies over all lines approaches one that
// cannot be exploited, in games of two players who play for one sum (Zinkevich, Johanson, Bowling,
// Piccione 2007). Lines are sampled outcomes (MCCFR: Lanctot, Waugh, Zinkevich, Bowling 2009), with
// what actions have brought so far as baselines (VR-MCCFR: Schmid and others 2019). A node is all
// that the seat to act was shown, so nobody knows more than it would.
//
// Lines begin with the setup of the game if enough of them pass through the moment in question;
// then what others would have done before is part of the strategy. In longer games they begin with
// positions that could be true (Positions), as if what was done before had told nothing.
//
// Where games have scores, players play for being ahead by much, on the average; else for victory.
//
// Contract: the same positions, steps, random numbers and number of iterations give the same
// thought. An error of the rules counts like an even result. Threads: that of its engine.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/bots/budget.h"
#include "core/bots/information.h"
#include "core/bots/key_table.h"
#include "core/bots/payoff.h"
#include "core/bots/positions.h"
#include "core/bots/thought.h"

namespace hr {

class MixSearch {
 public:
  // The engine must outlive it.
  explicit MixSearch(Engine& engine);

  // What `seat`, which must be to act in these positions, is to do. `moment`: Information::key() of
  // all that it was shown since the game began, if there is such a key. The first action is drawn
  // by the strategy; each action has its share of the iterations as visits.
  Thought think(Positions& positions, std::optional<std::uint64_t> moment, SeatId seat,
                const Budget& budget, const Random& random);

 private:
  // An action of a node. Numbers are in utilities and probabilities as in mix_search.cpp.
  struct MixEdge {
    Choice choice;
    std::int64_t regret = 0;  // of not having done it
    std::int64_t mixed = 0;   // its part in all strategies so far
    std::int64_t value = 0;   // average of what it has brought the player
    std::uint32_t tries = 0;  // … in so many lines that were to improve the player's strategy
  };
  struct MixNode {
    std::size_t first = 0, count = 0;  // of edges_
    std::uint32_t visits = 0;
  };
  struct MixStep {
    std::size_t node = 0, edge = 0;
    bool own = false;          // of the player whose strategy is improved
    std::int64_t chance = 0;   // with which the edge was drawn
    std::int64_t reached = 0;  // with which the player's draws have led to the node
  };

  std::optional<std::size_t> play_from_setup(std::uint64_t moment, const BudgetClock& clock,
                                             const Budget& budget);
  void clear();
  void iterate(Positions* positions);
  std::int64_t play_line();
  std::size_t add_node(SeatId seat, std::uint64_t key);
  void find_strategy(const MixNode& node);
  MixStep draw(std::size_t at, bool own, std::int64_t reached);
  void play(SeatId seat, const Choice& choice);
  std::int64_t improve(const MixStep& step, std::int64_t got);
  std::int64_t utility();
  PlayerId player_in(SeatId seat) const;
  SeatId actor() const;
  Thought thought(std::size_t at);
  std::span<MixEdge> edges(const MixNode& node) { return {edges_.data() + node.first, node.count}; }

  Engine& engine_;
  const Game& game_;
  Information information_;
  TotalRange totals_;
  ScoreMargin margins_;
  Random random_{0};
  KeyTable by_key_;
  std::vector<MixNode> nodes_;
  std::vector<MixEdge> edges_;
  State state_;
  ActionContext context_;
  std::vector<Event> events_;
  std::vector<MixStep> path_;
  std::vector<std::int64_t> strategy_;  // of the node that was last looked at
  PlayerId improved_ = PlayerId::none;
  std::uint64_t lines_ = 0, failures_ = 0;
};

}  // namespace hr
