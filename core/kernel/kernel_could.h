// SPDX-License-Identifier: MIT
// What is asked about actions in the middle of something: whether a seat could answer an ask,
// whether it may say that it is ready, what the rules say against an action. Each has a frame of
// its own, so what legal() counted last stays.
#pragma once

#include "core/kernel/kernel_legal.h"

namespace hr {

// Whether the rules let a seat whose part is complete say so.
template <int W>
bool Kernel<W>::may_be_ready(const State& state, SeatId seat, std::string* why) {
  return !game_->definition().ready || rules_.ready(View(*this, state, seat), why);
}

template <int W>
bool Kernel<W>::could(const State& state, SeatId seat, VerbId verb,
                      std::span<const std::int64_t> given) {
  const typename KernelFrames<W>::Open open(frames_);
  Frame& f = *open;
  f.supposed = true;
  Ask ask{.seat = seat, .verb = verb};
  for (const std::int64_t argument : given) {
    if (argument < k_min_number || argument > k_max_number) return false;  // no action has it
    if (ask.count < ask.arguments.size())
      ask.arguments[ask.count++] = static_cast<std::int32_t>(argument);
  }
  work_out_sets(f, state, seat, false);
  fill_verb(f, state, seat, index(verb), &ask);
  return f.total > 0;
}

template <int W>
std::string Kernel<W>::objection(const State& state, SeatId seat, const Action& action) {
  if (action.verb == game_->ready()) {
    const int asked = open_ask(state, *game_, seat);
    std::string why;
    if (asked < 0 || ask_at(state, *game_, asked).verb != action.verb) return "";
    if (may_be_ready(state, seat, &why)) return "";
    return why.empty() ? "what was done so far is against the rules" : why;
  }
  if (game_->built_in(action.verb) || !game_->verb_def(action.verb).allow) return "";
  return as_question([&] {
    const typename KernelFrames<W>::Open open(frames_);
    Frame& f = *open;
    f.doubted = &action;
    fill(f, state, seat);
    return f.reason;
  });
}

}  // namespace hr
