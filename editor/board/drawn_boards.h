// SPDX-License-Identifier: MIT
// Which boards are drawn side by side, by one rule for all games: common zones appear on every
// board. If the viewer sees part of the zones of several seats, each of those seats gets its own
// board; otherwise everything is on one board. Also: the contents of a cell in words.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/table/report.h"

namespace hr::editor {

struct DrawnBoard {
  std::string title;               // "White's board"; "" if there is only one
  SeatId seat = SeatId::none;      // whose zones it shows besides the common ones
  std::vector<std::size_t> zones;  // of the report; common zones first
};

// At least one.
std::vector<DrawnBoard> drawn_boards(const Report& report);

// Whether part of the cell is hidden from the viewer.
bool hidden(const Report& report, const DrawnBoard& board, CellId cell);

// "white cube", "black cube on white cube", "12 seeds, 1 stone", "empty", "hidden"
std::string cell_words(const Report& report, const DrawnBoard& board, CellId cell);

}  // namespace hr::editor
