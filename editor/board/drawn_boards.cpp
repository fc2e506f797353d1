// SPDX-License-Identifier: MIT
#include "editor/board/drawn_boards.h"

#include <algorithm>

#include "core/base/words.h"
#include "core/table/report_text.h"

namespace hr::editor {

namespace {

const CellReport* cell_of(const ZoneReport& zone, CellId cell) {
  const auto number = nth(cell);
  return number < zone.cells.size() ? &zone.cells[number] : nullptr;
}

bool seen(const ZoneReport& zone) {
  return std::ranges::any_of(zone.cells, [](const CellReport& cell) { return !cell.hidden; });
}

// The common zones, without those that are completely hidden.
std::vector<std::size_t> common_zones(const Report& report) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < report.zones.size(); ++i)
    if (!is_seat(report.zones[i].seat) && seen(report.zones[i])) out.push_back(i);
  return out;
}

std::vector<SeatId> seats_seen(const Report& report) {
  std::vector<SeatId> out;
  for (const ZoneReport& zone : report.zones)
    if (is_seat(zone.seat) && seen(zone) && std::ranges::find(out, zone.seat) == out.end())
      out.push_back(zone.seat);
  std::ranges::sort(out);
  return out;
}

DrawnBoard board_of(const Report& report, SeatId seat) {
  DrawnBoard out{.title = {}, .seat = seat, .zones = common_zones(report)};
  for (std::size_t i = 0; i < report.zones.size(); ++i)
    if (is_seat(seat) && report.zones[i].seat == seat && seen(report.zones[i]))
      out.zones.push_back(i);
  return out;
}

}  // namespace

std::vector<DrawnBoard> drawn_boards(const Report& report) {
  const std::vector<SeatId> seats = seats_seen(report);
  std::vector<DrawnBoard> out;
  for (const SeatId seat : seats) {
    out.push_back(board_of(report, seat));
    if (seats.size() > 1) out.back().title = sentence(report.seats[seat].name) + "'s board";
  }
  if (out.empty()) out.push_back(board_of(report, SeatId::none));
  if (out.front().zones.empty())  // everything is hidden
    for (std::size_t i = 0; i < report.zones.size(); ++i) out.front().zones.push_back(i);
  return out;
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
  if (hidden(report, board, cell)) add("hidden");
  return out.empty() ? "empty" : out;
}

}  // namespace hr::editor
