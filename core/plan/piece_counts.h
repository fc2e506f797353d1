// SPDX-License-Identifier: MIT
// Which pieces a term counts, where a cell can hold several. Part of making a Plan.
#pragma once

#include "core/game/game.h"
#include "core/plan/term_step.h"

namespace hr {

// The first part of a set that speaks of pieces; of `holding` the whole. Null: none does.
inline const BoundTerm* counted_part(const BoundTerm& term) {
  if (term.op == TermOp::holding || term.zone != ZoneId::none) return &term;
  const BoundTerm* out = term.a ? counted_part(*term.a) : nullptr;
  if (out == nullptr && term.b) out = counted_part(*term.b);
  return out;
}

// Whether own, enemy … mean this piece, for a seat.
inline bool means_piece(const BoundTerm& term, Piece piece, SeatId seat) {
  if (!term.has(piece.kind)) return false;
  if (term.op == TermOp::own) return piece.owner == seat;
  if (term.op == TermOp::enemy) return piece.owner != seat && piece.owner != SeatId::none;
  return true;
}

// The pieces that a set of pieces means, in a zone instance, and how many there have to be.
inline CountedPieces counted_pieces(const Game& game, const BoundTerm& term, ZoneInstance zone,
                                    SeatId seat) {
  const ZoneLayout& layout = game.layout().zone(zone);
  CountedPieces out{.slots = layout.slots,
                    .holds = layout.holds,
                    .heights = layout.heights,
                    .span = layout.span,
                    .codes = {}};
  out.low = term.low;
  out.high = term.high;
  for (std::size_t code = 0; code < layout.pieces.size(); ++code)
    if (means_piece(term, layout.pieces[code], seat)) out.codes.push_back(static_cast<int>(code));
  out.all = out.codes.size() == layout.pieces.size();
  return out;
}

}  // namespace hr
