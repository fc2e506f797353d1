// SPDX-License-Identifier: MIT
// Positions set up by hand: a step of the match like any other, so undo takes it back.
#include "editor/desk/open_match.h"

namespace hr::editor {

// A position is the truth: where something is hidden only the owner sets it up.
void OpenMatch::require_owner() const {
  require_table();
  if (secret() && eyes() != k_owner)
    throw Error("This game has hidden information: only the owner can set up a position.");
}

void OpenMatch::arrange(const PutPieces& command) {
  require_owner();
  carry_out(command);
}

void OpenMatch::arrange(const GiveTurn& command) {
  require_owner();
  carry_out(command);
}

void OpenMatch::arrange(const Arrange& command) {
  require_owner();
  carry_out(command);
}

}  // namespace hr::editor
