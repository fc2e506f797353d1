// SPDX-License-Identifier: MIT
#include "core/game/bind.h"

#include <algorithm>

namespace hr {

namespace {

bool is_of_pieces(const BoundTerm& term) {
  return term.op == TermOp::own || term.op == TermOp::enemy || term.op == TermOp::any ||
         term.op == TermOp::filled;
}

// holding(PIECES, least, most)
std::string holding_complaint(const Definition& definition, const BoundTerm& pieces) {
  if (!is_of_pieces(pieces)) return "holding: expected own, enemy or any, with or without a kind";
  if (pieces.counts()) return "holding: expected the numbers after the set: holding(own, 2)";
  const ZoneDef& zone = definition.zones[pieces.zone];
  if (zone.holds != Holds::one) return "";
  return "holding: a cell of \"" + zone.name +
         "\" holds one piece; expected a zone of towers, stacks or piles";
}

// own("man", 2) and the like.
std::string count_complaint(const Definition& definition, const BoundTerm& term) {
  std::string out = term.op == TermOp::own ? "own" : term.op == TermOp::enemy ? "enemy" : "any";
  for (int kind = 0; kind < static_cast<int>(definition.kinds.size()); ++kind)
    if (term.kinds == KindSet().set(nth(kind)))
      out += " \"" + definition.kinds[KindId(kind)].name + "\"";
  return "a tower is its top piece; to count those in it, write holding(" + out + ", " +
         std::to_string(term.low) + ")";
}

}  // namespace

std::string tower_complaint(const Definition& definition, const BoundTerm& term) {
  switch (term.op) {
    case TermOp::holding:
      return term.a->sort == Sort::cells ? holding_complaint(definition, *term.a)
                                         : "holding: expected own, enemy or any";
    case TermOp::lifted:
      if (std::ranges::find(definition.zones, Holds::tower, &ZoneDef::holds) !=
          definition.zones.end())
        return "";
      return "lifted counts pieces of towers, and no zone of this ruleset holds towers";
    case TermOp::top:
    case TermOp::bottom:
      return std::string(term.op == TermOp::top ? "top" : "bottom") +
             "(…) says which pieces of a tower take, flip, become and send mean; elsewhere a tower "
             "is its top piece";
    case TermOp::zone:
      return "zone \"…\" says only where send puts cards; for the cards in the zone \"hand\" write "
             "any.hand";
    case TermOp::under:
      return "under(…) says where send puts pieces; elsewhere it has no meaning";
    default:
      break;
  }
  const bool counted = is_of_pieces(term) && term.counts();
  if (!counted || definition.zones[term.zone].holds != Holds::tower) return "";
  return count_complaint(definition, term);
}

}  // namespace hr
