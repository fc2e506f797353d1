// SPDX-License-Identifier: MIT
#include "core/worlds/verb_choices.h"

#include "core/words/text.h"

namespace hr {

VerbChoices::VerbChoices(Engine& engine, const State& state, SeatId seat, VerbId verb)
    : engine_(engine) {
  const std::uint64_t all = engine.legal(state, seat);
  if (verb == VerbId::none) {
    runs_ = {{0, all}};
    count_ = all;
    return;
  }
  std::uint64_t number = 0;
  for (const Choice& choice : engine.list()) {
    const Action& action = choice.action;
    const bool range = !engine.game().built_in(action.verb) && is_range(engine.game(), action);
    const std::uint64_t n =
        range ? static_cast<std::uint64_t>(action.arguments[1] - action.arguments[0]) + 1 : 1;
    if (action.verb == verb) {
      if (runs_.empty() || runs_.back().first + runs_.back().count != number)
        runs_.push_back({number, 0});
      runs_.back().count += n;
      count_ += n;
    }
    number += n;
  }
}

Choice VerbChoices::pick(std::uint64_t n) const {
  for (const Run& run : runs_) {
    if (n < run.count) return engine_.pick(run.first + n);
    n -= run.count;
  }
  return {};
}

}  // namespace hr
