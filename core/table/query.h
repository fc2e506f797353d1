// SPDX-License-Identifier: MIT
// The questions that a table answers, as plain data, each with the type of its report. Who asks is
// not part of one (Issuer). `seat` is the seat as which it is asked: none stands for the issuer,
// and only the owner can name another.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/ids.h"
#include "core/game/ruleset_text.h"
#include "core/match/node_id.h"
#include "core/match/watched.h"
#include "core/par/par_report.h"
#include "core/picture/picture.h"
#include "core/table/boards_report.h"
#include "core/table/cell_text.h"
#include "core/table/game_report.h"
#include "core/table/history_report.h"
#include "core/table/picker.h"
#include "core/table/report.h"
#include "core/table/rules_report.h"

namespace hr {

// Everything that the viewer may know of the game at this moment.
struct ViewQuery {
  using Result = Report;
  SeatId seat = SeatId::none;
  int log_from = 0;         // include log lines from this number on …
  int log_last = k_no_log;  // … and of these only the last ones, at most this many
  bool named = false;       // log and outcome use the names of the players
  bool arguments = false;   // include the arguments of actions
  bool contents = true;     // what lies where, with the variables
  NodeId compared_with = NodeId::none;
  bool text = false;  // what lies where also as text and in sentences
};

struct StatusQuery {
  using Result = StatusReport;
};

// The log alone, for clients that follow a game line by line. The cost depends on the lines
// returned, not on those before them.
struct LogQuery {
  using Result = LogReport;
  SeatId seat = SeatId::none;
  int from = 0;
  bool named = false;  // the lines use the names of the players
};

// For a client that has received part of the history: what its last report said. If that does not
// fit, everything is sent again.
struct HistoryQuery {
  using Result = HistoryReport;
  SeatId seat = SeatId::none;
  bool named = false;
  bool tree = false;
  int known = 0;  // steps
  NodeId cursor = NodeId::none;
};
struct NodeQuery {
  using Result = NodeReport;
  SeatId seat = SeatId::none;
  NodeId node = NodeId::root;
};

struct GameQuery {
  using Result = GameReport;
};
// The board in force as polygons, for a room with this ratio of width to height. The turn is that
// of a solid.
struct PictureQuery {
  using Result = Picture;
  ViewType view = ViewType::flat;
  Rotation turn = {};
  float aspect = 1;
};
// What is drawn side by side (core/table/drawn_boards.h), as this seat sees it, with what lies on
// each cell in words.
struct BoardsQuery {
  using Result = BoardsReport;
  SeatId seat = SeatId::none;
};
// What there is to say of a cell of one of them.
struct CellTextQuery {
  using Result = CellTextReport;
  SeatId seat = SeatId::none;
  int board = 0;
  CellId cell = CellId::none;
  std::string worth = {};  // the number that the client shows on the cell
  // What was clicked and chosen before: the verb is none while only cells were clicked.
  VerbId verb = VerbId::none;
  std::vector<PickedArgument> picked = {};
  bool dragged = false;  // from there to elsewhere
  NoteBrush brush = {};  // what a click would note
};
struct RulesetTextQuery {
  using Result = RulesetTextReport;
};
struct RulesSinceQuery {
  using Result = RulesSinceReport;
};

// What the step to the cursor has changed, if it is a change of rules; or what different rules
// would change at this point, determined without putting them in force; if a secret has ever been
// hidden in this match, the latter is for the owner only.
struct RuleChangeQuery {
  using Result = RuleChangeReport;
  // Whose actions to compare: those that the issuer may see, if none are named.
  std::vector<SeatId> seats = {};
  std::optional<RulesetText> rules = {};  // none: report on the step to the cursor
};

// The position in the form that Arrange reads.
struct DrawingQuery {
  using Result = DrawingReport;
  SeatId seat = SeatId::none;
};
// The group of the piece on a cell, with what it holds or cuts off; for an empty `cell`, the group
// that won the game; as the seat sees it. The reply's text has one sentence a line.
struct GroupQuery {
  using Result = Reply;
  SeatId seat = SeatId::none;
  std::string cell;
};
// Why an action is refused, and by which part of the rules: for the owner only. The sentence is
// the one that the seat would be told.
struct WhyQuery {
  using Result = WhyReport;
  SeatId seat = SeatId::to_act;
  std::string text;  // the action, as it would be typed
};
// What an expression in the text of rules means in this position, for whoever is to act, as the
// viewer sees it; in a game with hidden information, for the viewer, and only if these rules are
// in force, because different ones could show more.
struct SetQuery {
  using Result = SetReport;
  SeatId seat = SeatId::none;
  RulesetText rules = {};
  TextSpan expression = {};
};
// The best run: for the owner, and for everybody once the game is over.
struct ParQuery {
  using Result = ParReport;
  SeatId seat = SeatId::none;
};
struct CellValuesQuery {
  using Result = CellValuesReport;
  SeatId seat = SeatId::none;
  ById<CellId, std::string> labels = {};  // what the client shows on cells anyway
};

struct NotesQuery {
  using Result = NotesReport;
  SeatId seat = SeatId::none;
};
struct ClockQuery {
  using Result = ClockReport;
};
// Its time changes by itself: a client that shows it asks again.
struct SeatClocksQuery {
  using Result = SeatClocksReport;
  SeatId seat = SeatId::none;
};
struct OwnerQuery {  // for the owner only
  using Result = OwnerReport;
};

using TableQuery =
    std::variant<ViewQuery, StatusQuery, LogQuery, HistoryQuery, NodeQuery, GameQuery, PictureQuery,
                 BoardsQuery, CellTextQuery, RulesetTextQuery, RulesSinceQuery, RuleChangeQuery,
                 DrawingQuery, GroupQuery, WhyQuery, SetQuery, ParQuery, CellValuesQuery,
                 NotesQuery, ClockQuery, SeatClocksQuery, OwnerQuery>;
using TableReport =
    std::variant<Report, StatusReport, LogReport, HistoryReport, NodeReport, GameReport, Picture,
                 BoardsReport, CellTextReport, RulesetTextReport, RulesSinceReport,
                 RuleChangeReport, DrawingReport, Reply, WhyReport, SetReport, ParReport,
                 CellValuesReport, NotesReport, ClockReport, SeatClocksReport, OwnerReport>;

}  // namespace hr
