// SPDX-License-Identifier: MIT
// Small pictures of boards for the list of games: the empty board, with regions of a seat in that
// seat's colour. The polygons are computed once per game.
#pragma once

#include <imgui.h>

#include <map>
#include <memory>
#include <vector>

#include "editor/desk/desk_state.h"

namespace hr::editor {

class Thumbnails {
 public:
  // Draws it centred in the box, as large as fits. Draws nothing for a game without a board.
  void draw(ImDrawList& list, const RulesetInfo& info, ImVec2 from, ImVec2 to);

 private:
  struct Shape {
    std::vector<ImVec2> corners;
    int shade = 0;               // 0 or 1
    SeatId seat = SeatId::none;  // whose
  };
  struct Thumbnail {
    std::shared_ptr<const GameReport> game;
    std::vector<std::pair<ImVec2, ImVec2>> links;
    std::vector<Shape> shapes;
    ImVec2 low, high;
  };
  static Thumbnail make(std::shared_ptr<const GameReport> game);

  std::map<const GameReport*, Thumbnail> made_;
};

}  // namespace hr::editor
