// SPDX-License-Identifier: MIT
// Draws tiles, figures and text of one board of a layout into an ImDrawList. move_to() selects the
// board. Coordinates are in the units of its picture unless they are called pixels. The pen knows
// nothing of the game.
#pragma once

#include <imgui.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/board/board_look.h"
#include "editor/board/board_layout.h"
#include "editor/board/piece_symbols.h"

namespace hr::editor {

// What the rules give a tint, which has this colour without it. `seat`: the owner.
ImU32 tinted(ImU32 plain, Tint tint, SeatId seat);

class BoardPen {
 public:
  // All of them must outlive the pen.
  BoardPen(ImDrawList& list, const Camera& camera);

  // To the origin of a board in the layout. `square`: its cells are, so tiles keep to whole pixels.
  void move_to(PicturePoint origin, bool square = false) { origin_ = origin, square_ = square; }
  PicturePoint on_screen(PicturePoint at) const { return camera_.to_screen(at + origin_); }
  ImVec2 pixel(PicturePoint at) const;
  bool in_sight(const Box& box) const;

  void fill(const Tile& tile, ImU32 colour);
  void edge(const Tile& tile, ImU32 colour, float width);
  // A line inside the outline, `inset` pixels from it.
  void frame(const Tile& tile, ImU32 colour, float width, float inset);
  // Hatching clipped to the polygon and continuous across cells.
  void hatch(const Tile& tile, ImU32 colour, float pitch, float slope);

  // Between two cells, in pixels.
  void link(ImVec2 from, ImVec2 to, LinkLine line, ImU32 colour, float width);

  // Figures, in pixels.
  void house(ImVec2 middle, float half, ImU32 ink);
  void sign(PicturePoint middle, float radius, bool plus);
  // How good a move is, in points of 100; `below`: on a slip below a piece of that radius.
  void prospect(float value, ImVec2 middle, float radius, bool below);
  // A square texture, with these axes. `upright`: along the screen's, pixel by pixel.
  void image(ImTextureID texture, PicturePoint middle, PicturePoint across, PicturePoint along,
             bool upright);
  // The shape of an owner's pieces, with these axes.
  void shape(SeatId owner, PicturePoint middle, PicturePoint across, PicturePoint along, ImU32 fill,
             ImU32 rim);

  // `at` is a pixel; `side`: the share of its width to the left of it.
  void text(std::string_view text, ImVec2 at, float size, ImU32 colour, float side = 0.5F);
  ImVec2 text_size(std::string_view text, float size) const;
  // The largest font size up to `max_size` at which the text fits this width; 0 if that would be
  // below `min_size` (at scale 1; at others less than that many times as large).
  float fitting(std::string_view text, float width, float max_size, float min_size = 9) const;
  std::string cut(std::string_view text, float width, float size) const;
  // Registers what text() has drawn with the Screen.
  void expose(const char* kind, std::string_view text, ImVec2 at, float size, float side) const;

 private:
  void trace(const Tile& tile);

  ImDrawList& list_;
  const Camera& camera_;
  float ui_;  // scale of the window
  PicturePoint origin_;
  bool square_ = false;
  std::vector<ImVec2> corners_;  // of what is being drawn, in pixels
};

}  // namespace hr::editor
