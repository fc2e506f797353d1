// SPDX-License-Identifier: MIT
// The steps of a match as one viewer may know them, cached between frames: each update asks the
// table only for what is new or changed.
#pragma once

#include "core/table/table.h"
#include "editor/desk/desk_state.h"

namespace hr::editor {

class HistoryCache {
 public:
  const HistorySteps& follow(const Table& table, SeatId viewer);

 private:
  HistorySteps steps_;
  bool tree_ = false;             // holds the whole tree; otherwise only the line to the cursor
  NodeId cursor_ = NodeId::none;  // at the last update
};

}  // namespace hr::editor
