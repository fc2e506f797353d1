// SPDX-License-Identifier: MIT
#include "cli/session/notes.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

// "2", "+2" or "-1"; an empty text means 1.
std::optional<int> passages_in(std::span<const std::string> words) {
  if (words.empty()) return 1;
  std::string_view text = words.front();
  if (text.starts_with('+')) text.remove_prefix(1);
  int value = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool number = error == std::errc() && stop == text.data() + text.size();
  if (!number || words.size() > 1 || text.starts_with('+')) return {};
  return value;
}

Reply write(scripting::TableClient& table, SeatId seat, const std::string& command,
            std::span<const std::string> rest) {
  const bool undoes = command == "note" && rest.size() == 1;
  if (command != "jot" && !undoes && table.game()->board.cells() == 0)
    return Reply::refused(
        Message("This game has no board to write on; jot TEXT writes a general note."));
  if (command == "jot")
    return table.give(Issuer::of(seat), WriteNote{.cell = "", .text = joined(rest)});
  if (rest.empty())
    return Reply::refused(
        command == "note" ? Message("note needs a cell, as in \"note B3 empty, I think\".")
                          : Message("{command} needs a cell, as in \"{command} B3\".", command));
  if (command == "note" && rest.size() == 1 && lower_case(rest[0]) == "undo")
    return table.give(Issuer::of(seat), UndoNote{});
  if (command == "note" && rest.size() == 1 && lower_case(rest[0]) == "redo")
    return table.give(Issuer::of(seat), RedoNote{});
  const std::size_t n = cell_words(table, seat, rest);
  const std::string cell = joined(rest.first(n));
  if (command == "note")
    return table.give(Issuer::of(seat), WriteNote{.cell = cell, .text = joined(rest.subspan(n))});
  const std::optional<int> passages = passages_in(rest.subspan(n));
  if (!passages)
    return Reply::refused(Message(
        "mark: expected a number of passages, as in \"mark B3\" or \"mark B3 -1\", got {words}",
        hr::quote(joined(rest.subspan(n)))));
  return table.give(Issuer::of(seat), MarkPassage{.cell = cell, .more = *passages});
}

}  // namespace

std::size_t cell_words(const scripting::TableClient& table, SeatId seat,
                       std::span<const std::string> words) {
  const std::vector<NoteReport> noted = table.report(Issuer::of(seat), NotesQuery()).notes;
  const auto is_noted = [&](const std::string& name) {
    return std::ranges::any_of(
        noted, [&](const NoteReport& note) { return lower_case(note.cell) == lower_case(name); });
  };
  for (std::size_t n = std::min<std::size_t>(words.size(), 4); n > 1; --n)
    if (const std::string name = joined(words.first(n));
        table.game()->board.find(name) || is_noted(name))
      return n;
  return std::min<std::size_t>(words.size(), 1);
}

bool write_note(scripting::TableClient& table, const SessionOutput& output, SeatId seat,
                const std::vector<std::string>& words) {
  const Reply reply = write(table, seat, words.front(), std::span(words).subspan(1));
  if (!reply.ok) return output.refuse(reply), false;
  output.text("note", reply.text);
  return true;
}

void show_notes(const scripting::TableClient& table, const SessionOutput& output, SeatId seat) {
  const NotesReport notes = table.report(Issuer::of(seat), NotesQuery());
  if (output.json()) {
    Json list = Json::array();
    for (const NoteReport& note : notes.notes)
      list.push_back({{"cell", note.cell},
                      {"text", note.text},
                      {"passages", note.passages},
                      {"on_board", note.on_board}});
    return print_json_line(
        {{"type", "notes"}, {"seat", table.name_of(seat)}, {"notes", std::move(list)}});
  }
  if (notes.lines.empty()) return output.line(Message("You have no notes."));
  if (!output.style().spoken && !notes.board.empty()) print("\n" + notes.board + "\n");
  for (const std::string& line : notes.lines) print_line(line);
}

}  // namespace hr::cli
