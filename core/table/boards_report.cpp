// SPDX-License-Identifier: MIT
#include "core/table/boards_report.h"

#include "core/table/cell_text.h"
#include "core/table/table_data.h"

namespace hr {

BoardsReport boards_report(const GameReport& game, const Report& report) {
  BoardsReport out{
      .boards = {}, .last = last_action(game, report), .score = scoreboard(report, &game)};
  for (const DrawnBoard& board : drawn_boards(game, report)) {
    BoardReport& added = out.boards.emplace_back(
        BoardReport{.title = board.title,
                    .heading = board.heading(),
                    .heading_at_seat = board.of_cards() ? board.heading_at_seat() : "",
                    .seat = board.seat,
                    .zones = {board.zones.begin(), board.zones.end()},
                    .place = board.place,
                    .used = board.used,
                    .cards = board.cards,
                    .count = board.count,
                    .row = board.row,
                    .source = board.source,
                    .printed = board.printed,
                    .large = large_pieces(game, report, board),
                    .lines = {}});
    for (const CellId cell : IdsBelow<CellId>(game.board.cells()))
      added.lines.push_back(cell_line(game, report, board, cell));
  }
  return out;
}

BoardsReport answer(TableData& table, const BoardsQuery& query) {
  constexpr int k_lines = 20;  // an action and what followed it
  const ViewQuery view{.seat = query.seat, .log_last = k_lines, .named = true, .arguments = true};
  return boards_report(*known_game(table), answer(table, view));
}

}  // namespace hr
