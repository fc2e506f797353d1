// SPDX-License-Identifier: MIT
// A player's notes beside the board that is in force: as plain data, drawn as a board, and line by
// line. What is noted on a cell that this board does not have is there too, and says so.
#pragma once

#include <string>
#include <vector>

namespace hr {

class Board;
class Notes;

struct NoteReport {
  std::string cell;  // "": about none
  std::string text;
  int passages = 0;
  bool on_board = true;
};

struct NotesReport {
  std::vector<NoteReport> notes;   // that about no cell, those on the board, those on none
  std::string board;               // drawn, with a legend; "" when there is nothing to draw
  std::vector<std::string> lines;  // "B3: 2 passages, grave?"
  bool may_undo = false, may_redo = false;
};

NotesReport notes_report(const Notes& notes, const Board& board);

// "B3: 2 passages, grave?", "B3: nothing noted."
std::string note_line(const NoteReport& note);

}  // namespace hr
