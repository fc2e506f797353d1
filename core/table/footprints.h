// SPDX-License-Identifier: MIT
// Things that cover several cells. A verb puts a piece on the cell that it names and, by what it
// `does`, more of the same kind on further cells. Where these follow from the first one and from
// the board alone, they are the same for everybody and in every position: a client can show the
// whole thing where it would be put, and, of a kind that the rules call whole, draw it as one.
#pragma once

#include <string>
#include <vector>

#include "core/base/by_id.h"
#include "core/base/ids.h"

namespace hr {

class Engine;
class State;
struct DrawnBoard;
struct GameReport;
struct Report;

struct PlacedFootprint {
  VerbId verb = VerbId::none;
  std::string kind;    // of all its pieces
  bool whole = false;  // drawn as one (KindDef::whole)
  // By the cell that the verb names: all that it covers, this one included, in order; fewer at an
  // edge of the board.
  ById<CellId, std::vector<CellId>> cells;
  std::size_t size() const;  // the most cells that it covers anywhere
};

// Those of a game, in the order of its verbs; none of verbs whose further pieces depend on the
// position or on the seat. The state is any of the game.
std::vector<PlacedFootprint> footprints_of(Engine& engine, const State& state);

// A thing that is drawn as one.
struct LargePiece {
  std::string kind;
  SeatId owner = SeatId::none;
  std::vector<CellId> cells;  // in order
  friend bool operator==(const LargePiece&, const LargePiece&) = default;
};

// Those on a board, as far as the report has all their cells. No cell is in two of them: of things
// of one shape that touch, there is only one way to tell them apart.
std::vector<LargePiece> large_pieces(const GameReport& game, const Report& report,
                                     const DrawnBoard& board);

}  // namespace hr
