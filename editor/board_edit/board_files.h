// SPDX-License-Identifier: MIT
// The board files of a ruleset, in the Board tab: which one is in force, its name and its contents.
#pragma once

#include <string>

#include "editor/board_edit/board_edits.h"
#include "editor/ui/typed_texts.h"

namespace hr::editor {

class BoardFiles {
 public:
  void draw(const Shown& shown, BoardEdits& edits, Wishes& wishes);
  // The name of the file that an edit goes to: the one in force, or a new one.
  std::string name(const GameShown& game) const;

 private:
  void draw_choice(const GameShown& game, Wishes& wishes);
  void draw_copy(const Shown& shown, BoardEdits& edits, Wishes& wishes);

  TypedTexts typed_;
};

// The board file in force; "" for the default board.
std::string board_in_force(const GameShown& game);

}  // namespace hr::editor
