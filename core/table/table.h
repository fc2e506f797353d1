// SPDX-License-Identifier: MIT
// A table: a match with people at it. Commands go in and reports come out, all of it plain data
// with a seat attached, so that the two ends need not share an address space. A seat's report is
// made only from that seat's View, its legal actions and what it was told; the owner's, asked for
// with SeatId::none, from the truth. A refusal is an answer, never an exception.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/match/log.h"
#include "core/match/match.h"
#include "core/par/par.h"
#include "core/table/notes_report.h"
#include "core/table/planning_clock.h"
#include "core/words/group.h"

namespace hr {

struct Player {
  std::string name;
  bool bot = false;  // plays at random
};

// The answer to a command. When the rules themselves fail, seats are told one fixed sentence; the
// owner finds the text of the failure in Table::failure().
struct Reply {
  bool ok = true;
  std::string text;  // when not ok: why, one sentence; else what was asked for
};

struct PieceReport {
  std::string kind;
  int owner = -1;  // a seat's number from 0; -1: nobody's
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
  int seat = -1;  // of a per-seat zone: whose
  Holds holds = Holds::one;
  std::vector<CellReport> cells;
};

struct SeatReport {
  std::string name;
  int player = 0;  // who sits there now, by number in Table's list
  std::string player_name;
  bool bot = false;
  bool to_act = false;
  bool ready = false;  // has done its part of what all are asked for, while others have not
  bool won = false;
  std::optional<std::int64_t> score;  // where it gives nothing away
};

// What decided a game that pieces on the board have ended: a line, a chain, a group …, and the
// parts into which it cuts the rest, where that is what counts.
struct WinReport {
  struct Part {
    std::vector<std::string> cells, marks;
  };
  int seat = 0;  // whose
  std::vector<std::string> cells;
  std::vector<Part> parts;
  std::vector<std::string> sentences;  // group_text
};

struct ActionReport {
  int seat = 0;  // who may do it
  Action action;
  std::string text;    // as it is typed
  bool range = false;  // any number from the first argument to the second
};

struct Report {
  int seat = -1;  // -1: the owner
  std::uint32_t ply = 0;
  std::vector<SeatReport> seats;
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
  std::string problem;  // "" or that the rules failed while this was made, which then lacks a part
};

// From where a log is asked for by whom it does not concern: behind any line.
inline constexpr int k_no_log = std::numeric_limits<int>::max();

class Table {
 public:
  // A player for each seat, and the notes of each; players that are missing are persons named like
  // their seats.
  explicit Table(Match match, std::vector<Player> players = {}, std::vector<Notes> notes = {});

  // Commands. `seat` is who acts; none: the owner, for the first seat that is to act. Where
  // something is hidden only the owner types dice.
  Reply play(SeatId seat, std::string_view text, std::span<const int> faces = {});
  Reply play(SeatId seat, const Action& action, std::span<const int> faces = {});
  // A random action, settled by the match's seed, ply and seat; of what all are asked for at once
  // the whole part of the seat.
  Reply bot_move(SeatId seat);
  // Where something is hidden, only the owner takes a step back: what was seen stays seen.
  Reply undo(SeatId seat = SeatId::none);
  Reply redo(SeatId seat = SeatId::none);
  // A seat's part of what all are asked for, as long as it is not ready (Match).
  Reply take_back(SeatId seat);
  Reply start_over(SeatId seat);
  Reply change(SeatId seat, std::size_t answer, std::string_view text);
  Reply go_to(NodeId node);
  Reply promote(NodeId node);  // the line from the start to it is the main line from now on
  Reply new_game(std::uint64_t seed);
  // The game goes on under other rules, or from a position set up by hand (Match).
  Reply swap(Rulebook rulebook, const Match::Trial& trial = {});
  Reply arrange(State state);

  // A seat's notes are for itself alone, stay with whoever sits there when seats are exchanged, and
  // are no part of the match: undo, branches and other rules leave them as they are. The cell is
  // one of the board or one that is noted already; "" is none.
  Reply note(SeatId seat, std::string_view cell, const std::string& text);  // "" takes it off
  Reply mark(SeatId seat, std::string_view cell, int more = 1);             // passages
  Reply undo_note(SeatId seat);
  Reply redo_note(SeatId seat);
  NotesReport noted(SeatId seat) const;  // as in its report

  // The planning clock is everybody's and, as notes are, no part of the match. It goes by the time
  // that the source tells; without one no time passes. The length is that of the rules in force
  // when it is started anew. When something was said it is how the clock stands now.
  void keep_time(TimeSource now) { now_ = std::move(now); }
  Reply start_clock();
  Reply pause_clock();
  Reply reset_clock();
  Reply add_minutes(int minutes);
  ClockReport clock() const;

  // The best run: for the owner, and for everybody when the game is over.
  ParReport par(SeatId seat) const;

  Report report(SeatId seat, int log_from = 0) const;
  // The log alone, as the report has it: for who follows a game line by line.
  std::vector<LogLine> log(SeatId seat, int from, int& size) const;
  // What hangs together with the piece on a cell and what that cuts off from what, or (cell "")
  // what won the game, as the seat sees it: in the reply's text, a sentence a line.
  Reply group(SeatId seat, std::string_view cell) const;

  // Who sits where. The pie rule exchanges the players, never the pieces; going back undoes it.
  const Player& player(SeatId seat) const { return players_[player_at(seat)]; }
  SeatId seat_of(int player) const;
  // Somebody else sits down in a player's place; a name of "" is the seat's.
  Reply sit_down(int player, Player who);
  SeatId bot_to_act() const;  // the first one that is to act; none: nobody, or persons only

  // By the seats that they sat in at the start; the notes are for records only.
  const std::vector<Player>& players() const { return players_; }
  const std::vector<Notes>& notes() const { return notes_; }

  const Match& match() const { return match_; }            // for the owner only
  Match release() && { return std::move(match_); }         // the table is given up
  const std::string& failure() const { return failure_; }  // of the rules, for the owner only

 private:
  std::size_t player_at(SeatId seat) const;
  void fill(Report& out, SeatId seat, int log_from) const;
  std::vector<SeatReport> seat_reports() const;
  bool may_type_dice(SeatId seat, std::span<const int> faces) const {
    return faces.empty() || may_go_back(seat);
  }
  bool may_go_back(SeatId seat) const { return seat == SeatId::none || !match_.game().hides(); }
  template <class F>
  Reply attempt(F&& command);
  template <class F>
  Reply change_notes(SeatId seat, F&& change);
  std::string noted_cell(const Notes& notes, std::string_view name) const;
  Moment now() const { return now_ ? now_() : Moment(0); }
  template <class F>
  Reply set_clock(F&& command);

  Match match_;
  std::vector<Player> players_;  // by the seat they sat in at the start
  std::vector<Notes> notes_;     // by player
  PlanningClock clock_;
  TimeSource now_;
  mutable std::string failure_;
};

}  // namespace hr
