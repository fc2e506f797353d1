// SPDX-License-Identifier: MIT
// Detects declared ends of the game: pieces that have reached something, form a line, connect or
// cut something. It caches what the last check found, so the next one examines little more than the
// moves in between. Invariant: the cache is compared with the state before it is used, so checks on
// any states may follow each other. Calls no rules. Threads: one.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "core/base/allowance.h"
#include "core/base/bit_queries.h"
#include "core/game/game.h"
#include "core/kernel/growing_groups.h"
#include "core/plan/plan.h"
#include "core/plan/search_rounds.h"

namespace hr {

template <int W>
class EndWatch {
 public:
  // Both must outlive it.
  EndWatch(const Game& game, const Plan<W>& plan);

  // Whether an end of type reach, line, connects or cuts has come for a seat.
  bool arrived(int end, const State& state, SeatId seat);
  // Whether an end of type line has come with the arrival of a piece on a cell; it must not have
  // come before.
  bool lines_up(int end, const State& state, SeatId seat, int cell);

 private:
  using B = Bits<W>;

  // The pieces of a seat that were connected to some cells at the last check.
  struct Connection {
    B own, reached;
  };

  // Whether a group of a seat cuts the marked cells of an end apart, as of the last check.
  struct Cut {
    B own;                  // the pieces examined so far
    std::array<B, 4> ways;  // known paths between two marked cells; empty: none yet
    int last = 0;           // the path that was useful last
    bool parted = false;    // all pieces together separate the marks, so groups matter
    GrowingGroups groups;   // if `parted`, those of `own`, marked with the paths they are on
    bool done = false;      // a group cuts all marks apart
  };

  bool reached(const EndPlan<W>& end, const State& state, SeatId seat) const;
  bool lined_up(int number, const State& state, SeatId seat);
  bool has_line(const EndPlan<W>& end, const B& own) const;
  template <class Cells>
  bool has_line_through(const EndPlan<W>& end, const Cells& own, int cell) const;
  template <class Cells>
  int run(const Cells& own, int& cell, DirectionId direction, int most) const;
  bool connected(int number, const State& state, SeatId seat);
  void extend(Connection& connection, const B& own, const B& from);

