// SPDX-License-Identifier: MIT
// What a click or a drag means besides naming the cells of a move one by one. Decided by the board
// and the legal moves in the report alone, so it reveals nothing and knows no game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/board/board.h"
#include "core/table/report.h"
#include "editor/board/board_scene.h"
#include "editor/board/slides.h"

namespace hr::editor {

// Pieces fall: each empty cell of a flat grid leads, through empty cells of its column or row, to
// the one cell there where something can be put, always in the same direction, and somewhere that
// is another cell. Then a click anywhere in the line means that cell. The index of the move.
std::optional<std::size_t> falls_to(const Board& board, const Report& report, CellId clicked);

// Which way pieces fall then, if they do.
FallWay falling(const Board& board, const Report& report);

// The cells that look empty on which a move would put something, or which it only names.
std::vector<CellId> placing_cells(const Board& board, const Report& report);
// How many of the cells that look empty so many are: at most half of them, more, or every one, so
// that marking them would say nothing.
enum class Places : std::uint8_t { few, many, all };
Places how_many(const Board& board, const Report& report, std::size_t places);

// What these actions would put on several cells, by the cell that they name.
std::vector<Ghost> ghosts_of(const GameReport& game, const Report& report);

// The move that puts something on the link between two neighbouring cells.
std::optional<std::size_t> on_link(const Board& board, const Report& report, CellId from,
                                   CellId to);

// The only cell where moves begin, if they all go on from there: the one piece that can be moved.
CellId only_start(const Report& report);

// The move that a drag suggests, as it is typed, for the reason why it is not legal; "" if several
// verbs fit, or none.
std::string dragged_text(const Board& board, const Report& report, CellId from, CellId to);

}  // namespace hr::editor
