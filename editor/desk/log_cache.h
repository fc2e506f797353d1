// SPDX-License-Identifier: MIT
// The last lines of a match's log as one viewer may know them, kept between updates: while the
// match only goes on, the table is asked only for the lines that are new. Drop it when the text of
// old lines may have changed (players were replaced).
#pragma once

#include <vector>

#include "core/table/table.h"
#include "editor/desk/desk_state.h"

namespace hr::editor {

class LogCache {
 public:
  static constexpr int k_lines = 300;  // older ones are in the history

  // The first line to ask for. `steps` are the viewer's, up to date; `cursor` is the table's.
  int first_new(NodeId cursor, const HistorySteps& steps) const;
  // Puts the kept lines before the new ones of the viewer's report, and keeps them all.
  void complete(Report& report, NodeId cursor);

 private:
  NodeId at_ = NodeId::none;
  int size_ = 0;  // of the whole log
  std::vector<LogLine> lines_;
};

}  // namespace hr::editor
