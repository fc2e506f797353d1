// SPDX-License-Identifier: MIT
// Reads a position drawn as text: a drawing in the style of board_text(), but with whole stacks,
// single cells as in board_lines_spoken() ("D4: black cube on white cube"), and variables as in
// vars_text() ("bonus of ann: 7"). A zone is drawn completely or not at all; cells given one by one
// override the drawing. No state is involved: a drawing can be set up (core/match/position.h) or
// compared with a view.
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

struct DrawnPosition {
  std::map<std::pair<ZoneInstance, CellId>, Contents> cells;
  // Bags and rows of which only "hidden" or "3 cards, hidden" is said.
  std::map<ZoneInstance, std::string> hidden_cards;
  // By variable and seat (0 for a shared variable); nullopt: hidden.
  std::map<std::pair<VarId, SeatId>, std::optional<std::int64_t>> vars;
};

// Throws LocatedError when a line cannot be read, or a zone is drawn only in part.
DrawnPosition read_drawing(const Game& game, std::span<const TextLine> lines);

// The lines, as read by read_drawing(), of all zones and variables as the view shows them.
std::vector<std::string> drawing_lines(const View& view);

}  // namespace hr
