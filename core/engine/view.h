// SPDX-License-Identifier: MIT
// What one seat may know of a state, read in place: no copy is made, and what is hidden from the
// viewer is reported as hidden. Without a viewer it shows the full state, which only effects, ends
// and the table's owner get. Borrowed: it must not outlive the state and the engine it refers to.
// Invariant: a view writes nothing, and each call shows the state as it is at that moment.
// Re-entry: can_answer() and objection() call rules, which may use further views of the same
// engine; the other functions call no rules. Threads: that of its engine.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "core/game/game.h"
#include "core/game/state.h"

namespace hr {

class Engine;

// What a cell of a zone shows: hidden, or a piece (piece.kind is none: the cell is empty).
struct Seen {
  bool hidden = false;
  Piece piece;
  friend bool operator==(const Seen&, const Seen&) = default;
};

class View {
 public:
  View(Engine& engine, const State& state, SeatId viewer);  // in engine.h

  const Engine& engine() const { return *engine_; }
  const Game& game() const { return *game_; }
  const State& state() const { return *state_; }
  SeatId viewer() const { return viewer_; }
  bool truth() const { return viewer_ == SeatId::owner; }

  bool sees(ZoneInstance zone, CellId cell) const;
  Seen at(ZoneInstance zone, CellId cell) const;                 // a stack: its top piece
  int height(ZoneInstance zone, CellId cell) const;              // pieces in the cell; hidden: 0
  int count(ZoneInstance zone, CellId cell, KindId kind) const;  // none: of every kind
  bool has(ZoneInstance zone, CellId cell, Piece piece) const;   // owner none: of any seat
  CellId find(ZoneInstance zone, Piece piece) const;             // owner none: of any seat
  std::optional<std::pair<int, CellId>> nearest(ZoneInstance zone, CellId from, KindId kind) const;

  // nullopt: hidden. k_nil: a cell, seat or kind that is not set.
  std::optional<std::int64_t> var(VarId var, SeatId seat) const;
  bool sees_var(VarId var, SeatId seat) const;

  // The set as the viewer sees it, evaluated for `seat` (which decides what own, enemy and forward
  // mean).
  CellSet cells(const Bound& set, SeatId seat) const;
  void cells(const Bound& set, SeatId seat, CellSet& out) const;  // `out` has the board's size

  // Whether the seat could answer an ask for this verb, judged by that seat's own view.
  bool can_answer(SeatId seat, VerbId verb, std::span<const std::int64_t> given) const;

  // The score of a seat, as the ruleset declares or computes it from the full state.
  std::int64_t score(SeatId seat) const;

  // Why the rules forbid an action that the patterns offer this seat; "" when they do not.
  std::string objection(const Action& action) const;

  SeatId next(SeatId seat) const { return SeatId((index(seat) + 1) % game().seats()); }

 private:
  // Of a spectator: whether every seat's view says yes.
  template <class F>
  bool every_seat(F&& sees) const;
  void visible(ZoneInstance zone, Word* out) const;  // the cells that the viewer sees

  Engine* engine_;
  const Game* game_;
  const State* state_;
  SeatId viewer_;
};

}  // namespace hr
