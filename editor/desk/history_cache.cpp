// SPDX-License-Identifier: MIT
#include "editor/desk/history_cache.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace hr::editor {

// Marks the main line, which goes through the first child of each node.
const HistorySteps& HistoryCache::follow(const Table& table, SeatId viewer, Language language) {
  HistoryReport news = table.report(Issuer::of(viewer).reading(language),
                                    HistoryQuery{.named = true,
                                                 .tree = tree_,
                                                 .known = static_cast<int>(steps_.size()),
                                                 .cursor = cursor_});
  steps_.cut(nth(news.keep));
  for (StepReport& told : news.steps) {
    const bool begins = told.parent == NodeId::none;
    const bool main =
        told.first && (begins || (news.tree ? steps_[nth(told.parent)].main : steps_.back().main));
    steps_.push_back({std::move(told), !news.tree, main});
  }
  for (const NodeId id : news.left) steps_.change(nth(id)).on_line = false;
  for (const NodeId id : news.joined) steps_.change(nth(id)).on_line = true;
  tree_ = news.tree;
  cursor_ = news.cursor;
  return steps_;
}

// The latest steps are last, whether it is a tree or a line: from there back to where it was kept.
int LogCache::first_new(NodeId cursor, const HistorySteps& steps) const {
  constexpr std::size_t k_most = 32;  // steps since then
  NodeId node = cursor;
  for (std::size_t back = 1; back <= std::min(k_most, steps.size()); ++back) {
    if (node == at_) return size_;
    const HistoryStep& step = steps[steps.size() - back];
    if (step.node != node) return 0;
    node = step.parent;
  }
  return node == at_ && at_ != NodeId::none ? size_ : 0;
}

namespace {

// The lines at the end that report secret answers: a change of the rules is told before them.
int answers_at_end(const std::vector<LogLine>& lines) {
  int out = 0, count = 0;
  for (auto line = lines.rbegin(); line != lines.rend() && line->step == lines.back().step;
       ++line) {
    ++count;
    if (line->type == StepType::answers) out = count;
  }
  return out;
}

}  // namespace

void LogCache::complete(Report& report, NodeId cursor) {
  std::vector<LogLine> lines;
  const int from = report.log_size - k_lines;
  const int first_new = report.log.empty() ? report.log_size : report.log.front().number;
  for (LogLine& line : lines_)
    if (line.number >= from && line.number < first_new) lines.push_back(std::move(line));
  std::ranges::move(report.log, std::back_inserter(lines));
  report.log = lines;
  at_ = cursor;
  size_ = report.log_size - answers_at_end(lines);
  lines_ = std::move(lines);
}

}  // namespace hr::editor
