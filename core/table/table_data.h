// SPDX-License-Identifier: MIT
// The private data of a Table, and the functions that carry out commands and answer queries: one
// function each, called by Table alone, for what its issuer may do (core/table/rights.h). There,
// `seat` is the seat, the owner or (none, in queries) a spectator, never one that does not exist.
#pragma once

#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/allowance.h"
#include "core/match/count_taken.h"
#include "core/match/log.h"
#include "core/table/look.h"
#include "core/table/table_access.h"
#include "core/table/undo_request.h"
#include "core/words/seat_names.h"

namespace hr {

struct TableData;

inline Message no_such_seat() { return Message("There is no such seat."); }

// What the rules in force declare; made once, as long as they are in force.
std::shared_ptr<const GameReport> known_game(TableData& table);

// Whether any of the rules that the match has been played by hide something.
bool ever_secret(const TableData& table);

struct TableData {
  Match match;
  ById<PlayerId, Player> players;
  ById<PlayerId, Notes> notes;
  std::vector<Look> looks = {};
  LoadRules load;
  std::optional<UndoRequest> request = {};
  PlanningClock clock = {};
  SeatClocks seat_clocks = {};
  TimeSource now_source = {};
  std::string failure = {};  // the error message of the rules, for the owner only
  TakenCount taken = {};

  // The last report that was compared with, its node and its viewer. It is valid as long as
  // nobody's name changes.
  struct LastComparison {
    NodeId node = NodeId::none;
    SeatId seat = SeatId::owner;
    bool named = false;
    Language language = {};
    Report report;
  };
  std::optional<LastComparison> then = {};

  // What the rules in force declare, made when somebody asks; valid as long as they are in force.
  struct KnownGame {
    std::shared_ptr<const Engine> of;
    std::shared_ptr<const GameReport> report;
  };
  KnownGame known_game = {};

