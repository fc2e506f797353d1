// SPDX-License-Identifier: MIT
#include "core/table/cell_text.h"

#include <algorithm>

#include "core/base/message.h"
#include "core/base/words.h"
#include "core/table/note_marks.h"
#include "core/table/query.h"
#include "core/table/report_text.h"
#include "core/table/table_data.h"

namespace hr {

namespace {

constexpr std::size_t k_max_named = 4;  // actions and cells that are named

// The first ones, and how many more there are.
std::vector<std::string> shortened(std::vector<std::string> names, Language language) {
  const std::size_t more = names.size() - k_max_named;
  names.resize(k_max_named);
  names.push_back(Message("{n} more", more).in(language));
  return names;
}

std::vector<std::string> legal_moves(const Report& report, CellId cell) {
  std::vector<std::string> out;
  for (const ActionReport& action : report.legal) {
    const std::vector<CellId> cells = cells_of(action);
    if (std::ranges::find(cells, cell) != cells.end()) out.push_back(action.text);
  }
  return out.size() > k_max_named ? shortened(std::move(out), report.language) : out;
}

// What the rules warn of in all moves that end on a cell; "" if one of them is safe.
std::string warning_of(const Report& report, CellId cell) {
  std::string out;
  for (const ActionReport& action : report.legal) {
    const std::vector<CellId> cells = cells_of(action);
    if (cells.empty() || cells.back() != cell) continue;
    if (action.warning.empty()) return "";
    out = action.warning;
  }
  return out;
}

// "A1, B2, C3, D4 or 7 more"
Message some_of(std::vector<std::string> names, Language language) {
  if (names.size() > k_max_named + 1) names = shortened(std::move(names), language);
  return Message::any_of(names);
}

// Where the moves begin that lead to a cell.
std::vector<std::string> starts_towards(const GameReport& game, const Report& report, CellId to) {
  std::vector<std::string> out;
  for (const ActionReport& action : report.legal) {
    const std::vector<CellId> cells = cells_of(action);
    if (cells.size() < 2 || cells.back() != to) continue;
    const std::string& name = game.board.name(cells.front());
    if (std::ranges::find(out, name) == out.end()) out.push_back(name);
  }
  return out;
}

// Whose turn it is, where a cell shows a piece of a player who has to wait.
const SeatReport* turn_of_another(const Report& report, CellId cell) {
  const auto& seats = report.seats;
  const auto next = std::ranges::find(seats, true, &SeatReport::to_act);
  if (std::ranges::count(seats, true, &SeatReport::to_act) != 1) return nullptr;
  const auto waits = [&](const PieceReport& piece) {
    return is_seat(piece.owner) && !seats[piece.owner].to_act;
  };
  const auto shows = [&](const ZoneReport& zone) {
    return nth(cell) < zone.cells.size() && !zone.cells[nth(cell)].pieces.empty() &&
           waits(zone.cells[nth(cell)].pieces.back());
  };
  return std::ranges::any_of(report.zones, shows) ? &*next : nullptr;
}

// What can be done instead: "click A2 or A3"; after what has been picked already.
Message instead(const Board& board, const Report& report, const Picker& picker) {
  std::vector<std::string> cells, picked, others;
  for (const CellId next : picker.next(report)) cells.push_back(board.name(next));
  for (const CellId before : picker.picked()) picked.push_back(board.name(before));
  for (const PickerItem& item : picker.items(report)) others.push_back(item.text);
  std::vector<Message> may;
  if (!cells.empty())
    may.push_back(Message("click {cells}", some_of(std::move(cells), report.language)));
  if (!others.empty())
    may.push_back(Message("choose {actions}", some_of(std::move(others), report.language)));
  Message all = Message::any_of(std::move(may));
  if (picked.empty()) return Message("you can {act}", std::move(all));
  return Message("after {cells}, you can {act}", Message::all_of(picked), std::move(all));
}

}  // namespace

std::string cell_line(const GameReport& game, const Report& report, const DrawnBoard& board,
                      CellId cell) {
  Message contents = Message::name(cell_words(report, board, cell));
  if (const PieceReport* const card = face_up(report, board, cell)) {
    std::string lines;
    for (const std::string& line : card_lines(game, card->kind))
      lines += (lines.empty() ? "" : ", ") + line;
    if (!lines.empty()) contents = Message("{contents} ({lines})", std::move(contents), lines);
  }
  const std::string& name = game.board.name(cell);
  if (!board.of_cards())
    return Message("{place}: {contents}", name, std::move(contents)).in(report.language);
  if (!name.starts_with('#'))
    return Message("{place}: {contents}", board.title, std::move(contents)).in(report.language);
  return Message("{zone}, {place}: {contents}", board.title, name, std::move(contents))
      .in(report.language);
}

std::string cell_text(const GameReport& game, const Report& report, const DrawnBoard& board,
                      CellId cell, const std::string& worth) {
  Message out("{contents}.", cell_line(game, report, board, cell));
  if (!worth.empty()) out = Message("{text} Worth {worth}.", std::move(out), worth);
  if (const std::vector<std::string> may = legal_moves(report, cell); !may.empty())
    out = Message("{text} Moves: {actions}.", std::move(out), Message::all_of(may));
  if (const std::string warning = warning_of(report, cell); !warning.empty())
    out = Message("{text} {warning}", std::move(out), warning);
  return out.in(report.language);
}

std::string warning_at(const Report& report, const Picker& picker, CellId cell) {
  const std::vector<const ActionReport*> onward = picker.onward(report, cell);
  const auto safe = [](const ActionReport* action) { return action->warning.empty(); };
  return onward.empty() || std::ranges::any_of(onward, safe) ? "" : onward.front()->warning;
}

std::string no_move_text(const GameReport& game, const Report& report, const Picker& picker,
                         CellId cell, const std::string& turn) {
  const std::string& name = game.board.name(cell);
  if (report.ended)
    return Message("Nothing can be done on {cell} now: the game is over.", name)
        .in(report.language);
  if (report.legal.empty() && report.stuck.empty())
    return Message("Nothing can be done on {cell} now: {turn}.", name, turn).in(report.language);
  if (report.legal.empty())
    return Message("Nothing can be done on {cell} now. {why}", name, report.stuck)
        .in(report.language);
  const std::vector<std::string> movers = starts_towards(game, report, cell);
  if (picker.empty() && movers.size() > 1)
    return Message("Several pieces can go to {cell}: click {cells} first.", name,
                   some_of(movers, report.language))
        .in(report.language);
  Message may = instead(game.board, report, picker);
  if (const SeatReport* const next = turn_of_another(report, cell))
    return Message("Nothing can be done on {cell} now: it is {seat's} turn; {may}.", name,
                   Message::name(sentence(next->called), next->plural), std::move(may))
        .in(report.language);
  return Message("Nothing can be done on {cell} now; {may}.", name, std::move(may))
      .in(report.language);
}

std::string by_a_click(const std::string& cell, Language language) {
  return Message("{cell} is chosen by a click, not by dragging.", cell).in(language);
}

CellTextReport answer(TableData& table, const CellTextQuery& query) {
  const std::shared_ptr<const GameReport> known = known_game(table);
  const GameReport& game = *known;
  const Report report = answer(table, ViewQuery{.seat = query.seat, .named = true});
  const std::vector<DrawnBoard> boards = drawn_boards(game, report);
  if (query.board < 0 || query.board >= static_cast<int>(boards.size()) ||
      query.cell == CellId::none || index(query.cell) >= game.board.cells())
    throw Refusal(Message("There is no such cell."));
  // A verb without anything picked is nothing that was begun.
  Picker picker(query.picked.empty() ? VerbId::none : query.verb, query.picked);
  picker.follow(report);
  CellTextReport out{.text = cell_text(game, report, boards[static_cast<std::size_t>(query.board)],
                                       query.cell, query.worth),
                     .no_move = {},
                     .note = {}};
  if (query.dragged)
    out.no_move = by_a_click(game.board.name(query.cell));
  else if (is_elsewhere(game, report, picker, query.board, query.cell))
    out.no_move = k_elsewhere;
  else
    out.no_move = no_move_text(game, report, picker, query.cell, report.turn);
  if (is_seat(report.seat))
    out.note =
        mark_hint(note_on(report.notes, game.board.name(query.cell)), query.brush, report.language);
  return out;
}

}  // namespace hr
