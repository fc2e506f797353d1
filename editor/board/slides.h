// SPDX-License-Identifier: MIT
// Which pieces have moved between two positions on the same boards, and how far they have slid by
// now. Found by comparing what lies on the cells, so it works for every game, and backwards for
// undo. Plain data: uses no ImGui and no clock of its own; times are in seconds.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/table/drawn_boards.h"
#include "editor/board/board_layout.h"
#include "editor/board/piece_symbols.h"

namespace hr::editor {

inline constexpr double k_slide_seconds = 0.15;

// All that lies on `to` came from `from`.
struct Slide {
  int board = 0;  // of drawn_boards()
  CellId from = CellId::none, to = CellId::none;
  int from_board = -1;  // where `from` is; -1: on the same board
  friend bool operator==(const Slide&, const Slide&) = default;
};

// The way in which pieces fall to their cells: one step along one axis of a grid, or none.
struct FallWay {
  int x = 0, y = 0;
  explicit operator bool() const { return x != 0 || y != 0; }
};

// What lies on the cells of a board: by cell, from the bottom to the top.
using BoardPieces = std::map<CellId, std::vector<PieceFace>>;
BoardPieces pieces_of(const Report& report, const DrawnBoard& board);

// What lies on each of several boards, whose order may change with the viewer.
class LyingPieces {
 public:
  // Takes the next position. `was` and `is`: the one before and this one, in the order of `boards`.
  // False: it shows other boards.
  bool follow(const Report* report, std::span<const DrawnBoard> boards,
              std::vector<BoardPieces>& was, std::vector<BoardPieces>& is);

 private:
  std::map<std::vector<std::size_t>, BoardPieces> lay_;  // by the zones of a board
};

// From one position to the next. `moved`: where the action itself says that it began and ended; a
// piece that changes its kind on the way slides there, too. Where much has changed at once, such as
// a new setup, nothing slides.
std::vector<Slide> slides_between(const BoardPieces& was, const BoardPieces& is, int board,
                                  std::optional<std::pair<CellId, CellId>> moved);

// Cards, and what was put on a board from a hand, that came from elsewhere: from one of these
// boards to another. A card that was hidden may come from any hidden ones. Nothing where much has
// changed at once, such as when cards are dealt.
std::vector<Slide> arrivals(std::span<const BoardPieces> was, std::span<const BoardPieces> is);

// Of the only change, a piece on a cell that was empty: its fall from the far end of its line, if
// that is another cell.
std::optional<Slide> fall_between(const Board& on, const BoardPieces& was, const BoardPieces& is,
                                  int board, FallWay way);

class Slides {
 public:
  void begin(std::vector<Slide> slides, double now);
  void end() { slides_.clear(); }

  bool moving(double now) const { return !slides_.empty() && now < begun_ + k_slide_seconds; }
  std::span<const Slide> all() const { return slides_; }
  // The part of the way that is left at that time, from 1 to 0; at first fast, then slower.
  float left(double now) const;

 private:
  std::vector<Slide> slides_;
  double begun_ = 0;
};

}  // namespace hr::editor
