// SPDX-License-Identifier: MIT
// The rules of a match as a table reports them.
#include <algorithm>
#include <optional>
#include <utility>

#include "core/table/rule_change.h"
#include "core/table/table_data.h"

namespace hr {

RulesetTextReport answer(TableData& table, const RulesetTextQuery&) {
  const auto& ruleset_text = table.match.rules().text;
  return {ruleset_text ? std::optional(*ruleset_text) : std::nullopt};
}

Picture answer(TableData& table, const PictureQuery& query) {
  constexpr float k_narrowest = 0.05F, k_widest = 20;  // a room can be a strip, but not a line
  const float aspect = query.aspect > k_narrowest ? std::min(query.aspect, k_widest) : k_narrowest;
  const GameDef& game = table.match.game().definition();
  return picture_of(game, game.look, {query.view, query.turn}, aspect);
}

// Walks from one change of rules to the one before it.
RulesSinceReport answer(TableData& table, const RulesSinceQuery&) {
  const Match& match = table.match;
  const auto& now = match.rules().text;
  const auto begun = [&](const Node& node) { return &match.node(node.beginning); };
  const Node* at = begun(match.node());
  const auto same = [&](const Node& node) {
    const auto& then = match.rules(node).text;
    return node.rules == at->rules || (now && then && then->files == now->files);
  };
  while (at->parent != NodeId::none && same(match.node(at->parent)))
    at = begun(match.node(at->parent));
  const bool start = at->parent == NodeId::none;
  return {.start = start,
          .ply = at->ply,
          .text = start          ? "the start"
                  : at->ply == 0 ? "before move 1"
                                 : "move " + std::to_string(at->ply)};
}

namespace {

RuleChangeReport refused(std::string why) {
  RuleChangeReport out;
  out.refusal = std::move(why);
  return out;
}

RuleChangeReport change_by(TableData& table, const RuleChangeQuery& query, Language language) {
  if (!table.load)
    return refused(Message("The rules of this table cannot be changed.").in(language));
  std::optional<NewRules> next;
  try {
    next = table.load(*query.rules, nullptr);
  } catch (const std::exception& error) {
    if (Allowance::unwinding()) throw;
    return refused(error.what());
  }
  Match after = table.match;
  Reply reply = attempt(table, [&]() -> Reply {
    after.change_rules(std::move(next->rules), next->trial);
    return {};
  });
  reply.put_into(language);
  if (!reply.ok) return refused(reply.text);
  return rule_change(moment_of(table.match), moment_of(after), after.node(), query.seats, language);
}

}  // namespace

RuleChangeReport answer(TableData& table, const RuleChangeQuery& query, Language language) {
  if (query.rules) return change_by(table, query, language);
  const Match& match = table.match;
  if (match.node().type != StepType::rules) return {};
  const NodeId parent = match.node().parent;
  const auto since = [&](const RulesMoment& before) {
    return rule_change(before, moment_of(match), match.node(), query.seats, language);
  };
  if (match.open_answers().find(parent) == nullptr) {
    const State before = match.state_at(parent);
    return since({match.rules(match.node(parent)), before});
  }
  Match before = match;  // with the answers
  before.undo();
  return since(moment_of(before));
}

}  // namespace hr
