// SPDX-License-Identifier: MIT
#include "core/kernel/end_watch.h"

#include <algorithm>

namespace hr {

template <int W>
EndWatch<W>::EndWatch(const Game& game, const Plan<W>& plan)
    : game_(&game), plan_(plan), neighbours_(plan.neighbours), cuts_(game, plan) {
  connections_.resize(plan_.ends.size() * nth(game_->seats()));
  lineless_.resize(connections_.size());
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

template <int W>
bool EndWatch<W>::has_fresh_line(int number, const B& own, SeatId seat) {
  const EndPlan<W>& end = plan_.ends[nth(number)];
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

#define HR_END_WATCH(W) template class EndWatch<W>;
HR_EACH_WIDTH(HR_END_WATCH)
#undef HR_END_WATCH

}  // namespace hr