  // end_watch_cuts.h
  bool cut_apart(int number, const State& state, SeatId seat);
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
  CellLinks<W> neighbours_;              // from the plan; a copy is read in fewer steps
  std::vector<B> lineless_;              // by end, then seat: pieces that formed no line
  std::vector<Connection> connections_;  // likewise
  std::vector<Cut> cuts_;                // likewise
  SearchRounds<W> rounds_;               // scratch for way()
};

template <int W>
EndWatch<W>::EndWatch(const Game& game, const Plan<W>& plan)
    : game_(&game), plan_(plan), neighbours_(plan.neighbours) {
  connections_.resize(plan_.ends.size() * nth(game_->seats()));
  lineless_.resize(connections_.size());
  for (const EndPlan<W>& end : plan_.ends)
    if (end.type == EndType::cuts) {
      Cut cut;
      cut.groups = GrowingGroups(game_->cells());
      cuts_.resize(connections_.size(), cut);
      rounds_.resize(game_->cells());
    }
}

template <int W>
bool EndWatch<W>::reached(const EndPlan<W>& end, const State& state, SeatId seat) const {
  const std::size_t me = nth(seat);
  return (load(state, end.own[me]) & end.to[me]).any();
}

template <int W>
bool EndWatch<W>::has_line(const EndPlan<W>& end, const B& own) const {
  if constexpr (W == 1)
    if (!end.lanes.empty()) return end.lanes[0].any(own.words[0]);
  B lines;
  for (const LineAxis<W>& axis : end.axes) {
    B run = own & axis.starts;
    for (const auto& join : axis.joins) run &= (run & join.mask).shifted(join.delta);
    if (axis.joins.empty())
      for (int n = 1; n < end.n && run.any(); ++n)
        run = plan_.shifts[nth(axis.direction)].push(run) & own;
    lines |= run;
  }
  return lines.any();
}

// Goes on from a cell along cells of `own`, at most so many links; returns how many.
template <int W>
template <class Cells>
int EndWatch<W>::run(const Cells& own, int& cell, DirectionId direction, int most) const {
  const CellId* const links = plan_.shifts[nth(direction)].links;
  int n = 0;
  for (int on = index(links[cell]); n < most && on >= 0 && own.test(on); on = index(links[on])) {
    cell = on;
    ++n;
  }
  return n;
}

template <int W>
template <class Cells>
bool EndWatch<W>::has_line_through(const EndPlan<W>& end, const Cells& own, int cell) const {
  return std::ranges::any_of(end.axes, [&](const LineAxis<W>& axis) {
    int first = cell, last = cell;
    const int behind = run(own, first, axis.back, end.n - 1);
    return behind + run(own, last, axis.direction, end.n - 1 - behind) == end.n - 1 &&
           axis.starts.test(first);
  });
}

// Pieces that formed no line at the last check form none without new ones among them. On a board of
// one word it takes no longer to look everywhere, so arrived() does that.
template <int W>
bool EndWatch<W>::lined_up(int number, const State& state, SeatId seat) {
  const EndPlan<W>& end = plan_.ends[nth(number)];
  const B own = load(state, end.own[nth(seat)]);
  B& lineless = lineless_[nth(number * game_->seats() + index(seat))];
  const B fresh = own - lineless;
  bool found = false;
  if (fresh.count() <= k_few_cells && end.goes_back)
    fresh.each([&](int cell) { found = found || has_line_through(end, own, cell); });
  else
    found = has_line(end, own);
  if (!found) lineless = own;
  return found;
}

template <int W>
bool EndWatch<W>::lines_up(int end, const State& state, SeatId seat, int cell) {
  const EndPlan<W>& plan = plan_.ends[nth(end)];
  if (!plan.goes_back) return arrived(end, state, seat);
  // The pieces in the state, without a copy of their set.
  struct Cells {
    const Word* words;
    bool test(int at) const { return (words[at >> 6] & cell_bit(at)) != 0; }
  };
  return has_line_through(plan, Cells{state.words() + plan.own[nth(seat)]}, cell);
}

// Between two checks a seat has usually placed one stone; then only what that connects is searched.
template <int W>
void EndWatch<W>::extend(Connection& connection, const B& own, const B& from) {
  if (!is_subset(connection.own, own)) connection = {};
  const B fresh = own - connection.own;
  connection.own = own;
  B front = fresh & from;
  bool joins = is_nonempty(front);
  fresh.each([&](int cell) {
    if (!neighbours_.meets(cell, connection.reached)) return;
    front.add(cell);
    joins = true;
  });
  while (joins) {
    connection.reached = connection.reached | front;
    B beside;
    front.each([&](int cell) { neighbours_.add_to(beside, cell); });
    front = (beside & own) - connection.reached;
    joins = is_nonempty(front);
  }
}

template <int W>
bool EndWatch<W>::connected(int number, const State& state, SeatId seat) {
  const EndPlan<W>& end = plan_.ends[nth(number)];
  const std::size_t me = nth(seat);
  Connection& connection = connections_[nth(number * game_->seats() + index(seat))];
  extend(connection, load(state, end.own[me]), end.from[me]);
  return intersects(connection.reached, end.to[me]);
}

// Whether an end of type reach, line, connects or cuts has come.
template <int W>
bool EndWatch<W>::arrived(int end, const State& state, SeatId seat) {
  const EndPlan<W>& plan = plan_.ends[nth(end)];
  if (plan.type == EndType::reach) return reached(plan, state, seat);
  if (plan.type == EndType::line)
    return W == 1 ? has_line(plan, load(state, plan.own[nth(seat)])) : lined_up(end, state, seat);
  return plan.type == EndType::cuts ? cut_apart(end, state, seat) : connected(end, state, seat);
}

}  // namespace hr
