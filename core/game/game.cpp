// SPDX-License-Identifier: MIT
#include "core/game/game.h"
#include "core/game/bind.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/game/built_in.h"
#include "core/game/check_definition.h"
#include "core/game/definition_facts.h"
#include "core/game/named_terms.h"

namespace hr {

namespace {

template <class IdType, class List>
IdType find_name(const List& list, std::string_view name) {
  for (std::size_t i = 0; i < list.size(); ++i)
    if (list[i].name == name) return IdType(static_cast<int>(i));
  return IdType::none;
}

void check_par(const Game& game) {
  const ParDef& par = *game.definition().par;
  if (game.cells() == 0) throw Error("par: a run needs a board to lead over");
  if (par.over == nullptr) throw Error("par.over: expected a set of cells, got nothing");
  bind_set(game, par.over, ZoneId::none, "par.over");
  if (par.from) bind_set(game, par.from, ZoneId::none, "par.from");
  for (int seat = 0; seat < game.seats(); ++seat)
    game.directions(par.dirs, SeatId(seat), "par.dirs");
}

GameDef checked(GameDef definition) {
  resolve_named_terms(definition);
  check_definition(definition);
  return definition;
}

}  // namespace

Game::Game(GameDef definition)
    : definition_(checked(std::move(definition))),
      seats_(static_cast<int>(definition_.seats.size())),
      leaps_(definition_.board, definition_.leaps),
      layout_(definition_),
      counts_positions_(std::ranges::any_of(
          definition_.ends,
          [](const EndDef& end) { return word_of(end.type).by == EndsBy::repeating; })),
      counts_boards_(speaks_of_repetition(definition_)),
      hides_(hr::has_hidden_information(definition_)),
      has_private_information_(hr::has_private_information(definition_)),
      asks_rules_(hr::asks_rules(definition_)),
      captures_last_(hr::captures_last(definition_)),
      placements_last_(hr::placements_last(definition_)),
      lasts_(var(definition_.lasts)) {
  for (const VerbDef& verb : definition_.verbs)
    arguments_.push_back(arguments_of(verb.patterns.front()));
  if (definition_.par) check_par(*this);
  for (const KindDef& kind : definition_.kinds)
    if (kind.begins_on)
      bind_set(*this, kind.begins_on, kind.zone, "kinds." + kind.name + ".begins_on",
               {.before = true});
}

const std::vector<Argument>& Game::arguments(VerbId verb) const {
  static const std::vector<Argument> none;
  return built_in(verb) ? none : arguments_[verb];
}

const CellSet& Game::region(RegionId region, SeatId seat) const {
  const auto& cells = definition_.regions[region].cells;
  return cells.size() == 1 ? cells.front() : cells[nth(seat)];
}

CellSet region_of_any(const Game& game, RegionId region) {
  CellSet all(game.cells());
  for (const CellSet& set : game.definition().regions[region].cells) all |= set;
  return all;
}

SeatId Game::seat(std::string_view name) const {
  return find_name<SeatId>(definition_.seats, name);
}
KindId Game::kind(std::string_view name) const {
  return find_name<KindId>(definition_.kinds, name);
}
ZoneId Game::zone(std::string_view name) const {
  return find_name<ZoneId>(definition_.zones, name);
}
VarId Game::var(std::string_view name) const { return find_name<VarId>(definition_.vars, name); }
EventId Game::event(std::string_view name) const {
  return find_name<EventId>(definition_.events, name);
}
RegionId Game::region(std::string_view name) const {
  return find_name<RegionId>(definition_.regions, name);
}

VerbId Game::verb(std::string_view name) const {
  for (std::size_t i = 0; i < k_built_in_verbs.size(); ++i)
    if (k_built_in_verbs[i] == name) return VerbId(index(ready()) + static_cast<int>(i));
  return find_name<VerbId>(definition_.verbs, name);
}

std::string_view Game::verb_name(VerbId verb) const {
  return built_in(verb) ? k_built_in_verbs[nth(index(verb) - index(ready()))] : verb_def(verb).name;
}

const EventDef& Game::event_def(EventId event) const {
  const std::size_t declared = definition_.events.size();
  const std::size_t i = nth(event);
  return i < declared ? definition_.events[i] : k_built_in_events[i - declared];
}

}  // namespace hr
