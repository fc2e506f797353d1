// SPDX-License-Identifier: MIT
#include "core/game/place_type.h"

#include "core/game/bind.h"
#include "core/game/definition_facts.h"
#include "core/language/term_table.h"

namespace hr {

namespace {

// All that a cell of this game can stand for.
PlaceType place_types_of(const Game& game) {
  const Board& board = game.board();
  PlaceType out = board.plain_cells() > 0 ? PlaceType::cells : PlaceType::nothing;
  if (board.link_cells().count() > 0) out = out | PlaceType::links;
  if (card_cells(board).sorts > 0) out = out | PlaceType::cards;
  if (card_cells(board).slots > 0) out = out | PlaceType::slots;
  return out;
}
bool may_be(const Game& game, const BoundTerm& part, PlaceType place_type) {
  const PlaceType found = place_type_of(game, part);
  return found == PlaceType::nothing || (found & place_type) != PlaceType::nothing;
}

}  // namespace

PlaceType place_type_of(const Game& game, const BoundTerm& term) {
  if (term.type != TermType::cells) return PlaceType::nothing;
  const auto of = [&](const Bound& part) { return place_type_of(game, *part); };
  switch (word_of(term.op).lies) {
    case Lies::in_zone:
      return game.definition().zones[term.zone].place_type;
    case Lies::at_cell:
      return place_type_of(game.board(), term.cell);
    case Lies::anywhere:
      return place_types_of(game);
    case Lies::on_links:
      return PlaceType::links;
    case Lies::on_cells:
      return PlaceType::cells;
    case Lies::as_a:
      return of(term.a);
    case Lies::as_b:
      return of(term.b);
    case Lies::as_a_or_b:
      return of(term.a) | of(term.b);
    case Lies::as_both: {
      const bool guarded = term.a->type != term.b->type;
      return guarded ? of(term.a) | of(term.b) : of(term.a) & of(term.b);
    }
    case Lies::unset:
    case Lies::nowhere:
      break;
  }
  return PlaceType::nothing;
}

namespace {

PlaceType first_argument(const Game& game, const PatternDef& pattern, const std::string& where) {
  const auto of_zone = [&](ZoneId zone) { return game.definition().zones[zone].place_type; };
  const auto of_set = [&](const Set& set) {  // a missing one is reported elsewhere
    return set ? place_type_of(game, *bind_set(game, set, ZoneId::none, where))
               : PlaceType::nothing;
  };
  switch (word_of(pattern.type).lists) {
    case PatternLists::parts:
      return first_argument(game, pattern.parts.front(), part_path(where, pattern, 0));
    case PatternLists::set:
      return of_set(pattern.onto);
    case PatternLists::piece:
    case PatternLists::kind:
      if (const KindId kind = game.kind(pattern.kind); kind != KindId::none)
        return of_zone(game.definition().kinds[kind].zone);
      return of_set(pattern.piece);
    case PatternLists::words:
    case PatternLists::numbers:
    case PatternLists::seats:
    case PatternLists::nothing:
    case PatternLists::unset:
      break;
  }
  return PlaceType::nothing;
}

}  // namespace

bool can_be_on(const Game& game, ZoneId zone, CellId cell) {
  const ZoneDef& def = game.definition().zones[zone];
  if (def.place_type != place_type_of(game.board(), cell)) return false;
  if (def.place_type == PlaceType::slots)
    return index(cell) < card_cells(game.board()).first_slot() + def.slots;
  const ZoneInstance first = game.layout().zone_instance(zone, SeatId(0));
  return def.place_type != PlaceType::cards || game.layout().zone(first).cell_codes[nth(cell)] >= 0;
}

PlaceType first_argument(const Game& game, VerbId verb) {
  const VerbDef& def = game.verb_def(verb);
  PlaceType out = PlaceType::nothing;
  for (std::size_t p = 0; p < def.patterns.size(); ++p)
    out = out | first_argument(game, def.patterns[p], pattern_path(def, p));
  return out;
}

const char* place_type_text(PlaceType place_type) {
  switch (place_type) {
    case PlaceType::links:
      return "a set of links";
    case PlaceType::cards:
    case PlaceType::slots:
      return "a set of cards";
    case PlaceType::nothing:
    case PlaceType::cells:
    case PlaceType::either:
      break;
  }
  return "a set of cells";
}

namespace {

// Two sets without a cell in common cannot be cut, or one taken from the other.
std::string apart_complaint(PlaceType a, PlaceType b, std::string_view sign) {
  const auto text = [](PlaceType place_type) -> std::string {
    if (place_type == PlaceType::cards) return "a set of cards in a bag";
    if (place_type == PlaceType::slots) return "a set of cards in a row";
    return place_type_text(place_type);
  };
  const PlaceType both = a | b;
  std::string out = "expected two sets of the same beside '";
  out.append(sign).append("', got ").append(text(a)).append(" and ").append(text(b));
  if ((both & PlaceType::either) == both)
    return out + "; links_of(…) and ends_of(…) turn one into the other";
  if (both == (PlaceType::cards | PlaceType::slots))
    return out + "; a bag's cards are known by their kinds, and those of a row by their places";
  return out + "; cards are on no cell of the board";
}

}  // namespace

std::string place_complaint(const Game& game, const BoundTerm& term) {
  const TermWord& facts = word_of(term.op);
  const auto wrong = [&](const Bound& part, PlaceType place_type) -> std::string {
    if (!part || part->type != TermType::cells || may_be(game, *part, place_type)) return "";
    return std::string(facts.word) + ": expected " + place_type_text(place_type) + ", got " +
           place_type_text(place_type_of(game, *part));
  };
  if (facts.lies == Lies::on_links && game.board().link_cells().count() == 0)
    return std::string(facts.word) + ": no zone of this ruleset is on links; say so in `zones`";
  std::string out = wrong(term.ways, PlaceType::links);
  for (const Bound& part : {term.a, term.b, term.c})
    if (out.empty() && facts.on != PlaceType::nothing) out = wrong(part, facts.on);
  const bool cuts = facts.joins == Joins::meet || facts.joins == Joins::minus;
  if (!out.empty() || !cuts) return out;
  if (term.a->type != TermType::cells || term.b->type != TermType::cells) return "";
  const PlaceType a = place_type_of(game, *term.a), b = place_type_of(game, *term.b);
  if (a == PlaceType::nothing || b == PlaceType::nothing || (a & b) != PlaceType::nothing)
    return "";
  return apart_complaint(a, b, facts.word);
}

}  // namespace hr
