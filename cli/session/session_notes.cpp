// SPDX-License-Identifier: MIT
// Private notes at the terminal: written and shown to whoever is at the screen, for no one else.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

#include "cli/session/session.h"
#include "cli/terminal/output.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

constexpr std::array<std::string_view, 4> k_notes_commands{"note", "mark", "jot", "notes"};

// "2", "+2" or "-1"; nothing typed is 1.
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

}  // namespace

bool Session::notes_command(std::string_view name) {
  return std::ranges::find(k_notes_commands, name) != k_notes_commands.end();
}

// How many words name the cell: a name may have several.
std::size_t Session::cell_words(SeatId seat, std::span<const std::string> words) const {
  const std::vector<NoteReport> noted = table_.report(NotesQuery{seat}).notes;
  const auto is_noted = [&](const std::string& name) {
    return std::ranges::any_of(
        noted, [&](const NoteReport& note) { return lower_case(note.cell) == lower_case(name); });
  };
  for (std::size_t n = std::min<std::size_t>(words.size(), 4); n > 1; --n)
    if (const std::string name = joined(words.first(n)); game().board.find(name) || is_noted(name))
      return n;
  return std::min<std::size_t>(words.size(), 1);
}

// Whatever stands on the screen from now on has to be wiped before another looks at it.
Session::Answer Session::take_note(SeatId seat, const std::vector<std::string>& words) {
  noted_ = true;
  screen_.shows_secrets(curtain());
  const std::string& command = words.front();
  const auto rest = std::span(words).subspan(1);
  if (command == "notes") {
    if (rest.empty())
      show_notes(seat);
    else
      refuse(fmt::format("notes takes no arguments; got {}.", hr::quote(rest[0])));
    return Answer::unchanged;
  }
  const Reply reply = written_note(seat, command, rest);
  if (!reply.ok) return refuse(reply.text), Answer::unchanged;
  text("note", reply.text);
  return keep() ? Answer::unchanged : Answer::quit;
}

Reply Session::written_note(SeatId seat, const std::string& command,
                            std::span<const std::string> rest) {
  if (command == "jot") return table_.carry_out(WriteNote{seat, "", joined(rest)});
  if (rest.empty())
    return {false, command + " needs a cell, as in \"" + command +
                       (command == "note" ? " B3 empty, I think\"." : " B3\".")};
  if (command == "note" && rest.size() == 1 && lower_case(rest[0]) == "undo")
    return table_.carry_out(UndoNote{seat});
  if (command == "note" && rest.size() == 1 && lower_case(rest[0]) == "redo")
    return table_.carry_out(RedoNote{seat});
  const std::size_t n = cell_words(seat, rest);
  const std::string cell = joined(rest.first(n));
  if (command == "note") return table_.carry_out(WriteNote{seat, cell, joined(rest.subspan(n))});
  const std::optional<int> passages = passages_in(rest.subspan(n));
  if (!passages)
    return {false, "mark: expected a number of passages, as in \"mark B3\" or \"mark B3 -1\", " +
                       ("got " + hr::quote(joined(rest.subspan(n))))};
  return table_.carry_out(MarkPassage{seat, cell, *passages});
}

void Session::show_notes(SeatId seat) const {
  const NotesReport notes = table_.report(NotesQuery{seat});
  if (style_.json) {
    Json list = Json::array();
    for (const NoteReport& note : notes.notes)
      list.push_back({{"cell", note.cell},
                      {"text", note.text},
                      {"passages", note.passages},
                      {"on_board", note.on_board}});
    return print_json_line(
        {{"type", "notes"}, {"seat", name_of(seat)}, {"notes", std::move(list)}});
  }
  if (notes.lines.empty()) return print_line("You have no notes.");
  if (!style_.spoken && !notes.board.empty()) print("\n" + notes.board + "\n");
  for (const std::string& line : notes.lines) print_line(line);
}

}  // namespace hr::cli
