// SPDX-License-Identifier: MIT
// What a table can be asked, as plain data, and which report each question gives. `seat` is whose
// eyes look: SeatId::owner sees everything.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/ids.h"
#include "core/game/edition.h"
#include "core/match/node_id.h"
#include "core/par/par_report.h"
#include "core/table/game_report.h"
#include "core/table/history_report.h"
#include "core/table/report.h"
#include "core/table/rules_report.h"

namespace hr {

// All that the eyes may know of the game as it stands.
struct ViewQuery {
  using Result = Report;
  SeatId seat = SeatId::owner;
  int log_from = 0;         // lines of the log from this one on, …
  int log_last = k_no_log;  // … and of these the last ones, at most so many
  bool named = false;       // log and outcome call seats by who sits there
  bool arguments = false;   // actions come with their arguments
  NodeId compared_with = NodeId::none;
};

struct StatusQuery {
  using Result = StatusReport;
};

// The log alone, as a report has it: for who follows a game line by line. It takes time for the
// lines that are given, and not for those before them.
struct LogQuery {
  using Result = LogReport;
  SeatId seat = SeatId::owner;
  int from = 0;
};

// For a client that has been told some of it before: what its last report said. All of it is told
// anew where that does not fit.
struct HistoryQuery {
  using Result = HistoryReport;
  SeatId seat = SeatId::owner;
  bool named = false;
  bool tree = false;
  int known = 0;  // steps
  NodeId cursor = NodeId::none;
};
struct NodeQuery {
  using Result = NodeReport;
  SeatId seat = SeatId::owner;
  NodeId node = NodeId::root;
};

struct GameQuery {
  using Result = GameReport;
};
struct EditionQuery {
  using Result = EditionReport;
};
struct RulesSinceQuery {
  using Result = RulesSinceReport;
};

// What the step to the cursor has changed, where it is a change of rules; or what other rules would
// change at once, found out before they are in force.
struct RuleChangeQuery {
  using Result = RuleChangeReport;
  std::vector<SeatId> seats{SeatId::owner};  // whose actions are compared; the owner: all
  std::optional<Edition> rules = {};         // none: those that the step to the cursor has changed
};

// The position as Arrange reads it.
struct DrawingQuery {
  using Result = DrawingReport;
  SeatId seat = SeatId::owner;
};
// What hangs together with the piece on a cell and what that cuts off from what, or (cell "") what
// won the game, as the seat sees it: in the reply's text, a sentence a line.
struct GroupQuery {
  using Result = Reply;
  SeatId seat = SeatId::owner;
  std::string cell;
};
// The best run: for the owner, and for everybody when the game is over.
struct ParQuery {
  using Result = ParReport;
  SeatId seat = SeatId::owner;
};
struct CellValuesQuery {
  using Result = CellValuesReport;
  SeatId seat = SeatId::owner;
};

struct NotesQuery {
  using Result = NotesReport;
  SeatId seat = SeatId::owner;
};
struct ClockQuery {
  using Result = ClockReport;
};
struct OwnerQuery {
  using Result = OwnerReport;
};

using TableQuery =
    std::variant<ViewQuery, StatusQuery, LogQuery, HistoryQuery, NodeQuery, GameQuery, EditionQuery,
                 RulesSinceQuery, RuleChangeQuery, DrawingQuery, GroupQuery, ParQuery,
                 CellValuesQuery, NotesQuery, ClockQuery, OwnerQuery>;
using TableReport =
    std::variant<Report, StatusReport, LogReport, HistoryReport, NodeReport, GameReport,
                 EditionReport, RulesSinceReport, RuleChangeReport, DrawingReport, Reply, ParReport,
                 CellValuesReport, NotesReport, ClockReport, OwnerReport>;

}  // namespace hr
