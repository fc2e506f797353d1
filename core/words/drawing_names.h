// SPDX-License-Identifier: MIT
// The names and headings that may occur in a drawing, in lower case, computed once: a game may have
// thousands of them, and a drawing as many lines.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/board/cell_rows.h"
#include "core/words/piece_codes.h"

namespace hr {

struct DrawingNames {
  std::map<std::string, std::pair<VarId, SeatId>, std::less<>> vars;
  std::map<std::string, int, std::less<>> levels, rows;
  std::set<std::string, std::less<>> legend;  // as written; such a line is ignored
  ById<ZoneInstance, std::string> zones;
};

DrawingNames drawing_names(const Game& game, std::span<const CellRow> rows,
                           const PieceCodes& codes);

// What to write instead of a name that a drawing does not know.
std::string unknown_cell(const Board& board, const std::string& name);
std::string unknown_name(const Game& game, const std::string& key);

}  // namespace hr
