// SPDX-License-Identifier: MIT
// The steps and the log of a match as one viewer may know them, cached between frames: each update
// asks the table only for what is new or changed.
#pragma once

#include <vector>

#include "core/table/table.h"
#include "editor/desk/desk_state.h"

namespace hr::editor {

class HistoryCache {
 public:
  const HistorySteps& follow(const Table& table, SeatId viewer, Language language = {});

 private:
  HistorySteps steps_;
  bool tree_ = false;             // holds the whole tree; otherwise only the line to the cursor
  NodeId cursor_ = NodeId::none;  // at the last update
};

// The last lines of the log. While the match only goes on, the table is asked only for those that
// are new. Drop it when the text of old lines may have changed (players were replaced).
class LogCache {
 public:
  static constexpr int k_lines = 300;  // older ones are in the history

  // The first line to ask for. `steps` are the viewer's, up to date; `cursor` is the table's.
  int first_new(NodeId cursor, const HistorySteps& steps) const;
  // Puts the kept lines before the new ones of the viewer's report, and keeps them all.
  void complete(Report& report, NodeId cursor);

 private:
  NodeId at_ = NodeId::none;
  int size_ = 0;  // of the log, as far as it stays as it is
  std::vector<LogLine> lines_;
};

}  // namespace hr::editor
