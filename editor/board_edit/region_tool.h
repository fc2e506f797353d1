// SPDX-License-Identifier: MIT
// Chooses a region of the ruleset, and a seat's part of it, and edits its cells.
#pragma once

#include <string>
#include <vector>

#include "editor/board_edit/board_edits.h"

namespace hr::editor {

class RegionTool {
 public:
  void draw(const GameState& state);
  // Removes cells from the region if the first one is in it, otherwise adds them.
  void paint(const DeskState& state, const std::vector<std::string>& painted,
             const std::string& file, BoardEdits& edits, Requests& requests);
  std::vector<std::string> cells(const GameReport& game) const;  // the cells of the region now

 private:
  std::vector<std::string> seats(const GameReport& game) const;
  int region_ = 0;
  int seat_ = 0;  // index in seats()
};

}  // namespace hr::editor
