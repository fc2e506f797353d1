// SPDX-License-Identifier: MIT
// Draws one of the boards of a stage with ImDrawList: first the cells, then marks, pieces and
// overlays. It only reads the scene.
#pragma once

#include <imgui.h>

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "editor/board/board_scene.h"
#include "editor/board/boards_shown.h"
#include "editor/board/region_marks.h"
#include "editor/board/tokens.h"
#include "editor/ui/blend.h"
#include "editor/ui/theme.h"

namespace hr::editor {

// The highlights of a cell, one bit each.
using CellMarks = std::uint8_t;
constexpr CellMarks mark_bit(Highlight what) {
  return static_cast<CellMarks>(1U << static_cast<unsigned>(what));
}

// The contents of a board in this frame.
struct BoardContents {
  BoardShown shown;
  std::vector<CellMarks> marks;  // by cell
};

class BoardPainter {
 public:
  BoardPainter(ImDrawList& list, const BoardScene& scene, const Stage& stage, const Camera& camera,
               const RegionMarks& regions, const Letters& letters);

  void ground(Spot origin);  // bands, links, captions
  void board(Spot origin, const BoardContents& contents);
  void titles();
  void cursor(CellRef at, bool focused, bool hovered);
  void carried(const BoardContents& contents, CellId cell, Spot pixel);

 private:
  bool in_sight(const Box& box) const;
  ImVec2 pixel(Spot at) const;
  float radius(CellId cell) const;  // in pixels
  void outline(const Tile& tile, std::vector<ImVec2>& out) const;

  void cells(const BoardContents& contents);
  bool occupied(const BoardContents& contents, CellId cell) const;
  void tile(const Tile& tile, CellMarks marks, bool hidden);
  void fill(const Tile& tile, ImU32 colour);
  void frame(const Tile& tile, ImU32 colour, float width, float inset);
  void hatch(const Tile& tile, ImU32 colour, float pitch, float slope);

  void regions();
  void region_signs();
  void printed_signs();
  void house(ImVec2 middle, float half, ImU32 ink);
  void winners(const Report& report);
  void last_action(const BoardContents& contents);
  void name_tokens(std::vector<Token>& tokens, CellId cell) const;
  void pieces(const BoardContents& contents, CellId cell);
  void badge(CellId cell);
  void token(const Token& token, Spot middle, Spot across, Spot along, float size);
  void shape(SeatId owner, Spot middle, Spot across, Spot along, ImU32 fill, ImU32 rim);
  std::string_view label_of(CellId cell) const;
  float label_size(CellId cell, bool noted) const;
  void label(CellId cell, bool noted);
  void marks_above(CellId cell, CellMarks marks, bool occupied);
  void target(CellId cell, bool occupied);
  void sign(Spot middle, float radius, bool plus);
  std::vector<bool> noted() const;  // by cell
  void notes();
  void note(CellId cell, const NoteReport& note);

  void text(std::string_view text, ImVec2 at, float size, ImU32 colour, float side = 0.5F);
  ImVec2 text_size(std::string_view text, float size) const;
  // The largest font size up to `most` at which the text fits this width; 0 if that would be below
  // `least` (at scale 1).
  float fitting(std::string_view text, float width, float most, float least = 9) const;
  // Registers what text() has drawn with the Screen.
  void tell(const char* kind, std::string_view text, ImVec2 at, float size, float side) const;
  std::string cut(std::string_view text, float width, float size) const;

  ImDrawList& list_;
  const BoardScene& scene_;
  const Stage& stage_;
  const Picture& picture_;
  const Camera& camera_;
  const RegionMarks& regions_;
  const Letters& letters_;
  const Colours& colours_;
  float ui_;  // scale of the window
  Spot origin_;
  std::vector<ImVec2> scratch_, other_;
};

}  // namespace hr::editor
