// SPDX-License-Identifier: MIT
// What the people before the screen do: they act and answer, go back and forth, write notes, use
// the clock, set up positions. Who acts, and who may, follows from the viewpoint.
// Owns the dice that were typed for the next action: whoever comes before the screen next does not
// get them. What is refused throws Error, a sentence, and changes nothing.
#pragma once

#include <vector>

#include "editor/desk/viewpoint.h"

namespace hr::editor {

class PlayerCommands {
 public:
  // Both must outlive this.
  PlayerCommands(RunningGame& game, Viewpoint& view) : game_(game), view_(view) {}
  void begin() { dice_.clear(); }  // another game has begun

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

  // Positions set up by hand are steps of the match like any other, so undo takes them back. A
  // position is the truth: where something is hidden only the owner sets it up.
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
