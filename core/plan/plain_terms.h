// SPDX-License-Identifier: MIT
// Terms that depend on nothing but who occupies each cell, or on nothing at all: as masks, for one
// seat. What the seat does not see is left out, unless the full state is meant.
#pragma once

#include <optional>

#include "core/language/term_table.h"
#include "core/plan/plan.h"
#include "core/plan/plan_steps.h"

namespace hr {

// The masks of a PlainSet while they are made. Most sets that are asked for are the same whoever
// occupies the cells: then there is only one, `own`.
struct PlainMasks {
  bool fixed = false;
  Kept<k_wide> own, enemy, empty, nobody;

  bool constant() const { return fixed || (own == enemy && own == empty && own == nobody); }
  const Kept<k_wide>& of(const Kept<k_wide>& mask) const { return fixed ? own : mask; }
  PlainSet<k_wide> set() const {
    PlainSet<k_wide> out{.own = own, .enemy = of(enemy), .empty = of(empty), .nobody = of(nobody)};
    out.classify();
    return out;
  }
};

class PlainTerms {
 public:
  using Eyes = TermEyes;
  PlainTerms(const Game& game, const WideBoard& board, SeatId seat, Eyes eyes)
      : game_(game), board_(board), seat_(seat), eyes_(eyes) {
    if (eyes_.viewer == SeatId::none) eyes_.viewer = seat;
  }

  // The cells of a set that does not depend on pieces; none for any other set.
  std::optional<Bits<k_wide>> cells(const BoundTerm& set);

  // The seats of a set that is the same in every state, one bit each.
  std::optional<std::uint32_t> fixed_seats(const BoundTerm& set) const;

 protected:
  static PlainMasks everybody(const Bits<k_wide>& cells);

  // The four masks of a set, if it is plain. A condition that is constant counts as one.
  std::optional<PlainMasks> plain(const BoundTerm& set);

  // The same in every state if its parts are.
  std::optional<PlainMasks> of_parts(const BoundTerm& term);
  std::optional<Bits<k_wide>> constant(const BoundTerm& term);
  std::optional<PlainMasks> first_of(const BoundTerm& set);
  std::optional<PlainMasks> combine(const BoundTerm& set);
  SeatsAround around() const;
  bool sees(ZoneInstance zone) const;

  // Whether each cell has one piece at most, as far as sets are concerned.
  bool one_on_top(ZoneInstance zone) const;

  // own, enemy … of any kind, in a zone with one piece on a cell that the seat sees completely, and
  // in one zone only.
  std::optional<PlainMasks> pieces(const BoundTerm& set);

  const Game& game_;
  const WideBoard& board_;
  SeatId seat_;
  Eyes eyes_;
  ZoneInstance zone_ = ZoneInstance::none;  // the zone of the set that is being planned
};

}  // namespace hr
