// SPDX-License-Identifier: MIT
// A position drawn as text, read back: the drawing that board_text makes, with stacks in full, and
// cells told one by one as board_lines_spoken has them ("D4: black cube on white cube"); variables
// as vars_text has them ("bonus of ann: 7"). A zone is drawn whole or not at all; what is told cell
// by cell counts more. Nothing here knows a state: what is drawn can be set up
// (core/match/position.h) or compared with a view.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/base/located_error.h"
#include "core/words/contents.h"

namespace hr {

// A line of a file; `column` is where its text begins there. Both count from 1.
struct TextLine {
  int number = 1;
  int column = 1;
  std::string text;
  friend bool operator==(const TextLine&, const TextLine&) = default;
};

struct Drawing {
  std::map<std::pair<int, CellId>, Contents> cells;  // by instance of a zone, and cell
  // By variable, and seat (0 for the table's); nullopt: hidden.
  std::map<std::pair<VarId, SeatId>, std::optional<std::int64_t>> vars;
};

// Throws LocatedError when a line cannot be read, or a zone is drawn in part.
Drawing read_drawing(const Game& game, std::span<const TextLine> lines);

// The lines that read_drawing reads, of all zones and variables as these eyes see them.
std::vector<std::string> drawing_lines(const View& view);

}  // namespace hr
