// SPDX-License-Identifier: MIT
// Small pictures of positions, such as those in the list of games: boards with pieces, in the
// colours of their own seats. What they need is computed once per position and size.
#pragma once

#include <imgui.h>

#include <map>
#include <string>
#include <vector>

#include "editor/board/board_painter.h"
#include "editor/desk/desk_state.h"

namespace hr::editor {

// What a picture shows.
struct PicturedPosition {
  std::shared_ptr<const GameReport> game;
  std::shared_ptr<const Report> position;  // null: an empty board
  std::vector<CellMark> marks = {};        // never others for the same position
};

class Thumbnails {
 public:
  // Draws it centred in the box, as large as fits. Draws nothing for a game without a board. `id`:
  // the picture that it replaces.
  void draw(ImDrawList& list, const std::string& id, const PicturedPosition& what, ImVec2 from,
            ImVec2 to);
  void draw(ImDrawList& list, const RulesetInfo& info, ImVec2 from, ImVec2 to) {
    draw(list, info.id, {info.game, info.position}, from, to);
  }
  void forget() { made_.clear(); }

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
  static Thumbnail make(const PicturedPosition& what, float width, float height);
  static void paint(ImDrawList& list, const Thumbnail& picture, const Box& room);

  std::map<std::string, Thumbnail> made_;  // by id
};

}  // namespace hr::editor
