// SPDX-License-Identifier: MIT
#include "core/table/report_text.h"

#include "core/words/piece_words.h"

namespace hr {

namespace {

template <class Seats>
std::string owner_name(SeatId owner, const Seats& seats) {
  return is_seat(owner) && nth(owner) < seats.size() ? seats[owner].name : "";
}

}  // namespace

std::string contents_text(const CellReport& cell, Holds holds,
                          const ById<SeatId, SeatReport>& seats) {
  if (cell.hidden) return "hidden";
  std::vector<CountedName> pieces;
  for (const PieceReport& piece : cell.pieces)
    pieces.push_back({piece_words(piece.kind, owner_name(piece.owner, seats)), piece.count});
  return contents_words(pieces, holds);
}

std::string zone_name(const ZoneReport& zone, const ById<SeatId, SeatReport>& seats) {
  return zone_words(zone.name, owner_name(zone.seat, seats));
}

std::string zone_name(const ZoneType& zone, const ById<SeatId, SeatDef>& seats) {
  return zone_words(zone.name, owner_name(zone.seat, seats));
}

}  // namespace hr
