// SPDX-License-Identifier: MIT
// Taking notes by clicking on the board: marks on cells, and passage counts. Shared by the board,
// which reports the clicks, the notes and the menu. While it is on, clicks never play a move; it
// ends when the viewer or the match changes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "editor/panels/panel.h"
#include "editor/ui/typed_texts.h"

namespace hr::editor {

class MarkTool {
 public:
  bool on() const { return on_; }
  void toggle(const DeskState& state);
  void end();
  void follow(const DeskState& state);

  // Draws whose notes are taken, and the marks to choose from.
  void draw(const GameState& game, Requests& requests);
  // Writes notes on the clicked cell, or on the cells of a stroke in this order.
  void use(const GameState& game, const std::vector<std::string>& cells, Requests& requests) const;
  // The note on a cell, and what a click there does.
  std::string hint(const GameState& game, const std::string& cell) const;

 private:
  void draw_marks(bool brief);
  void draw_own();
  void use_keys();
  bool own() const;  // the chosen mark is what the player types
  NoteBrush brush() const;

  bool on_ = false;
  SeatId viewer_ = k_turn;
  std::uint64_t match_ = 0;
  std::size_t chosen_ = 0;  // index of the mark
  std::string own_;
  TypedTexts typed_;
};

}  // namespace hr::editor
