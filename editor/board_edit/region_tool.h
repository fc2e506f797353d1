// SPDX-License-Identifier: MIT
// Chooses a region of the ruleset, and whose part of it, and paints it.
#pragma once

#include <string>
#include <vector>

#include "editor/board_edit/board_edits.h"

namespace hr::editor {

class RegionTool {
 public:
  void draw(const GameShown& game);
  // Cells that are in it come out where the first one is, else the others come in.
  void paint(const Shown& shown, const std::vector<std::string>& painted, const std::string& file,
             BoardEdits& edits, Wishes& wishes);
  std::vector<std::string> cells(const Game& game) const;  // that it has now

 private:
  std::vector<std::string> seats(const Game& game) const;
  int region_ = 0;
  int seat_ = 0;  // of seats()
};

}  // namespace hr::editor
