// SPDX-License-Identifier: MIT
// All games as cards: a picture of the board, a summary, the author and the number of players.
#pragma once

#include <string>

#include "editor/board/thumbnail.h"
#include "editor/panels/panel.h"

namespace hr::editor {

class GameCards {
 public:
  // Draws as many columns as fit. Returns the id of the clicked game, or "".
  std::string draw(const DeskState& state, const std::string& chosen, Requests& requests);
  // The first card takes the keyboard, in the next frame.
  void take_keys() const;

 private:
  bool draw_card(const RulesetInfo& info, ImVec2 size, bool chosen, Requests& requests);
  Thumbnails pictures_;
  ImGuiID first_ = 0;        // of the first card
  std::string shown_;        // the chosen game that was scrolled into view …
  std::size_t columns_ = 0;  // … with so many columns
};

// "2 players", "2–6 players"
std::string players_text(const RulesetInfo& info);
std::string credit_text(const RulesetInfo& info);  // "By Ann", "Traditional", ""

}  // namespace hr::editor
