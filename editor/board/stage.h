// SPDX-License-Identifier: MIT
// The pictures of several boards of one game set out in a room, all alike and as large as they can
// be. Plain values, in picture units.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "editor/board/picture.h"

namespace hr::editor {

// A cell of one of the boards that are shown.
struct CellRef {
  int board = 0;
  CellId cell = CellId::none;
  explicit operator bool() const { return cell != CellId::none; }
  friend bool operator==(const CellRef&, const CellRef&) = default;
};

struct Stage {
  Picture picture;            // of each board …
  std::vector<Spot> origins;  // … and where its own 0, 0 is
  std::vector<Caption> titles;
  Box bounds;

  Spot middle(CellRef at) const {
    return picture.at(at.cell).middle + origins[static_cast<std::size_t>(at.board)];
  }
  bool shown(CellRef at) const {
    return at && at.board < static_cast<int>(origins.size()) &&
           index(at.cell) < static_cast<int>(picture.standings.size()) && picture.at(at.cell).shown;
  }
};

// A title for each board; "" is not written. The room is as wide and high as it says, in any unit.
Stage stage_of(const Board& board, const BoardView& view, std::span<const std::string> titles,
               float width, float height);

CellRef hit(const Stage& stage, Spot spot);

// Where the arrow keys lead: the nearest cell in this direction, a unit along one axis, across
// floors and boards too; `from` itself when there is none. From no cell: the first one.
CellRef beside(const Stage& stage, CellRef from, Spot direction);

// How a stage lies on the screen: `centre`, of the stage, in the middle of the room.
struct Camera {
  Spot centre;
  float scale = 1;  // pixels a unit
  Box room;

  Spot middle() const { return {(room.left + room.right) / 2, (room.top + room.bottom) / 2}; }
  Spot to_screen(Spot at) const { return middle() + (at - centre) * scale; }
  Spot to_stage(Spot pixel) const { return centre + (pixel - middle()) * (1 / scale); }
};

// All of it in sight, or at least `least` pixels a unit; at most `most`.
Camera fitted(const Stage& stage, const Box& room, float least, float most);
// Nearer or farther; what is under this pixel stays there.
Camera zoomed(const Camera& camera, Spot pixel, float scale);
// Not past the edges of what there is to see; what fits in lies in the middle.
Camera held(const Stage& stage, Camera camera);
// As somebody has moved it, but something stays in sight.
Camera loosely_held(const Stage& stage, Camera camera);
// Moved as little as brings this spot into sight.
Camera showing(const Camera& camera, Spot at, float around);

}  // namespace hr::editor
