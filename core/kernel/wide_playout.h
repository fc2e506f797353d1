// SPDX-License-Identifier: MIT
// Fast random play on wide boards, for games of steps and placements whose ordinary turns need no
// rule. The choices of every seat are kept from action to action, and only those are examined again
// that the cells of an action can change: so an action takes about as long on the largest board as
// on a small one. It gives the same results as legal(), pick() and play(), and leaves everything
// unusual to them. Invariant: between two calls of run() nothing is remembered. Threads: that of
// its kernel.
#pragma once

#include <array>
#include <vector>

#include "core/base/cell_tally.h"
#include "core/engine/engine.h"
#include "core/kernel/growing_groups.h"
#include "core/kernel/kernel_parts.h"
#include "core/kernel/playout_run.h"
#include "core/plan/plan.h"

namespace hr {

class WidePlayout {
 public:
  // The parts must outlive it.
  explicit WidePlayout(const KernelParts<k_wide>& kernel);

  // Whether it can play any turn of this game.
  bool fits() const { return !sides_.empty(); }
  // Plays as long as it can. Returns true if the game is over or cut; false if something has to be
  // done by the kernel first.
  bool run(const PlayoutRun& run);

 private:
  // What is on a cell, for a seat.
  enum Holder : std::uint8_t { k_nothing, k_own, k_enemy, k_nobody };

  // A pattern in one direction, or one that places pieces: the cells to which it leads.
  struct WideLane {
    std::array<std::vector<Word>, 4> onto;  // by what is there: the cells that it may lead to
    const PatternPlan<k_wide>* pattern = nullptr;
    const Shift<k_wide>* shift = nullptr;  // null: it places a piece
    std::uint8_t slot = 0;                 // the slot value of a cell with the piece
    bool progress = false, lasting = false;
    CellTally targets;
  };
  struct WideSide {
    std::vector<WideLane> lanes;
    std::array<Holder, 256> holders{};  // by slot value
    std::vector<GrowingGroups> groups;  // by end of type `connects`, if pieces only come
  };
  struct Chosen {
    const WideLane* lane;
    int from, to;  // from: -1 if it is placed
  };

  void add_lanes(WideSide& side, const SeatPlan<k_wide>& seat, const PatternPlan<k_wide>& pattern);
  void add_ends();
  bool places_only() const;

  void count_all(const State& state);
  bool any_arrived(const State& state);
  std::uint64_t choices(const WideSide& side) const;
  Chosen pick(const WideSide& side, std::uint64_t n) const;
  void act(State& state, const Chosen& chosen);
  void update(const State& state, int cell);
  void update(WideLane& lane, const WideSide& side, const std::uint8_t* slots, int cell) const;
  bool may_end(const State& state, SeatId seat, int to);
  bool arrived(int end, const State& state, SeatId seat, int to);
  bool joins(int end, const State& state, SeatId seat, int cell, bool all);

  KernelParts<k_wide> kernel_;
  const Game& game_;
  const Plan<k_wide>& plan_;
  ZoneInstance zone_ = ZoneInstance::none;  // the only one in use
  std::vector<WideSide> sides_;             // by seat; empty: the game does not fit
  std::vector<int> ends_;                   // those that depend on pieces
  std::uint32_t idle_ = ~0U, plies_ = ~0U;  // the lowest counts that end the game
  bool grows_ = false;                      // pieces only come, and stay where they are
};

template <int W>
class FastPlayout;

template <>
class FastPlayout<k_wide> : public WidePlayout {
 public:
  using WidePlayout::WidePlayout;
};

}  // namespace hr
