// SPDX-License-Identifier: MIT
// The board files of a ruleset, in the Board tab: which one is in force, its name and its contents.
#pragma once

#include <string>

#include "editor/board_edit/board_edits.h"
#include "editor/ui/typed_texts.h"

namespace hr::editor {

class BoardFiles {
 public:
  void draw(const DeskState& state, BoardEdits& edits, Requests& requests);
  // The name of the file that an edit goes to: the one in force, or a new one.
  std::string name(const GameState& game) const;

 private:
  void draw_choice(const GameState& game, Requests& requests);
  void draw_copy(const DeskState& state, BoardEdits& edits, Requests& requests);

  TypedTexts typed_;
};

// The board file in force; "" for the default board.
std::string board_in_force(const GameState& game);

}  // namespace hr::editor
