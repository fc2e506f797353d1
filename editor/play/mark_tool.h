// SPDX-License-Identifier: MIT
// Notes made by clicking on the board instead of playing there: marks on cells, and how often
// something passed. Between the board, which tells what was clicked, the notes and the actions.
// While it is on, nothing is played; it ends when other eyes look, or at another match.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "editor/panels/panel.h"
#include "editor/ui/typed_texts.h"

namespace hr::editor {

class MarkTool {
 public:
  bool on() const { return on_; }
  void toggle(const Shown& shown);
  void end();
  void follow(const Shown& shown);

  // What it is about, whose notes, and the marks to choose from.
  void draw(const GameShown& game, Wishes& wishes);
  // Notes on cells that were clicked, or passed over in this order.
  void use(const GameShown& game, const std::vector<std::string>& cells, Wishes& wishes) const;
  // What is noted on a cell, and what a click there does.
  std::string hint(const GameShown& game, const std::string& cell) const;

 private:
  void draw_marks(bool brief);
  void draw_own();
  void use_keys();
  std::string mark() const;
  int passages() const;

  bool on_ = false;
  int eyes_ = k_turn;
  std::uint64_t match_ = 0;
  int chosen_ = 0;  // of the marks
  std::string own_;
  TypedTexts typed_;
};

// The text of a note with a mark behind it, or without it where it is there already.
std::string with_mark(const std::string& text, const std::string& mark);
bool has_mark(const std::string& text, const std::string& mark);

}  // namespace hr::editor
