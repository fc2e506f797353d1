// SPDX-License-Identifier: MIT
#include "core/bots/positions.h"

#include <utility>

namespace hr {

OpenPosition::OpenPosition(Engine& engine, State state, SeatId seat,
                           std::span<const Choice> answers)
    : state_(std::move(state)) {
  ActionContext context;
  for (const Choice& answer : answers) engine.play(state_, seat, answer, context);
}

void PossiblePositions::draw(State& out) {
  if (drawn_.size() == k_most) {
    out = drawn_[next_];
    next_ = (next_ + 1) % k_most;
    return;
  }
  out = worlds_.draw().state;
  for (const Choice& answer : answers_) engine_.play(out, worlds_.viewer(), answer, context_);
  drawn_.push_back(out);
}

}  // namespace hr
