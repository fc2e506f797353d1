// SPDX-License-Identifier: MIT
#include "core/trials/coverage.h"

#include <algorithm>

#include "core/game/definition_facts.h"

namespace hr {

Coverage::Coverage(const Game& game) : game_(game) {
  const GameDef& def = game.definition();
  for (const VerbDef& verb : def.verbs) {
    first_pattern_.push_back(entries_.size());
    for (std::size_t i = 0; i < verb.patterns.size(); ++i)
      entries_.push_back({pattern_path(verb, i)});
  }
  const auto is_face = [&](const KindDef& kind) { return def.zones[kind.zone].faces > 0; };
  for (const KindDef& kind : def.kinds) {
    kinds_.push_back(entries_.size());
    if (!is_face(kind)) entries_.push_back({"kinds." + kind.name});
  }
  for (const ZoneDef& zone : def.zones) {
    dice_.push_back(entries_.size());
    if (zone.faces > 0) entries_.push_back({"zones." + zone.name});
  }
  first_event_ = entries_.size();
  for (const EventDef& event : def.events) entries_.push_back({"events." + event.name});
  missing_ = entries_.size();
}

void Coverage::see(std::size_t sight) {
  missing_ -= entries_[sight].seen ? 0 : 1;
  entries_[sight].seen = true;
}

void Coverage::note_patterns(std::span<const Choice> choices) {
  for (const Choice& choice : choices)
    if (!game_.built_in(choice.action.verb))
      see(first_pattern_[choice.action.verb] + nth(std::max(choice.pattern, 0)));
}

void Coverage::note_events(std::span<const Event> events) {
  for (const Event& event : events)
    if (index(event.kind) < index(game_.captured_event())) see(first_event_ + nth(event.kind));
}

void Coverage::note_kinds(const State& state) {
  for (const ZoneInstance i : game_.layout().zone_instances()) {
    const ZoneLayout& zone = game_.layout().zone(i);
    const bool faces = game_.definition().zones[zone.zone].faces > 0;
    for (std::size_t code = 0; code < zone.code_sets.size(); ++code) {
      const auto words =
          state.all().subspan(nth(zone.code_sets[code]), nth(game_.layout().stride()));
      if (std::any_of(words.begin(), words.end(), [](Word word) { return word != 0; }))
        see(faces ? dice_[zone.zone] : kinds_[zone.pieces[code].kind]);
    }
  }
}

std::vector<Coverage::CoverageEntry> Coverage::all() const { return entries_; }

}  // namespace hr
