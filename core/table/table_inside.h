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
#include "core/table/own_side.h"
#include "core/words/seat_names.h"

namespace hr {

struct TableInside {
  Match match;
  std::vector<Player> players;  // by the seat they sat in at the start
  std::vector<Notes> notes;     // by player
  LoadRules load;
  PlanningClock clock = {};
  TimeSource now_source = {};
  std::string failure = {};  // of the rules; for the owner only

  // The moment that was compared with last, for whom, and how it was seen. It lasts as long as
  // everybody is called the same.
  struct Then {
    NodeId node = NodeId::none;
    SeatId seat = SeatId::owner;
    bool named = false;
    Report report;
  };
  std::optional<Then> then = {};

  bool is_seat(SeatId seat) const { return index(seat) >= 0 && index(seat) < match.game().seats(); }
  // In a game with secrets some things are for the owner alone.
  bool may_go_back(SeatId seat) const { return seat == SeatId::owner || !match.game().hides(); }
  // Two seats exchange their players when the pie rule's swap stands on the line to the cursor.
  std::size_t player_at(SeatId seat) const {
    return match.header().pie == Pie::taken ? 1 - nth(seat) : nth(seat);
  }
  const Player& player(SeatId seat) const { return players[player_at(seat)]; }
  Moment now() const { return now_source ? now_source() : Moment(0); }
};

// Seats are told one sentence, whatever failed: its text might know what they may not.
inline Reply failed(TableInside& table, const std::exception& error) {
  table.failure = error.what();
  return {false, "The rules of this game failed here; nothing has changed."};
}

// What throws is refused.
template <class F>
Reply attempt(TableInside& table, F&& command) {
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
SeatNames names_at(const TableInside& table, NodeId node);
// Who is called how in a line of the log: an action is done by who sat there before it.
SeatNames names_then(const TableInside& table, const Told& told);
ById<SeatId, SeatReport> seat_reports(const TableInside& table);
bool knows(const TableInside& table, SeatId seat, NodeId node);
// Whether something is hidden under some of the rules that the match has been played by.
bool ever_secret(const TableInside& table);

Reply swap(TableInside& table, NewRules rules);

Reply obey(TableInside& table, const Act& command);
Reply obey(TableInside& table, const Choose& command);
Reply obey(TableInside& table, const BotMove& command);
Reply obey(TableInside& table, const TakeBack& command);
Reply obey(TableInside& table, const StartOver& command);
Reply obey(TableInside& table, const ChangeAnswer& command);
Reply obey(TableInside& table, const Undo& command);
Reply obey(TableInside& table, const Redo& command);
Reply obey(TableInside& table, const GoTo& command);
Reply obey(TableInside& table, const GoToStep& command);
Reply obey(TableInside& table, const Promote& command);
Reply obey(TableInside& table, const NewGame& command);
Reply obey(TableInside& table, const ChangeRules& command);
Reply obey(TableInside& table, const PutPieces& command);
Reply obey(TableInside& table, const GiveTurn& command);
Reply obey(TableInside& table, const Arrange& command);
Reply obey(TableInside& table, const WriteNote& command);
Reply obey(TableInside& table, const MarkPassage& command);
Reply obey(TableInside& table, const UndoNote& command);
Reply obey(TableInside& table, const RedoNote& command);
Reply obey(TableInside& table, const UseClock& command);
Reply obey(TableInside& table, const SitDown& command);

Report answer(TableInside& table, const ViewQuery& query);
StatusReport answer(TableInside& table, const StatusQuery& query);
LogReport answer(TableInside& table, const LogQuery& query);
HistoryReport answer(TableInside& table, const HistoryQuery& query);
MomentReport answer(TableInside& table, const MomentQuery& query);
GameReport answer(TableInside& table, const GameQuery& query);
EditionReport answer(TableInside& table, const EditionQuery& query);
SinceReport answer(TableInside& table, const SinceQuery& query);
RuleChangeReport answer(TableInside& table, const RuleChangeQuery& query);
DrawingReport answer(TableInside& table, const DrawingQuery& query);
Reply answer(TableInside& table, const GroupQuery& query);
ParReport answer(TableInside& table, const ParQuery& query);
WorthsReport answer(TableInside& table, const WorthsQuery& query);
NotesReport answer(TableInside& table, const NotesQuery& query);
ClockReport answer(TableInside& table, const ClockQuery& query);
OwnerReport answer(TableInside& table, const OwnerQuery& query);

}  // namespace hr
