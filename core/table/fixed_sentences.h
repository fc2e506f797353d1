// SPDX-License-Identifier: MIT
// Sentences about games that are the same in all of them, for windows and pages. {1} stands for the
// name of a player.
#pragma once

#include <string>
#include <string_view>

#include "core/base/message.h"
#include "core/bots/bot_spec.h"

namespace hr {

// "In a game with hidden information only the table's owner may undo or redo." For clients, too,
// that do not offer what would be refused.
std::string owners_alone(std::string_view what);
Message owners_alone_message(const Message& what);

struct FixedSentences {
  std::string looks_on{
      message_text("You see what others may not know, so you cannot play: choose View as current "
                   "player first.")};
  std::string until_back{message_text("Nobody can play until you go back.")};
  std::string sees_all{
      message_text("You will see everything, including what each player hides from the others.")};
  std::string sees_seat{message_text("You will see what only {1} may know.")};
  std::string look_is_logged{message_text(
      "The log will show every player that you did this, and undo does not remove it. Nobody can "
      "play until you choose View as current player.")};
  std::string no_history{message_text(
      "In a game with hidden information only the table's owner may go back and forward. Choose "
      "View as owner first.")};
  std::string owner_notes{message_text(
      "The owner has no notes. To see the current player's notes, choose View as current player.")};
  std::string own_notes{message_text(
      "Only this player sees them. They are not part of the game: undoing a move does not change "
      "them.")};
  std::string note_off_board{message_text("This board has no such cell; the note is kept.")};
  std::string curtain{message_text(
      "Everyone else, please look away. The game stays hidden until the button is pressed.")};
  std::string player_types{k_player_types_help};
  std::string bot_plays{message_text("A bot is playing.")};
  std::string thinking{message_text("{1} is thinking")};
  std::string time_is_up{message_text("Time is up.")};

  // What is read aloud of a cell after its contents. {1} stands for a number or a text.
  std::string cell_worth{message_text("worth {1}")};
  std::string cell_noted{message_text("noted {1}")};
  std::string cell_move_added{message_text("a move was added here")};
  std::string cell_move_removed{message_text("a move was removed here")};
  std::string cell_differs{message_text("differs")};
  std::string cell_in{message_text("in {1}")};
  std::string cell_suggested{message_text("suggested")};
  std::string cell_chosen{message_text("chosen")};
  std::string cell_may_be_chosen{message_text("can be chosen")};
};
const FixedSentences& fixed_sentences(Language language = {});

// With the name in its place.
std::string with_name(const std::string& sentence, const std::string& name);

}  // namespace hr
