// SPDX-License-Identifier: MIT
// Who is looking at the open match. Several people may share one screen: while they have something
// to hide from each other, the screen is passed on behind a curtain, and the viewer is whoever is
// in front of it.
// Invariant: viewer() is a seat, the owner, or k_turn, which means nobody: the curtain is down. The
// require functions and those that change the view throw Error, whose text is a sentence, if no
// game has begun or they refuse. begin(), chosen() and follow_screen() can be called at any time;
// the others need a game that has begun.
#pragma once

#include <string>

#include "editor/desk/command.h"
#include "editor/desk/running_game.h"

namespace hr::editor {

class Viewpoint {
 public:
  // `noted`: the match already contains notes. The game must outlive this.
  Viewpoint(const RunningGame& game, bool noted) : game_(game), curtain_(noted) {}
  void begin();  // a new game has begun

  SeatId viewer() const;
  SeatId chosen() const { return chosen_; }  // in the menu; k_turn: follow the turn
  SeatId turn_viewer() const;                // who looks if nobody was chosen
  // Whether choosing this viewer shows what whoever is in front of the screen may not know.
  bool reveals(SeatId viewer) const;
  bool noted() const { return curtain_.noted(); }  // the match contains notes
  std::string passes_to() const;                   // who gets the screen next; "": nobody else
  // The seat that a command acts for, where it names the owner: the viewer's, otherwise that of
  // somebody who is to act.
  SeatId actor(SeatId seat) const;
  // For whom undo, redo and jumps in the history act: the owner or, in a game with hidden
  // information, the viewer's seat, unless the owner's view was chosen or only bots play.
  SeatId owner_or_viewer() const;

  void require_viewer() const;
  // Whoever sees what others may not know cannot act.
  void require_player() const;
  // In a game with hidden information only the owner sees everything. `to`: what only the owner can
  // do, for the error message.
  void require_owner(const Message& to) const;

  void view_as(SeatId viewer);
  void follow_screen();  // after every command
  void pass_screen();
  void replaced(PlayerId player);  // somebody else may be in front of the screen now
  void lift_curtain();
  // Call after a note is written. From the first note on there is a curtain between the seats, with
  // whoever is to act in front of the screen; true if this call put them there.
  bool keep_notes_apart();

 private:
  bool needs_curtain() const;
  SeatId person_to_act() const { return curtain_.person_to_act(game_.status()); }
  SeatId next_person() const;  // to whom the screen is passed

  const RunningGame& game_;
  SeatId chosen_ = k_turn;
  scripting::Curtain curtain_;
  // A bot has taken the place of whoever was in front, so the screen is passed to the last person.
  bool hands_over_ = false;
};

}  // namespace hr::editor
