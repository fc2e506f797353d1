// SPDX-License-Identifier: MIT
// The declared ends of a game, looked for after an action.
#pragma once

#include "core/base/bits_quick.h"
#include "core/kernel/kernel.h"

namespace hr {

template <int W>
bool Kernel<W>::reached(const EndPlan<W>& end, const State& state, SeatId seat) const {
  const std::size_t me = nth(seat);
  return (load(state, end.own[me]) & end.to[me]).any();
}

template <int W>
bool Kernel<W>::lined_up(const EndPlan<W>& end, const State& state, SeatId seat) const {
  const B own = load(state, end.own[nth(seat)]);
  B lines;
  for (const LineAxis<W>& axis : end.axes) {
    B run = own & axis.starts;
    for (const auto& join : axis.joins) run = run & (run & join.mask).shifted(join.delta);
    if (axis.joins.empty())
      for (int n = 1; n < end.n && run.any(); ++n)
        run = plan_.shifts[nth(axis.direction)].push(run) & own;
    lines = lines | run;
  }
  return lines.any();
}

// Between two looks a seat has mostly put one stone: then only what that joins is gone through.
template <int W>
void Kernel<W>::extend(Web& web, const B& own, const B& from) {
  if (!lies_in(web.own, own)) web = {};
  const B fresh = own - web.own;
  web.own = own;
  B front = fresh & from;
  bool joins = some(front);
  fresh.each([&](int cell) {
    if (!meet(plan_.neighbours[nth(cell)], web.reached)) return;
    front.add(cell);
    joins = true;
  });
  while (joins) {
    web.reached = web.reached | front;
    B beside;
    front.each([&](int cell) { beside = beside | plan_.neighbours[nth(cell)]; });
    front = (beside & own) - web.reached;
    joins = some(front);
  }
}

template <int W>
bool Kernel<W>::connected(int number, const State& state, SeatId seat) {
  const EndPlan<W>& end = plan_.ends[nth(number)];
  const std::size_t me = nth(seat);
  Web& web = webs_[nth(number * game_->seats() + index(seat))];
  extend(web, load(state, end.own[me]), end.from[me]);
  return meet(web.reached, end.to[me]);
}

// Whether an end of type reach, line, connects or cuts has come.
template <int W>
bool Kernel<W>::arrived(int end, const State& state, SeatId seat) {
  const EndPlan<W>& plan = plan_.ends[nth(end)];
  if (plan.type == EndType::reach) return reached(plan, state, seat);
  if (plan.type == EndType::line) return lined_up(plan, state, seat);
  return plan.type == EndType::cuts ? cut_apart(end, state, seat) : connected(end, state, seat);
}

template <int W>
void Kernel<W>::check_ends(State& state, SeatId seat, Occasion& occasion) {
  const Header& header = state.header();
  for (std::size_t i = 0; i < plan_.ends.size() && !header.ended; ++i) {
    Allowance::spend(1);
    const EndPlan<W>& e = plan_.ends[i];
    const int number = static_cast<int>(i);
    const auto wins = [&](bool yes) {
      if (yes) end(state, Reason::end, number, seat_bit(seat));
    };
    const auto runs_out = [&](bool yes) {
      if (yes && e.by_score) end_by_score(state, Reason::end, number);
      if (yes && !e.by_score) end(state, Reason::end, number, 0);
    };
    switch (e.type) {
      case EndType::reach:
      case EndType::line:
      case EndType::connects:
      case EndType::cuts:
        wins(arrived(number, state, seat));
        break;
      case EndType::idle:
        runs_out(header.idle >= static_cast<std::uint32_t>(e.n));
        break;
      case EndType::plies:
        runs_out(played(header) >= static_cast<std::uint32_t>(e.n));
        break;
      case EndType::repeats:
        break;  // looked at when the turn has passed
      case EndType::rule: {
        Effect effect(*this, state, occasion, seat);
        const Verdict verdict = rules_.end(effect, number, seat);
        if (header.ended) break;
        if (verdict.says == Verdict::Says::won) end(state, Reason::end, number, verdict.winners);
        if (verdict.says == Verdict::Says::draw) end(state, Reason::end, number, 0);
        if (verdict.says == Verdict::Says::score) end_by_score(state, Reason::end, number);
      }
    }
  }
}

}  // namespace hr
