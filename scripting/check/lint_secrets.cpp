// SPDX-License-Identifier: MIT
#include "scripting/check/lint_secrets.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace hr::scripting {

namespace {

bool hidden(const Definition& def, const ZoneDef& zone) {
  const std::uint32_t all = all_seats(static_cast<int>(def.seats.size()));
  if (zone.see.who == Visibility::Who::seats) return (zone.see.seats & all) != all;
  return zone.see.who != Visibility::Who::all;
}

const ZoneDef* zone_of_kind(const Definition& def, const std::string& kind) {
  const auto found = std::ranges::find(def.kinds, kind, &KindDef::name);
  return found == def.kinds.end() ? nullptr : &def.zones[found->zone];
}

// The first zone that not everybody sees among those of the pieces that a set names.
const ZoneDef* hidden_in(const Definition& def, const Term& term) {
  if (!term) return nullptr;
  std::vector<std::string> kinds = term->kinds;
  kinds.push_back(term->name);
  const auto named = std::ranges::find(def.zones, term->zone, &ZoneDef::name);
  for (const std::string& kind : kinds) {
    const ZoneDef* const any = zone_of_kind(def, kind);
    const ZoneDef* const zone = any != nullptr && named != def.zones.end() ? &*named : any;
    if (zone != nullptr && hidden(def, *zone)) return zone;
  }
  for (const Term& part : {term->a, term->b, term->c, term->ways})
    if (const ZoneDef* zone = hidden_in(def, part)) return zone;
  return nullptr;
}

// The zone that not everybody sees and that the pattern places into, moves in or picks from.
const ZoneDef* touched(const Definition& def, const PatternDef& pattern) {
  switch (pattern.type) {
    case PatternType::place:
    case PatternType::step:
    case PatternType::slide:
    case PatternType::jump: {
      const ZoneDef* const zone = zone_of_kind(def, pattern.kind);
      if (zone != nullptr) return hidden(def, *zone) ? zone : nullptr;
      return hidden_in(def, pattern.piece);
    }
    case PatternType::pick:
      return hidden_in(def, pattern.onto);
    default:
      return nullptr;
  }
}

bool tells(const std::vector<Write>& writes) {
  return std::ranges::any_of(writes, [](const Write& write) {
    return write.op == WriteOp::tell || tells(write.body) || tells(write.otherwise);
  });
}

bool may_be_meant(const VerbDef& verb) {
  return verb.secret || verb.asked || verb.effect || tells(verb.does) || tells(verb.last) ||
         any_pattern(verb, [](const PatternDef& pattern) { return tells(pattern.does); });
}

}  // namespace

std::vector<Finding> lint_secrets(const SourcePlaces& places, const Definition& def) {
  std::vector<Finding> out;
  for (const VerbDef& verb : def.verbs) {
    const ZoneDef* zone = nullptr;
    each_pattern(verb, [&](const PatternDef& pattern) {
      if (zone == nullptr) zone = touched(def, pattern);
    });
    if (zone == nullptr || may_be_meant(verb)) continue;
    const std::string path = "verbs." + verb.name;
    out.push_back(finding(
        places.of(path), Finding::Severity::warning,
        fmt::format("{}: everybody is told where, although not everybody sees the zone \"{}\"",
                    path, zone->name),
        "add secret = true, so that others learn only that it was done"));
  }
  return out;
}

}  // namespace hr::scripting
