// SPDX-License-Identifier: MIT
// What a table tells of the game as one pair of eyes sees it: plain data, values and numbers only,
// so that it can be read in another process. A seat's report is made only from that seat's view,
// its legal actions and what it was told; the owner's, from the truth.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/base/by_id.h"
#include "core/base/ids.h"
#include "core/board/board.h"
#include "core/game/action.h"
#include "core/game/holds.h"
#include "core/match/log_line.h"
#include "core/table/comparison_report.h"
#include "core/table/notes_report.h"
#include "core/table/planning_clock.h"

namespace hr {

// The answer to a command. When the rules themselves fail, seats are told one fixed sentence; the
// owner finds the text of the failure in OwnerReport.
struct Reply {
  bool ok = true;
  std::string text;  // when not ok: why, one sentence; else what was asked for
};

struct PieceReport {
  std::string kind;
  SeatId owner = SeatId::none;  // none: nobody's
  int count = 1;
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
  int player = 0;  // who sits there now, by number: the seat that they sat in at the start
  std::string player_name;
  std::string called;  // "Anna (white)"; the seat's name alone where the player has the same
  bool bot = false;
  bool to_act = false;
  bool ready = false;  // has done its part of what all are asked for, while others have not
  bool won = false;
  std::optional<std::int64_t> score;  // where it gives nothing away
};

// What decided a game that pieces on the board have ended: a line, a chain, a group …, and the
// parts into which it cuts the rest, where that is what counts.
struct WinReport {
  struct CutPart {
    std::vector<std::string> cells, marks;
  };
  SeatId seat = SeatId::none;  // whose
  std::vector<std::string> cells;
  std::vector<CutPart> parts;
  std::vector<std::string> sentences;  // group_text
};

struct ActionReport {
  SeatId seat = SeatId::none;  // who may do it
  Action action;
  int cells = 0;  // how many of its arguments, from the first on, are cells to be pointed at
  std::string verb;
  bool asked = false;        // only done when it is asked for, never in an ordinary turn
  std::string text;          // as it is typed
  bool range = false;        // any number from the first argument to the second
  NamedArguments arguments;  // where they were asked for
};

struct Report {
  SeatId seat = SeatId::owner;
  std::uint32_t ply = 0;
  ById<SeatId, SeatReport> seats;
  std::vector<ZoneReport> zones;
  std::string board;                // board_text
  std::vector<std::string> spoken;  // board_lines_spoken
  std::vector<std::string> vars;    // vars_shown
  bool to_act = false;
  std::vector<ActionReport> legal;  // the owner's: of all that may act
  std::vector<ActionReport> part;   // what the seat has answered in secret, and may take back
  int times = 0;                    // how often it is to do what it is asked for now
  std::string stuck;                // why it can do nothing although it is asked; or ""
  std::vector<LogLine> log;         // from the number that was asked for
  int log_size = 0;                 // shorter than before: something was taken back
  bool ended = false;
  std::string outcome;
  std::optional<WinReport> win;             // as the seat sees it
  bool may_undo = false, may_redo = false;  // the owner's; a seat's where nothing is hidden
  NotesReport notes;                        // this seat's own; the owner's report has none
  ClockReport clock;
  std::optional<ComparisonReport> comparison;  // where it was asked for and may be known
  std::string problem;  // "" or that the rules failed while this was made, which then lacks a part
};

// From where a log is asked for by whom it does not concern: behind any line.
inline constexpr int k_no_log = std::numeric_limits<int>::max();

struct LogReport {
  std::vector<LogLine> lines;
  int size = 0;  // of the whole log
};

// What everybody may know, at little cost: who sits where and who is to act, where the match is in
// its tree, and which of its rules are in force.
struct StatusReport {
  NodeId cursor = NodeId::root;
  StepType type = StepType::start;  // of the step that led there
  int depth = 0;                    // its place in the line from the start, which is 0
  std::uint32_t ply = 0;
  int rules = 0;  // another number for each edition that the match has been played by
  ById<SeatId, SeatReport> seats;  // without scores
  std::vector<SeatId> to_act;
  SeatId bot_to_act = SeatId::none;  // the first one that is to act; none: nobody, or persons only
  bool all_asked = false;            // at once and in secret, and not all of them are ready
  bool asked = false;                // for something besides an ordinary turn
  bool ended = false;
  std::string outcome;
  bool may_undo = false, may_redo = false;  // there is a step back, or one to be done again
  bool secrets = false;                     // something is hidden from somebody
  bool has_private_information = false;     // one seat sees what another does not
};
// Where a player sits now; none: nowhere.
SeatId seat_of(const ById<SeatId, SeatReport>& seats, int player);

// For the owner of the table alone.
struct OwnerReport {
  std::uint64_t seed = 0;  // which tells what a set-up has hidden
  std::string failure;     // of the rules, at the last command or report; ""
};

struct DrawingReport {
  std::vector<std::string> lines;  // that Arrange reads (core/words/drawing.h)
};

// What a run gets on each cell, where the rules declare that; none: they do not, or it is no cell
// that counts.
struct CellValuesReport {
  std::vector<std::optional<std::int64_t>> cell_values;
};

}  // namespace hr
