// SPDX-License-Identifier: MIT
// The steps of a match as one pair of eyes may know them, kept from look to look: the table tells
// only what has come to them, and what of them has changed.
#pragma once

#include "core/table/table.h"
#include "editor/desk/desk_state.h"

namespace hr::editor {

class HistoryCache {
 public:
  const HistorySteps& follow(const Table& table, SeatId viewer);

 private:
  HistorySteps steps_;
  bool tree_ = false;             // all that ever was; else the line to the cursor
  NodeId cursor_ = NodeId::none;  // as it was at the last look
};

}  // namespace hr::editor
