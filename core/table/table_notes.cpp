// SPDX-License-Identifier: MIT
// The private notes of the players at a table.
#include <algorithm>
#include <map>

#include "core/base/words.h"
#include "core/board/cell_names.h"
#include "core/table/note_marks.h"
#include "core/table/table_data.h"

namespace hr {

namespace {

// `change` modifies the notes and returns the cell that it has changed.
template <class F>
Reply change_notes(TableData& table, SeatId seat, F&& change) {
  if (seat == SeatId::owner)
    return Reply::refused(Message("Only a seat has notes; the table's owner has none."));
  Notes& notes = table.notes[table.player_at(seat)];
  try {
    const std::string cell = change(notes);
    const Note note = notes.at(cell);
    const Board& board = table.match.game().board();
    const auto found = board.find(cell);
    const std::string now = found ? board.name(*found) : cell;
    return Reply::done(note_message({now, note.text, note.passages, cell.empty() || found}));
  } catch (const Refusal& refusal) {
    return Reply::refused(refusal.reason());
  }
}

// The cell's name as declared by the board; as it was noted if the board has no such cell.
std::string noted_cell(const Board& board, const Notes& notes, std::string_view name) {
  if (name.empty()) return "";
  // cells can be renamed
  if (const auto cell = board.find(name)) return board.declared_name(*cell);
  for (const auto& [noted, note] : notes.all())
    if (lower_case(noted) == lower_case(name)) return noted;
  if (board.cells() == 0)
    throw Refusal(Message("This game has no board, so there is no cell to note."));
  throw Refusal(no_such_cell(board, name));
}

}  // namespace

NotesReport answer(TableData& table, const NotesQuery& query, Language language) {
  if (!table.is_seat(query.seat)) return {};
  return notes_report(table.notes[table.player_at(query.seat)], table.match.game().board(),
                      language);
}

Reply apply(TableData& table, const WriteNote& command) {
  return change_notes(table, command.seat, [&](Notes& notes) {
    std::string noted = noted_cell(table.match.game().board(), notes, command.cell);
    notes.write(noted, command.text);
    return noted;
  });
}

Reply apply(TableData& table, const MarkPassage& command) {
  return change_notes(table, command.seat, [&](Notes& notes) {
    if (command.cell.empty()) throw Refusal(Message("Passages are counted on cells."));
    std::string noted = noted_cell(table.match.game().board(), notes, command.cell);
    notes.count(noted, command.more);
    return noted;
  });
}

namespace {

// What the notes on the cells are after the stroke, which can come to a cell several times.
std::map<std::string, Note> painted(const Notes& notes, const std::vector<std::string>& cells,
                                    const NoteBrush& brush) {
  std::map<std::string, Note> out;
  for (const std::string& cell : cells) out[cell] = brush.erase ? Note() : notes.at(cell);
  if (brush.erase) return out;
  if (brush.passages != 0) {
    for (std::size_t i = cells.size() > 1 ? 1 : 0; i < cells.size(); ++i) {
      int& passages = out[cells[i]].passages;
      passages = std::max(passages + brush.passages, 0);
    }
  } else {
    const bool off = has_mark(notes.at(cells.front()).text, brush.mark);
    for (auto& [cell, note] : out)
      if (has_mark(note.text, brush.mark) == off) note.text = with_mark(note.text, brush.mark);
  }
  return out;
}

}  // namespace

Reply apply(TableData& table, const MarkCells& command) {
  return change_notes(table, command.seat, [&](Notes& notes) {
    const NoteBrush& brush = command.brush;
    if (command.cells.empty() || brush.passages < -1 || brush.passages > 1)
      throw Refusal(Message("A stroke has at least one cell, and counts one passage or none."));
    if (!brush.erase && brush.passages == 0 && split_words(brush.mark).empty())
      throw Refusal(Message("Type a mark first."));
    std::vector<std::string> cells;
    for (const std::string& cell : command.cells) {
      if (cell.empty()) throw Refusal(Message("Marks are put on cells."));
      cells.push_back(noted_cell(table.match.game().board(), notes, cell));
    }
    notes.change_all(painted(notes, cells, brush));
    return cells.back();
  });
}

Reply apply(TableData& table, const UndoNote& command) {
  return change_notes(table, command.seat, [](Notes& notes) { return notes.undo(); });
}

Reply apply(TableData& table, const RedoNote& command) {
  return change_notes(table, command.seat, [](Notes& notes) { return notes.redo(); });
}

}  // namespace hr
