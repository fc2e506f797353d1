// SPDX-License-Identifier: MIT
// What a table reports about the game to one viewer: plain data, values and numbers only, so that
// it can be read in another process. A seat's report is made only from that seat's view, its legal
// actions and the events it was told; the owner's, from the full state.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/base/by_id.h"
#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/board/board.h"
#include "core/bots/bot_spec.h"
#include "core/game/action.h"
#include "core/language/holds.h"
#include "core/match/log_line.h"
#include "core/match/taken_pieces.h"
#include "core/table/comparison_report.h"
#include "core/table/notes_report.h"
#include "core/table/planning_clock.h"
#include "core/table/seat_clocks.h"

namespace hr {

// The answer to a command: the reason if it was refused, else what there is to say. The place in a
// reason is that of the verb of a typed action, for the owner, and for seats if nothing was ever
// hidden. When the rules themselves fail, seats get one fixed sentence; the owner finds the error
// message in `failure`.
struct Reply : Reason {
  bool ok = true;
  std::string failure = {};  // the error message of rules that failed, for the owner alone; ""

  static Reply done(std::string text = {}) { return {{.text = std::move(text)}}; }
  static Reply done(const Message& said) { return {Reason::of(said)}; }
  static Reply refused(Reason why) { return {std::move(why), false}; }
  static Reply refused(const Message& why) { return refused(Reason::of(why)); }
  static Reply refused(std::string why) { return refused(Reason{.text = std::move(why)}); }
};

struct VarReport {
  std::string name;            // "carrying"
  SeatId seat = SeatId::none;  // whose it is, if each seat has one
  std::string label, value;    // "carrying (penny)", "nickel"

