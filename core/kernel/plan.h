// SPDX-License-Identifier: MIT
// A game's boards, sets and patterns in a form made for speed, on boards of W words: the data read
// by the kernel's inner loops. Made once per engine from a Game; immutable after that. Not for use
// outside the kernel.
#pragma once

#include <map>
#include <vector>

#include "core/game/game.h"
#include "core/game/set_steps.h"

namespace hr {

// A set that depends only on who occupies each cell in one zone that is seen completely: one mask
// for each of the four things that a cell can be to the seat.
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

// Who occupies the cells of a zone, as seen by one seat: words of sets in a state.
struct Occupancy {
  ZoneInstance zone = ZoneInstance::none;
  int own = -1, nobody = -1;
  std::vector<int> enemies;
};

template <int W>
struct SetPlan {
  bool plain = false;
  int occupancy = -1;  // of a plain set that depends on pieces: index in SeatPlan::occupancies
  PlainSet<W> masks;
  std::vector<SetStep<W>> steps;  // of any other set, if steps suffice; else empty
  Bound set;
};

template <int W>
struct PatternPlan {
  PatternType type = PatternType::pass;
  VerbId verb = VerbId::none;
  int pattern = 0;  // index in its verb
  ZoneInstance zone = ZoneInstance::none;
  int source_word = -1;  // word of the set of the seat's pieces of the kind …
  int source = -1;       // … or a set; index in SeatPlan::sets, as for onto and over
  int onto = -1, over = -1;
  int code = -1;              // of the piece that is placed or moved; -1: whatever is there
  int first = 1, last = 1;    // slide: shortest and longest distance
  bool by_direction = false;  // step: several pieces at once can take one of its directions
  const PatternDef* def = nullptr;
  std::vector<DirectionId> dirs;  // if shifts are uniform: sorted by cell difference
  Bits<2> leads;                  // the same, one bit each
  // step: where the directions lead, by cell; the last entry is empty
  const Bits<W>* reach = nullptr;
};

template <int W>
struct VerbPlan {
  int first = 0, end = 0;  // patterns
  bool listed = false;     // actions must be listed: rules filter them, or patterns overlap
};

// What one seat may do.
template <int W>
struct SeatPlan {
  std::vector<Occupancy> occupancies;
  std::vector<SetPlan<W>> sets;
  std::size_t turn_sets = 0;  // the first sets, this many, are enough for an ordinary turn
  std::vector<PatternPlan<W>> patterns;
  std::vector<VerbPlan<W>> verbs;
};

// A direction in which a line may run. If shifts are uniform, runs of the required length are found
// by joining shorter ones: each join combines runs that begin `delta` cells apart.
template <int W>
struct LineAxis {
  struct Join {
    int delta = 0;
    Bits<W> mask;  // cells from which this join stays on the board
  };
  DirectionId direction = DirectionId::none;
  DirectionId back = DirectionId::none;  // the opposite direction, if the board has it
  Bits<W> starts;                        // the cells at which a whole line may begin
  std::vector<Join> joins;               // empty: link by link
};

template <int W>
struct EndPlan {
  EndType type = EndType::plies;
  int n = 0;
  EndResult result = EndResult::draws;
  std::vector<int> own;  // by seat: word of the set of pieces that count
  // by seat; for `connects` together with `from`; for cuts: the marked cells
  std::vector<Bits<W>> to;
  std::vector<Bits<W>> from;
  std::vector<LineAxis<W>> axes;  // line: one direction of each opposite pair
  bool goes_back = true;          // line: every axis has an opposite direction
};

template <int W>
struct Plan {
  explicit Plan(const Game& game);
  Plan(const Plan&) = delete;  // patterns point into it
  Plan& operator=(const Plan&) = delete;

  // All cells of `of` connected to cells of `from`, by links in either direction.
  Bits<W> connected_to(const Bits<W>& of, const Bits<W>& from) const;
  // The same for a `group` set: by links in its directions, if it names some.
  Bits<W> group(const BoundSet& set, SeatId seat, const Bits<W>& of, const Bits<W>& from) const;

  // The whole levels that contain a cell of a set.
  Bits<W> level(const Bits<W>& of) const {
    Bits<W> out;
    for (const Bits<W>& level : levels)
      if ((level & of).any()) out = out | level;
    return out;
  }

  void add_rays(const Game& game);
  const Bits<W>* reach_of(const std::vector<DirectionId>& dirs);
  const Bits<W>* anywhere();

  Bits<W> all;
  std::vector<Shift<W>> shifts;     // by direction
  std::vector<Bits<W>> neighbours;  // by cell
  std::vector<Bits<W>> levels;      // of a grid; any other board is one level
  std::vector<SeatPlan<W>> seats;
  std::vector<EndPlan<W>> ends;
  ById<ZoneId, Bound> fog;  // null: not a set of cells
  bool uniform = false;     // the board is a grid on which every direction is a uniform shift
  // For such a grid, if pieces slide: by direction, then cell, all cells straight on. Empty for
  // large grids.
  std::vector<std::vector<Bits<W>>> rays;
  // Where steps lead, for each list of directions in use; the seats' patterns share them.
  std::map<std::vector<DirectionId>, std::vector<Bits<W>>> reaches;
  std::vector<Bits<W>> others;  // where a piece that may move anywhere leads, as in `reaches`
  // Verbs of an ordinary turn: those with `must`, and the others.
  std::vector<int> compulsory, ordinary;
};

}  // namespace hr
