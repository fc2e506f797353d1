// SPDX-License-Identifier: MIT
// What an issuer may do and ask at a table: one line for each command and query. A new one without
// such a line does not compile.
#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>

#include "core/base/message.h"
#include "core/table/issuer.h"
#include "core/table/table_data.h"

namespace hr {

// `player`: the owner and seats; `history`: these too, but seats only if nothing has ever been
// hidden in this match.
enum class Right : std::uint8_t { everybody, player, history, owner };

struct RightTo {
  Right right = Right::owner;
  std::string_view what = message_text("do that");  // "Only the table's owner may …"
};

constexpr RightTo right_to(const PlayTyped&) { return {Right::player}; }
constexpr RightTo right_to(const PlayChosen&) { return {Right::player}; }
constexpr RightTo right_to(const BotMove&) {
  return {Right::owner, message_text("make a bot's move")};
}
constexpr RightTo right_to(const TakeBack&) { return {Right::player}; }
constexpr RightTo right_to(const StartOver&) { return {Right::player}; }
constexpr RightTo right_to(const ChangeAnswer&) { return {Right::player}; }
constexpr RightTo right_to(const Resign&) { return {Right::player}; }
constexpr RightTo right_to(const OfferDraw&) { return {Right::player}; }
constexpr RightTo right_to(const DeclineDraw&) { return {Right::player}; }
constexpr RightTo right_to(const Undo&) { return {Right::history, message_text("undo or redo")}; }
constexpr RightTo right_to(const Redo&) { return {Right::history, message_text("undo or redo")}; }
constexpr RightTo right_to(const GoTo&) {
  return {Right::history, message_text("go back and forward")};
}
constexpr RightTo right_to(const GoToStep&) {
  return {Right::history, message_text("go back and forward")};
}
constexpr RightTo right_to(const AnswerRequest&) { return {Right::player}; }
constexpr RightTo right_to(const Promote&) {
  return {Right::history, message_text("choose the main line")};
}
constexpr RightTo right_to(const NewGame&) {
  return {Right::owner, message_text("begin a new game")};
}
constexpr RightTo right_to(const ChangeRules&) {
  return {Right::owner, message_text("change the rules")};
}
constexpr RightTo right_to(const PutPieces&) {
  return {Right::owner, message_text("set up a position")};
}
constexpr RightTo right_to(const GiveTurn&) {
  return {Right::owner, message_text("set up a position")};
}
constexpr RightTo right_to(const Arrange&) {
  return {Right::owner, message_text("set up a position")};
}
constexpr RightTo right_to(const WriteNote&) { return {Right::player}; }
constexpr RightTo right_to(const MarkPassage&) { return {Right::player}; }
constexpr RightTo right_to(const MarkCells&) { return {Right::player}; }
constexpr RightTo right_to(const UndoNote&) { return {Right::player}; }
constexpr RightTo right_to(const RedoNote&) { return {Right::player}; }
constexpr RightTo right_to(const UseClock&) { return {Right::player}; }
constexpr RightTo right_to(const SetSeatClocks&) {
  return {Right::owner, message_text("set the clocks")};
}
constexpr RightTo right_to(const RunSeatClocks&) {
  return {Right::owner, message_text("set the clocks")};
}
constexpr RightTo right_to(const AddSeatTime&) {
  return {Right::owner, message_text("set the clocks")};
}
constexpr RightTo right_to(const CallTime&) { return {Right::everybody}; }
constexpr RightTo right_to(const ReplacePlayer&) {
  return {Right::owner, message_text("replace a player")};
}
constexpr RightTo right_to(const LookAs&) {
  return {Right::owner, message_text("see the game as another player")};
}

constexpr RightTo right_to(const ViewQuery&) { return {Right::everybody}; }
constexpr RightTo right_to(const StatusQuery&) { return {Right::everybody}; }
constexpr RightTo right_to(const LogQuery&) { return {Right::everybody}; }
constexpr RightTo right_to(const HistoryQuery&) { return {Right::everybody}; }
constexpr RightTo right_to(const NodeQuery&) { return {Right::everybody}; }
constexpr RightTo right_to(const GameQuery&) { return {Right::everybody}; }
constexpr RightTo right_to(const PictureQuery&) { return {Right::everybody}; }
constexpr RightTo right_to(const BoardsQuery&) { return {Right::everybody}; }
constexpr RightTo right_to(const CellTextQuery&) { return {Right::everybody}; }
constexpr RightTo right_to(const RulesetTextQuery&) { return {Right::everybody}; }
constexpr RightTo right_to(const RulesSinceQuery&) { return {Right::everybody}; }
// Other rules could show what these hide.
constexpr RightTo right_to(const RuleChangeQuery& query) {
  return {query.rules ? Right::history : Right::everybody, message_text("try changed rules")};
}
constexpr RightTo right_to(const DrawingQuery&) { return {Right::everybody}; }
constexpr RightTo right_to(const GroupQuery&) { return {Right::everybody}; }
constexpr RightTo right_to(const WhyQuery&) {
  return {Right::owner, message_text("ask which rule forbids an action")};
}
constexpr RightTo right_to(const SetQuery&) { return {Right::player}; }
constexpr RightTo right_to(const ParQuery&) { return {Right::everybody}; }
constexpr RightTo right_to(const CellValuesQuery&) { return {Right::everybody}; }
constexpr RightTo right_to(const NotesQuery&) { return {Right::everybody}; }
constexpr RightTo right_to(const ClockQuery&) { return {Right::everybody}; }
constexpr RightTo right_to(const SeatClocksQuery&) { return {Right::everybody}; }
constexpr RightTo right_to(const OwnerQuery&) {
  return {Right::owner, message_text("ask for the seed")};
}

// Commands that are given and questions that are asked on behalf of `seat`: all that have one,
// except for those of which a seat is the subject.
template <class T, class... Of>
inline constexpr bool k_is_among = (std::same_as<T, Of> || ...);
template <class T>
concept ForSeat = requires(T it) {
  it.seat;
}
&&!k_is_among<T, BotMove, PutPieces, GiveTurn, AddSeatTime, LookAs, WhyQuery>;

// A command or query of an issuer at a table.
class Request {
 public:
  Request(const TableData& table, Issuer issuer) : table_(table), issuer_(issuer) {}

  // Why the issuer may not give or ask this, in one sentence; or nothing.
  template <class T>
  Message refusal(const T& what) const {
    if (issuer_.viewer() != SeatId::none && !names_viewer(issuer_.viewer())) return no_such_seat();
    if (Message why = without_right(right_to(what)); !why.empty()) return why;
    if constexpr (ForSeat<T>) return about_seat(what.seat);
    if constexpr (std::same_as<T, RuleChangeQuery>)
      for (const SeatId seat : what.seats)
        if (Message why = about_seat(seat); !why.empty()) return why;
    return {};
  }

  // The same, with the issuer in the place of no seat.
  template <class T>
  decltype(auto) resolved(const T& what) const {
    if constexpr (ForSeat<T>) {
      T out = what;
      if (out.seat == SeatId::none) out.seat = issuer_.viewer();
      return out;
    } else if constexpr (std::same_as<T, RuleChangeQuery>) {
      T out = what;
      if (out.seats.empty()) out.seats = {issuer_.viewer()};
      return out;
    } else {
      return (what);
    }
  }

 private:
  bool names_viewer(SeatId seat) const { return seat == SeatId::owner || table_.is_seat(seat); }
  Message without_right(const RightTo& wanted) const;
  Message about_seat(SeatId seat) const;

  const TableData& table_;
  Issuer issuer_;
};

}  // namespace hr
