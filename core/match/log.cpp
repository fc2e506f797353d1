// SPDX-License-Identifier: MIT
#include "core/match/log.h"

#include <algorithm>
#include <limits>
#include <ranges>

#include "core/match/table_steps.h"
#include "core/words/named_arguments.h"
#include "core/words/text.h"

namespace hr {

namespace {

// First what was changed, then how that affects the game; what was dropped may be a secret.
std::string change_text(const Match& match, const Node& node, SeatId seat, Language language) {
  const PlayableRules& was = match.rules(match.node(node.parent));
  const PlayableRules& is = match.rules(node);
  const std::vector<std::string> changes =
      was.text && is.text ? differences(*was.text, *is.text, language) : std::vector<std::string>();
  std::string out = rules_changed_text(changes).in(language);
  for (const std::string& line : node.newly_visible()) out += " " + line;
  if (is_seat(seat) && nth(seat) < node.parted().size() && !node.parted()[seat].empty())
    out += " " + node.parted()[seat];
  if (seat == SeatId::owner || (!was.game().hides() && !is.game().hides()))
    for (const std::string& line : node.lost()) out += " " + line;
  return out;
}

// The faces of an action that the seat is shown. In a game with secrets these are the dice of which
// the rules say that it sees them; cards are told by their names.
std::vector<int> faces_shown(const Game& game, const Node& node, SeatId seat) {
  if (seat == SeatId::owner) return node.faces();
  std::vector<int> out;
  for (std::size_t i = 0; i < node.faces().size(); ++i) {
    const bool declared = node.audiences()[i] != Chance::k_undeclared;
    const bool sees = declared ? hears(node.audiences()[i], seat, game.seats()) : !game.hides();
    if (sees && !node.odds()[i].card) out.push_back(node.faces()[i]);
  }
  return out;
}

void tell_action(LogLine& line, const Game& game, const LogEntry& told, SeatId seat,
                 const SeatNames& names, Language language) {
  const Action& action = *told.action;
  line.name = game.verb_name(action.verb);
  line.seat = seat_text(game, told.seat);
  line.text = told.whole ? action_sentence(game, told.seat, action, names, language)
                         : secret_action_sentence(game, told.seat, action.verb, names, language);
  if (told.whole) {
    line.arguments = named_arguments(game, action);
    line.typed = action_text(game, action);
  }
  const Node& node = *told.node;
  if (node.type == StepType::action && told.step == node.depth)
    line.dice = faces_shown(game, node, seat);
}

void tell_step(LogLine& line, const Match& match, const LogEntry& told, SeatId seat,
               const SeatNames& names, Language language) {
  const Node& node = *told.node;
  if (told.action) return tell_action(line, match.rules(node).game(), told, seat, names, language);
  switch (node.type) {
    case StepType::rules:
      line.text = change_text(match, node, seat, language);
      break;
    case StepType::position:
      line.text = Message("A new position is set up.").in(language);
      break;
    case StepType::resigned:
    case StepType::offered:
    case StepType::accepted:
    case StepType::declined:
    case StepType::timed_out: {
      const Game& game = match.rules(node).game();
      line.seat = seat_text(game, node.seat);
      line.text = table_step_sentence(game, node.seat, node.type, names, language);
      break;
    }
    case StepType::start:
    case StepType::action:
    case StepType::answers:
      break;  // their actions are told
  }
}

// The type of step that a line reports; an answer to an open group counts as `answers`.
StepType type_of(const Match& match, const LogEntry& told) {
  const bool open = told.step == match.node().depth + 1;
  return open ? StepType::answers : told.node->type;
}

void tell_event(LogLine& line, const Game& game, const Event& event, const SeatNames& names,
                Language language) {
  line.text = event_text(game, event, names, language);
  line.name = game.event_def(event.kind).name;
  line.arguments = named_arguments(game, event);
}

// Whether an event names nothing but a card that the sentence of its step has named.
bool is_repeated(const Game& game, const Event& event, const NamedArguments& said) {
  return event.kind == turned_up_event(game) &&
         std::ranges::find(said, named_arguments(game, event).back()) != said.end();
}

// Whether it sets up more of the position that the step before it has set up.
bool sets_up_more(const Match& match, const Node& node) {
  if (node.type != StepType::position) return false;
  const Node& before = match.node(node.parent);
  return before.type == StepType::position && before.events().empty();
}

std::vector<LogLine> lines_of(const Match& match, SeatId seat, int from, const NamesThen& names,
                              Language language = {}, int most = std::numeric_limits<int>::max()) {
  std::vector<LogLine> out;
  const Node* acted = nullptr;  // the node of the last step that is told
  NamedArguments said;          // what its sentence names
  const std::vector<RulesId> all_rules = rules_of_line(match);
  for (const LogEntry& told : log_entries(match, seat, from, most)) {
    const Node& node = *told.node;
    LogLine line;
    line.number = from + static_cast<int>(out.size());
    line.step = told.step;
    line.ply = node.ply;
    line.rules = static_cast<int>(std::ranges::find(all_rules, node.rules) - all_rules.begin());
    if (told.event == nullptr) {
      line.type = type_of(match, told);
      tell_step(line, match, told, seat, names(told), language);
      line.repeats = !told.action && sets_up_more(match, node);
      acted = &node;
      said = line.arguments.value_or(NamedArguments());
    } else {
      const Game& game = match.rules(node).game();
      tell_event(line, game, *told.event, names(told), language);
      line.repeats = acted == &node && is_repeated(game, *told.event, said);
    }
    out.push_back(std::move(line));
  }
  return out;
}

}  // namespace

std::vector<LogLine> log_lines(const Match& match, SeatId seat, int from, int& size) {
  size = log_size(match, seat);
  return lines_of(match, seat, from, [](const LogEntry&) { return SeatNames(); });
}

std::vector<LogLine> log_lines_between(const Match& match, SeatId seat, int first, int last) {
  const auto up_to = [&](int depth) {
    if (depth < 0) return 0;
    if (depth > match.node().depth) return log_size(match, seat);
    return match.log_sizes().up_to(match.tree().at_depth(match.cursor(), depth), seat);
  };
  const int from = up_to(first - 1);
  return lines_of(
      match, seat, from, [](const LogEntry&) { return SeatNames(); }, {}, up_to(last) - from);
}

std::vector<LogLine> log_lines(const Match& match, SeatId seat, int from, const NamesThen& names,
                               Language language) {
  return lines_of(match, seat, from, names, language);
}

// Walks from one change of rules to the one before it.
std::vector<RulesId> rules_of_line(const Match& match) {
  std::vector<RulesId> back;
  for (const Node* node = &match.node(match.node().beginning);;
       node = &match.node(match.node(node->parent).beginning)) {
    back.push_back(node->rules);
    if (node->parent == NodeId::none) break;
  }
  std::vector<RulesId> out;
  for (const RulesId number : back | std::views::reverse)
    if (std::ranges::find(out, number) == out.end()) out.push_back(number);
  return out;
}

}  // namespace hr
