// SPDX-License-Identifier: MIT
#include "core/worlds/choice_lists.h"

#include <algorithm>

#include "core/base/mix.h"
#include "core/words/text.h"

namespace hr {

const std::vector<Choice>* ChoiceLists::find(const State& state, SeatId seat) {
  constexpr std::size_t k_max_choices = 100'000;
  const std::uint64_t key = mix(state.hash(), nth(seat));
  auto found = lists_.find(key);
  if (found == lists_.end()) {
    if (choices_ > k_max_choices) lists_.clear(), choices_ = 0;
    List list;
    if (engine_.legal(state, seat) > 0) list.choices = engine_.list();
    list.range = std::ranges::any_of(list.choices, [&](const Choice& choice) {
      return !engine_.game().built_in(choice.action.verb) &&
             is_range(engine_.game(), choice.action);
    });
    choices_ += list.choices.size() + 1;
    found = lists_.emplace(key, std::move(list)).first;
  }
  return found->second.range ? nullptr : &found->second.choices;
}

}  // namespace hr
