// SPDX-License-Identifier: MIT
// What a match lets be seen, through the eyes that look at it.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "core/par.h"
#include "core/text.h"
#include "editor/open_match.h"

namespace hr::editor {

GameShown OpenMatch::shown() const {
  GameShown out;
  out.ruleset = id_;
  out.name = name_;
  out.own = own_;
  out.folder = folder_;
  out.files = files_;
  out.findings = findings_;
  out.auto_play = auto_play_;
  out.dice = dice_;
  for (const scripting::VariantNote& note : variants_) out.variants.push_back({note, false});
  if (!table_) return out;
  out.playing = true;
  show_rules(out);
  out.eyes = eyes();
  out.chosen_eyes = chosen_eyes_;
  out.secrets = secret();
  out.players = table_->players();
  if (out.eyes == k_turn) {
    const SeatId next = person_to_act();
    if (next != SeatId::none) out.passes_to = table_->player(next).name;
    return out;
  }
  out.report = table_->report(SeatId(static_cast<std::int8_t>(out.eyes)));
  if (!out.report.problem.empty())
    out.problems = {secret() && out.eyes != k_owner ? out.report.problem : table_->failure()};
  if (change_ && changed_at_ == table_->match().cursor()) out.change = change_;
  show_steps(out);
  if (out.game->definition().par && (out.eyes == k_owner || out.report.ended))
    out.par = table_->par(SeatId(static_cast<std::int8_t>(out.eyes)));
  return out;
}

void OpenMatch::show_rules(GameShown& out) const {
  const Rulebook& rulebook = table_->match().rulebook();
  out.game = rulebook.engine->shared_game();
  const Definition& definition = out.game->definition();
  out.name = definition.name;
  out.by = definition.by;
  out.about = definition.about;
  out.card = definition.card;
  out.options = ruleset_in_force()->options();
  for (VariantShown& variant : out.variants)
    variant.on = std::ranges::count(edition().variants, variant.note.id) > 0;
}

std::string OpenMatch::step_text(const Node& node) const {
  const Match& match = table_->match();
  switch (node.type) {
    case StepType::start:
      return "The game is set up.";
    case StepType::action:
      return action_sentence(match.rulebook(node).game(), node.seat, node.choice.action);
    case StepType::answers:
      return "All are ready.";
    case StepType::position:
      return "A position is set up.";
    case StepType::swap:
      break;
  }
  const Node& parent = match.node(node.parent);
  const auto changes = differences(*match.rulebook(parent).edition, *match.rulebook(node).edition);
  std::string text = "Other rules";
  for (std::size_t i = 0; i < changes.size(); ++i) text += (i == 0 ? ": " : ", ") + changes[i];
  return text + ".";
}

// A seat in a game with secrets sees the line to the cursor as it was told of it, and no other: a
// branch would tell what might have been.
void OpenMatch::show_steps(GameShown& out) const {
  const Match& match = table_->match();
  out.cursor = match.cursor();
  const std::vector<NodeId> line = match.line(), main = match.main_line();
  const std::set<NodeId> on_line(line.begin(), line.end()), on_main(main.begin(), main.end());
  const bool all = !secret() || out.eyes == k_owner;
  std::map<int, std::string> told;
  if (!all)
    for (const LogLine& heard : out.report.log)
      if (heard.type && !told.contains(heard.step)) told[heard.step] = heard.text;
  for (int i = 0; i < match.nodes(); ++i) {
    const Node& node = match.node(NodeId(i));
    if (!all && !on_line.contains(node.id)) continue;
    Step step{.node = node.id,
              .parent = node.parent,
              .type = node.type,
              .seat = index(node.seat),
              .ply = node.ply,
              .text = {},
              .on_line = on_line.contains(node.id),
              .main = on_main.contains(node.id)};
    if (all) step.text = step_text(node);
    out.steps.push_back(std::move(step));
  }
  if (all) return;
  for (std::size_t i = 0; i < out.steps.size(); ++i)
    if (const auto heard = told.find(static_cast<int>(i)); heard != told.end())
      out.steps[i].text = heard->second;
    else
      out.steps[i].text = i == 0 ? "The game is set up." : "Something was done.";
}

}  // namespace hr::editor
