// SPDX-License-Identifier: MIT
// Which pieces a term counts, where a cell can hold several. Part of making a Plan.
#pragma once

#include <algorithm>

#include "core/game/game.h"
#include "core/language/term_table.h"
#include "core/plan/term_step.h"

namespace hr {

// Whether a set asks for pieces wherever they are in a tower, and not for the top one: those of
// `a`.
inline bool looks_inside(const BoundTerm& set) {
  return word_of(set.op).steps.how == Planned::holding;
}

// The first part of a set that speaks of pieces; of one that looks inside towers the whole. Null:
// none does. Seats and numbers have no pieces, whatever they are found by.
inline const BoundTerm* counted_part(const BoundTerm& term) {
  if (term.type != TermType::cells) return nullptr;
  if (looks_inside(term) || term.zone != ZoneId::none) return &term;
  const BoundTerm* out = term.a ? counted_part(*term.a) : nullptr;
  if (out == nullptr && term.b) out = counted_part(*term.b);
  return out;
}

// The pieces that a set consists of, such as own "bomb" in here * own "bomb"; null if it does not
// say, as in near(own).
inline const BoundTerm* pieces_of_set(const BoundTerm& set) {
  switch (word_of(set.op).members) {
    case Members::unset:
    case Members::own:
      return word_of(set.op).occupied() && set.zone != ZoneId::none ? &set : nullptr;
    case Members::of_a:
      return pieces_of_set(*set.a);
    case Members::a_and_b: {
      const BoundTerm* const a = pieces_of_set(*set.a);
      return a != nullptr ? a : pieces_of_set(*set.b);
    }
    case Members::none:
    case Members::a_or_b:  // they may differ
    case Members::b_as_a:
      return nullptr;
  }
  return nullptr;
}

// Whether own, enemy … mean this piece, for a seat.
inline bool means_piece(const BoundTerm& term, Piece piece, SeatId seat) {
  return term.has(piece.kind) && means_owner(word_of(term.op).pieces, piece.owner, seat);
}

// The words of the sets of a zone in which the pieces are that a set of pieces means. A bag has one
// for all kinds: see cells_of_kinds.
inline std::vector<int> sets_of_pieces(const Game& game, const ZoneLayout& layout,
                                       const BoundTerm& term, SeatId seat) {
  std::vector<int> words;
  const bool bag = layout.holds == Holds::bag;
  for (int owner = 0; owner <= game.seats() && (!bag || words.empty()); ++owner) {
    const SeatId its = owner == game.seats() ? SeatId::none : SeatId(owner);
    if (!means_owner(word_of(term.op).pieces, its, seat)) continue;
    if (term.of_all_kinds() || bag) {
      if (const int word = layout.owner_sets[nth(owner)]; word >= 0) words.push_back(word);
      continue;
    }
    for (std::size_t code = 0; code < layout.pieces.size(); ++code)
      if (layout.pieces[code].owner == its && term.has(layout.pieces[code].kind))
        words.push_back(layout.code_sets[code]);
  }
  return words;
}

// The words of the sets of all pieces in a zone; none, if they are too many for one step.
inline StateSets occupied_words(const ZoneLayout& layout) {
  StateSets out;
  for (const int word : layout.owner_sets)
    if (word >= 0 && std::ranges::find(out, word) == out.end() && !out.add(word)) return {};
  return out;
}

// The cells of a bag that stand for pieces which a set of pieces means.
template <int W>
Bits<W> cells_of_kinds(const ZoneLayout& bag, const BoundTerm& term, SeatId seat) {
  Bits<W> out;
  for (std::size_t code = 0; code < bag.pieces.size(); ++code)
    if (means_piece(term, bag.pieces[code], seat)) out.add(bag.card_cells[code]);
  return out;
}

// The pieces that a set of pieces means, in a zone instance, and how many there have to be.
inline CountedPieces counted_pieces(const Game& game, const BoundTerm& term, ZoneInstance zone,
                                    SeatId seat) {
  const ZoneLayout& layout = game.layout().zone(zone);
  CountedPieces out{.slots = layout.slots,
                    .holds = layout.holds,
                    .wide = layout.wide,
                    .heights = layout.heights,
                    .span = layout.span,
                    .codes = {}};
  out.cell_codes = layout.cell_codes;
  out.low = term.low;
  out.high = term.high;
  for (std::size_t code = 0; code < layout.pieces.size(); ++code)
    if (means_piece(term, layout.pieces[code], seat)) out.codes.push_back(static_cast<int>(code));
  out.all = out.codes.size() == layout.pieces.size();
  return out;
}

// Whether a set is one of cards in a bag, so that its size is the number of cards.
inline bool counts_cards(const Game& game, const BoundTerm& set) {
  const BoundTerm* const pieces = counted_part(set);
  return pieces != nullptr && pieces->zone != ZoneId::none &&
         game.definition().zones[pieces->zone].holds == Holds::bag;
}

// Whether it counts cards of zones that each seat has, as in count(as(others, any.hand)).
inline bool counts_by_seat(const Game& game, const BoundTerm& term) {
  const Planned how = word_of(term.op).steps.how;
  if (how != Planned::count && how != Planned::total) return false;
  if (!is_as(*term.a) || term.a->type != TermType::cells) return false;
  const BoundTerm* const cards = counted_part(*term.a->b);
  if (cards == nullptr || cards->zone == ZoneId::none) return false;
  const ZoneDef& zone = game.definition().zones[cards->zone];
  return zone.of_cards() && zone.per_seat;
}

// Then those of each seat are counted on their own, because they may be on the same cells:
// as(others, count(any.hand)).
inline BoundTerm sum_by_seat(const BoundTerm& term) {
  BoundTerm of_one = term, sum;
  of_one.a = term.a->b;
  sum.op = TermOp::as;
  sum.type = TermType::number;
  sum.a = term.a->a;
  sum.b = std::make_shared<const BoundTerm>(std::move(of_one));
  return sum;
}

// What pieces are worth by the attribute of a term. Of numbers that are added up or compared with
// bounds, all that is on a cell; else only the pieces that the set speaks of.
inline Worth worth_of(const Game& game, const BoundTerm& term, SeatId seat) {
  const GameDef& def = game.definition();
  const BoundTerm* pieces = counted_part(*term.a);
  Worth out;
  out.first_card = card_cells(game.board()).first;
  const OfAttribute asks = word_of(term.op).attribute;
  const bool number = asks == OfAttribute::largest || asks == OfAttribute::smallest;
  out.by_cell.resize(nth(card_cells(game.board()).sorts), number ? k_unvalued : 0);
  for (std::size_t k = 0; k < def.kinds.size(); ++k)
    if (def.kinds[k].card >= 0) out.by_cell[nth(def.kinds[k].card)] = term.values[k];
  const bool inside = pieces != nullptr && looks_inside(*pieces);
  if (inside) pieces = pieces->a.get();
  const ZoneId zone = pieces != nullptr ? pieces->zone : term.zone;
  if (zone == ZoneId::none) return out;
  const ZoneInstance instance = game.layout().zone_instance(zone, seat);
  BoundTerm every;  // a cell of a bag has one kind, so all that is there is meant
  every.zone = zone;
  every.op = TermOp::any;
  const bool bag = game.layout().zone(instance).holds == Holds::bag;
  out.pieces = counted_pieces(game, pieces == nullptr || bag ? every : *pieces, instance, seat);
  out.each = pieces != nullptr;
  out.top = !inside;
  const bool all = asks == OfAttribute::sum || (asks == OfAttribute::in_range && term.c);
  for (const Piece& piece : game.layout().zone(instance).pieces) {
    const bool meant = all || pieces == nullptr || means_piece(*pieces, piece, seat);
    out.by_code.push_back(meant ? term.values[nth(piece.kind)] : number ? k_unvalued : 0);
  }
  return out;
}

}  // namespace hr
