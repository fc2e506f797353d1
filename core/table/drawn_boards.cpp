// SPDX-License-Identifier: MIT
#include "core/table/drawn_boards.h"

#include <algorithm>

#include "core/base/agreement.h"
#include "core/base/message.h"
#include "core/base/words.h"
#include "core/table/report_text.h"

namespace hr {

namespace {

const CellReport* cell_of(const ZoneReport& zone, CellId cell) {
  const auto number = nth(cell);
  return number < zone.cells.size() ? &zone.cells[number] : nullptr;
}

bool seen(const ZoneReport& zone) {
  return std::ranges::any_of(zone.cells, [](const CellReport& cell) { return !cell.hidden; });
}

// Of a zone of cards: whether the viewer sees what they are.
bool seen_cards(const ZoneReport& zone) {
  return std::ranges::none_of(zone.cells, &CellReport::hidden);
}

// Of a bag that the viewer does not see: how many cards are in it.
bool is_back(const ZoneReport& zone, CellId cell) {
  const CellReport* const found = cell_of(zone, cell);
  return zone.holds == Holds::bag && found != nullptr && found->pieces.size() == 1 &&
         found->pieces.front().back;
}

std::string hidden_cards(int count, Language language) {
  return Message("{n} {n:card|cards}, hidden", count).in(language);
}

// "Hand of Ann, 5"; if nobody knows how many: its title.
std::string with_count(const std::string& title, int count, Language language) {
  return count >= 0 ? Message("{title}, {n}", title, count).in(language) : title;
}

using ZoneNumbers = std::vector<std::size_t>;  // in the report

bool of_cards(const GameReport& game, std::size_t zone) {
  return zone < game.zones.size() && (game.zones[zone].place_type == PlaceType::cards ||
                                      game.zones[zone].place_type == PlaceType::slots);
}

ZoneNumbers zones_of(const GameReport& game, const Report& report, bool cards) {
  ZoneNumbers out;
  for (std::size_t i = 0; i < report.zones.size(); ++i)
    if (of_cards(game, i) == cards) out.push_back(i);
  return out;
}

std::vector<SeatId> seats_seen(const Report& report, const ZoneNumbers& zones) {
  std::vector<SeatId> out;
  for (const std::size_t i : zones)
    if (const ZoneReport& zone = report.zones[i];
        is_seat(zone.seat) && seen(zone) && std::ranges::find(out, zone.seat) == out.end())
      out.push_back(zone.seat);
  std::ranges::sort(out);
  return out;
}

// With the common zones, but without zones that are completely hidden.
DrawnBoard board_of(const Report& report, const ZoneNumbers& zones, SeatId seat) {
  DrawnBoard out{.title = {}, .seat = seat, .zones = {}};
  const auto add_those_of = [&](SeatId whose) {
    for (const std::size_t i : zones)
      if (report.zones[i].seat == whose && seen(report.zones[i])) out.zones.push_back(i);
  };
  add_those_of(SeatId::none);
  if (is_seat(seat)) add_those_of(seat);
  return out;
}

// What is in the zones of a seat: the pieces on each cell, by zone.
using SeatContents = std::vector<std::pair<std::string, std::vector<std::vector<PieceReport>>>>;
SeatContents pieces_in(const Report& report, const ZoneNumbers& zones, SeatId seat) {
  SeatContents out;
  for (const std::size_t i : zones) {
    const ZoneReport& zone = report.zones[i];
    if (zone.seat != seat || !seen(zone)) continue;
    out.emplace_back(zone.name, std::vector<std::vector<PieceReport>>());
    for (const CellReport& cell : zone.cells) out.back().second.push_back(cell.pieces);
  }
  return out;
}

// Whether no cell has pieces in the zones of two seats, and each belongs to whom the zone does.
bool tell_whose(const Report& report, const ZoneNumbers& zones) {
  std::vector<SeatId> whose;  // by cell
  for (const std::size_t i : zones) {
    const ZoneReport& zone = report.zones[i];
    if (!is_seat(zone.seat)) continue;
    whose.resize(std::max(whose.size(), zone.cells.size()), SeatId::none);
    for (std::size_t cell = 0; cell < zone.cells.size(); ++cell) {
      for (const PieceReport& piece : zone.cells[cell].pieces)
        if (piece.owner != zone.seat) return false;
      if (zone.cells[cell].pieces.empty()) continue;
      if (is_seat(whose[cell]) && whose[cell] != zone.seat) return false;
      whose[cell] = zone.seat;
    }
  }
  return true;
}

// Whether one board shows as much as one for each of these seats.
bool one_is_enough(const GameReport& game, const Report& report, const ZoneNumbers& zones,
                   const std::vector<SeatId>& seats) {
  const auto common = [&](std::size_t i) {
    return !is_seat(report.zones[i].seat) && seen(report.zones[i]);
  };
  if (seats.size() < 2 || std::ranges::none_of(zones, common)) return false;
  const SeatContents first = pieces_in(report, zones, seats.front());
  const auto like_first = [&](SeatId seat) { return pieces_in(report, zones, seat) == first; };
  if (std::ranges::all_of(seats, like_first)) return true;
  const auto open = [&](std::size_t i) { return i < game.zones.size() && game.zones[i].open; };
  return std::ranges::all_of(zones, open) && tell_whose(report, zones);
}

std::vector<DrawnBoard> boards_of(const GameReport& game, const Report& report,
                                  const ZoneNumbers& zones) {
  const std::vector<SeatId> seats = seats_seen(report, zones);
  std::vector<DrawnBoard> out;
  if (one_is_enough(game, report, zones, seats)) {
    out.push_back(board_of(report, zones, SeatId::none));
    for (const SeatId seat : seats)
      for (const std::size_t i : board_of(report, zones, seat).zones)
        if (report.zones[i].seat == seat) out.back().zones.push_back(i);
    return out;
  }
  for (const SeatId seat : seats) {
    out.push_back(board_of(report, zones, seat));
    if (seats.size() > 1)
      out.back().title =
          Message("{Seat's} board", Message::name(report.seats[seat].name, game.seats[seat].plural))
              .in(report.language);
  }
  if (out.empty()) out.push_back(board_of(report, zones, SeatId::none));
  if (out.front().zones.empty()) out.front().zones = zones;  // everything is hidden
  return out;
}

// Whether the zones of this name are hands: one seat sees another part of them than the next.
bool is_seen_in_part(const Report& report, const std::string& zone) {
  bool some = false, none = false;
  for (const ZoneReport& each : report.zones)
    if (each.name == zone && is_seat(each.seat)) (seen_cards(each) ? some : none) = true;
  return some && none;
}

BoardPlace place_of(const GameReport& game, const Report& report, const ZoneReport& zone) {
  if (!is_seat(zone.seat)) return BoardPlace::common;
  if (zone.seat != report.seat) return BoardPlace::others;
  const bool source = std::ranges::any_of(game.card_sources, [&](const CardSource& from) {
    return from.own && from.zone == zone.name;
  });
  return source || is_seen_in_part(report, zone.name) ? BoardPlace::hand : BoardPlace::own;
}

const CardFace& face_of(const GameReport& game, const std::string& kind) {
  static const CardFace none;
  const auto found = game.card_faces.find(kind);
  return found == game.card_faces.end() ? none : found->second;
}

// The places of a row; the kinds that are in a bag, by their names; or its back.
std::vector<CellId> cards_in(const GameReport& game, const ZoneType& type, const ZoneReport& zone) {
  const CardCells cells = card_cells(game.board);
  std::vector<CellId> out;
  if (type.place_type == PlaceType::slots) {
    for (int slot = 0; slot < type.slots; ++slot) out.push_back(CellId(cells.first_slot() + slot));
    return out;
  }
  for (int c = cells.first; c < cells.first_slot(); ++c) {
    const CellReport* const found = cell_of(zone, CellId(c));
    const bool back = c == cells.first_slot() - 1;
    if (found != nullptr && (!found->pieces.empty() || (back && found->hidden)))
      out.push_back(CellId(c));
  }
  std::ranges::stable_sort(out, [&](CellId a, CellId b) {
    const std::string &one = zone.cells[nth(a)].name, &other = zone.cells[nth(b)].name;
    const CardFace &left = face_of(game, one), &right = face_of(game, other);
    if (left.suit != right.suit) return before(left.suit, right.suit);
    if (left.strength != right.strength) return left.strength < right.strength;
    return before(one, other);
  });
  return out;
}

int count_in(const ZoneReport& zone, const std::vector<CellId>& cards) {
  int out = 0;
  for (const CellId cell : cards) {
    const CellReport& found = zone.cells[nth(cell)];
    if (found.hidden && zone.holds == Holds::bag) return -1;
    out += found.hidden ? 1 : 0;
    for (const PieceReport& piece : found.pieces) out += piece.count;
  }
  return out;
}

DrawnBoard group_of(const GameReport& game, const Report& report, std::size_t number) {
  const ZoneReport& zone = report.zones[number];
  DrawnBoard out{.title = sentence(zone_name(zone, report.seats)),
                 .seat = zone.seat,
                 .zones = {number},
                 .place = place_of(game, report, zone)};
  out.zone = sentence(spoken(zone.name));
  out.language = report.language;
  if (is_seat(zone.seat))
    out.title =
        Message("{zone} of {Seat}", out.zone, report.seats[zone.seat].name).in(report.language);
  out.cards = cards_in(game, game.zones[number], zone);
  out.count = count_in(zone, out.cards);
  out.row = game.zones[number].place_type == PlaceType::slots;
  out.source = std::ranges::any_of(game.card_sources, [&](const CardSource& from) {
    return from.zone == zone.name && (!from.own || !is_seat(zone.seat) || zone.seat == report.seat);
  });
  out.printed = std::ranges::any_of(out.cards, [&](CellId cell) {
    const PieceReport* const card = face_up(report, out, cell);
    return card != nullptr && !card_lines(game, card->kind).empty();
  });
  return out;
}

// The cells with something on them and those around; and those of an action, which, if nothing is
// there yet, have some around them, too.
std::vector<CellId> used_cells(const GameReport& game, const Report& report,
                               const DrawnBoard& board) {
  std::vector<bool> used(nth(game.board.cells())), taken = used;
  const int cells = game.board.plain_cells();
  bool empty = true;
  for (const std::size_t zone : board.zones)
    for (int c = 0; c < cells && c < static_cast<int>(report.zones[zone].cells.size()); ++c)
      if (const CellReport& at = report.zones[zone].cells[nth(c)]; at.hidden || !at.pieces.empty())
        taken[nth(c)] = true, empty = false;
  for (const ActionReport& action : report.legal)
    for (int i = 0; i < action.action.count; ++i)
      if ((action.cells >> i & 1) != 0)
        if (const int cell = index(action.action.cell(i)); cell >= 0 && cell < cells)
          (empty ? taken : used)[nth(cell)] = true;
  std::vector<CellId> out;
  for (const CellId cell : IdsBelow<CellId>(cells)) {
    const auto& beside = game.board.neighbours(cell);
    const bool around = taken[nth(cell)] ||
                        std::ranges::any_of(beside, [&](CellId near) { return taken[nth(near)]; });
    if (around || used[nth(cell)]) out.push_back(cell);
  }
  return out;
}

}  // namespace

std::string DrawnBoard::heading() const {
  return of_cards() ? with_count(title, count, language) : title;
}

std::string DrawnBoard::heading_at_seat() const { return with_count(zone, count, language); }

std::vector<DrawnBoard> drawn_boards(const GameReport& game, const Report& report) {
  std::vector<DrawnBoard> out;
  const ZoneNumbers cards = zones_of(game, report, true);
  if (cards.empty() || game.board.plain_cells() > 0)
    out = boards_of(game, report, zones_of(game, report, false));
  if (game.look.style == GridStyle::table)
    for (DrawnBoard& board : out) board.used = used_cells(game, report, board);
  const std::size_t boards = out.size();
  for (const std::size_t zone : cards) out.push_back(group_of(game, report, zone));
  std::stable_sort(out.begin() + static_cast<std::ptrdiff_t>(boards), out.end(),
                   [](const DrawnBoard& a, const DrawnBoard& b) {
                     const bool others = a.place == BoardPlace::others && b.place == a.place;
                     return others ? a.seat < b.seat : a.place < b.place;
                   });
  return out;
}

ById<SeatId, std::vector<std::string>> seat_zone_notes(const GameReport& game,
                                                       const Report& report) {
  constexpr std::size_t k_named = 3;
  ById<SeatId, std::vector<std::string>> out(report.seats.size());
  const ZoneNumbers zones = zones_of(game, report, false);
  if (std::ranges::all_of(zones, [&](std::size_t i) { return is_seat(report.zones[i].seat); }))
    return out;
  for (const std::size_t i : zones) {
    const ZoneReport& zone = report.zones[i];
    if (!is_seat(zone.seat) || i >= game.zones.size() || !game.zones[i].open) continue;
    std::vector<std::string> cells;
    for (const CellReport& cell : zone.cells)
      if (!cell.pieces.empty()) cells.push_back(cell.name);
    const Message named = cells.size() > k_named
                              ? Message::number(static_cast<std::int64_t>(cells.size()))
                              : Message::all_of(cells);
    out[zone.seat].push_back(
        cells.empty() ? ""
                      : Message("{name}: {value}", spoken(zone.name), named).in(report.language));
  }
  return out;
}

std::vector<int> boards_with(const std::vector<DrawnBoard>& boards, std::size_t zone) {
  std::vector<int> out;
  for (std::size_t b = 0; b < boards.size(); ++b)
    if (std::ranges::count(boards[b].zones, zone) > 0) out.push_back(static_cast<int>(b));
  return out;
}

// Arguments after the second are further details, such as a direction.
LastAction last_action(const GameReport& game, const Report& report) {
  const auto is_step = [](const LogLine& line) { return line.type && changes_play(*line.type); };
  const auto last = std::ranges::find_if(report.log.rbegin(), report.log.rend(), is_step);
  if (last == report.log.rend() || !last->arguments) return {};
  std::vector<CellId> cells;
  for (const NamedArgument& argument : *last->arguments)
    if (const auto* name = std::get_if<std::string>(&argument))
      if (const auto cell = game.board.find(*name)) cells.push_back(*cell);
  if (cells.empty()) return {};
  return cells.size() == 1 ? LastAction{.to = cells[0]} : LastAction{cells[0], cells[1]};
}

bool is_source(const GameReport& game, const Report& report, const DrawnBoard& group,
               const ActionReport& action, int argument) {
  const ZoneReport& zone = report.zones[group.zones.front()];
  bool any = false;
  for (const CardSource& from : game.card_sources) {
    if (from.verb != action.action.verb || from.argument != argument) continue;
    any = true;
    const bool whose = !from.own || !is_seat(zone.seat) || zone.seat == action.seat;
    if (from.zone == zone.name && whose) return true;
  }
  return !any;
}

bool hidden(const Report& report, const DrawnBoard& board, CellId cell) {
  return std::ranges::any_of(board.zones, [&](std::size_t zone) {
    const CellReport* const found = cell_of(report.zones[zone], cell);
    return found != nullptr && found->hidden;
  });
}

std::string cell_words(const Report& report, const DrawnBoard& board, CellId cell) {
  std::string out;
  const auto add = [&](const std::string& words) {
    if (!words.empty()) out += (out.empty() ? "" : ", ") + words;
  };
  for (const std::size_t number : board.zones) {
    const CellReport* const found = cell_of(report.zones[number], cell);
    if (found != nullptr && !found->hidden && !found->pieces.empty())
      add(contents_text(*found, report.zones[number].holds, report.seats));
  }
  if (hidden(report, board, cell))
    add(Message("hidden").in(report.language));
  else if (board.of_cards() && is_back(report.zones[board.zones.front()], cell))
    return hidden_cards(board.count, report.language);
  return out.empty() ? Message("empty").in(report.language) : out;
}

std::vector<std::string> card_lines(const GameReport& game, const std::string& kind) {
  return face_of(game, kind).lines;
}

const PieceReport* face_up(const Report& report, const DrawnBoard& group, CellId cell) {
  if (!group.of_cards()) return nullptr;
  const ZoneReport& zone = report.zones[group.zones.front()];
  const CellReport* const found = cell_of(zone, cell);
  if (found == nullptr || found->hidden || found->pieces.empty() || is_back(zone, cell))
    return nullptr;
  return &found->pieces.back();
}

}  // namespace hr
