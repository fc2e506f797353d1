// SPDX-License-Identifier: MIT
// Small pictures of boards, to know games by: the empty board, with what belongs to a seat in that
// seat's colour. Polygons are made once for each game.
#pragma once

#include <imgui.h>

#include <map>
#include <memory>
#include <vector>

#include "editor/desk/shown.h"

namespace hr::editor {

class Thumbnails {
 public:
  // In the middle of the box, as large as it may be. Nothing for a title that has no board.
  void draw(ImDrawList& list, const Title& title, ImVec2 from, ImVec2 to);

 private:
  struct Shape {
    std::vector<ImVec2> corners;
    int shade = 0;  // of two
    int seat = -1;  // whose
  };
  struct Picture {
    std::shared_ptr<const Game> game;
    std::vector<std::pair<ImVec2, ImVec2>> links;
    std::vector<Shape> shapes;
    ImVec2 low, high;
  };
  static Picture make(std::shared_ptr<const Game> game);

  std::map<const Game*, Picture> made_;
};

}  // namespace hr::editor
