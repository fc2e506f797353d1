// SPDX-License-Identifier: MIT
// What a plan knows of the board alone, in sets of W words. Immutable once made; the game must
// outlive it.
#pragma once

#include "core/base/bit_queries.h"
#include "core/game/game.h"
#include "core/plan/cell_walks.h"

// HR_EACH_WIDTH(DO) says DO(W) for each number of words for which there is a kernel.
#define HR_EACH_WIDTH(DO) HR_EACH_FIXED_WIDTH(DO) DO(k_wide)

namespace hr {

template <int W>
struct PlanBoard : TermBoard<W> {
  // Throws Error if what a zone says of fog is no set of cells, and Exhausted.
  explicit PlanBoard(const Game& game);

  // The cells of a `region` set for a seat.
  static Bits<W> region(const Game& game, const BoundTerm& set, SeatId seat) {
    Bits<W> out;
    for (int s = 0; s < game.seats(); ++s)
      if (set.whose == Whose::any || (set.whose == Whose::own) == (s == index(seat)))
        out |= Bits<W>::of(game.region(set.region, SeatId(s)).words());
    return out;
  }
  // What a zone's pieces can be on.
  const Bits<W>& ground(ZoneId zone) const { return grounds[zone]; }

  Bits<W> all;                    // the places of the board …
  Bits<W> links;                  // … and the cells that stand for its links
  ById<ZoneId, Bits<W>> grounds;  // what each zone's pieces can be on
  ById<ZoneId, Bound> fog;        // null: not a set of cells
  bool uniform = false;           // it is a grid on which every direction is a uniform shift

 private:
  void add_ground(const Game& game, const ZoneDef& zone);
  void add_links(const Board& board);
  void add_shifts(const Game& game);
  void add_axes(const Board& board);
};

// The board on which terms are planned, whatever its size.
using WideBoard = PlanBoard<k_wide>;

}  // namespace hr
