// SPDX-License-Identifier: MIT
// The commands of a session.
#include <fmt/format.h>

#include <algorithm>
#include <concepts>
#include <functional>

#include "cli/session/notes.h"
#include "cli/session/session.h"
#include "cli/terminal/output.h"
#include "core/base/words.h"

namespace hr::cli {

// What somebody has typed: the first word is the name of the command.
struct Session::TypedLine {
  Session& at;
  SeatId seat;
  const std::vector<std::string>& words;
};

// What can be typed beside actions. The table of these is what is recognised, run and explained.
struct Session::TypedCommand {
  // What returns nothing changes nothing.
  class Work {
   public:
    template <class Run>
    Work(Run run)
        : run_([run](const TypedLine& line) {
            if constexpr (std::same_as<decltype(run(line)), LineResult>)
              return run(line);
            else
              return run(line), LineResult::unchanged;
          }) {}
    LineResult operator()(const TypedLine& line) const { return run_(line); }

   private:
    std::function<LineResult(const TypedLine&)> run_;
  };

  enum Takes : std::uint8_t { nothing, arguments };
  enum Helps : std::uint8_t { always, on_boards };  // in which games it is of use

  std::vector<std::string_view> names;
  Work run;
  std::string_view help = {};  // lines of the help, a text of messages
  Takes takes = nothing;
  Helps helps = always;
};

// NOLINTNEXTLINE(readability-function-size): a table
const std::vector<Session::TypedCommand>& Session::typed_commands() {
  using Line = const TypedLine&;
  static const std::vector<TypedCommand> all{
      {{"legal", "?"},
       [](Line line) { line.at.display_.show_legal(line.seat); },
       message_text("legal or ?   list your legal moves")},
      {{"hint"},
       [](Line line) {
         line.at.bots_.hint(line.seat, {line.words.begin() + 1, line.words.end()});
       },
       message_text(
           "hint         show what a strong bot would play, and how clearly it prefers that; it "
           "sees "
           "what\n"
           "             you see, and thinks for 5 seconds, or as many as you type: hint 20"),
       TypedCommand::arguments},
      {{"board", "look"},
       [](Line line) { line.at.display_.show_position(line.seat); },
       message_text("board        show the board")},
      {{"rules"},
       [](Line line) { line.at.display_.show_rules(); },
       message_text("rules        show the rules card")},
      {{"group"},
       [](Line line) { line.at.display_.show_group(line.seat, line.words); },
       message_text(
           "group B3     show the group of the piece on B3, and which parts of the board it "
           "separates;\n"
           "             without a cell: the group that won the game"),
       TypedCommand::arguments,
       TypedCommand::on_boards},
      {{"undo"},
       [](Line line) { return line.at.moves_.step_back(line.seat); },
       message_text("undo, redo   undo or redo your last action; in a game with hidden information "
                    "only with\n"
                    "             --owner")},
      {{"redo"}, [](Line line) { return line.at.moves_.step_forward(line.seat); }},
      {{"resign"},
       [](Line line) { return line.at.resign(line); },
       message_text(
           "resign now   give up: if one side is left, it wins; else you have no turns any more"),
       TypedCommand::arguments},
      {{"draw"},
       [](Line line) { return line.at.speak_of_draw(line); },
       message_text("draw         offer a draw, or accept the one that is offered; draw no "
                    "declines it, and so\n"
                    "             does any move"),
       TypedCommand::arguments},
      {{"back"},
       [](Line line) { return line.at.moves_.take_back(line.seat); },
       message_text("During a secret setup, until you are ready:\n"
                    "back         take back your last answer")},
      {{"instead"},
       [](Line line) {
         return line.at.moves_.replace_answer(line.seat, std::span(line.words).subspan(1));
       },
       message_text("instead B3 C4   replace B3 with C4 and keep your other answers"),
       TypedCommand::arguments,
       TypedCommand::on_boards},
      {{"start"},
       [](Line line) { return line.at.start_over(line); },
       message_text("start over   take back all your answers"),
       TypedCommand::arguments},
      {{"option"},
       [](Line line) { return line.at.rules_.options(std::span(line.words).subspan(1)); },
       message_text(
           "At any time:\n"
           "option scoring=b   change an option from here on (undo reverts it); in a game with "
           "hidden\n"
           "             information only with --owner; without a value: list the options"),
       TypedCommand::arguments},
      {{"reload"},
       [](Line line) { return line.at.rules_.reload(); },
       message_text("reload       with --watch: use the saved rules again after an undo")},
      {{"dice"},
       [](Line line) { line.at.moves_.type_dice(line.words); },
       message_text("dice 3 4     enter the faces of real dice for the next action (with hidden "
                    "information:\n"
                    "             only dice that you can see); without faces: the program rolls"),
       TypedCommand::arguments},
      {{"note"},
       [](Line line) { return line.at.write_note(line); },
       message_text("note B3 a trap?   write a private note on a cell; note B3 removes it"),
       TypedCommand::arguments,
       TypedCommand::on_boards},
      {{"mark"},
       [](Line line) { return line.at.write_note(line); },
       message_text("mark B3      count one more passage on a cell; mark B3 -1 counts one less"),
       TypedCommand::arguments,
       TypedCommand::on_boards},
      {{"jot"},
       [](Line line) { return line.at.write_note(line); },
       message_text("jot TEXT     write a private general note; jot removes it\n"
                    "note undo, note redo   undo or redo your last note"),
       TypedCommand::arguments},
      {{"notes"},
       [](Line line) {
         line.at.screen_.shows_notes();
         show_notes(line.at.table_, line.at.output_, line.seat);
       },
       message_text("notes        show your notes")},
      {{"clock"},
       [](Line line) { line.at.clock_.use(line.words); },
       message_text("clock        show the planning time left; also clock start, clock pause, "
                    "clock reset and\n"
                    "             clock +1, which adds a minute"),
       TypedCommand::arguments},
      {{"time"},
       [](Line line) { line.at.time_.use(line.words); },
       message_text(
           "time 10+5    give each player a clock: 10 minutes for the game, and 5 seconds more "
           "after\n"
           "             each action; time /30 gives 30 seconds for each turn; time shows what is "
           "left;\n"
           "             also time run, time stop, time off and, for more seconds, time white 60"),
       TypedCommand::arguments},
      {{"par"},
       [](Line line) { line.at.display_.show_par(line.seat); },
       message_text("par          show the best possible run; before the end of the game only with "
                    "--owner")},
      {{"worth"},
       [](Line line) { line.at.display_.show_worth(line.seat); },
       message_text("worth        show which cells are worth more than usual, if the rules say "
                    "what cells are "
                    "worth"),
       TypedCommand::nothing,
       TypedCommand::on_boards},
      {{k_quit.begin(), k_quit.end()},
       [](Line) { return LineResult::quit; },
       message_text("quit, exit   leave the game")},
      {{"help"}, [](Line line) { line.at.show_help(); }}};
  return all;
}

// Null if there is none of this name.
const Session::TypedCommand* Session::find_command(std::string_view name) {
  const auto at = std::ranges::find_if(typed_commands(), [&](const TypedCommand& command) {
    return std::ranges::find(command.names, name) != command.names.end();
  });
  return at == typed_commands().end() ? nullptr : &*at;
}

// The command of these words; null if they are an action. A verb of the game comes before a command
// of its name, unless that is typed with a colon.
const Session::TypedCommand* Session::command_of(const std::vector<std::string>& words) const {
  const std::string_view word = words.front();
  if (word.starts_with(':')) return find_command(word.substr(1));
  const TypedCommand* const found = find_command(word);
  return found != nullptr && !table_.game()->begins_with_verb(words) ? found : nullptr;
}

LineResult Session::ask(SeatId seat) {
  if (output_.prompts()) print("> ");
  flush();
  std::string line;
  const LineInput::InputEvent got = input_.next(line);
  if (got == LineInput::InputEvent::end) return LineResult::end_of_input;
  if (got == LineInput::InputEvent::other) return LineResult::changed;
  const bool time_called = time_.call();
  const LineResult result = typed(seat, line);
  return time_called && result == LineResult::unchanged ? LineResult::changed : result;
}

LineResult Session::typed(SeatId seat, const std::string& line) {
  std::vector<std::string> words = split_words(line);
  if (words.empty()) return LineResult::unchanged;
  if (const std::optional<LineResult> went_on = moves_.go_on(seat, line)) return *went_on;
  words.front() = lower_case(words.front());
  const TypedCommand* const command = command_of(words);
  if (command == nullptr) return moves_.act(seat, line);
  if (words.front().starts_with(':')) words.front().erase(0, 1);
  if (words.size() == 1 || command->takes == TypedCommand::arguments)
    return command->run({*this, seat, words});
  output_.refuse(
      Message("{command} takes no arguments; got {words}.", words.front(), hr::quote(words[1])));
  return LineResult::unchanged;
}

LineResult Session::start_over(const TypedLine& line) {
  if (line.words.size() == 2 && lower_case(line.words[1]) == "over")
    return moves_.start_over(line.seat);
  output_.refuse(Message("To take back all your answers, type \"start over\"."));
  return LineResult::unchanged;
}

LineResult Session::resign(const TypedLine& line) {
  if (line.words.size() == 2 && lower_case(line.words[1]) == "now")
    return moves_.give_step(line.seat, Resign{});
  output_.refuse(Message("To give up, type \"resign now\"."));
  return LineResult::unchanged;
}

LineResult Session::speak_of_draw(const TypedLine& line) {
  if (line.words.size() == 1) return moves_.give_step(line.seat, OfferDraw{});
  if (line.words.size() == 2 && lower_case(line.words[1]) == "no")
    return moves_.give_step(line.seat, DeclineDraw{});
  output_.refuse(
      Message("To offer a draw or accept one, type \"draw\"; to decline it, \"draw no\"."));
  return LineResult::unchanged;
}

// From now on the screen shows something for one person only.
LineResult Session::write_note(const TypedLine& line) {
  screen_.shows_notes();
  if (!cli::write_note(table_, output_, line.seat, line.words)) return LineResult::unchanged;
  return saver_.keep() ? LineResult::unchanged : LineResult::quit;
}

void Session::show_help() const {
  // Not only places for cards.
  const Board& board = table_.game()->board;
  const bool has_board = board.cells() > 0 && place_type_of(board, CellId(0)) == PlaceType::cells;
  std::string out =
      output_.words(
          Message("Type an action: its verb, then its arguments. You may omit the verb where it is "
                  "clear, and\n"
                  "type the arguments one line after another; cancel drops what you have typed.")) +
      "\n";
  for (const TypedCommand& command : typed_commands())
    if (!command.help.empty() && (has_board || command.helps == TypedCommand::always))
      out += output_.words(Message::of(command.help, {})) + "\n";
  output_.text(
      "help", out + output_.words(Message(
                        "If the game has a verb of the same name, type :undo, :board and so on.")));
}

}  // namespace hr::cli
