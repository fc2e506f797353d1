// SPDX-License-Identifier: MIT
// The tree of a match as a list of rows: the main line unindented, each branch indented directly
// below the step that it replaces. Does not use ImGui.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "editor/desk/desk_state.h"

namespace hr::editor {

struct HistoryRow {
  int step = 0;         // in the list of steps
  int event = -1;       // in search results: which of its events; -1: the step itself
  int depth = 0;        // 0: the main line
  bool branch = false;  // the first step of a branch
  friend bool operator==(const HistoryRow&, const HistoryRow&) = default;
};

std::vector<HistoryRow> history_rows(const HistorySteps& steps);
// Steps and events that contain all of these words, ignoring case.
std::vector<HistoryRow> find_in_history(const HistorySteps& steps, std::string_view words);
// All steps with the same parent, this one included; the main line first.
std::vector<NodeId> siblings(const HistorySteps& steps, NodeId node);
// Null if there is none.
const HistoryStep* find_step(const HistorySteps& steps, NodeId node);

}  // namespace hr::editor
