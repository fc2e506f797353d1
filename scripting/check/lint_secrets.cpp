// SPDX-License-Identifier: MIT
#include "scripting/check/lint_secrets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/game/definition_facts.h"
#include "core/language/pattern_table.h"
#include "core/language/term_table.h"
#include "core/language/write_table.h"

namespace hr::scripting {

namespace {

bool hidden(const GameDef& def, const ZoneDef& zone) {
  const std::uint32_t all = all_seats(static_cast<int>(def.seats.size()));
  if (zone.see.who == Visibility::Who::seats) return (zone.see.seats & all) != all;
  return zone.see.who != Visibility::Who::all;
}

const ZoneDef* zone_of_kind(const GameDef& def, const std::string& kind) {
  const auto found = std::ranges::find(def.kinds, kind, &KindDef::name);
  return found == def.kinds.end() ? nullptr : &def.zones[found->zone];
}

// The first zone that not everybody sees among those of the pieces that a set names.
const ZoneDef* hidden_in(const GameDef& def, const Term& term) {
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

// The bag or row that not everybody sees and all of whose cards the set names.
const ZoneDef* hidden_cards(const GameDef& def, const Term& term) {
  if (!term) return nullptr;
  const auto named = std::ranges::find(def.zones, term->zone, &ZoneDef::name);
  if (named != def.zones.end() && named->of_cards() && hidden(def, *named)) return &*named;
  for (const Term& part : {term->a, term->b, term->c, term->ways})
    if (const ZoneDef* zone = hidden_cards(def, part)) return zone;
  return nullptr;
}

// The zone that not everybody sees and that the pattern places into, moves in or picks from.
const ZoneDef* touched(const GameDef& def, const PatternDef& pattern) {
  if (word_of(pattern.type).has_piece()) {
    const ZoneDef* const zone = zone_of_kind(def, pattern.kind);
    if (zone != nullptr) return hidden(def, *zone) ? zone : nullptr;
    return hidden_in(def, pattern.piece);
  }
  if (word_of(pattern.type).lists != PatternLists::set) return nullptr;
  const ZoneDef* const zone = hidden_in(def, pattern.onto);
  return zone != nullptr ? zone : hidden_cards(def, pattern.onto);
}

// Whether the term names only zones, at least one, that not everybody sees.
bool names_hidden_zones(const GameDef& def, const Term& term) {
  if (!term) return false;
  if (const auto zone = std::ranges::find(def.zones, term->zone, &ZoneDef::name);
      zone != def.zones.end())
    return hidden(def, *zone);
  if (const ZoneDef* const zone = named_zone(def, term)) return hidden(def, *zone);
  const std::array parts{term->a, term->b, term->c};
  return std::ranges::any_of(parts,
                             [&](const Term& part) { return names_hidden_zones(def, part); });
}

// Whether a term depends on the card that was picked, not only on the other parts of the action.
bool about_card(const VerbDef& verb, const Term& term) {
  if (!term) return false;
  if (is_here(*term) || term->op == TermOp::origin) return true;
  if (is_chosen(*term))
    return term->low == 0 || std::ranges::any_of(verb.patterns, [&](const PatternDef& pattern) {
             const auto n = static_cast<std::size_t>(term->low);
             return n <= pattern.parts.size() && word_of(pattern.parts[n - 1].type).picks();
           });
  return std::ranges::any_of(std::array{term->a, term->b, term->c, term->ways},
                             [&](const Term& part) { return about_card(verb, part); });
}

// Whether what these writes do can be seen by those who are told which card: then it is no secret.
// What is done with the cards of others may depend on the word that is said. `about`: whether all
// of them depend on the card.
bool shows(const GameDef& def, const VerbDef& verb, const std::vector<Write>& writes,
           bool about = false) {
  return std::ranges::any_of(writes, [&](const Write& write) {
    switch (word_of(write.op).shows) {
      case ShowsCard::as_told:
        return about || std::ranges::any_of(write.arguments, [&](const ToldArgument& argument) {
                 return about_card(verb, argument.term);
               });
      case ShowsCard::always:
        return true;
      case ShowsCard::at_b:
        return !names_hidden_zones(def, write.b);
      case ShowsCard::to_all_b:
        return write.b && is_everyone(*write.b);
      case ShowsCard::at_a:
        return !names_hidden_zones(def, write.a);
      case ShowsCard::inside: {
        const bool depends = about || about_card(verb, write.a);
        return shows(def, verb, write.body, depends) || shows(def, verb, write.otherwise, depends);
      }
      case ShowsCard::never:
      case ShowsCard::unset:
        return false;
    }
    return false;
  });
}

bool tells(const std::vector<Write>& writes) {
  return std::ranges::any_of(writes, [](const Write& write) {
    return word_of(write.op).shows == ShowsCard::as_told || tells(write.body) ||
           tells(write.otherwise);
  });
}

// `cards`: cards are picked, which are often played for all to see.
bool may_be_meant(const GameDef& def, const VerbDef& verb, bool cards) {
  const auto meant = [&](const std::vector<Write>& writes) {
    return cards ? shows(def, verb, writes) : tells(writes);
  };
  return verb.secret || verb.silent || (verb.asked && !cards) || verb.effect || meant(verb.does) ||
         meant(verb.last) || meant(verb.afterwards) ||
         any_pattern(verb, [&](const PatternDef& pattern) { return meant(pattern.does); });
}

}  // namespace

std::vector<Finding> lint_secrets(const SourcePlaces& places, const GameDef& def) {
  std::vector<Finding> out;
  for (const VerbDef& verb : def.verbs) {
    const ZoneDef* zone = nullptr;
    each_pattern(verb, [&](const PatternDef& pattern) {
      if (zone == nullptr) zone = touched(def, pattern);
    });
    if (zone == nullptr) continue;
    const bool cards = zone->of_cards();
    if (may_be_meant(def, verb, cards)) continue;
    const std::string path = "verbs." + verb.name;
    out.push_back(
        finding(places.of(path), Finding::Severity::warning,
                fmt::format("{}: everybody is told {}, although not everybody sees the zone \"{}\"",
                            path, cards ? "which card" : "where", zone->name),
                "add secret = true, so that others learn only that it was done"));
  }
  return out;
}

}  // namespace hr::scripting