  std::string text() const { return label + ": " + value; }
};

// Why an action is not legal.
struct WhyReport : Reason {
  bool legal = false;
};

// The value of an expression of the rules.
struct SetReport {
  std::string value;               // "7 cells", "yes", "12", "white"; "": it has none here
  std::vector<std::string> cells;  // of a set of cells
};

struct PieceReport {
  std::string kind;
  SeatId owner = SeatId::none;  // none: nobody's
  int count = 1;
  bool back = false;  // of a bag: so many cards of which only the backs are seen
  friend bool operator==(const PieceReport&, const PieceReport&) = default;
};

struct CellReport {
  std::string name;
  Point position;
  bool hidden = false;
  std::vector<PieceReport> pieces;  // a stack: from the bottom to the top
};

struct ZoneReport {
  std::string name;
  SeatId seat = SeatId::none;  // of a per-seat zone: whose
  Holds holds = Holds::one;
  std::vector<CellReport> cells;
};

struct SeatReport {
  std::string name;
  PlayerId player = PlayerId::none;  // who sits there now
  std::string player_name;
  std::string called;   // "Anna (white)"; just the seat's name if the player has the same
  bool plural = false;  // what it is called takes the plural: "Attackers move"
  std::optional<BotSpec> bot = std::nullopt;  // none: a person
  bool to_act = false;
  bool ready = false;  // has completed its part of what all are asked, while others have not
  bool won = false;
  bool out = false;                   // has resigned
  std::optional<std::int64_t> score;  // only where it reveals nothing
  std::optional<int> rank;            // its place, after a game that scores have decided
};

// What decided a game that ended by pieces on the board: a line, a chain, a group …; for the end
// `cuts`, also the parts into which it cuts the rest of the board.
struct WinReport {
  struct CutPart {
    std::vector<std::string> cells, marks;
  };
  SeatId seat = SeatId::none;  // whose
  std::vector<std::string> cells;
  std::vector<CutPart> parts;
  std::vector<std::string> sentences;  // from group_text()
};

struct ActionReport {
  SeatId seat = SeatId::none;  // who may play it
  Action action;
  std::uint8_t cells = 0;  // which of its arguments are cells to click on, one bit each
  std::string verb;
  bool asked = false;  // legal only when asked for, not in an ordinary turn
  std::string text;    // as it is typed
  // Where the word of each argument ends in `text`, one space after the one before; 0: not in it.
  std::array<std::uint16_t, k_max_arguments> ends{};
  bool range = false;        // stands for all numbers from the first argument to the second
  NamedArguments arguments;  // if requested
  std::string warning = {};  // what the rules warn of, in a sentence: "This ends your run."; or ""
};

// Steps that a viewer can give beside the rules (Resign, OfferDraw, DeclineDraw), and the draw that
// is offered. The owner gives them for the seats named here.
struct TableStepsReport {
  SeatId resigns = SeatId::none;      // none: the viewer cannot resign
  SeatId offers_draw = SeatId::none;  // none: it cannot offer a draw
  std::vector<SeatId> answers_draw;   // for which seats it can accept or decline
  SeatId draw_by = SeatId::none;      // who has offered the draw
  std::string draw;                   // "White offers a draw."; "": nobody does
  // A seat that asks to go back or forward, and for which seats the viewer can answer.
  SeatId asked_by = SeatId::none;
  std::string request;  // "White asks to undo 2 steps."; "": nobody asks
  std::vector<SeatId> answers_request;
};

struct Report {
  SeatId seat = SeatId::owner;
  Language language;  // that it is put into, as is what is said of it later
  std::uint32_t ply = 0;
  ById<SeatId, SeatReport> seats;
  std::vector<ZoneReport> zones;
  std::vector<TakenPieces> taken;      // none for seats in a game with hidden information
  std::string board;                   // if ViewQuery::text: from board_text() …
  std::vector<std::string> spoken;     // … and from board_lines_spoken()
  std::vector<VarReport> vars;         // without those for book-keeping
  std::vector<std::string> reminders;  // what the rules want in sight all the time, in sentences
  bool to_act = false;
  std::vector<ActionReport> legal;  // the owner's report: of all seats that may act
  std::vector<ActionReport> part;   // the seat's secret answers so far, which it may take back
  std::string task;                 // what the rules say is to be done: "hide your treasure"; or ""
  int times = 0;                    // how many more times it must answer the current ask
  std::string stuck;                // why it has no action although it is asked; or ""
  std::string turn;                 // whose turn it is and what to do, in a sentence
  std::string viewing;              // who sees this: "Viewing as Ann (white)."
  std::vector<LogLine> log;         // from the requested line on
  int log_size = 0;                 // smaller than before: something was taken back
  bool ended = false;
  std::string outcome;                // with the total, if all played together for one
  std::string result;                 // in a word, from result_word(); "" while it goes on
  std::optional<std::int64_t> total;  // … or play, so far; that of the only seat
  std::string places;       // after a game that scores have decided: from places_text(); else ""
  std::int64_t margin = 0;  // … and by how much it was won
  std::optional<WinReport> win;  // as the viewer sees it
  // For the owner, and for seats if nothing is hidden; a seat cannot undo what is final.
  bool may_undo = false, may_redo = false;
  TableStepsReport steps;
  NotesReport notes;  // the seat's own; empty in the owner's report
  ClockReport clock;
  SeatClocksReport seat_clocks;
  std::optional<ComparisonReport> comparison;  // if requested and allowed
  std::string problem;  // "", or that the rules failed while it was made, so that a part is missing
};

// As ViewQuery::log_from: no lines of the log. As log_last: no limit.
inline constexpr int k_no_log = std::numeric_limits<int>::max();

struct LogReport {
  std::vector<LogLine> lines;
  int size = 0;  // the number of all lines
};

// What everybody may know and what is cheap to compute: who sits where and who is to act, where the
// match is in its tree, and which of its rules are in force.
struct StatusReport {
  NodeId cursor = NodeId::root;
  StepType type = StepType::start;  // of the step that led to the cursor
  int depth = 0;                    // the depth of the cursor; the start has 0
  std::uint32_t ply = 0;
  RulesId rules = RulesId::none;   // those in force
  ById<SeatId, SeatReport> seats;  // without scores
  std::vector<SeatId> to_act;
  SeatId bot_to_act = SeatId::none;  // the first bot that is to act; none: no bot is
  bool all_asked = false;            // all seats are asked in secret, and not all are ready
  bool asked = false;                // somebody is asked for something outside an ordinary turn
  bool ended = false;
  std::string outcome;
  bool may_undo = false, may_redo = false;  // whether there is a step to undo, or to redo
  bool secrets = false;                     // the game has hidden information
  bool has_private_information = false;     // one seat sees what another does not
};
// The seat where a player sits now; none: no such player.
SeatId seat_of(const ById<SeatId, SeatReport>& seats, PlayerId player);

// For the table's owner only.
struct OwnerReport {
  std::uint64_t seed = 0;  // secret, as it determines what the setup has hidden
  std::string failure;     // the error message of the rules at the last command or report; ""
};

struct DrawingReport {
  std::vector<std::string> lines;  // as read by Arrange (core/words/drawing.h)
};

// What a run collects on a cell, and what it would collect there if no rule raised that.
struct CellValue {
  std::int64_t worth = 0, usual = 0;
  bool raised() const { return worth > usual; }
};
// Of each cell, if the rules declare what it is worth; none: the cell does not count.
struct CellValuesReport {
  ById<CellId, std::optional<CellValue>> cells;
  // What to show on those that the rules raise, if their labels do not say it already; else "".
  ById<CellId, std::string> badges;
  std::string text;  // "Worth more than usual: 6 (A2), 3 (B1, C2)."
};

}  // namespace hr
