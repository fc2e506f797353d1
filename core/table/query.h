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
  using Gives = Report;
  SeatId seat = SeatId::owner;
  int log_from = 0;         // lines of the log from this one on, …
  int log_last = k_no_log;  // … and of these the last ones, at most so many
  bool named = false;       // log and outcome call seats by who sits there
  bool arguments = false;   // actions come with their arguments
  NodeId compared_with = NodeId::none;
};

struct StatusQuery {
  using Gives = StatusReport;
};

// The log alone, as a report has it: for who follows a game line by line. It takes time for the
// lines that are given, and not for those before them.
struct LogQuery {
  using Gives = LogReport;
  SeatId seat = SeatId::owner;
  int from = 0;
};

// For a client that has been told some of it before: what its last report said. All of it is told
// anew where that does not fit.
struct HistoryQuery {
  using Gives = HistoryReport;
  SeatId seat = SeatId::owner;
  bool named = false;
  bool tree = false;
  int known = 0;  // steps
  NodeId cursor = NodeId::none;
};
struct MomentQuery {
  using Gives = MomentReport;
  SeatId seat = SeatId::owner;
  NodeId node = NodeId::root;
};

struct GameQuery {
  using Gives = GameReport;
};
struct EditionQuery {
  using Gives = EditionReport;
};
struct SinceQuery {
  using Gives = SinceReport;
};

// What the step to the cursor has changed, where it is a change of rules; or what other rules would
// change at once, found out before they are in force.
struct RuleChangeQuery {
  using Gives = RuleChangeReport;
  std::vector<SeatId> seats{SeatId::owner};  // whose actions are compared; the owner: all
  std::optional<Edition> rules = {};         // none: those that the step to the cursor has changed
};

// The position as Arrange reads it.
struct DrawingQuery {
  using Gives = DrawingReport;
  SeatId seat = SeatId::owner;
};
// What hangs together with the piece on a cell and what that cuts off from what, or (cell "") what
// won the game, as the seat sees it: in the reply's text, a sentence a line.
struct GroupQuery {
  using Gives = Reply;
  SeatId seat = SeatId::owner;
  std::string cell;
};
// The best run: for the owner, and for everybody when the game is over.
struct ParQuery {
  using Gives = ParReport;
  SeatId seat = SeatId::owner;
};
struct WorthsQuery {
  using Gives = WorthsReport;
  SeatId seat = SeatId::owner;
};

struct NotesQuery {
  using Gives = NotesReport;
  SeatId seat = SeatId::owner;
};
struct ClockQuery {
  using Gives = ClockReport;
};
struct OwnerQuery {
  using Gives = OwnerReport;
};

using TableQuery =
    std::variant<ViewQuery, StatusQuery, LogQuery, HistoryQuery, MomentQuery, GameQuery,
                 EditionQuery, SinceQuery, RuleChangeQuery, DrawingQuery, GroupQuery, ParQuery,
                 WorthsQuery, NotesQuery, ClockQuery, OwnerQuery>;
using TableReport =
    std::variant<Report, StatusReport, LogReport, HistoryReport, MomentReport, GameReport,
                 EditionReport, SinceReport, RuleChangeReport, DrawingReport, Reply, ParReport,
                 WorthsReport, NotesReport, ClockReport, OwnerReport>;

}  // namespace hr
