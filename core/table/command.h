// SPDX-License-Identifier: MIT
// The commands that a table understands, as plain data. Who gives one is not part of it (Issuer);
// a command that its issuer may not give is refused and told why. `seat` is the seat for which
// it is given, where that is not said otherwise: none stands for the issuer, and a seat can name
// only itself. The owner may act for any seat, with the rights of that seat; without one, for the
// first that is to act.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/ids.h"
#include "core/bots/bot_spec.h"
#include "core/game/ruleset_text.h"
#include "core/match/node_id.h"
#include "core/table/note_marks.h"
#include "core/table/report.h"
#include "core/table/time_control.h"

namespace hr {

struct Player {
  std::string name;
  std::optional<BotSpec> bot = std::nullopt;  // none: a person
};

// Playing. In a game with secrets a seat enters the dice that it sees rolled; what it sees none of
// falls by itself, and the reply says so. While all choose in secret only the owner may enter dice.
struct PlayTyped {
  SeatId seat = SeatId::none;
  std::string text;
  std::vector<int> faces = {};
};
struct PlayChosen {  // an action taken from a report
  SeatId seat = SeatId::none;
  Action action;
  std::vector<int> faces = {};
};
// A random action, determined by the match's seed, ply and seat; while all are asked, the seat's
// whole part. What other bots do is found out by a Thinker (core/thinking/thinker.h) and chosen.
// For the owner only.
struct BotMove {
  SeatId seat = SeatId::to_act;  // that of the bot
};
// A seat's part of what all are asked; only until the seat is ready.
struct TakeBack {
  SeatId seat = SeatId::none;
};
struct StartOver {
  SeatId seat = SeatId::none;
};
struct ChangeAnswer {
  SeatId seat = SeatId::none;
  int answer = 0;
  std::string text;
};

// Steps of the table, which any game has (core/match/table_steps.h). Without a seat, the owner
// gives them for a seat that a person plays: for Resign one that is to act, if there is one; for
// the others one that has not agreed to the draw that is offered.
struct Resign {
  SeatId seat = SeatId::none;
};
struct OfferDraw {  // or accept the one that is offered
  SeatId seat = SeatId::none;
};
struct DeclineDraw {
  SeatId seat = SeatId::none;
};

// Moving in the tree. In a game with secrets only the owner may: what a seat has seen cannot be
// unseen. In others the owner always may; a seat asks all other people at the table, if there are
// any, and it is done when they have agreed (core/table/undo_request.h).
struct Undo {};
struct Redo {};
struct GoTo {
  NodeId node = NodeId::root;
};
struct GoToStep {           // on the line to the cursor and on through redo
  std::optional<int> step;  // its depth; none: the end of the line
};
// What a seat answers to another one that asks to go back or forward. The owner without a seat
// answers for the first that has not.
struct AnswerRequest {
  SeatId seat = SeatId::none;
  bool agrees = true;
};
struct Promote {  // makes the line from the start to this node the main line
  NodeId node = NodeId::root;
};
// For the owner only, like all that follows up to the notes.
struct NewGame {
  std::uint64_t seed = 1;
};

// The game continues under different rules or from a position set up by hand.
struct ChangeRules {
  RulesetText rules;
};
struct PutPieces {  // on one cell
  std::string zone;
  SeatId seat = SeatId::none;  // of a per-seat zone: whose
  std::string cell;
  std::vector<PieceReport> pieces;  // they replace what is on the cell
};
struct GiveTurn {
  SeatId seat = SeatId::none;
};
struct Arrange {
  std::string drawing;  // lines as read by core/words/drawing.h
};

// A player's notes are private, move with the player when seats are exchanged, and are not part of
// the match: undo, branches and changed rules do not affect them. `cell` must be a cell of the
// board or one that has a note already; "" is the note that belongs to no cell.
struct WriteNote {
  SeatId seat = SeatId::none;
  std::string cell, text;  // an empty text removes it
};
struct MarkPassage {
  SeatId seat = SeatId::none;
  std::string cell;
  int more = 1;
};
// A stroke over cells: a mark is added to the notes on all of them, or removed from all if the
// first has it. Passages are counted along a path: on every cell but the first.
struct MarkCells {
  SeatId seat = SeatId::none;
  std::vector<std::string> cells;
  NoteBrush brush = {};
};
struct UndoNote {
  SeatId seat = SeatId::none;
};
struct RedoNote {
  SeatId seat = SeatId::none;
};

// The planning clock is shared by all seats and, like notes, not part of the match. Its length
// comes from the rules in force when it is started from the beginning. The reply describes its new
// state.
struct UseClock {
  enum class Operation : std::uint8_t { start, pause, reset, add } operation = Operation::start;
  int minutes = 1;  // to add
};

// A clock for each seat (core/table/seat_clocks.h). For the owner only, except CallTime.
struct SetSeatClocks {  // for everybody alike, from the full time; with nothing: no clocks
  TimeControl control = {};
};
struct RunSeatClocks {  // or let them wait until a person acts
  bool run = true;
};
struct AddSeatTime {
  SeatId seat = SeatId::none;  // to which: not none
  int seconds = 0;
};
// Has the step given that is due when a seat's time is up. Any other command does that, too, before
// it is carried out.
struct CallTime {};

// Replaces or renames a player; an empty name stands for the seat's name. For the owner only.
struct ReplacePlayer {
  PlayerId player = PlayerId::none;
  Player who;
};

// For the owner only, who looks at what only this seat may know, or with SeatId::owner at
// everything. Only the log is changed: everybody can read there that it was done.
struct LookAs {
  SeatId seat = SeatId::owner;
};

using TableCommand =
    std::variant<PlayTyped, PlayChosen, BotMove, TakeBack, StartOver, ChangeAnswer, Resign,
                 OfferDraw, DeclineDraw, Undo, Redo, GoTo, GoToStep, AnswerRequest, Promote,
                 NewGame, ChangeRules, PutPieces, GiveTurn, Arrange, WriteNote, MarkPassage,
                 MarkCells, UndoNote, RedoNote, UseClock, SetSeatClocks, RunSeatClocks, AddSeatTime,
                 CallTime, ReplacePlayer, LookAs>;

}  // namespace hr
