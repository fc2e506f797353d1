// SPDX-License-Identifier: MIT
// Small pictures of games for the list of games: their boards with the pieces of a sample position,
// in the colours of their own seats. What they need is computed once per position and size.
#pragma once

#include <imgui.h>

#include <map>
#include <string>
#include <vector>

#include "editor/board/board_painter.h"
#include "editor/desk/desk_state.h"

namespace hr::editor {

class Thumbnails {
 public:
  // Draws it centred in the box, as large as fits. Draws nothing for a game without a board.
  void draw(ImDrawList& list, const RulesetInfo& info, ImVec2 from, ImVec2 to);

 private:
  struct Thumbnail {
    std::shared_ptr<const GameReport> game;
    std::shared_ptr<const Report> position;
    float width = 0, height = 0;  // in pixels
    BoardScene scene;
    PieceLooks looks;
    BoardLayout layout;
    RegionMarks regions;
    std::vector<BoardContents> boards;
    std::vector<ImU32> owners;
  };
  static Thumbnail make(const RulesetInfo& info, float width, float height);
  static void paint(ImDrawList& list, const Thumbnail& picture, const Box& room);

  std::map<std::string, Thumbnail> made_;  // by the ruleset's id
};

}  // namespace hr::editor
