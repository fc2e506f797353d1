// SPDX-License-Identifier: MIT
// What a person may type in a session.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "cli/action_json.h"
#include "cli/action_list.h"
#include "cli/output.h"
#include "cli/session.h"
#include "core/words.h"

namespace hr::cli {

namespace {

constexpr std::array<std::string_view, 11> k_commands{
    "help", "legal", "?", "undo", "redo", "board", "rules", "dice", "quit", "exit", "look"};

constexpr std::string_view k_help =
    "An action: its verb, then what it needs; the verb may be left out where it is clear.\n"
    "legal or ?   what you may do now\n"
    "board        what stands where\n"
    "rules        the rules card\n"
    "undo, redo   take back your last action, or do it again\n"
    "dice 3 4     the faces that you threw with real dice, for the next action; dice alone:\n"
    "             the next action throws its own\n"
    "quit, exit   leave the game\n"
    "Where the game has a verb of the same name, write :undo, :board and so on.";

}  // namespace

bool Session::is_command(const std::string& word) const {
  const auto known = [](std::string_view name) {
    return std::find(k_commands.begin(), k_commands.end(), name) != k_commands.end();
  };
  if (word.starts_with(':')) return known(std::string_view(word).substr(1));
  return known(word) && game().verb(word) == VerbId::none;
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
  if (words.size() > 1 && command != "dice") {
    refuse(fmt::format("Nothing belongs behind {}; {} was typed.", command, hr::quoted(words[1])));
    return Answer::unchanged;
  }
  if (command == "quit" || command == "exit") return Answer::quit;
  if (command == "undo") return step_back();
  if (command == "redo") return step_forth();
  if (command == "dice")
    type_dice(words);
  else if (command == "legal" || command == "?")
    show_legal(seat);
  else if (command == "board" || command == "look")
    show_board(look(seat));
  else if (command == "rules")
    show_rules();
  else
    text("help", k_help);
  return Answer::unchanged;
}

Session::Answer Session::act(SeatId seat, const std::string& typed) {
  const Reply reply = table_.play(seat, typed, faces_);
  if (reply.ok) {
    faces_.clear();
    return Answer::changed;
  }
  refuse(reason(reply.text));
  return Answer::unchanged;
}

// Back to where a person had to act: what bots did since then goes too.
Session::Answer Session::step_back() {
  const NodeId before = match().cursor();
  const bool swapped = match().node().type == StepType::swap;
  Reply reply = table_.undo();
  while (reply.ok && table_.bot_to_act() != SeatId::none && match().may_undo())
    reply = table_.undo();
  if (match().cursor() == before) {
    refuse(reply.text);
    return Answer::unchanged;
  }
  narrator_.rewind(table_);
  text("undone", swapped ? "Taken back: the rules are those of before." : "Taken back.");
  return Answer::changed;
}

Session::Answer Session::step_forth() {
  const NodeId before = match().cursor();
  Reply reply = table_.redo();
  while (reply.ok && table_.bot_to_act() != SeatId::none && match().may_redo())
    reply = table_.redo();
  if (match().cursor() == before) {
    refuse(reply.text);
    return Answer::unchanged;
  }
  narrator_.rewind(table_);
  text("redone", "Done again.");
  return Answer::changed;
}

void Session::type_dice(const std::vector<std::string>& words) {
  std::vector<int> faces;
  for (std::size_t i = 1; i < words.size(); ++i) {
    int face = 0;
    const char* const end = words[i].data() + words[i].size();
    const auto [stop, error] = std::from_chars(words[i].data(), end, face);
    if (error != std::errc() || stop != end || face < 1)
      return refuse("dice: expected the faces, as in \"dice 3 4\", got " + hr::quoted(words[i]));
    faces.push_back(face);
  }
  faces_ = std::move(faces);
  text("text", faces_.empty() ? "The next action throws its own dice."
                              : "The next action takes these dice.");
}

void Session::show_legal(SeatId seat) {
  const Report report = look(seat);
  if (!style_.json) return print(action_list(seat_text(game(), seat), report.legal));
  Json actions = Json::array();
  for (const ActionReport& action : report.legal)
    actions.push_back(action_json(game(), action.action));
  print_json_line({{"type", "legal"}, {"actions", std::move(actions)}});
}

void Session::show_rules() const {
  const Definition& definition = game().definition();
  std::string card;
  for (const std::string& line : definition.card) card += (card.empty() ? "" : "\n") + line;
  text("rules", card.empty() ? "This ruleset has no rules card. " + definition.about : card);
}

}  // namespace hr::cli
