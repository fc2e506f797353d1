// SPDX-License-Identifier: MIT
#include "core/trials/sightings.h"

#include <algorithm>

namespace hr {

namespace {}  // namespace

Sightings::Sightings(const Game& game) : game_(game) {
  const Definition& def = game.definition();
  for (const VerbDef& verb : def.verbs) {
    first_pattern_.push_back(sights_.size());
    for (std::size_t i = 0; i < verb.patterns.size(); ++i)
      sights_.push_back({"verbs." + verb.name + "." + std::to_string(i + 1)});
  }
  first_kind_ = sights_.size();
  for (const KindDef& kind : def.kinds) sights_.push_back({"kinds." + kind.name});
  first_event_ = sights_.size();
  for (const EventDef& event : def.events) sights_.push_back({"events." + event.name});
  missing_ = sights_.size();
}

void Sightings::see(std::size_t sight) {
  missing_ -= sights_[sight].seen ? 0 : 1;
  sights_[sight].seen = true;
}

void Sightings::legal(std::span<const Choice> choices) {
  for (const Choice& choice : choices)
    if (!game_.built_in(choice.action.verb))
      see(first_pattern_[nth(choice.action.verb)] + nth(std::max(choice.pattern, 0)));
}

void Sightings::told(std::span<const Event> events) {
  for (const Event& event : events)
    if (index(event.kind) < index(game_.captured_event())) see(first_event_ + nth(event.kind));
}

void Sightings::standing(const State& state) {
  for (int i = 0; i < game_.layout().zone_instances(); ++i) {
    const ZoneLayout& zone = game_.layout().zone(i);
    for (std::size_t code = 0; code < zone.code_sets.size(); ++code) {
      const auto words =
          state.all().subspan(nth(zone.code_sets[code]), nth(game_.layout().stride()));
      if (std::any_of(words.begin(), words.end(), [](Word word) { return word != 0; }))
        see(first_kind_ + nth(index(zone.pieces[code].kind)));
    }
  }
}

std::vector<Sightings::Sight> Sightings::all() const { return sights_; }

}  // namespace hr
