// SPDX-License-Identifier: MIT
// The commands of a session.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/session/notes.h"
#include "cli/session/session.h"
#include "cli/terminal/output.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

constexpr std::array<std::string_view, 21> k_commands{
    "help",   "legal", "?",       "hint",  "undo",  "redo",   "group",
    "back",   "start", "instead", "board", "rules", "dice",   "quit",
    "option", "exit",  "look",    "clock", "par",   "reload", "worth"};

// Lines of help; those that begin with k_board are for games with a board.
constexpr char k_board = '#';
constexpr std::string_view k_help =
    "Type an action: its verb, then its arguments. You may omit the verb where it is clear, and\n"
    "type the arguments one line after another; cancel drops what you have typed.\n"
    "legal or ?   list your legal moves\n"
    "hint         show what a strong bot would play, and how clearly it prefers that; it sees "
    "what\n"
    "             you see, and thinks for 5 seconds, or as many as you type: hint 20\n"
    "board        show the board\n"
    "rules        show the rules card\n"
    "#group B3     show the group of the piece on B3, and which parts of the board it separates;\n"
    "#             without a cell: the group that won the game\n"
    "undo, redo   undo or redo your last action; in a game with hidden information only with\n"
    "             --owner\n"
    "During a secret setup, until you are ready:\n"
    "back         take back your last answer\n"
    "#instead B3 C4   replace B3 with C4 and keep your other answers\n"
    "start over   take back all your answers\n"
    "At any time:\n"
    "option scoring=b   change an option from here on (undo reverts it); in a game with hidden\n"
    "             information only with --owner; without a value: list the options\n"
    "reload       with --watch: use the saved rules again after an undo\n"
    "dice 3 4     enter the faces of real dice for the next action (with hidden information:\n"
    "             only dice that you can see); without faces: the program rolls\n"
    "#note B3 a trap?   write a private note on a cell; note B3 removes it\n"
    "#mark B3      count one more passage on a cell; mark B3 -1 counts one less\n"
    "jot TEXT     write a private general note; jot removes it\n"
    "note undo, note redo   undo or redo your last note\n"
    "notes        show your notes\n"
    "clock        show the planning time left; also clock start, clock pause, clock reset and\n"
    "             clock +1, which adds a minute\n"
    "par          show the best possible run; before the end of the game only with --owner\n"
    "#worth        show which cells are worth more than usual, if the rules say what cells are "
    "worth\n"
    "quit, exit   leave the game\n"
    "If the game has a verb of the same name, type :undo, :board and so on.";

std::string help(bool board) {
  std::string out;
  for (std::size_t from = 0; from < k_help.size();) {
    const std::size_t end = std::min(k_help.find('\n', from), k_help.size());
    std::string_view line = k_help.substr(from, end - from);
    from = end + 1;
    if (line.starts_with(k_board)) line.remove_prefix(board ? 1 : line.size());
    if (!line.empty()) out += (out.empty() ? "" : "\n") + std::string(line);
  }
  return out;
}

// Not only places for cards.
bool has_board(const Board& board) {
  return board.cells() > 0 && ground_of(board, CellId(0)) == Ground::cells;
}

// Commands without arguments.
bool stands_alone(const std::string& command) {
  return command != "dice" && command != "group" && command != "start" && command != "instead" &&
         command != "hint";
}

}  // namespace

bool Session::is_command(const std::vector<std::string>& words) const {
  const std::string& word = words.front();
  const auto known = [](std::string_view name) {
    return std::ranges::find(k_commands, name) != k_commands.end() || is_notes_command(name);
  };
  if (word.starts_with(':')) return known(std::string_view(word).substr(1));
  return known(word) && !table_.game().begins_with_verb(words);
}

LineResult Session::ask(SeatId seat) {
  if (output_.prompts()) print("> ");
  flush();
  std::string line;
  const LineInput::InputEvent got = input_.next(line);
  if (got == LineInput::InputEvent::end) return LineResult::end_of_input;
  if (got == LineInput::InputEvent::other) return LineResult::changed;
  std::vector<std::string> words = split_words(line);
  if (words.empty()) return LineResult::unchanged;
  if (const std::optional<LineResult> went_on = moves_.go_on(seat, line)) return *went_on;
  words.front() = lower_case(words.front());
  if (!is_command(words)) return moves_.act(seat, line);
  if (words.front().starts_with(':')) words.front().erase(0, 1);
  return run_command(seat, words);
}

LineResult Session::run_command(SeatId seat, const std::vector<std::string>& words) {
  const std::string& command = words.front();
  if (is_notes_command(command)) return take_note(seat, words);
  if (command == "option") return rules_.options(std::span(words).subspan(1));
  if (command == "clock") return clock_.use(words), LineResult::unchanged;
  if (words.size() > 1 && stands_alone(command)) {
    output_.refuse(fmt::format("{} takes no arguments; got {}.", command, hr::quote(words[1])));
    return LineResult::unchanged;
  }
  if (command == "quit" || command == "exit") return LineResult::quit;
  if (command == "reload") return rules_.reload();
  if (const std::optional<LineResult> played = play(seat, words)) return *played;
  show(seat, words);
  return LineResult::unchanged;
}

// None if it is not a command that plays.
std::optional<LineResult> Session::play(SeatId seat, const std::vector<std::string>& words) {
  const std::string& command = words.front();
  if (command == "back") return moves_.take_back(seat);
  if (command == "undo") return moves_.step_back(seat);
  if (command == "redo") return moves_.step_forward(seat);
  if (command == "dice") return moves_.type_dice(words), LineResult::unchanged;
  if (command == "instead") return moves_.replace_answer(seat, std::span(words).subspan(1));
  if (command != "start") return {};
  if (words.size() == 2 && lower_case(words[1]) == "over") return moves_.start_over(seat);
  output_.refuse("To take back all your answers, type \"start over\".");
  return LineResult::unchanged;
}

void Session::show(SeatId seat, const std::vector<std::string>& words) {
  const std::string& command = words.front();
  if (command == "legal" || command == "?")
    display_.show_legal(seat);
  else if (command == "board" || command == "look")
    display_.show_position(seat);
  else if (command == "group")
    display_.show_group(seat, words);
  else if (command == "hint")
    bots_.hint(seat, {words.begin() + 1, words.end()});
  else if (command == "par")
    display_.show_par(seat);
  else if (command == "worth")
    display_.show_worth(seat);
  else if (command == "rules")
    display_.show_rules();
  else
    output_.text("help", help(has_board(table_.game().board)));
}

// From now on the screen shows something for one person only.
LineResult Session::take_note(SeatId seat, const std::vector<std::string>& words) {
  screen_.shows_notes();
  if (!use_notes(table_, output_, seat, words)) return LineResult::unchanged;
  return saver_.keep() ? LineResult::unchanged : LineResult::quit;
}

}  // namespace hr::cli
