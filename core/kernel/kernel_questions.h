// SPDX-License-Identifier: MIT
// Questions to the kernel: what is legal, and, while rules are running, whether a seat could answer
// an ask, why the rules forbid an action, what a set contains, what a seat sees. The latter do not
// change what legal() counted last.
#pragma once

#include "core/base/number_range.h"
#include "core/kernel/kernel.h"

namespace hr {

template <int W>
bool Kernel<W>::can_answer(const State& state, SeatId seat, VerbId verb,
                           std::span<const std::int64_t> given) {
  const typename KernelFrames<W>::FrameScope open(frames_);
  Ask ask{.seat = seat, .verb = verb};
  for (const std::int64_t argument : given) {
    // no action has such an argument
    if (argument < k_min_number || argument > k_max_number) return false;
    if (ask.count < ask.arguments.size())
      ask.arguments[ask.count++] = static_cast<std::int32_t>(argument);
  }
  return moves_.can_answer(*open, state, ask);
}

template <int W>
std::string Kernel<W>::objection(const State& state, SeatId seat, const Action& action) {
  if (action.verb == game_->ready()) {
    const int asked = open_ask(state, *game_, seat);
    std::string why;
    if (asked < 0 || ask_at(state, *game_, asked).verb != action.verb) return "";
    if (moves_.may_be_ready(state, seat, &why)) return "";
    return why.empty() ? "your answers so far break the rules" : why;
  }
  if (game_->built_in(action.verb) || !game_->verb_def(action.verb).gives_reasons()) return "";
  return as_question([&] {
    const typename KernelFrames<W>::FrameScope open(frames_);
    Frame& f = *open;
    f.asked_about = &action;
    moves_.fill(f, state, seat);
    return f.reason;
  });
}

template <int W>
std::uint64_t Kernel<W>::legal(const State& state, SeatId seat) {
  return as_question([&] {
    counted_.lazy = false;
    moves_.fill(counted_, state, seat);
    return counted_.legal.total();
  });
}

template <int W>
Choice Kernel<W>::pick(std::uint64_t n) const {
  return counted_.legal.pick(n);
}

template <int W>
std::optional<Choice> Kernel<W>::find(const Action& action) const {
  return counted_.legal.find(action);
}

template <int W>
std::vector<Choice> Kernel<W>::list(std::uint64_t max_numbers) const {
  return counted_.legal.all(max_numbers);
}

template <int W>
void Kernel<W>::evaluate(const Bound& set, const State& state, SeatId seat, SeatId viewer,
                         Word* out) {
  if (!Allowance::is_open()) return as_question([&] { evaluate(set, state, seat, viewer, out); });
  const B bits = terms_.asked(set, state, seat, viewer);
  bits.store(out, plan_.words);
}

template <int W>
void Kernel<W>::visible(const State& state, ZoneInstance zone, SeatId viewer, Word* out) const {
  if (!Allowance::is_open()) return as_question([&] { visible(state, zone, viewer, out); });
  const B bits = terms_.seen(state, zone, viewer);
  bits.store(out, plan_.words);
}

}  // namespace hr
