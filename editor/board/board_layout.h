// SPDX-License-Identifier: MIT
// Lays out the pictures of one or more boards of a game in a room, all equal and as large as
// possible, and groups of cards below them. Plain data, in picture units.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/picture/picture.h"
#include "core/table/drawn_boards.h"

namespace hr::editor {

// A cell of one of the boards shown, or a card in one of the groups.
struct CellRef {
  int board = 0;
  CellId cell = CellId::none;
  explicit operator bool() const { return cell != CellId::none; }
  friend bool operator==(const CellRef&, const CellRef&) = default;
};

// What lies before one of the other seats at a table of cards; its name is at the top.
struct SeatArea {
  SeatId seat = SeatId::none;
  Box box;
};

struct BoardLayout {
  Picture picture;                    // the same for each board; …
  std::vector<Picture> cards;         // … of each group of cards, which follow the boards; …
  std::vector<PicturePoint> origins;  // … and the origin of each of them
  std::vector<Caption> titles;
  std::vector<SeatArea> areas;  // of the other seats' cards, under them
  float card = 1;               // the width of a card of a hand
  int only = -1;  // the one of several boards that is shown, without a title; -1: all of them
  Box bounds;

  int boards() const { return static_cast<int>(origins.size() - cards.size()); }
  const Picture& of(int board) const {
    return board < boards() ? picture : cards[static_cast<std::size_t>(board - boards())];
  }
  bool shows(int board) const { return only < 0 || board == only || board >= boards(); }
  PicturePoint middle(CellRef at) const {
    return of(at.board).at(at.cell).middle + origins[at.board];
  }
  bool shown(CellRef at) const {
    return at && at.board < static_cast<int>(origins.size()) && shows(at.board) &&
           nth(at.cell) < of(at.board).piece_spots.size() && of(at.board).at(at.cell).shown;
  }
};

// Boards come before groups of cards. Titles of boards that are "" are not drawn. Width and height
// of the room may be in any unit, and so may be the least width of a hand's cards where there is no
// board: then a table of cards may be higher than the room. `only`: as in BoardLayout.
BoardLayout layout_of(const GameReport& game, const BoardView& view,
                      std::span<const DrawnBoard> shown, float width, float height,
                      float least_card = 0, int only = -1);

CellRef hit(const BoardLayout& layout, PicturePoint spot);

// The target of an arrow key: the nearest cell in this direction (a unit vector along one axis),
// also across floors and boards; `from` itself if there is none. If `from` is none: the first cell.
CellRef neighbour_towards(const BoardLayout& layout, CellRef from, PicturePoint direction);

// Maps a layout to the screen, with the point `centre` of the layout in the middle of the room.
struct Camera {
  PicturePoint centre;
  float scale = 1;  // pixels per unit
  Box room;

  PicturePoint middle() const {
    return {(room.left + room.right) / 2, (room.top + room.bottom) / 2};
  }
  PicturePoint to_screen(PicturePoint at) const { return middle() + (at - centre) * scale; }
  PicturePoint to_layout(PicturePoint pixel) const {
    return centre + (pixel - middle()) * (1 / scale);
  }
};

// Shows everything, within the limits `min` and `max` in pixels per unit.
Camera fitted(const BoardLayout& layout, const Box& room, float min, float max);
// Zooms; the point under this pixel stays there.
Camera zoomed(const Camera& camera, PicturePoint pixel, float scale);
// Limits panning to the edges of the layout; centres it where it fits.
Camera clamped(const BoardLayout& layout, Camera camera);
// Allows free panning, but keeps part of the layout visible.
Camera loosely_clamped(const BoardLayout& layout, Camera camera);
// Moves as little as needed to make this point visible.
Camera showing(const Camera& camera, PicturePoint at, float around);

}  // namespace hr::editor
