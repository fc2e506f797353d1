// SPDX-License-Identifier: MIT
// The games there are as cards: a picture of the board, what it is about, who made it, how many
// play.
#pragma once

#include <string>

#include "editor/board/thumbnail.h"
#include "editor/panels/panel.h"

namespace hr::editor {

class GameCards {
 public:
  // In as many columns as fit. The id of the one that was clicked, or "".
  std::string draw(const Shown& shown, const std::string& chosen);

 private:
  bool draw_card(const Title& title, ImVec2 size, bool chosen);
  Thumbnails pictures_;
};

// "2 players", "2 to 6 players"
std::string players_text(const Title& title);

}  // namespace hr::editor
