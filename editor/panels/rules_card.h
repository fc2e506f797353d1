// SPDX-License-Identifier: MIT
// The rules card, one sentence per line. Sentences added by the last rule change are marked with a
// bar and a word; removed sentences are struck through and stay until the marks are cleared or the
// rules change again.
#pragma once

#include <string>
#include <vector>

#include "editor/desk/desk_state.h"
#include "editor/panels/card_changes.h"

namespace hr::editor {

class RulesCard {
 public:
  void draw(const GameState& game);

 private:
  void follow(const GameState& game);

  std::string file_;  // of the match
  std::vector<std::string> before_, now_;
  std::vector<CardLine> lines_;
};

}  // namespace hr::editor
