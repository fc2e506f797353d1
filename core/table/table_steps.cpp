// SPDX-License-Identifier: MIT
// Resigning, and offering and answering a draw, at a table.
#include "core/match/table_steps.h"

#include "core/table/table_data.h"

namespace hr {

namespace {

bool is_person(const TableData& table, SeatId seat) { return !table.player(seat).bot; }

// The first of these seats that a person plays, or else the first.
SeatId preferred(const TableData& table, const std::vector<SeatId>& seats) {
  for (const SeatId seat : seats)
    if (is_person(table, seat)) return seat;
  return seats.empty() ? SeatId::none : seats.front();
}

std::vector<SeatId> listed(const TableData& table, std::uint32_t seats) {
  std::vector<SeatId> out;
  for (const SeatId seat : IdsBelow<SeatId>(table.match.game().seats()))
    if ((seats & seat_bit(seat)) != 0) out.push_back(seat);
  return out;
}

// For whom the owner resigns or offers a draw.
SeatId giver(const TableData& table) {
  const SeatId actor = preferred(table, table.match.actors());
  if (actor != SeatId::none && is_person(table, actor)) return actor;
  const Match& match = table.match;
  const SeatId any =
      preferred(table, listed(table, seats_in_play(match.header(), match.game().seats())));
  return any != SeatId::none && (is_person(table, any) || actor == SeatId::none) ? any : actor;
}

std::vector<SeatId> open_seats(const TableData& table) {
  const Match& match = table.match;
  const std::optional<DrawOffer> offer = draw_offer(match);
  if (!offer) return {};
  return listed(table, seats_in_play(match.header(), match.game().seats()) & ~offer->agreed);
}

// For whom the owner speaks of a draw.
SeatId speaker(const TableData& table) {
  const std::vector<SeatId> open = open_seats(table);
  return open.empty() ? giver(table) : preferred(table, open);
}

}  // namespace

Reply apply(TableData& table, const Resign& command) {
  return attempt(table, [&]() -> Reply {
    table.match.resign(is_seat(command.seat) ? command.seat : giver(table));
    return {};
  });
}

Reply apply(TableData& table, const OfferDraw& command) {
  return attempt(table, [&]() -> Reply {
    const SeatId seat = is_seat(command.seat) ? command.seat : speaker(table);
    table.match.talk_of_draw(seat,
                             draw_offer(table.match) ? StepType::accepted : StepType::offered);
    return {};
  });
}

Reply apply(TableData& table, const DeclineDraw& command) {
  return attempt(table, [&]() -> Reply {
    const SeatId seat = is_seat(command.seat) ? command.seat : speaker(table);
    table.match.talk_of_draw(seat, StepType::declined);
    return {};
  });
}

TableStepsReport table_steps_report(const TableData& table, SeatId viewer, bool named,
                                    Language language) {
  const Match& match = table.match;
  TableStepsReport out;
  if (const std::optional<DrawOffer> offer = draw_offer(match)) {
    out.draw_by = offer->by;
    out.draw = table_step_sentence(match.game(), offer->by, StepType::offered,
                                   named ? names_at(table, match.cursor()) : SeatNames(), language);
    for (const SeatId seat : open_seats(table))
      if (viewer == SeatId::owner || viewer == seat) out.answers_draw.push_back(seat);
  }
  tell_request(table, viewer, named, language, out);
  const SeatId seat = viewer == SeatId::owner ? giver(table) : viewer;
  if (!is_seat(seat)) return out;
  if (resign_objection(match, seat).empty()) out.resigns = seat;
  if (draw_objection(match, seat, StepType::offered).empty()) out.offers_draw = seat;
  return out;
}

}  // namespace hr
