// SPDX-License-Identifier: MIT
#include "editor/desk/history_cache.h"

#include <utility>

namespace hr::editor {

// Marks the main line, which goes through the first child of each node.
const HistorySteps& HistoryCache::follow(const Table& table, SeatId viewer) {
  HistoryReport news = table.report(HistoryQuery{.seat = viewer,
                                                 .named = true,
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

}  // namespace hr::editor
