// SPDX-License-Identifier: MIT
#include "core/table/notes_report.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "core/base/message.h"
#include "core/base/words.h"
#include "core/board/board_lines.h"
#include "core/table/notes.h"

namespace hr {

namespace {

// The count and the first letter of the text; * if that is a digit, a dot or not a plain character,
// which could be mistaken for something else.
std::string code(const Note& note) {
  if (note.blank()) return ".";
  std::string out = note.passages > 0 ? std::to_string(note.passages) : "";
  if (note.text.empty()) return out;
  const auto first = static_cast<unsigned char>(note.text.front());
  const bool clear = first > ' ' && first < 0x7f && std::isdigit(first) == 0 && first != '.';
  return out + (clear ? note.text.front() : '*');
}

std::string legend(const Notes& notes, const Board& board, bool blank, Language language) {
  bool counts = false, letters = false, stars = false;
  for (const auto& [cell, note] : notes.all()) {
    if (cell.empty() || !board.find(cell)) continue;
    counts = counts || note.passages > 0;
    const bool star = !note.text.empty() && code(note).back() == '*';
    stars = stars || star;
    letters = letters || (!note.text.empty() && !star);
  }
  std::vector<Message> items;
  if (counts) items.push_back(Message("numbers count passages"));
  if (letters) items.push_back(Message("a letter begins a note"));
  if (stars) items.push_back(Message("{mark} is a note", "*"));
  if (blank) items.push_back(Message("{mark} nothing noted", "."));
  std::string out;
  for (const Message& item : items) out += (out.empty() ? "" : ", ") + item.in(language);
  return out;
}

std::string drawn(const Notes& notes, const Board& board, Language language) {
  std::vector<std::string> codes;
  for (int c = 0; c < board.cells(); ++c)
    codes.push_back(code(notes.at(board.declared_name(CellId(c)))));
  const auto blanks = std::ranges::count(codes, ".");
  if (blanks == board.cells()) return "";
  std::string out;
  for (const std::string& line : board_lines(board, codes, 1, language)) out += line + "\n";
  return out + legend(notes, board, blanks > 0, language) + "\n";
}

}  // namespace

NoteReport note_on(const NotesReport& notes, const std::string& cell) {
  const auto found = std::ranges::find(notes.notes, cell, &NoteReport::cell);
  return found == notes.notes.end() ? NoteReport{.cell = cell, .text = {}} : *found;
}

Message note_message(const NoteReport& note) {
  Message place = note.cell.empty() ? Message("In general") : Message::name(note.cell);
  if (!note.on_board) place = Message("{cell} (not on this board)", std::move(place));
  if (note.text.empty() && note.passages == 0)
    return Message("{place}: nothing noted.", std::move(place));
  if (note.passages == 0) return Message("{place}: {note}", std::move(place), note.text);
  if (note.text.empty())
    return Message("{place}: {n} {n:passage|passages}", std::move(place), note.passages);
  return Message("{place}: {n} {n:passage|passages}, {note}", std::move(place), note.passages,
                 note.text);
}

NotesReport notes_report(const Notes& notes, const Board& board, Language language) {
  NotesReport out{.notes = {},
                  .board = drawn(notes, board, language),
                  .lines = {},
                  .may_undo = notes.may_undo(),
                  .may_redo = notes.may_redo()};
  const auto place = [&](const std::string& cell) {
    const auto found = board.find(cell);
    return cell.empty() ? -1 : found ? index(*found) : board.cells();
  };
  for (const auto& [cell, note] : notes.all()) {
    const auto found = board.find(cell);
    const bool on_board = cell.empty() || found;
    out.notes.push_back({found ? board.name(*found) : cell, note.text, note.passages, on_board});
  }
  std::ranges::stable_sort(out.notes, {}, [&](const NoteReport& n) { return place(n.cell); });
  for (const NoteReport& note : out.notes) out.lines.push_back(note_message(note).in(language));
  return out;
}

}  // namespace hr
