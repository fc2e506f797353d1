// SPDX-License-Identifier: MIT
// Whose eyes look at the open match. Several people may share one screen: while they have something
// to hide from each other, the screen is passed on behind a curtain, and only who is before it
// looks.
// Always: viewer() is a seat, the owner, or k_turn, which is nobody's while the curtain is down.
// But for follow_screen(), a game must have begun; what is refused throws Error, a sentence.
#pragma once

#include <string>

#include "editor/desk/command.h"
#include "editor/desk/running_game.h"

namespace hr::editor {

class Viewpoint {
 public:
  // `noted`: somebody has notes. The game must outlive this.
  Viewpoint(const RunningGame& game, bool noted) : game_(game), noted_(noted) {}
  void begin();  // another game has begun

  SeatId viewer() const;
  SeatId chosen() const { return chosen_; }  // by somebody; k_turn: those of whoever is to act
  std::string passes_to() const;  // who is to come before the screen; "" when nobody else is
  // Who acts, where a command says the owner: whoever looks, else who is to act.
  SeatId actor(SeatId seat) const;
  // In whose name the match goes back and forward: the owner's or, where something is hidden, that
  // of the seat that looks, unless somebody has chosen the owner's eyes or only bots play.
  SeatId owner_or_viewer() const;

  void require_viewer() const;
  // Where something is hidden, only the owner sees all, and only the owner goes back. `to`: what
  // the owner alone can do, for the sentence.
  void require_owner(const char* to) const;
  void require_owner_goes(const char* to) const;

  void view_as(SeatId viewer);
  void follow_screen();  // after every command
  void pass_screen();
  void lift_curtain();
  // From the first note on there is a curtain between the seats; who wrote it sits before the
  // screen. True: whoever is to act has come before it.
  bool keep_notes_apart();

 private:
  bool needs_curtain() const;
  SeatId person_to_act() const;
  SeatId turn_viewer() const;

  const RunningGame& game_;
  SeatId chosen_ = k_turn;
  int at_screen_ = -1;  // the player before it; -1: nobody yet
  bool noted_;
};

}  // namespace hr::editor
