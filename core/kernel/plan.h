// SPDX-License-Identifier: MIT
// A game's boards, sets and patterns made fast for boards of W words: what the inner loops of the
// kernel read. Made once per engine from a Game; immutable after. Not for use outside the kernel.
#pragma once

#include <map>
#include <vector>

#include "core/game/game.h"
#include "core/game/set_steps.h"

namespace hr {

// A set that depends on nothing but who stands where in one zone seen whole: a mask for each of
// the four things that a cell can be to the seat.
template <int W>
struct PlainSet {
  enum class MaskType : std::uint8_t { constant, not_own, on_empty, mixed };
  MaskType type = MaskType::mixed;
  Bits<W> own, enemy, empty, nobody;

  void classify() {
    if (own == enemy && own == empty && own == nobody)
      type = MaskType::constant;
    else if (!own.any() && enemy == empty && enemy == nobody)
      type = MaskType::not_own;
    else if (!own.any() && !enemy.any() && !nobody.any())
      type = MaskType::on_empty;
  }
};

// Who stands where in a zone, to one seat: words of the sets in a state.
struct Occupancy {
  int zone = -1;  // instance
  int own = -1, nobody = -1;
  std::vector<int> enemies;
};

template <int W>
struct SetPlan {
  bool plain = false;
  int occupancy = -1;  // of a plain set that speaks of pieces: place in SeatPlan::occupancies
  PlainSet<W> masks;
  std::vector<SetStep<W>> steps;  // of another, if it is as easy as that; else empty
  Bound set;
};

template <int W>
struct PatternPlan {
  PatternType type = PatternType::pass;
  VerbId verb = VerbId::none;
  int pattern = 0;       // place in its verb
  int zone = -1;         // instance; -1: none
  int source_word = -1;  // the seat's pieces of a kind, as they lie in a state …
  int source = -1;       // … or a set; places in SeatPlan::sets
  int onto = -1, over = -1;
  int code = -1;            // of the piece that is put or moved; -1: whatever stands there
  int first = 1, last = 1;  // slide: shortest and longest way
  const PatternDef* def = nullptr;
  std::vector<DirectionId> dirs;   // on a board of uniform shifts: by rising difference of cells
  Bits<2> leads;                   // the same, a bit each
  const Bits<W>* reach = nullptr;  // step: by cell, and one more, where the directions lead
};

template <int W>
struct VerbPlan {
  int first = 0, end = 0;  // patterns
  bool listed = false;     // has to be listed: rules filter it, or patterns may offer the same
};

// What one seat may do.
template <int W>
struct SeatPlan {
  std::vector<Occupancy> occupancies;
  std::vector<SetPlan<W>> sets;
  std::size_t turn_sets = 0;  // so many, the first ones, are all that an ordinary turn needs
  std::vector<PatternPlan<W>> patterns;
  std::vector<VerbPlan<W>> verbs;
};

// A direction in which a line may run. Where shifts are uniform, runs of the length asked for are
// found by joining shorter ones: each join has those that begin `delta` cells apart.
template <int W>
struct LineAxis {
  struct Join {
    int delta = 0;
    Bits<W> mask;  // the cells from which the way of this join does not leave the board
  };
  DirectionId direction = DirectionId::none;
  Bits<W> starts;           // the cells from which the way of a whole line may lead
  std::vector<Join> joins;  // empty: link by link
};

template <int W>
struct EndPlan {
  EndType type = EndType::plies;
  int n = 0;
  bool by_score = false;
  std::vector<int> own;     // by seat: word of the pieces that count
  std::vector<Bits<W>> to;  // by seat; for `connects` with `from`; cuts: what is cut apart
  std::vector<Bits<W>> from;
  std::vector<LineAxis<W>> axes;  // line: one direction of each opposite pair
};

template <int W>
struct Plan {
  explicit Plan(const Game& game);
  Plan(const Plan&) = delete;  // patterns point into it
  Plan& operator=(const Plan&) = delete;

  // All cells of `of` that hang together with those of `from`, by links that lead either way.
  Bits<W> connected_to(const Bits<W>& of, const Bits<W>& from) const;
  // The same as a set of this sort has it: by links in its directions, if it names some.
  Bits<W> group(const BoundSet& set, SeatId seat, const Bits<W>& of, const Bits<W>& from) const;

  // The levels that have a cell of a set, whole.
  Bits<W> level(const Bits<W>& of) const {
    Bits<W> out;
    for (const Bits<W>& level : levels)
      if ((level & of).any()) out = out | level;
    return out;
  }

  void add_rays(const Game& game);
  const Bits<W>* reach_of(const std::vector<DirectionId>& dirs);

  Bits<W> all;
  std::vector<Shift<W>> shifts;     // by direction
  std::vector<Bits<W>> neighbours;  // by cell
  std::vector<Bits<W>> levels;      // of a grid; other boards are one
  std::vector<SeatPlan<W>> seats;
  std::vector<EndPlan<W>> ends;
  std::vector<Bound> fog;  // by zone; null: not a set of cells
  bool uniform = false;    // a grid on which every direction is a shift of all cells at once
  // Of such a grid, where pieces slide: by direction, then cell, all that lies straight on. Of a
  // large one nothing.
  std::vector<std::vector<Bits<W>>> rays;
  // Where steps lead, for each list of directions that they name; each seat's patterns share them.
  std::map<std::vector<DirectionId>, std::vector<Bits<W>>> reaches;
  // Verbs of an ordinary turn: those that nothing else may be done before, and the others.
  std::vector<int> compulsory, ordinary;
};

}  // namespace hr
