// SPDX-License-Identifier: MIT
// The tree of the match, as the eyes that look may know of it, and what differs between two of its
// moments.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/words/text.h"
#include "editor/desk/open_match.h"
#include "editor/desk/position_differences.h"

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
  return match.common(node, match.cursor()) == node;
}

void OpenMatch::show_steps(GameShown& out) const {
  const Match& match = table_->match();
  out.cursor = match.cursor();
  const auto names = [this](NodeId node) { return names_at(node); };
  StepKeeper& keeper = steps_[out.eyes];
  const bool all = !ever_secret() || out.eyes == k_owner;
  out.steps = all ? keeper.tree(match, out.eyes, names) : keeper.line(match, out.eyes, names);
}

// Through the same eyes, on a copy that goes there; the moment does not change.
const Report& OpenMatch::report_then(int eyes) const {
  if (then_ && then_of_ == std::pair(compared_, eyes)) return *then_;
  Table then = *table_;
  then.go_to(compared_);
  then_ = then.report(SeatId(static_cast<std::int8_t>(eyes)), k_no_log);
  if (const SeatNames names = names_at(compared_); !names.empty())
    then_->outcome = outcome_text(then.match().game(), then.match().state(), names);
  then_of_ = {compared_, eyes};
  return *then_;
}

void OpenMatch::show_comparison(GameShown& out) const {
  if (compared_ == NodeId::none || !knows(compared_)) return;
  out.comparison = position_differences(report_then(out.eyes), out.report);
  out.comparison->with = compared_;
  const Match& match = table_->match();
  const Rulebook& was = match.rulebook(match.node(compared_));
  const std::vector<std::string> rules = differences(*was.edition, *match.rulebook().edition);
  if (!rules.empty())
    out.comparison->sentences.insert(out.comparison->sentences.begin(),
                                     "Rules changed: " + list_text(rules) + ".");
}

}  // namespace hr::editor
