// SPDX-License-Identifier: MIT
// What a table can be asked to do, as plain data. Seats: who acts, or SeatId::owner, who in playing
// acts for the first seat that is to act. What a client is not allowed is refused by a sentence.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/base/ids.h"
#include "core/game/edition.h"
#include "core/match/node_id.h"
#include "core/table/report.h"

namespace hr {

struct Player {
  std::string name;
  bool bot = false;  // plays at random
};

// Playing. Where something is hidden only the owner types dice.
struct Act {
  SeatId seat = SeatId::owner;
  std::string text;
  std::vector<int> faces = {};
};
struct Choose {  // an action that a report offered
  SeatId seat = SeatId::owner;
  Action action;
  std::vector<int> faces = {};
};
// A random action, settled by the match's seed, ply and seat; of what all are asked for at once the
// whole part of the seat.
struct BotMove {
  SeatId seat = SeatId::to_act;
};
// A seat's part of what all are asked for, as long as it is not ready.
struct TakeBack {
  SeatId seat = SeatId::owner;
};
struct StartOver {
  SeatId seat = SeatId::owner;
};
struct ChangeAnswer {
  SeatId seat = SeatId::owner;
  int answer = 0;
  std::string text;
};

// The tree. Where something is hidden, only the owner takes a step back: what was seen stays seen.
struct Undo {
  SeatId seat = SeatId::owner;
};
struct Redo {
  SeatId seat = SeatId::owner;
};
struct GoTo {
  NodeId node = NodeId::root;
};
struct GoToStep {  // of the line to the cursor, from 0, or of what would be done again; -1: its end
  int step = 0;
};
struct Promote {  // the line from the start to it is the main line from now on
  NodeId node = NodeId::root;
};
struct NewGame {
  std::uint64_t seed = 1;
};

// The game goes on under other rules, or from a position set up by hand: for the owner.
struct ChangeRules {
  Edition rules;
};
struct PutPieces {  // on one cell
  std::string zone;
  SeatId seat = SeatId::none;  // of a per-seat zone: whose
  std::string cell;
  std::vector<PieceReport> pieces;  // instead of what is there
};
struct GiveTurn {
  SeatId seat = SeatId::none;
};
struct Arrange {
  std::string drawing;  // lines that core/words/drawing.h reads
};

// A seat's notes are for itself alone, stay with whoever sits there when seats are exchanged, and
// are no part of the match: undo, branches and other rules leave them as they are. The cell is
// one of the board or one that is noted already; "" is none.
struct WriteNote {
  SeatId seat = SeatId::owner;
  std::string cell, text;  // a text of "" takes it off
};
struct MarkPassage {
  SeatId seat = SeatId::owner;
  std::string cell;
  int more = 1;
};
struct UndoNote {
  SeatId seat = SeatId::owner;
};
struct RedoNote {
  SeatId seat = SeatId::owner;
};

// The planning clock is everybody's and, as notes are, no part of the match. Its length is that of
// the rules in force when it is started anew. The reply says how the clock is now.
struct UseClock {
  enum class Operation : std::uint8_t { start, pause, reset, add } operation = Operation::start;
  int minutes = 1;  // that are added
};

// Somebody else sits down in a player's place, or under another name; a name of "" is the seat's.
struct ReplacePlayer {
  int player = 0;
  Player who;
};

using TableCommand =
    std::variant<Act, Choose, BotMove, TakeBack, StartOver, ChangeAnswer, Undo, Redo, GoTo,
                 GoToStep, Promote, NewGame, ChangeRules, PutPieces, GiveTurn, Arrange, WriteNote,
                 MarkPassage, UndoNote, RedoNote, UseClock, ReplacePlayer>;

}  // namespace hr
