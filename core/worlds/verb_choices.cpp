// SPDX-License-Identifier: MIT
#include "core/worlds/verb_choices.h"

#include "core/words/text.h"

namespace hr {

VerbChoices::VerbChoices(Engine& engine, const State& state, SeatId seat, VerbId verb)
    : engine_(engine) {
  const std::uint64_t all = engine.legal(state, seat);
  if (verb != VerbId::none) {
    keep([&](VerbId each) { return each == verb; });
  } else {
    runs_ = {{0, all}};
    count_ = all;
  }
}

VerbChoices VerbChoices::silent(Engine& engine, const State& state, SeatId seat) {
  const Game& game = engine.game();
  VerbChoices out(engine);
  if (engine.legal(state, seat) > 0)
    out.keep([&](VerbId each) { return !game.built_in(each) && game.verb_def(each).silent; });
  return out;
}

// Those with the wanted verbs, of all that the engine has counted.
template <class Body>
void VerbChoices::keep(const Body& wanted) {
  std::uint64_t number = 0;
  for (const Choice& choice : engine_.list()) {
    const Action& action = choice.action;
    const bool range = !engine_.game().built_in(action.verb) && is_range(engine_.game(), action);
    const std::uint64_t n =
        range ? static_cast<std::uint64_t>(action.arguments[1] - action.arguments[0]) + 1 : 1;
    if (wanted(action.verb)) {
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
