// SPDX-License-Identifier: MIT
#include "core/game/definition_facts.h"

#include <algorithm>

namespace hr {

namespace {

bool hidden_from_some(const Visibility& see, int seats) {
  if (see.who == Visibility::Who::seats) return (see.seats & all_seats(seats)) != all_seats(seats);
  return see.who != Visibility::Who::all;
}

// Whether the condition holds for anything that is not visible to all.
template <class Condition>
bool any_hidden(const Definition& definition, Condition condition) {
  const int seats = static_cast<int>(definition.seats.size());
  const auto meets = [&](const auto& part) {
    return hidden_from_some(part.see, seats) && condition(part.see);
  };
  return std::ranges::any_of(definition.zones, meets) ||
         std::ranges::any_of(definition.vars, meets);
}

bool asks(const PatternDef& pattern) {
  return pattern.low.rule >= 0 || pattern.high.rule >= 0 ||
         (pattern.max && pattern.max->rule >= 0) || (pattern.exactly && pattern.exactly->rule >= 0);
}

}  // namespace

bool has_hidden_information(const Definition& definition) {
  return any_hidden(definition, [](const Visibility&) { return true; });
}

bool has_private_information(const Definition& definition) {
  return any_hidden(definition,
                    [](const Visibility& see) { return see.who != Visibility::Who::none; });
}

bool rules_write(const Definition& definition) {
  const auto writes = [](const VerbDef& verb) { return verb.effect || verb.done; };
  return definition.turn || std::ranges::any_of(definition.verbs, writes) ||
         std::ranges::any_of(definition.kinds, &KindDef::on_captured) ||
         std::ranges::any_of(definition.ends,
                             [](const EndDef& end) { return end.type == EndType::rule; });
}

bool asks_rules(const Definition& definition) {
  const auto asked = [](const VerbDef& verb) {
    return verb.allow || verb.unless || std::ranges::any_of(verb.patterns, asks);
  };
  return rules_write(definition) || definition.score || definition.ready ||
         std::ranges::any_of(definition.verbs, asked);
}

}  // namespace hr
