// SPDX-License-Identifier: MIT
#include "core/game/ground.h"

#include "core/game/bind.h"
#include "core/language/term_table.h"

namespace hr {

namespace {

// All that a cell of this game can stand for.
Ground grounds_of(const Game& game) {
  const Board& board = game.board();
  Ground out = board.plain_cells() > 0 ? Ground::cells : Ground::nothing;
  if (board.link_cells().count() > 0) out = out | Ground::links;
  if (card_cells(board).sorts > 0) out = out | Ground::cards;
  if (card_cells(board).slots > 0) out = out | Ground::slots;
  return out;
}
bool may_be(const Game& game, const BoundTerm& part, Ground ground) {
  const Ground found = ground_of(game, part);
  return found == Ground::nothing || (found & ground) != Ground::nothing;
}

}  // namespace

Ground ground_of(const Game& game, const BoundTerm& term) {
  if (term.type != TermType::cells) return Ground::nothing;
  const auto of = [&](const Bound& part) { return ground_of(game, *part); };
  switch (word_of(term.op).lies) {
    case Lies::in_zone:
      return game.definition().zones[term.zone].ground;
    case Lies::at_cell:
      return ground_of(game.board(), term.cell);
    case Lies::anywhere:
      return grounds_of(game);
    case Lies::on_links:
      return Ground::links;
    case Lies::on_cells:
      return Ground::cells;
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
  return Ground::nothing;
}

namespace {

Ground first_argument(const Game& game, const PatternDef& pattern, const std::string& where) {
  const auto of_zone = [&](ZoneId zone) { return game.definition().zones[zone].ground; };
  const auto of_set = [&](const Set& set) {  // a missing one is reported elsewhere
    return set ? ground_of(game, *bind_set(game, set, ZoneId::none, where)) : Ground::nothing;
  };
  switch (word_of(pattern.type).lists) {
    case PatternLists::parts:
      return first_argument(game, pattern.parts.front(), where + ".1");
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
  return Ground::nothing;
}

}  // namespace

bool can_be_on(const Game& game, ZoneId zone, CellId cell) {
  const ZoneDef& def = game.definition().zones[zone];
  if (def.ground != ground_of(game.board(), cell)) return false;
  if (def.ground == Ground::slots)
    return index(cell) < card_cells(game.board()).first_slot() + def.slots;
  const ZoneInstance first = game.layout().zone_instance(zone, SeatId(0));
  return def.ground != Ground::cards || game.layout().zone(first).cell_codes[nth(cell)] >= 0;
}

Ground first_argument(const Game& game, VerbId verb) {
  const VerbDef& def = game.verb_def(verb);
  Ground out = Ground::nothing;
  for (std::size_t p = 0; p < def.patterns.size(); ++p)
    out = out |
          first_argument(game, def.patterns[p], "verbs." + def.name + "." + std::to_string(p + 1));
  return out;
}

const char* ground_text(Ground ground) {
  switch (ground) {
    case Ground::links:
      return "a set of links";
    case Ground::cards:
    case Ground::slots:
      return "a set of cards";
    case Ground::nothing:
    case Ground::cells:
    case Ground::either:
      break;
  }
  return "a set of cells";
}

namespace {

// Two sets without a cell in common cannot be cut, or one taken from the other.
std::string apart_complaint(Ground a, Ground b, std::string_view sign) {
  const auto text = [](Ground ground) -> std::string {
    if (ground == Ground::cards) return "a set of cards in a bag";
    if (ground == Ground::slots) return "a set of cards in a row";
    return ground_text(ground);
  };
  const Ground both = a | b;
  std::string out = "expected two sets of the same beside '";
  out.append(sign).append("', got ").append(text(a)).append(" and ").append(text(b));
  if ((both & Ground::either) == both)
    return out + "; links_of(…) and ends_of(…) turn one into the other";
  if (both == (Ground::cards | Ground::slots))
    return out + "; a bag's cards are known by their kinds, and those of a row by their places";
  return out + "; cards are on no cell of the board";
}

}  // namespace

std::string ground_complaint(const Game& game, const BoundTerm& term) {
  const TermWord& facts = word_of(term.op);
  const auto wrong = [&](const Bound& part, Ground ground) -> std::string {
    if (!part || part->type != TermType::cells || may_be(game, *part, ground)) return "";
    return std::string(facts.word) + ": expected " + ground_text(ground) + ", got " +
           ground_text(ground_of(game, *part));
  };
  if (facts.lies == Lies::on_links && game.board().link_cells().count() == 0)
    return std::string(facts.word) + ": no zone of this ruleset is on links; say so in `zones`";
  std::string out = wrong(term.ways, Ground::links);
  for (const Bound& part : {term.a, term.b, term.c})
    if (out.empty() && facts.on != Ground::nothing) out = wrong(part, facts.on);
  const bool cuts = facts.joins == Joins::meet || facts.joins == Joins::minus;
  if (!out.empty() || !cuts) return out;
  if (term.a->type != TermType::cells || term.b->type != TermType::cells) return "";
  const Ground a = ground_of(game, *term.a), b = ground_of(game, *term.b);
  if (a == Ground::nothing || b == Ground::nothing || (a & b) != Ground::nothing) return "";
  return apart_complaint(a, b, facts.word);
}

}  // namespace hr
