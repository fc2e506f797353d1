// SPDX-License-Identifier: MIT
// Draws the boards of a layout with ImDrawList: first the cells, then marks, pieces and overlays.
// It only reads the scene.
#pragma once

#include <imgui.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/table/drawn_boards.h"
#include "editor/board/board_pen.h"
#include "editor/board/board_scene.h"
#include "editor/board/canvas_state.h"
#include "editor/board/piece_looks.h"
#include "editor/board/piece_symbols.h"
#include "editor/board/region_marks.h"
#include "editor/ui/blend.h"
#include "editor/ui/theme.h"

namespace hr::editor {

// The highlights of a cell, one bit each.
using CellMarks = std::uint16_t;
constexpr CellMarks mark_bit(Highlight what) {
  return static_cast<CellMarks>(1U << static_cast<unsigned>(what));
}

// The contents of a board in this frame.
struct BoardContents {
  DrawnBoard shown;
  ById<CellId, CellMarks> marks;
  std::vector<std::pair<CellId, PicturePoint>> sliding = {};  // how far these are from their cells
  std::vector<CellId> arrived = {};  // of cards: came here by the last move
  std::vector<LargePiece> large = {};
};

// Of each board that the scene shows.
std::vector<BoardContents> contents_of(const BoardScene& scene);

// Where a piece is: its middle, and its axes from there, in pixels.
struct PieceAxes {
  PicturePoint middle, across, along;
  float radius() const { return std::min(length(across), length(along)); }
};

// A card that is dragged, with its middle at this pixel.
struct CarriedCard {
  CellId cell = CellId::none;
  PicturePoint at;
};

// Draws it if it is large enough to be recognised; else false. `badge`: with the owner's mark.
bool draw_look(BoardPen& pen, const PieceLook& look, SeatId owner, const drawing::Inks& inks,
               bool badge, const PieceAxes& at);
// Printed on the board: quieter than pieces. `on`: the colour of the cell.
drawing::Inks printed_inks(SeatId owner, Tint tint, ImU32 on);

// The drawings that the rules print on cells, under the pieces. `scale`: pixels per unit.
void draw_cell_drawings(BoardPen& pen, const PieceLooks& looks, const Picture& picture,
                        float scale);

class BoardPainter {
 public:
  BoardPainter(ImDrawList& list, const BoardScene& scene, const BoardLayout& layout,
               const Camera& camera, const RegionMarks& regions, const PieceLooks& looks);

  // Of the layout: a board, or a group of cards.
  void board(int number, const BoardContents& contents);
  void areas();  // under all groups of cards
  void titles();
  void cursor(CellRef at, bool focused, bool hovered);
  // What would be put there, if something on several cells would.
  void ghost(CellRef at, const BoardContents& contents);
  // The captured pieces, in rows of this width in pixels; the height is 0 in games without.
  static float taken_height(const BoardScene& scene, float width);
  void taken(ImVec2 from, float width);
  // In no cell; in pixels.
  void lone_piece(const PieceFace& face, PicturePoint middle, float radius) {
    piece(face, middle, radius);
  }
  void carried(CellRef from, const BoardContents& contents, PicturePoint at);

 private:
  struct TakenPlace {
    TakenPieces pieces;
    float x = 0, wide = 0;  // in its row, in pixels
    int row = 0;
  };
  static std::vector<TakenPlace> taken_places(const BoardScene& scene, float width);
  float radius(CellId cell) const;  // in pixels

  void turn_to(int board);
  void ground();  // bands, links, captions
  void cells(const BoardContents& contents);
  bool occupied(const BoardContents& contents, CellId cell) const;
  void tile(const Tile& tile, CellMarks marks, bool hidden);
  template <class Add>
  void each_wash(CellMarks marks, float prospect, const Add& add) const;
  void wash(const Tile& tile, CellMarks marks);

  void edited_links();
  void regions();
  void region_signs();
  void printed_signs();
  void small_sign(const RegionSign& sign, ImVec2 at);
  void winners(const Report& report);
  void last_action(const BoardContents& contents);
  void route();       // under the pieces
  void route_ends();  // above them
  void name_symbols(std::vector<PieceSymbol>& symbols, CellId cell) const;
  void pieces(const BoardContents& contents, CellId cell, PicturePoint off = {});
  void large(const LargePiece& piece);                              // as one thing
  void bars(const std::vector<PieceSymbol>& symbols, CellId cell);  // on a link
  // A piece off the board, in pixels.
  void piece(const PieceFace& face, PicturePoint middle, float radius);
  void badge(CellId cell);
  void symbol(const PieceSymbol& symbol, PicturePoint middle, PicturePoint across,
              PicturePoint along, float size);
  bool drawn(const PieceFace& face, const PieceAxes& at);  // false: there is no drawing
  void shape(SeatId owner, const PieceAxes& at, bool covered);
  void letters(const PieceSymbol& symbol, const PieceAxes& at);
  void cards(const BoardContents& contents, const CarriedCard& only);  // of no cell: all
  void note(const PieceSymbol& symbol, const PieceAxes& at);           // on a drawing, or presented
  void height(std::string_view pieces, const PieceAxes& at);           // of a stack
  std::string_view label_of(CellId cell) const;
  float label_size(CellId cell, bool noted) const;
  void label(CellId cell, bool noted);
  void marks_above(CellId cell, CellMarks marks, bool occupied);
  void target(CellId cell, bool occupied, bool risky);
  void warning(ImVec2 at, float r);
  void place(CellId cell);
  CellSet noted() const;
  void notes();
  void note(CellId cell, const NoteReport& found);

  ImDrawList& list_;
  const BoardScene& scene_;
  const BoardLayout& layout_;
  const Picture* picture_;  // of what is painted
  const Camera& camera_;
  const RegionMarks& regions_;
  const PieceLooks& looks_;
  const Colours& colours_;
  float ui_;  // scale of the window
  BoardPen pen_;
};

// A card that is too small to be read, with all that is printed on it, beside it.
void draw_enlarged_card(ImDrawList& list, const BoardScene& scene, const CanvasState& look,
                        CellRef at, std::span<const BoardContents> boards);

}  // namespace hr::editor
