// SPDX-License-Identifier: MIT
// The rules card, a sentence a line. What the last change of rules has brought is marked with a bar
// and a word; what it has taken away is struck through and stands there until the marks are taken
// off or the rules are changed again.
#pragma once

#include <string>
#include <vector>

#include "editor/desk/shown.h"
#include "editor/panels/card_changes.h"

namespace hr::editor {

class RulesCard {
 public:
  void draw(const GameShown& game);

 private:
  void follow(const GameShown& game);

  std::string file_;  // of the match
  std::vector<std::string> before_, now_;
  std::vector<CardLine> lines_;
};

}  // namespace hr::editor