  bool is_seat(SeatId seat) const { return index(seat) >= 0 && index(seat) < match.game().seats(); }
  // What has ever been secret stays so: then only the owner may go back.
  bool may_go_back(SeatId seat) const {
    return seat == SeatId::owner || (is_seat(seat) && !ever_secret(*this));
  }
  // The players of the two seats have changed places if the pie rule's swap is on the line to the
  // cursor.
  PlayerId player_at(SeatId seat) const {
    return PlayerId(match.header().pie == Pie::taken ? 1 - index(seat) : index(seat));
  }
  const Player& player(SeatId seat) const { return players[player_at(seat)]; }
  TimePoint now() const { return now_source ? now_source() : TimePoint(0); }
};

// Seats get one fixed sentence, because the error message could contain what they may not know.
inline Reply failed(TableData& table, const std::exception& error) {
  table.failure = error.what();
  return Reply::refused(Message("The rules of this game failed here; nothing has changed."));
}

// Runs a command; turns exceptions into refusals.
template <class F>
Reply attempt(TableData& table, F&& command) {
  try {
    return command();
  } catch (const Refusal& refusal) {
    return Reply::refused(refusal.reason());
  } catch (const std::exception& error) {
    if (Allowance::unwinding()) throw;
    return failed(table, error);
  }
}

// A name as it may be shown: without control characters, cut if it is very long, that of the seat
// if it is empty.
std::string player_name(const std::string& name, const std::string& seat);
// The players' names at a node; empty if all are named after their seats.
SeatNames names_at(const TableData& table, NodeId node);
// The players' names for a log entry: an action is attributed to who sat there before it.
SeatNames names_then(const TableData& table, const LogEntry& told);
ById<SeatId, SeatReport> seat_reports(const TableData& table);
bool knows(const TableData& table, SeatId viewer, NodeId node);
TableStepsReport table_steps_report(const TableData& table, SeatId viewer, bool named,
                                    Language language);

// Where the rules in force declare a verb: "rules.lua:12: verbs.move"; "" for one that is built in.
std::string place_of(const TableData& table, VerbId verb);

Reply change_rules(TableData& table, NewRules rules);

Reply apply(TableData& table, const PlayTyped& command);
Reply apply(TableData& table, const PlayChosen& command);
Reply apply(TableData& table, const BotMove& command);
Reply apply(TableData& table, const TakeBack& command);
Reply apply(TableData& table, const StartOver& command);
Reply apply(TableData& table, const ChangeAnswer& command);
Reply apply(TableData& table, const Resign& command);
Reply apply(TableData& table, const OfferDraw& command);
Reply apply(TableData& table, const DeclineDraw& command);
Reply apply(TableData& table, const Undo& command);
Reply apply(TableData& table, const Redo& command);
Reply apply(TableData& table, const GoTo& command);
Reply apply(TableData& table, const GoToStep& command);
NodeId node_of(const Match& match, const GoToStep& command);
Reply apply(TableData& table, const AnswerRequest& command);
Reply apply(TableData& table, const Promote& command);
Reply apply(TableData& table, const NewGame& command);
Reply apply(TableData& table, const ChangeRules& command);
Reply apply(TableData& table, const PutPieces& command);
Reply apply(TableData& table, const GiveTurn& command);
Reply apply(TableData& table, const Arrange& command);
Reply apply(TableData& table, const WriteNote& command);
Reply apply(TableData& table, const MarkPassage& command);
Reply apply(TableData& table, const MarkCells& command);
Reply apply(TableData& table, const UndoNote& command);
Reply apply(TableData& table, const RedoNote& command);
Reply apply(TableData& table, const UseClock& command);
Reply apply(TableData& table, const SetSeatClocks& command);
Reply apply(TableData& table, const RunSeatClocks& command);
Reply apply(TableData& table, const AddSeatTime& command);
Reply apply(TableData& table, const CallTime& command);
Reply apply(TableData& table, const ReplacePlayer& command);
Reply apply(TableData& table, const LookAs& command);

// The same for a seat, which asks the other people if there are any (core/table/undo_request.h).
Reply ask_to_go(TableData& table, SeatId by, const Undo& command);
Reply ask_to_go(TableData& table, SeatId by, const Redo& command);
Reply ask_to_go(TableData& table, SeatId by, const GoTo& command);
Reply ask_to_go(TableData& table, SeatId by, const GoToStep& command);
// After each command that was carried out: what was asked for at another step has lapsed.
void drop_old_request(TableData& table, bool acted);
// Gives the steps that are due because a seat's time is up.
void call_time(TableData& table);
// What a command that was carried out is to the seats' clocks.
enum class ClockEffect : std::uint8_t {
  none,  // nothing, unless it was a step
  acts,  // a person acts: clocks that wait run on
  goes,  // it went back or forward
  new_game,
};
// After each command that was carried out, which began at this step.
void follow_clocks(TableData& table, NodeId was, ClockEffect effect);
// When a record is opened, or clocks have been set: the times as they were noted at the cursor.
void recall_times(TableData& table);
void tell_request(const TableData& table, SeatId viewer, bool named, Language language,
                  TableStepsReport& out);

// The log of the match with the owner's looks. They are never taken back: where the line of play no
// longer leads to the position of a look, it comes after the last step that they share. The lines
// from number `from` on, and how many there are in all.
std::vector<LogLine> table_log(const TableData& table, SeatId seat, int from,
                               const NamesThen& names, Language language);
int table_log_size(const TableData& table, SeatId seat);

// Those that have sentences in them are made in a language; Table puts the words of replies into
// it.
Report answer(TableData& table, const ViewQuery& query, Language language = {});
StatusReport answer(TableData& table, const StatusQuery& query, Language language = {});
LogReport answer(TableData& table, const LogQuery& query, Language language = {});
HistoryReport answer(TableData& table, const HistoryQuery& query, Language language = {});
NodeReport answer(TableData& table, const NodeQuery& query);
GameReport answer(TableData& table, const GameQuery& query);
Picture answer(TableData& table, const PictureQuery& query);
BoardsReport answer(TableData& table, const BoardsQuery& query);
CellTextReport answer(TableData& table, const CellTextQuery& query);
RulesetTextReport answer(TableData& table, const RulesetTextQuery& query);
RulesSinceReport answer(TableData& table, const RulesSinceQuery& query);
RuleChangeReport answer(TableData& table, const RuleChangeQuery& query, Language language = {});
DrawingReport answer(TableData& table, const DrawingQuery& query);
Reply answer(TableData& table, const GroupQuery& query, Language language = {});
WhyReport answer(TableData& table, const WhyQuery& query);
SetReport answer(TableData& table, const SetQuery& query);
ParReport answer(TableData& table, const ParQuery& query, Language language = {});
CellValuesReport answer(TableData& table, const CellValuesQuery& query, Language language = {});
NotesReport answer(TableData& table, const NotesQuery& query, Language language = {});
ClockReport answer(TableData& table, const ClockQuery& query, Language language = {});
SeatClocksReport answer(TableData& table, const SeatClocksQuery& query);
OwnerReport answer(TableData& table, const OwnerQuery& query);

}  // namespace hr
