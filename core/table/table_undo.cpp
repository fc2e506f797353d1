// SPDX-License-Identifier: MIT
// Undo by consent: who is asked, who has agreed, and what is then done.
#include <string>

#include "core/base/message.h"
#include "core/table/final_steps.h"
#include "core/table/table_data.h"
#include "core/words/seat_names.h"
#include "core/words/text.h"

namespace hr {

namespace {

// Those of people, without the seat that asks; who has resigned is not asked.
std::uint32_t seats_to_ask(const TableData& table, SeatId by) {
  std::uint32_t out = 0;
  for (const SeatId seat : IdsBelow<SeatId>(table.match.game().seats()))
    if (seat != by && !table.player(seat).bot && !is_out(table.match.header(), seat))
      out |= seat_bit(seat);
  return out;
}

// "Anna asks to undo 2 steps."
Message request_message(const Match& match, const UndoRequest& request, Message who) {
  const NodeId shared = match.tree().common(request.at, request.to);
  const int here = match.node(request.at).depth, there = match.node(request.to).depth;
  if (shared == request.to)
    return Message("{Who} {who:asks|ask} to undo {n} {n:step|steps}.", std::move(who),
                   here - there);
  if (shared == request.at)
    return Message("{Who} {who:asks|ask} to redo {n} {n:step|steps}.", std::move(who),
                   there - here);
  return Message("{Who} {who:asks|ask} to go to a step of another line of play.", std::move(who));
}

Reply ask_people(TableData& table, SeatId by, NodeId to) {
  Match& match = table.match;
  drop_old_request(table, false);
  match.node(to);  // throws if there is no such step
  if (const Message why = final_objection(table, to); !why.empty()) return Reply::refused(why);
  const std::uint32_t asked = seats_to_ask(table, by);
  if (asked == 0 || to == match.cursor()) {
    match.go_to(to);
    return {};
  }
  if (table.request)
    return Reply::refused(Message("Somebody asks for that already: wait for the answers."));
  table.request = UndoRequest{.by = by, .at = match.cursor(), .to = to, .open = asked};
  return Reply::done(Message("The other players are asked; the next move ends that."));
}

}  // namespace

Reply ask_to_go(TableData& table, SeatId by, const Undo& command) {
  if (!table.match.tree().may_undo()) return apply(table, command);  // says why not
  return attempt(table, [&] { return ask_people(table, by, table.match.node().parent); });
}

Reply ask_to_go(TableData& table, SeatId by, const Redo& command) {
  if (!table.match.tree().may_redo()) return apply(table, command);
  return attempt(table, [&] { return ask_people(table, by, table.match.node().onward); });
}

Reply ask_to_go(TableData& table, SeatId by, const GoTo& command) {
  return attempt(table, [&] { return ask_people(table, by, command.node); });
}

Reply ask_to_go(TableData& table, SeatId by, const GoToStep& command) {
  return attempt(table, [&] { return ask_people(table, by, node_of(table.match, command)); });
}

Reply apply(TableData& table, const AnswerRequest& command) {
  return attempt(table, [&]() -> Reply {
    drop_old_request(table, false);
    if (!table.request) return Reply::refused(Message("Nobody asks to go back or forward."));
    UndoRequest& request = *table.request;
    SeatId seat = command.seat;
    for (const SeatId open : IdsBelow<SeatId>(table.match.game().seats()))
      if (!is_seat(seat) && (request.open & seat_bit(open)) != 0) seat = open;
    if ((request.open & seat_bit(seat)) == 0) return Reply::refused(Message("You are not asked."));
    if (!command.agrees) {
      table.request.reset();
      return {};
    }
    request.open &= ~seat_bit(seat);
    if (request.open != 0) return {};
    const NodeId to = request.to;
    table.request.reset();
    table.match.go_to(to);
    return {};
  });
}

void drop_old_request(TableData& table, bool acted) {
  if (table.request && (acted || table.request->at != table.match.cursor())) table.request.reset();
}

void tell_request(const TableData& table, SeatId viewer, bool named, Language language,
                  TableStepsReport& out) {
  const Match& match = table.match;
  if (!table.request || table.request->at != match.cursor()) return;
  const SeatNames names = named ? names_at(table, match.cursor()) : SeatNames();
  out.asked_by = table.request->by;
  out.request =
      request_message(match, *table.request, seat_message(match.game(), out.asked_by, names))
          .in(language);
  for (const SeatId seat : IdsBelow<SeatId>(match.game().seats()))
    if ((table.request->open & seat_bit(seat)) != 0 && (viewer == SeatId::owner || viewer == seat))
      out.answers_request.push_back(seat);
}

}  // namespace hr
