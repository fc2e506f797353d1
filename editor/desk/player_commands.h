// SPDX-License-Identifier: MIT
// What people do in the open match: they act and answer, undo and redo, write notes, use the clock
// and set up positions. The viewpoint decides for whom they act and whether they may. Owns the dice
// typed for the next action, which are dropped when the screen is passed on. A refused command
// throws Error, whose text is a sentence, and changes nothing.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "editor/desk/viewpoint.h"

namespace hr::editor {

class PlayerCommands {
 public:
  // Both must outlive this.
  PlayerCommands(RunningGame& game, Viewpoint& view) : game_(game), view_(view) {}
  void begin() { dice_.clear(); }  // a new game has begun

  const std::vector<int>& dice() const { return dice_; }

  // Acts, with the dice that were typed.
  template <class Command>
  void act(Command command) {
    command.faces = dice_;
    answer(std::move(command));
    dice_.clear();
  }
  // Answers, or takes answers back.
  template <class Command>
  void answer(Command command) {
    view_.require_player();
    as_viewer(std::move(command));
  }
  // What the owner looks at while others may not know it is written into the log.
  void view_as(const ViewAs& command);
  // Carries out a command of the table for the seat that the viewer acts for.
  template <class Command>
  void as_viewer(Command command) {
    view_.require_viewer();
    const SeatId seat = view_.actor(std::exchange(command.seat, SeatId::none));
    give(Issuer::of(is_seat(seat) ? seat : SeatId::owner), command);
  }
  void type_dice(const TypeDice& command);
  void undo();
  void redo();
  void navigate(const TableCommand& command);  // GoTo, GoToStep or Promote
  void lift_curtain();
  void replace_player(const ReplacePlayer& command);
  void bot_move();
  void act_for_bot(scripting::BotTurn& turn) { game_.act(turn, view_.viewer()); }

  // Notes that are new on the screen may have to be hidden from the next player, and so does what
  // was typed for the next action.
  template <class Command>
  void note(const Command& command) {
    as_viewer(command);
    if (view_.keep_notes_apart()) dice_.clear();
  }
  void use_clock(const TableCommand& command);  // any of those about clocks, for the owner
  // Whether a seat's time was up, and its step was given.
  bool call_time();

  // A position set up by hand is a step of the match, so undo takes it back. It shows everything,
  // so in a game with hidden information only the owner can set one up.
  void arrange(const TableCommand& command);  // PutPieces, GiveTurn or Arrange

 private:
  void give(Issuer issuer, const TableCommand& command) {
    game_.give(issuer, command, view_.viewer());
  }

  RunningGame& game_;
  Viewpoint& view_;
  std::vector<int> dice_;
};

}  // namespace hr::editor
