// SPDX-License-Identifier: MIT
#include "core/bots/information.h"

#include "core/worlds/fold.h"

namespace hr {

Information::Information(Engine& engine) : game_(engine.game()), known_(nth(game_.seats())) {
  for (const SeatId seat : IdsBelow<SeatId>(game_.seats())) sights_.emplace_back(engine, seat);
}

void Information::start() { known_.assign(known_.size(), 0); }

void Information::add(SeatId seat, const Choice& choice, bool all_asked,
                      const std::vector<Event>& events) {
  const Action& action = choice.action;
  const bool built_in = game_.built_in(action.verb);
  const bool silent = all_asked || (!built_in && game_.verb_def(action.verb).silent);
  const bool secret = silent || (!built_in && game_.verb_def(action.verb).secret);
  for (const SeatId each : IdsBelow<SeatId>(game_.seats())) {
    std::uint64_t& known = known_[nth(each)];
    if (each == seat || !silent) known = fold(fold(known, seat), action.verb);
    if (each == seat || !secret)
      for (int i = 0; i < action.count; ++i) known = fold(known, action.arguments[nth(i)]);
    if (each == seat || !all_asked) known = sights_[nth(each)].add(known, events);
  }
}

std::uint64_t Information::key(SeatId seat, const State& state) const {
  return fold(fold(known_[nth(seat)], sights_[nth(seat)].view(state)), seat);
}

}  // namespace hr
