// SPDX-License-Identifier: MIT
#include "core/game/bind.h"

#include <algorithm>

#include "core/language/term_table.h"

namespace hr {

namespace {

// holding(PIECES, least, most)
std::string holding_complaint(const GameDef& definition, const BoundTerm& pieces) {
  if (pieces.type != TermType::cells) return "holding: expected own, enemy or any";
  if (!word_of(pieces.op).occupied())
    return "holding: expected own, enemy or any, with or without a kind";
  if (pieces.counts()) return "holding: expected the numbers after the set: holding(own, 2)";
  const ZoneDef& zone = definition.zones[pieces.zone];
  if (zone.holds != Holds::one) return "";
  return "holding: a cell of \"" + zone.name +
         "\" holds one piece; expected a zone of towers, stacks or piles";
}

// own("man", 2) and the like.
std::string count_complaint(const GameDef& definition, const BoundTerm& term) {
  std::string out(word_of(term.op).word);
  for (int kind = 0; kind < static_cast<int>(definition.kinds.size()); ++kind)
    if (term.kinds == KindSet().set(nth(kind)))
      out += " \"" + definition.kinds[KindId(kind)].name + "\"";
  return "a tower is its top piece; to count those in it, write holding(" + out + ", " +
         std::to_string(term.low) + ")";
}

}  // namespace

std::string tower_complaint(const GameDef& definition, const BoundTerm& term) {
  const TermWord& word = word_of(term.op);
  if (!word.instead.empty()) return std::string(word.instead);
  if (word.steps.how == Planned::holding) return holding_complaint(definition, *term.a);
  if (word.of_action == OfAction::lifts &&
      std::ranges::find(definition.zones, Holds::tower, &ZoneDef::holds) == definition.zones.end())
    return std::string(word.word) +
           " counts pieces of towers, and no zone of this ruleset holds towers";
  const bool counted = word.occupied() && term.counts();
  if (!counted || definition.zones[term.zone].holds != Holds::tower) return "";
  return count_complaint(definition, term);
}

}  // namespace hr
