// SPDX-License-Identifier: MIT
// The tree of the match, as the eyes that look may know of it, and what differs between two of its
// moments.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/text.h"
#include "editor/open_match.h"
#include "editor/position_differences.h"

namespace hr::editor {

// Under some of the rules that the match has been played by.
bool OpenMatch::ever_secret() const {
  return std::ranges::any_of(table_->match().rulebooks(),
                             [](const Rulebook& rulebook) { return rulebook.game().hides(); });
}

// Where something is hidden a seat knows of the line to the cursor, and of no other: a branch would
// tell what might have been.
bool OpenMatch::knows(NodeId node) const {
  const Match& match = table_->match();
  if (index(node) < 0 || index(node) >= match.nodes()) return false;
  if (!ever_secret() || eyes() == k_owner) return true;
  const std::vector<NodeId> line = match.line();
  return std::ranges::find(line, node) != line.end();
}

std::string OpenMatch::step_text(const Node& node) const {
  const Match& match = table_->match();
  switch (node.type) {
    case StepType::start:
      return "The game is set up.";
    case StepType::action:
      return action_sentence(match.rulebook(node).game(), node.seat, node.choice.action,
                             names_at(node.parent));
    case StepType::answers:
      return "All are ready.";
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

void OpenMatch::learn_words() const {
  const Match& match = table_->match();
  for (int i = static_cast<int>(words_.size()); i < match.nodes(); ++i) {
    const Node& node = match.node(NodeId(i));
    Words words{.text = step_text(node), .events = {}};
    for (const Event& event : node.events)
      words.events.emplace_back(event.audience,
                                event_text(match.rulebook(node).game(), event, names_at(node.id)));
    words_.push_back(std::move(words));
  }
}

void OpenMatch::show_steps(GameShown& out) const {
  const Match& match = table_->match();
  out.cursor = match.cursor();
  std::vector<char> on_line(static_cast<std::size_t>(match.nodes())), on_main = on_line;
  for (const NodeId id : match.line()) on_line[static_cast<std::size_t>(index(id))] = 1;
  for (const NodeId id : match.main_line()) on_main[static_cast<std::size_t>(index(id))] = 1;
  const bool all = !ever_secret() || out.eyes == k_owner;
  if (all) learn_words();
  for (std::size_t i = 0; i < on_line.size(); ++i) {
    const Node& node = match.node(NodeId(static_cast<int>(i)));
    if (!all && on_line[i] == 0) continue;
    Step step{.node = node.id,
              .parent = node.parent,
              .type = node.type,
              .seat = index(node.seat),
              .ply = node.ply,
              .text = {},
              .events = {},
              .on_line = on_line[i] != 0,
              .main = on_main[i] != 0};
    if (all) {
      step.text = words_[i].text;
      for (const auto& [audience, text] : words_[i].events)
        if (out.eyes == k_owner || (audience >> out.eyes & 1U) != 0) step.events.push_back(text);
    }
    out.steps.push_back(std::move(step));
  }
  if (!all) show_told_steps(out);
}

// A seat in a game with secrets: as it was told of them.
void OpenMatch::show_told_steps(GameShown& out) const {
  for (Step& step : out.steps)
    step.text = step.type == StepType::start ? "The game is set up." : "Something was done.";
  std::vector<char> told(out.steps.size());
  for (const LogLine& heard : out.report.log) {
    const auto at = static_cast<std::size_t>(heard.step);
    if (at >= out.steps.size()) continue;  // of what is asked still
    if (!heard.type)
      out.steps[at].events.push_back(heard.text);
    else if (std::exchange(told[at], 1) == 0)
      out.steps[at].text = heard.text;
  }
}

// Through the same eyes, on a copy that goes there.
void OpenMatch::show_comparison(GameShown& out) const {
  if (compared_ == NodeId::none || !knows(compared_)) return;
  Table then = *table_;
  if (!then.go_to(compared_).ok) return;
  Report before = then.report(SeatId(static_cast<std::int8_t>(out.eyes)));
  if (const SeatNames names = names_at(compared_); !names.empty())
    before.outcome = outcome_text(then.match().game(), then.match().state(), names);
  out.comparison = position_differences(before, out.report);
  out.comparison->with = compared_;
  const Match& match = table_->match();
  const Rulebook& was = match.rulebook(match.node(compared_));
  const std::vector<std::string> rules = differences(*was.edition, *match.rulebook().edition);
  if (!rules.empty())
    out.comparison->sentences.insert(out.comparison->sentences.begin(),
                                     "The rules: " + list_text(rules) + ".");
}

}  // namespace hr::editor
