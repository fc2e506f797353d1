// SPDX-License-Identifier: MIT
// Small pictures of positions, such as those in the list of games: boards with pieces, in the
// colours of their own seats. What they need is computed once per position and size. Also what
// shows on a canvas which part of its boards is visible.
#pragma once

#include <imgui.h>

#include <map>
#include <optional>
#include <span>
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
  // Draws it centred in the box, as large as fits; of a board full of pieces that would be too
  // small to be recognised, a part. Draws nothing for a game without a board. `id`:
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
    bool crowded = false;  // most cells have pieces
    PicturePoint players;  // then: where their pieces are
  };
  static Thumbnail make(const PicturedPosition& what, float width, float height);
  static void paint(ImDrawList& list, const Thumbnail& picture, const Box& room);

  std::map<std::string, Thumbnail> made_;  // by id
};

// Shows which part is visible when not everything fits. Like scroll bars, but they cannot be
// dragged.
void draw_bars(ImDrawList& list, const BoardLayout& layout, const Camera& camera, const Box& whole);

// A map of all boards in a lower corner of the canvas, with a frame around what is visible: the
// right one, or the left one if the right one covers this pixel.
class Overview {
 public:
  Overview(const BoardLayout& layout, const Box& whole, std::optional<PicturePoint> clear);

  const Box& box() const { return box_; }
  const Camera& camera() const { return camera_; }
  void draw(ImDrawList& list, const BoardScene& scene, const BoardLayout& layout,
            const RegionMarks& regions, const PieceLooks& looks,
            std::span<const BoardContents> boards, const Camera& shown) const;

 private:
  Box box_;
  Camera camera_;  // onto the map
};

}  // namespace hr::editor
