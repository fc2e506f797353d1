// SPDX-License-Identifier: MIT
// A player's notes and the board in force: as plain data, drawn as a board, and line by line. Notes
// on cells that this board does not have are included and marked as such.
#pragma once

#include <string>
#include <vector>

#include "core/base/message.h"

namespace hr {

class Board;
class Notes;

struct NoteReport {
  std::string cell;  // "": it belongs to no cell
  std::string text;
  int passages = 0;
  bool on_board = true;
};

struct NotesReport {
  std::vector<NoteReport> notes;   // the one of no cell, then those on the board, then the others
  std::string board;               // a drawing with a legend; "" when there is nothing to draw
  std::vector<std::string> lines;  // "B3: 2 passages, grave?"
  bool may_undo = false, may_redo = false;
};

NotesReport notes_report(const Notes& notes, const Board& board, Language language = {});

// The note on a cell, if only a blank one.
NoteReport note_on(const NotesReport& notes, const std::string& cell);

// "B3: 2 passages, grave?", "B3: nothing noted."
Message note_message(const NoteReport& note);

}  // namespace hr
