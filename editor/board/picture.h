// SPDX-License-Identifier: MIT
// A board as a picture: polygons and where pieces stand on them, from the core's geometry alone, in
// units of about one cell; x to the right, y downwards. Floors lie in panes beside each other or
// stacked; a cube as its net or as a solid, of which only the sides that face the viewer are there.
// Plain values: nothing here knows how they are drawn.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/board/board.h"
#include "editor/ui/screen.h"

namespace hr::editor {

struct Spot {
  float x = 0, y = 0;
  friend bool operator==(const Spot&, const Spot&) = default;
};
constexpr Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
constexpr Spot operator-(Spot a, Spot b) { return {a.x - b.x, a.y - b.y}; }
constexpr Spot operator*(Spot a, float by) { return {a.x * by, a.y * by}; }
constexpr float cross(Spot a, Spot b) { return a.x * b.y - a.y * b.x; }
float length(Spot a);

void take(Box& box, Spot spot);  // grows it
inline constexpr Box k_no_box{1e9F, 1e9F, -1e9F, -1e9F};

// flat: a map; grids of several floors side by side, a cube as its net.
enum class ViewType : std::uint8_t { flat, stacked, solid };
std::vector<ViewType> views_of(const Board& board);  // those that it has, the usual one first
std::string_view view_name(const Board& board, ViewType type);

// How a solid is turned: to the right, and how far it is looked at from above; in radians.
struct Turn {
  float yaw = 0.62F, pitch = 0.52F;
  friend bool operator==(const Turn&, const Turn&) = default;
};
struct BoardView {
  ViewType type = ViewType::flat;
  Turn turn;
  friend bool operator==(const BoardView&, const BoardView&) = default;
};

// A part of a cell: all of it but on a solid, where cells on edges have one on each side.
struct Tile {
  CellId cell = CellId::none;
  std::vector<Spot> outline;
  Box box;
  std::uint8_t shade = 0;  // of two
  float light = 1;         // how much of it falls on this side
};

// Where the pieces of a cell stand: a piece lies in the ellipse that `across` and `along` lead to
// from the middle.
struct Standing {
  Spot middle, across, along;
  int pane = 0;
  bool shown = false;
  float radius() const;  // of the largest circle in that ellipse
};

enum class Side : std::uint8_t { left, centre, right };  // of the text, at which it begins

struct Caption {
  std::string text;
  Spot at;  // the middle of its height
  Side side = Side::centre;
  bool title = false;  // of a pane; else what a row or a column is called
};

struct Pane {
  std::string title;
  Box box;
};

struct Picture {
  std::vector<Tile> tiles;          // in the order in which they are drawn
  std::vector<Standing> standings;  // by cell
  std::vector<Pane> panes;
  std::vector<Caption> captions;
  std::vector<std::pair<Spot, Spot>> links;  // drawn below the cells
  std::vector<Box> bands;                    // … and below the links: staircases
  Box bounds = k_no_box;
  bool names_in_cells = false;  // no caption tells the cells' names
  bool square = false;          // cells are upright squares that touch each other

  const Standing& at(CellId cell) const { return standings[nth(cell)]; }
};

// For a room that is so much wider than high.
Picture picture_of(const Board& board, const BoardView& view, float aspect);

// The cell that lies uppermost there; or none.
CellId hit(const Picture& picture, Spot spot);
bool inside(const std::vector<Spot>& outline, Spot spot);
// From a spot to the nearest side.
float room_around(const std::vector<Spot>& outline, Spot middle);

// In how many columns `count` boxes of a size are as large as they can be in such a room.
int best_columns(int count, float width, float height, float gap, float aspect);

}  // namespace hr::editor
