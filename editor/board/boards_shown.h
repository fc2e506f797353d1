// SPDX-License-Identifier: MIT
// Which boards are drawn side by side, by one rule for all games: zones of the whole table lie on
// every board. Where these eyes see something of the zones of several seats, each of those seats
// has a board of its own; else all that they see lies on one. And what stands on a cell, in words.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/table/table.h"

namespace hr::editor {

struct BoardShown {
  std::string title;               // "board of white"; "" where there is one only
  int seat = -1;                   // whose zones lie on it beside the table's; -1: nobody's
  std::vector<std::size_t> zones;  // of the report; the table's first
};

// At least one.
std::vector<BoardShown> boards_shown(const Report& report);

// Whether these eyes do not know all that stands there.
bool hidden(const Report& report, const BoardShown& board, CellId cell);

// "white cube", "black cube on white cube", "12 seeds, 1 stone", "nothing", "hidden"
std::string cell_words(const Report& report, const BoardShown& board, CellId cell);

}  // namespace hr::editor
