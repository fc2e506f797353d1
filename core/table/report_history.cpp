// SPDX-License-Identifier: MIT
// The tree of the match, from where the client's knowledge ends. The cost depends on the steps
// reported, not on those before them.
#include <algorithm>
#include <utility>

#include "core/match/log.h"
#include "core/match/table_steps.h"
#include "core/table/table_data.h"
#include "core/words/text.h"

namespace hr {

namespace {

std::string step_text(const TableData& table, const Node& node, const SeatNames& names,
                      Language language) {
  const Match& match = table.match;
  switch (node.type) {
    case StepType::start:
      return Message("The game is set up.").in(language);
    case StepType::action:
      return action_sentence(match.rules(node).game(), node.seat, node.choice().action, names,
                             language);
    case StepType::answers:
      return Message("All players are ready.").in(language);
    case StepType::position:
      return Message("A position is set up.").in(language);
    case StepType::resigned:
    case StepType::offered:
    case StepType::accepted:
    case StepType::declined:
    case StepType::timed_out:
      return table_step_sentence(match.rules(node).game(), node.seat, node.type, names, language);
    case StepType::rules:
      break;
  }
  const auto &was = match.rules(match.node(node.parent)).text, &is = match.rules(node).text;
  return rules_changed_text(was && is ? differences(*was, *is, language)
                                      : std::vector<std::string>())
      .in(language);
}

// `first` marks the main line, which consists of first children.
StepReport step_of(const Match& match, const Node& node) {
  return {.node = node.id,
          .parent = node.parent,
          .type = node.type,
          .seat = node.seat,
          .ply = node.ply,
          .text = {},
          .events = {},
          .first = node.parent == NodeId::none || match.node(node.parent).first_child() == node.id};
}

SeatNames names(const TableData& table, NodeId node, const HistoryQuery& query) {
  return query.named ? names_at(table, node) : SeatNames();
}

StepReport tree_step(const TableData& table, const Node& node, const HistoryQuery& query,
                     Language language) {
  const Match& match = table.match;
  StepReport out = step_of(match, node);
  out.text = step_text(table, node, names(table, node.parent, query), language);
  for (const Event& event : node.events())
    if (hears(event.audience, query.seat, match.game().seats()))
      out.events.push_back(
          event_text(match.rules(node).game(), event, names(table, node.id, query), language));
  return out;
}

void tell_tree(const TableData& table, const HistoryQuery& query, Language language,
               HistoryReport& out) {
  const Match& match = table.match;
  out.tree = true;
  out.keep = query.tree ? std::clamp(query.known, 0, match.tree().size()) : 0;
  for (int id = out.keep; id < match.tree().size(); ++id)
    out.steps.push_back(tree_step(table, match.node(NodeId(id)), query, language));
  // The way from the old cursor to the new one.
  const auto way = [&](NodeId from, NodeId to) {
    std::vector<NodeId> ids;
    for (NodeId id = from; id != to; id = match.node(id).parent) ids.push_back(id);
    return ids;
  };
  const bool knows = out.keep > 0 && index(query.cursor) >= 0 && index(query.cursor) < out.keep;
  const NodeId shared = knows ? match.tree().common(query.cursor, out.cursor) : NodeId::none;
  if (knows) out.left = way(query.cursor, shared);
  out.joined = way(out.cursor, shared);
}

// The line to the cursor, in the words in which the viewer was told of it.
void tell_line(const TableData& table, const HistoryQuery& query, Language language,
               HistoryReport& out) {
  const Match& match = table.match;
  const bool knows =
      !query.tree && index(query.cursor) >= 0 && index(query.cursor) < match.tree().size();
  if (knows)
    out.keep = std::clamp(query.known, 0,
                          match.node(match.tree().common(query.cursor, out.cursor)).depth + 1);
  for (int depth = out.keep; depth <= match.node().depth; ++depth) {
    out.steps.push_back(step_of(match, match.node(match.tree().at_depth(out.cursor, depth))));
    out.steps.back().text =
        (depth == 0 ? Message("The game is set up.") : Message("A hidden move was made."))
            .in(language);
  }
  if (out.steps.empty()) return;
  const int from = out.keep == 0 ? 0
                                 : match.log_sizes().up_to(
                                       match.tree().at_depth(out.cursor, out.keep - 1), query.seat);
  std::vector<char> named(out.steps.size());
  const auto called = [&](const LogEntry& told) {
    return query.named ? names_then(table, told) : SeatNames();
  };
  for (const LogLine& heard : log_lines(match, query.seat, from, called, language)) {
    if (heard.step > match.node().depth) break;  // answers to a group that is still open
    if (heard.step < out.keep || (heard.repeats && !heard.type)) continue;
    const std::size_t place = nth(heard.step - out.keep);
    if (!heard.type)
      out.steps[place].events.push_back(heard.text);
    else if (std::exchange(named[place], 1) == 0)
      out.steps[place].text = heard.text;
  }
}

}  // namespace

bool ever_secret(const TableData& table) {
  return std::ranges::any_of(table.match.all_rules(),
                             [](const PlayableRules& playable) { return playable.game().hides(); });
}

bool knows(const TableData& table, SeatId viewer, NodeId node) {
  const Match& match = table.match;
  if (index(node) < 0 || index(node) >= match.tree().size()) return false;
  if (!ever_secret(table) || viewer == SeatId::owner) return true;
  return match.tree().common(node, match.cursor()) == node;
}

NodeReport answer(TableData& table, const NodeQuery& query) {
  return {knows(table, query.seat, query.node)};
}

HistoryReport answer(TableData& table, const HistoryQuery& query, Language language) {
  HistoryReport out;
  out.cursor = table.match.cursor();
  if (query.seat == SeatId::owner || !ever_secret(table))
    tell_tree(table, query, language, out);
  else
    tell_line(table, query, language, out);
  return out;
}

}  // namespace hr
