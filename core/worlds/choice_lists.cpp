// SPDX-License-Identifier: MIT
#include "core/worlds/choice_lists.h"

#include <algorithm>
#include <span>

#include "core/base/mix.h"
#include "core/words/text.h"
#include "core/worlds/fold.h"

namespace hr {

namespace {

// Of the state and the seat. Quicker than State::hash(): these are two digests, which the processor
// can work out at the same time.
std::uint64_t digest_of(const State& state, SeatId seat) {
  if (!state.keys().empty()) return mix(state.hash(), nth(seat));
  std::uint64_t even = nth(seat), odd = 1;
  const std::span<const Word> words = state.all();
  for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
    even = fold(even, words[i]);
    odd = fold(odd, words[i + 1]);
  }
  return mix(words.size() % 2 == 0 ? even : fold(even, words.back()), odd);
}

}  // namespace

const std::vector<Choice>* ChoiceLists::find(const State& state, SeatId seat) {
  constexpr std::size_t k_max_choices = 100'000;
  const std::uint64_t key = digest_of(state, seat);
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
    listed_ += list.choices.size() + 1;
    found = lists_.emplace(key, std::move(list)).first;
  }
  return found->second.range ? nullptr : &found->second.choices;
}

}  // namespace hr
