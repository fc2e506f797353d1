// SPDX-License-Identifier: MIT
// The names and headings that the lines of a drawing may have, in small letters, worked out once:
// a game may have thousands of them, and a drawing as many lines.
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
  std::set<std::string, std::less<>> legend;  // as written; a line of these says nothing
  std::vector<std::string> zones;             // by instance
};

DrawingNames drawing_names(const Game& game, std::span<const CellRow> rows,
                           const PieceCodes& codes);

}  // namespace hr
