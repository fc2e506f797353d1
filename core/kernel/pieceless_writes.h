// SPDX-License-Identifier: MIT
// The writes that touch no piece: variables, dice, events and asks; and what declining leads to.
// Only kernel.cpp includes this.
#pragma once

#include "core/kernel/deeds.h"

namespace hr {

template <int W>
void Deeds<W>::write_var(State& state, const WritePlan<W>& write, const B& value,
                         ActionContext& context, const Deed<W>& deed) {
  const VarDef& def = game_->definition().vars[write.var];
  std::int64_t n = 0;
  switch (def.type) {
    case VarType::number:
      n = as_number(value);
      if (write.type == WritePlan<W>::Type::add)
        n +=
            static_cast<std::int64_t>(state.words()[game_->layout().var_word(write.var, write.me)]);
      break;
    case VarType::flag:
      n = value.any() ? 1 : 0;
      break;
    default:
      if (value.count() > 1)
        failed(write, "expected one " + std::string(name_of(def.type)) + " at most, got " +
                          std::to_string(value.count()));
      n = value.any() ? value.select(0) : k_nil;
  }
  Effect effect(kernel_, state, context, deed.places.actor);
  if (write.b.empty()) return give(write, effect, write.me, n);
  terms_.value(write.b, state, &deed.places).each([&](int seat) {
    give(write, effect, SeatId(seat), n);
  });
}

template <int W>
SeatId Deeds<W>::next_seat(State& state, SeatId me, SeatId usual) const {
  const int named = state.header().next - 1;
  state.header().next = 0;
  if (plan_.turn_among.empty()) return named >= 0 ? SeatId(named) : usual;
  const B among = terms_.value(plan_.turn_among[nth(me)], state, nullptr);
  if (named >= 0 && (among.first_word() >> named & 1) != 0) return SeatId(named);
  return SeatId(first_after(among, named >= 0 ? SeatId(named) : me, game_->seats()) - 1);
}

template <int W>
void Deeds<W>::give(const WritePlan<W>& write, Effect& effect, SeatId seat, std::int64_t n) const {
  try {
    effect.set_var(write.var, seat, n);
  } catch (const Error& error) {  // out of its range
    failed(write, error.what());
  }
}

template <int W>
void Deeds<W>::roll(State& state, const WritePlan<W>& write, std::int64_t sides,
                    ActionContext& context, const Deed<W>& deed) {
  if (sides < 1 || sides > k_max_sides)
    failed(write, "expected a die of 1 to " + std::to_string(k_max_sides) + " sides, got " +
                      std::to_string(sides));
  Effect effect(kernel_, state, context, deed.places.actor);
  give(write, effect, write.me, effect.roll(static_cast<int>(sides), write.seen));
}

template <int W>
void Deeds<W>::tell(State& state, const WritePlan<W>& write, std::uint32_t audience,
                    ActionContext& context, const Deed<W>& deed) {
  if (audience == 0) return;
  std::vector<EventArgument> arguments;
  for (const auto& what : write.told)
    if (context.events != nullptr) arguments.push_back(told(state, what, deed));
  Effect(kernel_, state, context, deed.places.actor)
      .tell(audience, write.event, std::move(arguments));
}

// A number, a text, or the members of a set: the only one as such, several as a list.
template <int W>
EventArgument Deeds<W>::told(const State& state, const typename WritePlan<W>::Told& what,
                             const Deed<W>& deed) const {
  if (!what.words.empty()) {
    const std::int64_t word = deed.places.chosen[nth(what.chosen)];
    return word < 0 ? std::string("none") : what.words[nth(word)];
  }
  if (what.steps.empty()) return what.text;
  const B value = terms_.value(what.steps, state, &deed.places);
  if (what.sort == Sort::number) return as_number(value);
  const bool cells = what.sort == Sort::cells, ways = what.sort == Sort::directions;
  if (value.count() == 1 && cells) return CellId(value.select(0));
  if (value.count() == 1 && !ways) return SeatId(value.select(0));
  std::string names;
  value.each([&](int member) {
    names += names.empty() ? "" : ", ";
    names += cells  ? game_->board().name(CellId(member))
             : ways ? game_->board().direction_names()[nth(member)]
                    : game_->definition().seats[SeatId(member)].name;
  });
  return names.empty() ? "none" : names;
}

template <int W>
void Deeds<W>::ask_for(State& state, const WritePlan<W>& write, const B& cells, Deed<W>& deed) {
  std::int64_t given = 0;
  const bool gives = !write.a.empty();
  if (gives) {
    const CellId cell = one_cell(write, cells, "to be asked about");
    if (cell == CellId::none) return;
    given = index(cell);
  }
  Ask ask{.mode = write.offers ? AskMode::may : AskMode::if_any, .seat = write.me};
  if (gives) ask.arguments[ask.count++] = static_cast<std::int32_t>(given);
  if (state.header().in_group) ask.mode = AskMode::all;
  for (const VerbId verb : write.verbs) {
    ask.verb = verb;
    ask.or_next = verb != write.verbs.back();
    insert_ask(state, *game_, ask, deed.asked++);
  }
}

template <int W>
void Deeds<W>::decline(State& state, VerbId offered, ActionContext& context, Deed<W>& deed) {
  const SeatId seat = deed.places.actor;
  if (!plan_.declined.empty())
    carry_out(state, plan_.declined[nth(seat)][nth(offered)], context, deed);
  if (!game_->verb_def(offered).declined) return;
  Effect effect(kernel_, state, context, seat);
  rules_.declined(effect, seat, offered);
}

// What one action asks together forms one group.
template <int W>
void Deeds<W>::ask_together(State& state, const WritePlan<W>& write, std::int64_t times,
                            Deed<W>& deed) {
  if (state.header().in_group) failed(write, "at_once cannot be used in an answer to at_once");
  for (int i = 0; i < state.header().asks && !deed.together; ++i)
    if (ask_at(state, *game_, i).mode == AskMode::all)
      failed(write, "what was asked at once before has not been answered yet");
  if (times < 0 || times > k_max_times_together)
    failed(write, "expected a number of times from 0 to " + std::to_string(k_max_times_together) +
                      ", got " + std::to_string(times));
  deed.together = true;
  append_together(state, *game_, write.me, write.verbs.front(), static_cast<int>(times));
}

}  // namespace hr
