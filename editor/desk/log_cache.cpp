// SPDX-License-Identifier: MIT
#include "editor/desk/log_cache.h"

#include <algorithm>

namespace hr::editor {

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

void LogCache::complete(Report& report, NodeId cursor) {
  std::vector<LogLine> lines;
  const int from = report.log_size - k_lines;
  const int first_new = report.log.empty() ? report.log_size : report.log.front().number;
  for (LogLine& line : lines_)
    if (line.number >= from && line.number < first_new) lines.push_back(std::move(line));
  std::ranges::move(report.log, std::back_inserter(lines));
  report.log = lines;
  at_ = cursor;
  size_ = report.log_size;
  lines_ = std::move(lines);
}

}  // namespace hr::editor
