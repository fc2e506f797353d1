// SPDX-License-Identifier: MIT
// What is drawn side by side, with what lies on each cell in words, and the score: plain data for
// clients that draw it and read it aloud.
#pragma once

#include <string>
#include <vector>

#include "core/table/drawn_boards.h"
#include "core/table/scoreboard.h"

namespace hr {

struct BoardReport {
  std::string title, heading;
  std::string heading_at_seat;  // of cards, where it is seen whose they are: "Hand, 5"
  SeatId seat = SeatId::none;
  std::vector<int> zones;
  BoardPlace place = BoardPlace::board;
  std::vector<CellId> used;
  std::vector<CellId> cards;
  int count = 0;
  bool row = false, source = false, printed = false;
  std::vector<LargePiece> large;   // on it
  std::vector<std::string> lines;  // cell_line() of every cell (core/table/cell_text.h)
};
struct BoardsReport {
  std::vector<BoardReport> boards;
  LastAction last;
  Scoreboard score;
};
// The report must contain what lies where and the last lines of the log with arguments.
BoardsReport boards_report(const GameReport& game, const Report& report);

}  // namespace hr
