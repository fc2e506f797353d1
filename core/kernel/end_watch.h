// SPDX-License-Identifier: MIT
// Detects declared ends of the game: pieces that have reached something, form a line, connect or
// cut something. It caches what the last check found, so the next one examines little more than the
// moves in between. Invariant: the cache is compared with the state before it is used, so checks on
// any states may follow each other. Calls no rules. Threads: one.
#pragma once

#include <array>
#include <vector>

#include "core/base/bit_queries.h"
#include "core/game/game.h"
#include "core/kernel/cut_watch.h"
#include "core/language/with_end.h"
#include "core/plan/plan.h"

namespace hr {

template <int W>
class EndWatch;

// An end of which its word (core/language/end_word.h) says whether it has come for a seat. The
// watch, which remembers what it found last, and the state must outlive it.
template <int W>
struct EndCheck {
  EndWatch<W>& watch;
  const EndPlan<W>& plan;
  int number;
  const State& state;
  SeatId seat;

  // The seat's pieces that count.
  Bits<W> own() const { return watch.own(number, state, seat); }
  // The cells that the end lists.
  const Kept<W>& to() const { return plan.to[nth(seat)]; }
  const Kept<W>& from() const { return plan.from[nth(seat)]; }
  // Whether pieces form a line as long as the end says; the word plans its axes.
  bool lined_up() const { return watch.lined_up(number, state, seat); }
  // Whether a chain of pieces leads from `from` to `to`.
  bool connected() const { return watch.connected(number, state, seat); }
  // Whether a group of pieces cuts the cells of `to` apart; the row says `cuts_apart`.
  bool has_cut() const { return watch.has_cut(number, state, seat); }
};

template <int W>
class EndWatch {
 public:
  // Both must outlive it.
  EndWatch(const Game& game, const Plan<W>& plan);

  // Whether an end that is an arrival has come for a seat.
  bool arrived(int end, const State& state, SeatId seat);
  // Whether an end of type line has come with the arrival of a piece on a cell; it must not have
  // come before.
  bool lines_up(int end, const State& state, SeatId seat, int cell);
  // The cells on which another piece of the seat would complete a line, whatever is there; only
  // those that are found quickly. The end must be of type line.
  Bits<W> completing(int number, const State& state, SeatId seat) const;

  // What EndCheck asks of an end: the seat's pieces that count; whether they form a line, connect
  // what the end lists, or have a group that cuts it apart.
  Bits<W> own(int number, const State& state, SeatId seat) const {
    return load(state, plan_.ends[nth(number)].own[nth(seat)]);
  }
  bool lined_up(int number, const State& state, SeatId seat);
  bool connected(int number, const State& state, SeatId seat);
  bool has_cut(int number, const State& state, SeatId seat) {
    return cuts_.has_cut(number, state, seat);
  }

 private:
  using B = Bits<W>;

  static constexpr int k_longest_line = 16;  // that completing() looks for

  // The pieces of a seat that were connected to some cells at the last check.
  struct Connection {
    B own, reached;
  };

  bool has_fresh_line(int number, const B& own, SeatId seat);
  bool has_line(const EndPlan<W>& end, const B& own) const;
  template <class Cells>
  bool has_line_through(const EndPlan<W>& end, const Cells& own, int cell) const;
  template <class Cells>
  int run(const Cells& own, int& cell, DirectionId direction, int most) const;
  void extend(Connection& connection, const B& own, const B& from);

  B load(const State& state, int word) const { return B::load(state.words() + word, plan_.words); }

  const Game* game_;
  const Plan<W>& plan_;
  CellLinks<W> neighbours_;              // from the plan; a copy is read in fewer steps
  std::vector<B> lineless_;              // by end, then seat: pieces that formed no line
  std::vector<Connection> connections_;  // likewise
  CutWatch<W> cuts_;
};

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

// A cell completes a line if as many pieces are next to it, on both sides together, as a line has
// besides it.
template <int W>
Bits<W> EndWatch<W>::completing(int number, const State& state, SeatId seat) const {
  const EndPlan<W>& end = plan_.ends[nth(number)];
  B out;
  if (!plan_.uniform || !end.goes_back || end.n < 2 || end.n > k_longest_line) return out;
  const B own = load(state, end.own[nth(seat)]);
  std::array<B, k_longest_line> behind;
  for (const LineAxis<W>& axis : end.axes) {
    const Shift<W>&on = plan_.shifts[nth(axis.direction)], &back = plan_.shifts[nth(axis.back)];
    behind[0] = plan_.all;
    for (int n = 1; n < end.n; ++n) behind[nth(n)] = on.push_evenly(own & behind[nth(n - 1)]);
    B before = plan_.all;
    for (int n = 0; n < end.n; ++n) {
      out |= behind[nth(end.n - 1 - n)] & before;
      before = back.push_evenly(own & before);
    }
  }
  return out;
}

template <int W>
bool EndWatch<W>::arrived(int end, const State& state, SeatId seat) {
  const EndCheck<W> check{*this, plan_.ends[nth(end)], end, state, seat};
  return with_end(check.plan.type, [&](auto word) { return word.arrived(check); });
}

// Pieces that formed no line at the last check form none without new ones among them. On a board of
// one word it takes no longer to look everywhere.
template <int W>
bool EndWatch<W>::lined_up(int number, const State& state, SeatId seat) {
  const EndPlan<W>& end = plan_.ends[nth(number)];
  const B own = load(state, end.own[nth(seat)]);
  if constexpr (W == 1)
    return has_line(end, own);
  else
    return has_fresh_line(number, own, seat);
}

}  // namespace hr
