// SPDX-License-Identifier: MIT
// The marks of regions (homes, starts, goals) on a picture: a line inside their border and a letter
// in a corner of one cell of each connected part; or, if the rules declare a mark, that mark in the
// middle of each cell. A region whose look the rules declare is drawn with its cells: it needs no
// letter, and with a fill no border. One that the rules want unmarked is not marked, and one to
// which they give a legend always is. Other regions without a declared mark are not marked if they
// cover half of the board or more, or if there are more than four: then they are how the rules are
// written, and not what players look for. The border of such a region of nobody is a quiet line,
// which pieces on lines stand out from, and only where the board goes on beyond it. Plain data.
#pragma once

#include <string>
#include <vector>

#include "core/picture/picture.h"
#include "core/table/game_report.h"

namespace hr::editor {

struct RegionLine {
  PicturePoint from, to;            // on the border; …
  PicturePoint from_lead, to_lead;  // … offset of each end of a line one unit inside the border
  float room = 0;                   // from the border to the middle of the cell
  SeatId seat = SeatId::none;       // whose; none: all seats
  int depth = 0;                    // lines of overlapping regions are side by side
  bool quiet = false;               // of a region of nobody whose look the rules do not declare
};

struct RegionSign {
  CellId cell = CellId::none;
  std::string letter, name;
  SeatId seat = SeatId::none;
  int corner = 0;        // of the cell: 0 to 3 from the top left; no two signs share one
  bool printed = false;  // declared by the rules: drawn in the middle, under the pieces
  CellLook look = {};    // of the cell
};

// For a legend: a sign or a look, and the name of the region that has it.
struct RegionName {
  std::string letter, name;
  CellLook look = {};
  int seats = 0;         // in whose colours its cells or its letters are
  bool printed = false;  // as in RegionSign
  friend bool operator==(const RegionName&, const RegionName&) = default;
};

struct RegionMarks {
  std::vector<RegionLine> lines;
  std::vector<RegionSign> signs;
  std::vector<RegionName> names;
};

// Whether a mark is printed in the middle of the cell.
bool has_printed_sign(const RegionMarks& marks, CellId cell);

RegionMarks region_marks(const GameReport& game, const Picture& picture);

}  // namespace hr::editor
