// SPDX-License-Identifier: MIT
// The end `cuts`: a single group of a seat's pieces separates some marked cells; no part of the
// board outside the group contains two of them. Marked cells inside the group count as cut off.
//
// Why a game of two seats always has exactly one winner if three cells of a triangulated sphere are
// marked (as Mark Steere claimed of his games; the surface of a cube is such a sphere): let all
// cells be occupied, take the groups of both seats as nodes, and join groups that touch. The cells
// of one part outside a group that touch the group all belong to the other seat and, on a
// triangulated sphere, form a connected ring or arc; so they belong to one group. Every part is
// therefore joined to its group by a single link, and the nodes form a tree. A group cuts two marks
// apart if and only if it is on the path in the tree between the groups that contain them (ends
// included); it cuts all three apart if it is on all three paths. Three nodes of a tree have
// exactly one node on all three paths, their median. A group that cuts goes on cutting however many
// pieces follow, so the first group to cut is that of the full board.
//
// It caches what the last check found, as EndWatch does. Calls no rules. Threads: one.
#pragma once

#include <array>
#include <vector>

#include "core/base/bit_queries.h"
#include "core/game/game.h"
#include "core/kernel/growing_groups.h"
#include "core/plan/plan.h"
#include "core/plan/search_rounds.h"

namespace hr {

template <int W>
class CutWatch {
 public:
  // Both must outlive it.
  CutWatch(const Game& game, const Plan<W>& plan);

  // Whether an end whose row says cuts_apart has come for a seat.
  bool has_cut(int number, const State& state, SeatId seat);

 private:
  using B = Bits<W>;

  // Whether a group of a seat cuts the marked cells of an end apart, as of the last check.
  struct Cut {
    B own;                  // the pieces examined so far
    std::array<B, 4> ways;  // known paths between two marked cells; empty: none yet
    int last = 0;           // the path that was useful last
    bool parted = false;    // all pieces together separate the marks, so groups matter
    GrowingGroups groups;   // if `parted`, those of `own`, marked with the paths they are on
    bool done = false;      // a group cuts all marks apart
  };

  bool leads_past(Cut& cut, const EndPlan<W>& end, const State& state, SeatId seat);
  B taken(const EndPlan<W>& end, const State& state) const;
  B detour(const B& known, const B& marks, const B& own, const B& held);
  void grow(Cut& cut, int cell) const;
  bool leads_round(Cut& cut, int cell) const;
  void find_round(Cut& cut, const B& marks, const B& group, const B& taken);
  B way(const B& marks, const B& first, const B& then, const B& last);
  B traced(int last, int cell, const B& found) const;

  B load(const State& state, int word) const { return B::load(state.words() + word, plan_.words); }

  const Game* game_;
  const Plan<W>& plan_;
  CellLinks<W> neighbours_;  // from the plan; a copy is read in fewer steps
  std::vector<Cut> cuts_;    // by end, then seat; none if no end cuts
  SearchRounds<W> rounds_;   // scratch for way()
};

}  // namespace hr
