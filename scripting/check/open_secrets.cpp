// SPDX-License-Identifier: MIT
#include "scripting/check/open_secrets.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/game/definition_facts.h"
#include "core/language/pattern_table.h"
#include "core/language/term_table.h"
#include "core/language/write_table.h"

namespace hr::scripting {

namespace {

bool is_open(const GameDef& def, const ZoneDef& zone) {
  const std::uint32_t all = all_seats(static_cast<int>(def.seats.size()));
  if (zone.see.who == Visibility::Who::seats) return (zone.see.seats & all) == all;
  return zone.see.who == Visibility::Who::all;
}

// The zone of a kind, if it can only be in one, and that is open.
const ZoneDef* open_zone_of(const GameDef& def, const std::string& kind) {
  const auto found = std::ranges::find(def.kinds, kind, &KindDef::name);
  if (found == def.kinds.end() || found->zone == ZoneId::none || !found->also_in.empty())
    return nullptr;
  const ZoneDef& zone = def.zones[found->zone];
  return is_open(def, zone) ? &zone : nullptr;
}

const ZoneDef* open_zone_named(const GameDef& def, const Term& term) {
  const ZoneDef* const zone = named_zone(def, term);
  return zone != nullptr && is_open(def, *zone) ? zone : nullptr;
}

// The open zone to which a write moves what was picked, or in which it puts a piece there.
const ZoneDef* shown_by(const GameDef& def, const Write& write) {
  if (!write.a || !is_here(*write.a)) return nullptr;
  if (word_of(write.op).shows == ShowsCard::at_b) return open_zone_named(def, write.b);
  if (word_of(write.op).has(Given::kind)) return open_zone_of(def, write.name);
  return nullptr;
}

// Whether a write leaves all zones as they are.
bool moves_nothing(const Write& write) {
  switch (word_of(write.op).moves) {
    case MovesPieces::never:
      return true;
    case MovesPieces::with_a:
      return !write.a;
    case MovesPieces::maybe:
    case MovesPieces::later:  // before anybody looks
    case MovesPieces::unset:
      return false;
  }
  return false;
}

// Of a verb that picks something: the zone that shows what it was, if nothing else is moved.
const ZoneDef* shows_pick(const GameDef& def, const VerbDef& verb, const PatternDef& pattern) {
  std::vector<Write> writes = verb.does;
  writes.insert(writes.end(), pattern.does.begin(), pattern.does.end());
  const ZoneDef* out = nullptr;
  for (const Write& write : writes) {
    const ZoneDef* const zone = shown_by(def, write);
    if (zone == nullptr ? !moves_nothing(write) : out != nullptr) return nullptr;
    if (zone != nullptr) out = zone;
  }
  return out;
}

const ZoneDef* shows(const GameDef& def, const VerbDef& verb, const PatternDef& pattern) {
  if (word_of(pattern.type).picks()) return shows_pick(def, verb, pattern);
  if (!word_of(pattern.type).has_piece()) return nullptr;
  if (pattern.stays || !verb.does.empty() || !pattern.does.empty()) return nullptr;
  return open_zone_of(def, pattern.kind);
}

}  // namespace

const ZoneDef* seen_anyway(const VerbDef& verb, const GameDef& def) {
  if (!verb.secret || verb.effect) return nullptr;
  const ZoneDef* out = nullptr;
  for (const PatternDef& pattern : verb.patterns) {
    const ZoneDef* const zone = shows(def, verb, pattern);
    if (zone == nullptr) return nullptr;
    if (out == nullptr) out = zone;
  }
  return out;
}

}  // namespace hr::scripting
