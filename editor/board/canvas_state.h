// SPDX-License-Identifier: MIT
// How the boards on a canvas are viewed: the kind of view, its rotation and zoom, and the keyboard
// cursor. The layout is rebuilt only when the board, the room or the view changes. Does not use
// ImGui; pixels are those of the window.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/table/game_report.h"
#include "editor/board/board_layout.h"
#include "editor/board/piece_looks.h"
#include "editor/board/piece_symbols.h"
#include "editor/board/region_marks.h"

namespace hr::editor {

inline constexpr float k_key_turn = 0.22F;  // radians by which a key turns a cube

// What a layout is made for.
struct CanvasArea {
  std::shared_ptr<const GameReport> game;
  Box whole;                                // of the canvas
  float scale = 0;                          // of the window
  float tools_width = 0, tools_height = 0;  // at the bottom right; 0: none there
  std::vector<DrawnBoard> boards;
  float foot = 0;        // the height of the row at the bottom (board_foot.h)
  float tabs = 0;        // the height of the tabs of boards at the top; 0: there can be none
  int first = 0;         // the board that is shown at first if there are tabs
  bool tight = false;    // nearly no room around the board
  float least_cell = 0;  // as in BoardScene, in pixels of the window
  friend bool operator==(const CanvasArea&, const CanvasArea&) = default;
};

class CanvasState {
 public:
  void take(const CanvasArea& room);

  const std::shared_ptr<const GameReport>& shown() const { return made_.game; }
  const Board& board() const { return made_.game->board; }
  const BoardLayout& layout() const { return layout_; }
  const Camera& camera() const { return camera_; }
  const RegionMarks& regions() const { return regions_; }
  const PieceLooks& looks() const { return looks_; }
  const Box& whole() const { return made_.whole; }
  const std::vector<DrawnBoard>& boards() const { return made_.boards; }
  const BoardView& view() const { return view_; }
  // How much of this height the boards can use in that width, as they are laid out now.
  float useful_height(float width, float height);
  // Several boards do not fit with cells that can be recognised, so one is shown at a time.
  bool tabbed() const { return layout_.only >= 0; }
  void choose_board(int board);  // of several
  bool solid() const { return view_.type == ViewType::solid; }
  CellRef cursor() const { return cursor_; }

  void set_view(ViewType type);
  void set_cursor(CellRef at) { cursor_ = at; }
  // Whether the cursor was last moved by step(), and the mouse not at all since (forget_steps()).
  bool stepped() const { return stepped_; }
  void forget_steps() { stepped_ = false; }
  // Shows everything, however small, also after the room changes.
  void fit();
  bool partial() const;   // not all of the layout is visible
  void show(CellRef at);  // moves a partial view as little as needed, now and when it fits again
  void centre_on(PicturePoint at);
  void pan(PicturePoint pixels);
  void zoom(PicturePoint around, float by);
  void zoom(float by) { zoom(camera_.middle(), by); }
  void turn(float right, float up);  // a solid, in radians
  // Moves the cursor in a direction, a unit vector along one axis, and keeps it visible.
  void step(PicturePoint direction);

 private:
  void make();
  bool try_layout(float bottom, float right);  // whether the tools then cover no cell
  void make_beside_tools();
  void fit_in();
  float smallest_cell() const;  // of the boards, in units; 0: there is none
  float presented_scale() const;

  BoardView view_;
  Camera camera_;
  bool fits_ = true, stepped_ = false;
  bool whole_ = false;            // fit() was called: not even a least size counts
  int only_ = -1;                 // as in BoardLayout, while it is made
  SeatId chosen_ = SeatId::none;  // whose board; none: the first one
  CellRef cursor_, followed_;

  struct Useful {
    float width = 0, height = 0, of_it = 0;
  };
  Useful useful_;  // the last answer; in no room: the layout is another one now

  CanvasArea made_;
  BoardView made_view_;
  BoardLayout layout_;
  RegionMarks regions_;
  PieceLooks looks_;
};

}  // namespace hr::editor
