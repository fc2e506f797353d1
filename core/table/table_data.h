// SPDX-License-Identifier: MIT
// What lies behind the door of a table, and what commands and questions do there: one function
// each, called by Table alone.
#pragma once

#include <exception>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/allowance.h"
#include "core/table/table_access.h"
#include "core/words/seat_names.h"

namespace hr {

struct TableData {
  Match match;
  std::vector<Player> players;  // by the seat they sat in at the start
  std::vector<Notes> notes;     // by player
  LoadRules load;
  PlanningClock clock = {};
  TimeSource now_source = {};
  std::string failure = {};  // of the rules; for the owner only

  // The moment that was compared with last, for whom, and how it was seen. It lasts as long as
  // everybody is called the same.
  struct LastComparison {
    NodeId node = NodeId::none;
    SeatId seat = SeatId::owner;
    bool named = false;
    Report report;
  };
  std::optional<LastComparison> then = {};

  bool is_seat(SeatId seat) const { return index(seat) >= 0 && index(seat) < match.game().seats(); }
  // In a game with secrets some things are for the owner alone.
  bool may_go_back(SeatId seat) const { return seat == SeatId::owner || !match.game().hides(); }
  // Two seats exchange their players when the pie rule's swap stands on the line to the cursor.
  std::size_t player_at(SeatId seat) const {
    return match.header().pie == Pie::taken ? 1 - nth(seat) : nth(seat);
  }
  const Player& player(SeatId seat) const { return players[player_at(seat)]; }
  TimePoint now() const { return now_source ? now_source() : TimePoint(0); }
};

// Seats are told one sentence, whatever failed: its text might know what they may not.
inline Reply failed(TableData& table, const std::exception& error) {
  table.failure = error.what();
  return {false, "The rules of this game failed here; nothing has changed."};
}

// What throws is refused.
template <class F>
Reply attempt(TableData& table, F&& command) {
  try {
    return command();
  } catch (const Refusal& refusal) {
    return {false, refusal.what()};
  } catch (const std::exception& error) {
    if (Allowance::unwinding()) throw;
    return failed(table, error);
  }
}

// Who is called how at a moment: none where nobody is called other than his seat.
SeatNames names_at(const TableData& table, NodeId node);
// Who is called how in a line of the log: an action is done by who sat there before it.
SeatNames names_then(const TableData& table, const LogEntry& told);
ById<SeatId, SeatReport> seat_reports(const TableData& table);
bool knows(const TableData& table, SeatId seat, NodeId node);
// Whether something is hidden under some of the rules that the match has been played by.
bool ever_secret(const TableData& table);

Reply swap(TableData& table, NewRules rules);

Reply apply(TableData& table, const Act& command);
Reply apply(TableData& table, const Choose& command);
Reply apply(TableData& table, const BotMove& command);
Reply apply(TableData& table, const TakeBack& command);
Reply apply(TableData& table, const StartOver& command);
Reply apply(TableData& table, const ChangeAnswer& command);
Reply apply(TableData& table, const Undo& command);
Reply apply(TableData& table, const Redo& command);
Reply apply(TableData& table, const GoTo& command);
Reply apply(TableData& table, const GoToStep& command);
Reply apply(TableData& table, const Promote& command);
Reply apply(TableData& table, const NewGame& command);
Reply apply(TableData& table, const ChangeRules& command);
Reply apply(TableData& table, const PutPieces& command);
Reply apply(TableData& table, const GiveTurn& command);
Reply apply(TableData& table, const Arrange& command);
Reply apply(TableData& table, const WriteNote& command);
Reply apply(TableData& table, const MarkPassage& command);
Reply apply(TableData& table, const UndoNote& command);
Reply apply(TableData& table, const RedoNote& command);
Reply apply(TableData& table, const UseClock& command);
Reply apply(TableData& table, const ReplacePlayer& command);

Report answer(TableData& table, const ViewQuery& query);
StatusReport answer(TableData& table, const StatusQuery& query);
LogReport answer(TableData& table, const LogQuery& query);
HistoryReport answer(TableData& table, const HistoryQuery& query);
NodeReport answer(TableData& table, const NodeQuery& query);
GameReport answer(TableData& table, const GameQuery& query);
EditionReport answer(TableData& table, const EditionQuery& query);
RulesSinceReport answer(TableData& table, const RulesSinceQuery& query);
RuleChangeReport answer(TableData& table, const RuleChangeQuery& query);
DrawingReport answer(TableData& table, const DrawingQuery& query);
Reply answer(TableData& table, const GroupQuery& query);
ParReport answer(TableData& table, const ParQuery& query);
CellValuesReport answer(TableData& table, const CellValuesQuery& query);
NotesReport answer(TableData& table, const NotesQuery& query);
ClockReport answer(TableData& table, const ClockQuery& query);
OwnerReport answer(TableData& table, const OwnerQuery& query);

}  // namespace hr
