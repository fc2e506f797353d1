// SPDX-License-Identifier: MIT
// A board as a picture: polygons and the places for pieces, computed from the core's geometry
// alone. Units are about one cell; x points right, y down. Floors are panes side by side or
// stacked; a cube is a net or a solid, of which only the sides facing the viewer are included.
// Plain data, independent of how it is drawn.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/by_id.h"
#include "core/board/board_look.h"
#include "core/board/board_plan.h"
#include "core/picture/box.h"

namespace hr {

struct PicturePoint {
  float x = 0, y = 0;
  friend bool operator==(const PicturePoint&, const PicturePoint&) = default;
};
constexpr PicturePoint operator+(PicturePoint a, PicturePoint b) { return {a.x + b.x, a.y + b.y}; }
constexpr PicturePoint operator-(PicturePoint a, PicturePoint b) { return {a.x - b.x, a.y - b.y}; }
constexpr PicturePoint operator*(PicturePoint a, float by) { return {a.x * by, a.y * by}; }
constexpr float cross(PicturePoint a, PicturePoint b) { return a.x * b.y - a.y * b.x; }
float length(PicturePoint a);

void take(Box& box, PicturePoint spot);  // extends the box
inline constexpr Box k_no_box{1e9F, 1e9F, -1e9F, -1e9F};
bool inside(const Box& box, PicturePoint spot);  // not on its border
// The visible part of a box whose middle is visible.
Box clipped(const Box& box, const Box& to);

// flat: a map; grids with several floors side by side, cubes as nets.
enum class ViewType : std::uint8_t { flat, stacked, solid };
std::vector<ViewType> views_of(const Board& board);  // available views, the default one first
std::string_view view_name(const Board& board, ViewType type);

// The rotation of a solid: to the right, and the view from above; radians.
struct Rotation {
  float yaw = 0.62F, pitch = 0.52F;
  friend bool operator==(const Rotation&, const Rotation&) = default;
};
struct BoardView {
  ViewType type = ViewType::flat;
  Rotation turn;
  friend bool operator==(const BoardView&, const BoardView&) = default;
};

// A part of a cell: the whole cell, except on a solid, where cells on edges have a tile per side.
struct Tile {
  CellId cell = CellId::none;
  std::vector<PicturePoint> outline;
  Box box;
  std::uint8_t shade = 0;  // 0 or 1
  float light = 1;         // brightness of this side
  bool link = false;       // of a link
  bool bare = false;  // nothing is drawn of it unless it is marked: what is below shows through
};

// The place for the pieces of a cell: an ellipse with the half axes `across` and `along` around
// `middle`.
struct PieceSpot {
  PicturePoint middle, across, along;
  int pane = 0;
  bool shown = false;
  float radius() const;  // of the largest circle in that ellipse
};

enum class TextAlign : std::uint8_t { left, centre, right };  // text alignment

struct Caption {
  std::string text;
  PicturePoint at;  // vertical centre
  TextAlign side = TextAlign::centre;
  bool title = false;  // of a pane; otherwise the name of a row or column
};

struct Pane {
  std::string title;
  Box box;
};

struct PictureLink {
  PicturePoint from, to;
  LinkLook look = {};
};

struct Picture {
  std::vector<Tile> tiles;  // in drawing order
  // Places of a grid without a cell, each of no cell, if the rules say how they look.
  std::vector<Tile> closed;
  ById<CellId, PieceSpot> piece_spots;
  std::vector<Pane> panes;
  std::vector<Caption> captions;
  std::vector<PictureLink> links;  // drawn under the cells
  std::vector<Box> bands;          // … and under the links: staircases
  std::vector<Tile> plates;        // under all that, without edges: the board where tiles are bare
  Box bounds = k_no_box;
  bool names_in_cells = false;  // no captions name the cells
  bool square = false;          // cells are adjacent axis-parallel squares

  const PieceSpot& at(CellId cell) const { return piece_spots[cell]; }
};

// For a room with this ratio of width to height. Without cells for cards: see card_layout.h.
Picture picture_of(const BoardPlan& plan, const BoardLook& look, const BoardView& view,
                   float aspect);

// Leaves out all cells but these, of which there must be one; where each is stays the same.
void show_only(Picture& picture, std::span<const CellId> cells);

// The topmost cell at this position, or none.
CellId hit(const Picture& picture, PicturePoint spot);
bool inside(const std::vector<PicturePoint>& outline, PicturePoint spot);
// The distance to the nearest side.
float room_around(const std::vector<PicturePoint>& outline, PicturePoint middle);

// The number of columns in which `count` boxes of this size come out largest in such a room.
int best_columns(int count, float width, float height, float gap, float aspect);

}  // namespace hr
