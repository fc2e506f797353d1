// SPDX-License-Identifier: MIT
// What people do in the open match: they act and answer, undo and redo, write notes, use the clock
// and set up positions. The viewpoint decides for whom they act and whether they may. Owns the dice
// typed for the next action, which are dropped when the screen is passed on. A refused command
// throws Error, whose text is a sentence, and changes nothing.
#pragma once

#include <vector>

#include "editor/desk/viewpoint.h"

namespace hr::editor {

class PlayerCommands {
 public:
  // Both must outlive this.
  PlayerCommands(RunningGame& game, Viewpoint& view) : game_(game), view_(view) {}
  void begin() { dice_.clear(); }  // a new game has begun

  const std::vector<int>& dice() const { return dice_; }

  void act(const Act& command);
  void act(const Choose& command);
  void answer(const TakeBack& command);
  void answer(const StartOver& command);
  void answer(const ChangeAnswer& command);
  void type_dice(const TypeDice& command);
  void undo();
  void redo();
  void go_to(const GoTo& command);
  void go_to(const GoToStep& command);
  void promote(const Promote& command);
  void lift_curtain();
  void replace_player(const ReplacePlayer& command);
  void bot_move();

  void note(const WriteNote& command);
  void note(const MarkPassage& command);
  void note(const UndoNote& command);
  void note(const RedoNote& command);
  void use_clock(const UseClock& command);

  // A position set up by hand is a step of the match, so undo takes it back. It shows everything,
  // so in a game with hidden information only the owner can set one up.
  void arrange(const PutPieces& command);
  void arrange(const GiveTurn& command);
  void arrange(const Arrange& command);

 private:
  void carry_out(const TableCommand& command) { game_.carry_out(command, view_.viewer()); }
  void keep_notes_apart();

  RunningGame& game_;
  Viewpoint& view_;
  std::vector<int> dice_;
};

}  // namespace hr::editor
