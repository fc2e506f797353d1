// SPDX-License-Identifier: MIT
#include "core/table/final_steps.h"

#include <algorithm>
#include <optional>

#include "core/words/text.h"

namespace hr {

namespace {

bool declares_final(const Game& game) {
  return std::ranges::any_of(game.definition().verbs,
                             [](const VerbDef& verb) { return verb.final != Final::never; });
}

bool any_rules_declare_final(const Match& match) {
  return std::ranges::any_of(match.all_rules(), [](const PlayableRules& playable) {
    return declares_final(playable.game());
  });
}

bool is_final(const Game& game, const Action& action, bool rolled) {
  if (game.built_in(action.verb)) return false;
  switch (game.verb_def(action.verb).final) {
    case Final::never:
      break;
    case Final::if_rolled:
      return rolled;
    case Final::always:
      return true;
  }
  return false;
}

Message objection_to(const Game& game, const Action& action) {
  return Message(
      "Under these rules \"{action}\" cannot be taken back, except by the table's owner.",
      action_text(game, action));
}

// The action that makes a step final.
std::optional<Action> final_action(const Match& match, const Node& node) {
  const Game& game = match.rules(node).game();
  const bool rolled = !node.faces().empty();
  if (node.type == StepType::action) {
    const Action action = node.choice().action;
    if (is_final(game, action, rolled)) return action;
  }
  for (const SeatAnswers& part : node.parts())
    for (const SecretAnswer& answer : part)
      if (is_final(game, answer.choice.action, rolled)) return answer.choice.action;
  return {};
}

// Of the seat's answers to what all are asked, from a number on. Nothing is rolled in them. Who is
// ready hears of that instead.
Message objection_to_answers(const TableData& table, SeatId seat, std::size_t from) {
  const Match& match = table.match;
  if (!table.is_seat(seat) || !match.all_asked() || match.is_ready(seat)) return {};
  const SeatAnswers& part = match.part(seat);
  for (std::size_t n = from; n < part.size(); ++n)
    if (is_final(match.game(), part[n].choice.action, false))
      return objection_to(match.game(), part[n].choice.action);
  return {};
}

bool acted_as_bot(const TableData& table, const Node& node) {
  if (node.type != StepType::action || !table.is_seat(node.seat)) return false;
  const bool exchanged = table.match.node(node.parent).pie == Pie::taken;
  return table.players[PlayerId(exchanged ? 1 - index(node.seat) : index(node.seat))]
      .bot.has_value();
}

}  // namespace

Message final_objection(const TableData& table, NodeId to) {
  const Match& match = table.match;
  if (!any_rules_declare_final(match)) return {};
  const NodeId shared = match.tree().common(match.cursor(), to);
  for (NodeId id = match.cursor(); id != shared; id = match.node(id).parent)
    if (const std::optional<Action> action = final_action(match, match.node(id)))
      return objection_to(match.rules(match.node(id)).game(), *action);
  return {};
}

Message final_objection(const TableData& table, const TakeBack& command) {
  const std::size_t given = table.is_seat(command.seat) ? table.match.part(command.seat).size() : 0;
  return given == 0 ? Message() : objection_to_answers(table, command.seat, given - 1);
}

Message final_objection(const TableData& table, const StartOver& command) {
  return objection_to_answers(table, command.seat, 0);
}

Message final_objection(const TableData& table, const ChangeAnswer& command) {
  if (command.answer < 0) return {};
  return objection_to_answers(table, command.seat, nth(command.answer));
}

bool undo_is_final(const TableData& table) {
  const Match& match = table.match;
  if (!any_rules_declare_final(match)) return false;
  for (NodeId id = match.cursor(); id != NodeId::root; id = match.node(id).parent) {
    if (final_action(match, match.node(id))) return true;
    if (!acted_as_bot(table, match.node(id))) return false;
  }
  return false;
}

}  // namespace hr
