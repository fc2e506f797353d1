// SPDX-License-Identifier: MIT
// What a person may type in a session.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "cli/session/session.h"
#include "cli/terminal/output.h"
#include "core/base/words.h"
#include "core/table/action_json.h"
#include "core/table/action_list.h"

namespace hr::cli {

namespace {

constexpr std::array<std::string_view, 19> k_commands{
    "help",  "legal", "?",    "undo",   "redo", "group", "back",  "start", "instead", "board",
    "rules", "dice",  "quit", "option", "exit", "look",  "clock", "par",   "reload"};

constexpr std::string_view k_help =
    "Type an action: its verb, then its arguments. You may omit the verb where it is clear.\n"
    "legal or ?   list your legal moves\n"
    "board        show the board\n"
    "rules        show the rules card\n"
    "group B3     show the group of the piece on B3, and which parts of the board it separates;\n"
    "             without a cell: the group that won the game\n"
    "undo, redo   undo or redo your last action; in a game with hidden information only with\n"
    "             --owner\n"
    "During a secret setup, until you are ready:\n"
    "back         take back your last answer\n"
    "instead B3 C4   replace B3 with C4 and keep your other answers\n"
    "start over   take back all your answers\n"
    "At any time:\n"
    "option scoring=b   change an option from here on (undo reverts it); in a game with hidden\n"
    "             information only with --owner; without a value: list the options\n"
    "reload       with --watch: return to the rules as saved, after undo has left them\n"
    "dice 3 4     enter the faces of real dice for the next action; without faces: let the\n"
    "             next action roll\n"
    "note B3 a trap?   write a private note on a cell; note B3 removes it\n"
    "mark B3      count one more passage on a cell; mark B3 -1 counts one less\n"
    "jot TEXT     write a private general note; jot removes it\n"
    "note undo, note redo   undo or redo your last note\n"
    "notes        show your notes\n"
    "clock        show the planning time left; also clock start, clock pause, clock reset and\n"
    "             clock +1, which adds a minute\n"
    "par          show the best possible run; before the end of the game only with --owner\n"
    "quit, exit   leave the game\n"
    "If the game has a verb of the same name, type :undo, :board and so on.";

}  // namespace

bool Session::is_command(const std::string& word) const {
  const auto known = [](std::string_view name) {
    return std::ranges::find(k_commands, name) != k_commands.end() || notes_command(name);
  };
  if (word.starts_with(':')) return known(std::string_view(word).substr(1));
  return known(word) && !game().has_verb(word);
}

Session::Answer Session::ask(SeatId seat) {
  if (!style_.json && input_is_terminal()) print("> ");
  flush();
  std::string line;
  const LineInput::Got got = input_.next(line);
  if (got == LineInput::Got::end) return Answer::end_of_input;
  if (got == LineInput::Got::other) return Answer::changed;
  std::vector<std::string> words = split_words(line);
  if (words.empty()) return Answer::unchanged;
  words.front() = lower_case(words.front());
  if (!is_command(words.front())) return act(seat, line);
  if (words.front().starts_with(':')) words.front().erase(0, 1);
  return obey(seat, words);
}

Session::Answer Session::obey(SeatId seat, const std::vector<std::string>& words) {
  const std::string& command = words.front();
  if (notes_command(command)) return take_note(seat, words);
  if (command == "option") return options(std::span(words).subspan(1));
  if (command == "instead") return put_instead(seat, std::span(words).subspan(1));
  if (command == "start" && words.size() == 2 && lower_case(words[1]) == "over")
    return start_over(seat);
  if (command == "start") {
    refuse("To take back all your answers, type \"start over\".");
    return Answer::unchanged;
  }
  if (command == "clock") return use_clock(words), Answer::unchanged;
  if (command == "group") return show_group(seat, words), Answer::unchanged;
  if (words.size() > 1 && command != "dice") {
    refuse(fmt::format("{} takes no arguments; got {}.", command, hr::quote(words[1])));
    return Answer::unchanged;
  }
  if (command == "quit" || command == "exit") return Answer::quit;
  if (command == "back") return take_back(seat);
  if (command == "undo") return step_back(seat);
  if (command == "redo") return step_forth(seat);
  if (command == "reload") return reload();
  if (command == "dice")
    type_dice(words);
  else if (command == "legal" || command == "?")
    show_legal(seat);
  else if (command == "board" || command == "look")
    show_position(seat);
  else if (command == "par")
    show_par(seat);
  else if (command == "rules")
    show_rules();
  else
    text("help", k_help);
  return Answer::unchanged;
}

Session::Answer Session::act(SeatId seat, const std::string& typed) {
  const bool by_owner = style_.owner && !faces_.empty();  // who alone may type dice
  const Reply reply = table_.carry_out(Act{by_owner ? SeatId::owner : seat, typed, faces_});
  if (reply.ok) {
    faces_.clear();
    return Answer::changed;
  }
  refuse(reason(reply.text));
  return Answer::unchanged;
}

// Whether bots only could go on from here.
bool Session::nobody_to_act() const {
  const StatusReport now = status();
  const auto is_bot = [&](SeatId seat) { return now.seats[seat].bot; };
  return !now.to_act.empty() && std::ranges::all_of(now.to_act, is_bot);
}

bool Session::may_step() const { return style_.owner || !secrets(); }

std::string Session::owners_alone(const Reply& reply) const {
  return reply.text +
         (may_step() || !style_.names_owner ? "" : " With play --owner it is allowed here.");
}

// Back to where a person had to act: what bots did since then goes too. While all are asked, it is
// one's own last answer that is taken back.
Session::Answer Session::step_back(SeatId seat) {
  const StatusReport before = status();
  const bool own_only = before.all_asked && !(may_step() && before.may_undo);
  if (own_only || !look(seat).part.empty()) return take_back(seat);
  const SeatId who = style_.owner ? SeatId::owner : seat;
  Reply reply = table_.carry_out(Undo{who});
  while (reply.ok && nobody_to_act() && status().may_undo) reply = table_.carry_out(Undo{who});
  if (status().cursor == before.cursor) {
    refuse(owners_alone(reply));
    return Answer::unchanged;
  }
  narrator_.rewind(table_);
  const bool same = status().rules == before.rules;
  text("undone", same ? "Taken back." : "Taken back: the previous rules apply again.");
  announce_rules(before.rules);
  return Answer::changed;
}

Session::Answer Session::step_forth(SeatId seat) {
  const StatusReport before = status();
  if (before.all_asked && !(may_step() && before.may_redo)) {
    refuse("Answers taken back in a secret setup cannot be redone.");
    return Answer::unchanged;
  }
  const SeatId who = style_.owner ? SeatId::owner : seat;
  Reply reply = table_.carry_out(Redo{who});
  while (reply.ok && nobody_to_act() && status().may_redo) reply = table_.carry_out(Redo{who});
  if (status().cursor == before.cursor) {
    refuse(owners_alone(reply));
    return Answer::unchanged;
  }
  narrator_.rewind(table_);
  text("redone", "Redone.");
  announce_rules(before.rules);
  return Answer::changed;
}

void Session::type_dice(const std::vector<std::string>& words) {
  if (!may_step())
    return refuse(owners_alone(
        {false, "In a game with hidden information only the table's owner may enter dice."}));
  std::vector<int> faces;
  for (std::size_t i = 1; i < words.size(); ++i) {
    int face = 0;
    const char* const end = words[i].data() + words[i].size();
    const auto [stop, error] = std::from_chars(words[i].data(), end, face);
    if (error != std::errc() || stop != end || face < 1)
      return refuse("dice: expected the faces, as in \"dice 3 4\", got " + hr::quote(words[i]));
    faces.push_back(face);
  }
  faces_ = std::move(faces);
  text("text",
       faces_.empty() ? "The next action rolls its own dice." : "The next action uses these dice.");
}

void Session::show_legal(SeatId seat) {
  const Report report = look(seat, style_.json);
  if (!style_.json) return print(action_list(name_of(seat), report.legal, report.stuck));
  Json actions = Json::array();
  for (const ActionReport& action : report.legal) actions.push_back(action_json(action));
  Json legal{{"type", "legal"}, {"actions", std::move(actions)}};
  if (!report.stuck.empty()) legal["stuck"] = report.stuck;
  print_json_line(legal);
}

// What stands where, and why nothing can be done although something is asked.
void Session::show_position(SeatId seat) {
  const Report report = look(status().ended ? SeatId::owner : seat);
  show_board(report);
  if (!report.stuck.empty()) text("stuck", report.stuck);
}

// After the game all is shown to all.
void Session::show_group(SeatId seat, const std::vector<std::string>& words) {
  std::string cell;
  for (std::size_t i = 1; i < words.size(); ++i) cell += (cell.empty() ? "" : " ") + words[i];
  const Reply reply = table_.report(GroupQuery{status().ended ? SeatId::owner : seat, cell});
  reply.ok ? text("group", reply.text) : refuse(reply.text);
}

void Session::show_rules() const {
  const GameReport& definition = game();
  std::string card;
  for (const std::string& line : definition.card) card += (card.empty() ? "" : "\n") + line;
  text("rules", card.empty() ? "This ruleset has no rules card. " + definition.about : card);
}

}  // namespace hr::cli
