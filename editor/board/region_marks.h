// SPDX-License-Identifier: MIT
// How regions (homes, starts, goals) are marked on a picture: a line along their rim, inside it,
// and a letter in a corner of one cell of each part; where the rules declare a mark, that mark in
// the middle of each cell. Regions without one that are half of the board or more are ground, and
// not marked. Plain values.
#pragma once

#include <string>
#include <vector>

#include "core/game/game.h"
#include "editor/board/picture.h"

namespace hr::editor {

struct RegionLine {
  Spot from, to;            // on the rim; …
  Spot from_lead, to_lead;  // … of a line a unit inside it each end is so much farther on
  float room = 0;           // from the rim to the middle of the cell
  int seat = -1;            // whose; -1: all seats'
  int depth = 0;            // lines of regions that overlap lie side by side
};

struct RegionSign {
  CellId cell = CellId::none;
  std::string letter, name;
  int seat = -1;
  int corner = 0;        // of the cell: 0 to 3, from the top left on; no two signs are in one
  bool printed = false;  // the rules declare it: it stands in the middle, below what lies there
};

struct RegionMarks {
  std::vector<RegionLine> lines;
  std::vector<RegionSign> signs;
};

RegionMarks region_marks(const Game& game, const Picture& picture);

// "home of white, far of black"; "" when the cell is in none that are marked.
std::string region_words(const Game& game, CellId cell);

}  // namespace hr::editor
