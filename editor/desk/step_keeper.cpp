// SPDX-License-Identifier: MIT
#include "editor/desk/step_keeper.h"

#include <utility>

#include "core/match/log.h"
#include "core/words/text.h"

namespace hr::editor {

namespace {

std::string step_text(const Match& match, const Node& node, const StepKeeper::NamesAt& names) {
  switch (node.type) {
    case StepType::start:
      return "The game is set up.";
    case StepType::action:
      return action_sentence(match.rulebook(node).game(), node.seat, node.choice.action,
                             names(node.parent));
    case StepType::answers:
      return "All players are ready.";
    case StepType::position:
      return "A position is set up.";
    case StepType::swap:
      break;
  }
  const Node& parent = match.node(node.parent);
  const auto changes = differences(*match.rulebook(parent).edition, *match.rulebook(node).edition);
  std::string text = "Rules changed";
  for (std::size_t i = 0; i < changes.size(); ++i) text += (i == 0 ? ": " : ", ") + changes[i];
  return text + ".";
}

Step step_of(const Node& node) {
  return {.node = node.id,
          .parent = node.parent,
          .type = node.type,
          .seat = index(node.seat),
          .ply = node.ply,
          .text = {},
          .events = {},
          .on_line = false,
          .main = false};
}

// The main line goes through the first child of each.
bool is_first(const Match& match, const Node& node) {
  return node.parent == NodeId::none || match.node(node.parent).children.front() == node.id;
}

}  // namespace

NamesThen names_then(StepKeeper::NamesAt names) {
  return [names = std::move(names)](const Told& told) {
    return names(told.event != nullptr ? told.node->id : told.node->parent);
  };
}

void StepKeeper::take_up(bool tree) {
  if (tree_ != tree) forget();
  tree_ = tree;
}

const Steps& StepKeeper::tree(const Match& match, int eyes, const NamesAt& names) {
  take_up(true);
  while (static_cast<int>(steps_.size()) < match.nodes())
    add_tree_step(match, match.node(NodeId(static_cast<int>(steps_.size()))), eyes, names);
  follow(match);
  return steps_;
}

void StepKeeper::add_tree_step(const Match& match, const Node& node, int eyes,
                               const NamesAt& names) {
  Step step = step_of(node);
  step.text = step_text(match, node, names);
  for (const Event& event : node.events)
    if (eyes == k_owner || (event.audience >> eyes & 1U) != 0)
      step.events.push_back(event_text(match.rulebook(node).game(), event, names(node.id)));
  step.main =
      is_first(match, node) && (node.parent == NodeId::none || steps_[nth(node.parent)].main);
  steps_.push_back(std::move(step));
}

// From where the cursor was to where it is.
void StepKeeper::follow(const Match& match) {
  const auto mark = [&](NodeId from, NodeId to, bool on) {
    for (NodeId id = from; id != to; id = match.node(id).parent)
      steps_.change(nth(id)).on_line = on;
  };
  const NodeId now = match.cursor();
  const NodeId shared = cursor_ == NodeId::none ? NodeId::none : match.common(cursor_, now);
  if (cursor_ != NodeId::none) mark(cursor_, shared, false);
  mark(now, shared, true);
  cursor_ = now;
}

const Steps& StepKeeper::line(const Match& match, int eyes, const NamesAt& names) {
  take_up(false);
  const NodeId now = match.cursor();
  const int same = cursor_ == NodeId::none ? 0 : match.node(match.common(cursor_, now)).depth + 1;
  steps_.cut(static_cast<std::size_t>(same));
  told_.resize(static_cast<std::size_t>(same));
  cursor_ = now;
  for (int depth = same; depth <= match.node().depth; ++depth) {
    const Node& node = match.node(match.at_depth(now, depth));
    Step step = step_of(node);
    step.text = node.type == StepType::start ? "The game is set up." : "A hidden move was made.";
    step.on_line = true;
    step.main =
        is_first(match, node) && (depth == 0 || steps_[static_cast<std::size_t>(depth) - 1].main);
    steps_.push_back(std::move(step));
  }
  tell(match, eyes, names);
  return steps_;
}

void StepKeeper::tell(const Match& match, int eyes, const NamesAt& names) {
  if (told_.size() == steps_.size()) return;
  const int from = told_.empty() ? 0 : told_.back();
  const std::size_t same = told_.size();
  told_.resize(steps_.size(), from);
  std::vector<char> named(steps_.size() - same);
  const auto seat = SeatId(static_cast<std::int8_t>(eyes));
  for (const LogLine& heard : log_lines(match, seat, from, names_then(names))) {
    const auto place = static_cast<std::size_t>(heard.step);
    if (place >= steps_.size()) break;  // of what is asked still
    told_[place] = heard.number + 1;
    if (!heard.type)
      steps_.change(place).events.push_back(heard.text);
    else if (std::exchange(named[place - same], 1) == 0)
      steps_.change(place).text = heard.text;
  }
  for (std::size_t place = same; place < told_.size(); ++place)
    if (place > 0) told_[place] = std::max(told_[place], told_[place - 1]);
}

}  // namespace hr::editor
