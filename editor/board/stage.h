// SPDX-License-Identifier: MIT
// Lays out the pictures of one or more boards of a game in a room, all equal and as large as
// possible. Plain data, in picture units.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "editor/board/picture.h"

namespace hr::editor {

// A cell of one of the boards shown.
struct CellRef {
  int board = 0;
  CellId cell = CellId::none;
  explicit operator bool() const { return cell != CellId::none; }
  friend bool operator==(const CellRef&, const CellRef&) = default;
};

struct Stage {
  Picture picture;            // the same for each board …
  std::vector<Spot> origins;  // … and the origin of each
  std::vector<Caption> titles;
  Box bounds;

  Spot middle(CellRef at) const { return picture.at(at.cell).middle + origins[at.board]; }
  bool shown(CellRef at) const {
    return at && at.board < static_cast<int>(origins.size()) &&
           index(at.cell) < static_cast<int>(picture.standings.size()) && picture.at(at.cell).shown;
  }
};

// One title per board; "" is not drawn. Width and height of the room may be in any unit.
Stage stage_of(const Board& board, const BoardView& view, std::span<const std::string> titles,
               float width, float height);

CellRef hit(const Stage& stage, Spot spot);

// The target of an arrow key: the nearest cell in this direction (a unit vector along one axis),
// also across floors and boards; `from` itself if there is none. If `from` is none: the first cell.
CellRef beside(const Stage& stage, CellRef from, Spot direction);

// Maps a stage to the screen, with the point `centre` of the stage in the middle of the room.
struct Camera {
  Spot centre;
  float scale = 1;  // pixels per unit
  Box room;

  Spot middle() const { return {(room.left + room.right) / 2, (room.top + room.bottom) / 2}; }
  Spot to_screen(Spot at) const { return middle() + (at - centre) * scale; }
  Spot to_stage(Spot pixel) const { return centre + (pixel - middle()) * (1 / scale); }
};

// Shows everything, within the limits `least` and `most` in pixels per unit.
Camera fitted(const Stage& stage, const Box& room, float least, float most);
// Zooms; the point under this pixel stays there.
Camera zoomed(const Camera& camera, Spot pixel, float scale);
// Limits panning to the edges of the stage; centres it where it fits.
Camera held(const Stage& stage, Camera camera);
// Allows free panning, but keeps part of the stage visible.
Camera loosely_held(const Stage& stage, Camera camera);
// Moves as little as needed to make this point visible.
Camera showing(const Camera& camera, Spot at, float around);

}  // namespace hr::editor
