// SPDX-License-Identifier: MIT
// The private notes of those who sit at a table.
#include "core/base/words.h"
#include "core/board/cell_names.h"
#include "core/table/table.h"

namespace hr {

// `change` is handed the notes and says which cell it has changed.
template <class F>
Reply Table::change_notes(SeatId seat, F&& change) {
  if (seat == SeatId::none) return {false, "Only a seat has notes; the table's owner has none."};
  if (index(seat) < 0 || index(seat) >= match_.game().seats())
    return {false, "There is no such seat."};
  Notes& notes = notes_[player_at(seat)];
  try {
    const std::string cell = change(notes);
    const Note note = notes.at(cell);
    const Board& board = match_.game().board();
    const auto found = board.find(cell);
    const std::string now = found ? board.name(*found) : cell;
    return {true, note_line({now, note.text, note.passages, cell.empty() || found})};
  } catch (const Refusal& refusal) {
    return {false, refusal.what()};
  }
}

// As the board writes it; of one that the board does not have, as it was noted.
std::string Table::noted_cell(const Notes& notes, std::string_view name) const {
  const Board& board = match_.game().board();
  if (name.empty()) return "";
  if (const auto cell = board.find(name)) return board.declared_name(*cell);  // names may change
  for (const auto& [noted, note] : notes.all())
    if (lower_case(noted) == lower_case(name)) return noted;
  if (board.cells() == 0) throw Refusal("This game has no board, so there is no cell to note.");
  throw Refusal("There is no cell " + hr::quote(name) + "; " + cell_names_text(board) + ".");
}

NotesReport Table::noted(SeatId seat) const {
  const bool sits = index(seat) >= 0 && index(seat) < match_.game().seats();
  return sits ? notes_report(notes_[player_at(seat)], match_.game().board()) : NotesReport();
}

Reply Table::note(SeatId seat, std::string_view cell, const std::string& text) {
  return change_notes(seat, [&](Notes& notes) {
    std::string noted = noted_cell(notes, cell);
    notes.write(noted, text);
    return noted;
  });
}

Reply Table::mark(SeatId seat, std::string_view cell, int more) {
  return change_notes(seat, [&](Notes& notes) {
    if (cell.empty()) throw Refusal("Passages are counted on cells.");
    std::string noted = noted_cell(notes, cell);
    notes.count(noted, more);
    return noted;
  });
}

Reply Table::undo_note(SeatId seat) {
  return change_notes(seat, [](Notes& notes) { return notes.undo(); });
}

Reply Table::redo_note(SeatId seat) {
  return change_notes(seat, [](Notes& notes) { return notes.redo(); });
}

}  // namespace hr
