// SPDX-License-Identifier: MIT
// The moves that name no cell, as buttons under the board. Where there are too many, they are left
// to the list of legal moves.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/table/picker.h"
#include "editor/panels/panel.h"

namespace hr::editor {

class MoveButtons {
 public:
  void follow(const GameState& game);

  // The height that draw() needs in a panel as large as the current one, at most a part of it. Once
  // there have been buttons in a match, a row of them is kept, so that the board stays where it is.
  float height(const Report& report) const;
  // Draws them; the result was clicked. A number is chosen beside its button and requested here.
  std::optional<PickerItem> draw(const GameState& game, Requests& requests);

 private:
  void draw_range(const ActionReport& action, Requests& requests);
  bool fit() const;

  std::vector<PickerItem> items_;
  std::uint64_t match_ = 0;
  bool row_ = false;  // is kept
  int number_ = 0;
};

}  // namespace hr::editor
