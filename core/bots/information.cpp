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
    if (each == seat || !all_asked) known = fold(known, sights_[nth(each)].add(0, events));
  }
}

std::uint64_t Information::key(SeatId seat, const State& state) const {
  return fold(fold(known_[nth(seat)], sights_[nth(seat)].view(state)), seat);
}

std::optional<std::uint64_t> Information::key(SeatId seat, std::span<const ShownStep> steps) {
  std::uint64_t known = 0;
  for (const ShownStep& step : steps) {
    switch (step.type) {
      case ShownType::set_up:
      case ShownType::talk:
        continue;
      case ShownType::answers:
      case ShownType::resigned:
      case ShownType::timed_out:
      case ShownType::agreed:
      case ShownType::other:
        return {};
      case ShownType::action:
        break;
    }
    if (step.verb != VerbId::none) known = fold(fold(known, step.seat), step.verb);
    if (const Action* const action = step.own      ? &step.own->action
                                     : step.action ? &*step.action
                                                   : nullptr)
      for (int i = 0; i < action->count; ++i) known = fold(known, action->arguments[nth(i)]);
    known = fold(known, step.told);
  }
  return fold(fold(known, steps.back().view), seat);
}

}  // namespace hr
