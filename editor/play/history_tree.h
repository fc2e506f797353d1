// SPDX-License-Identifier: MIT
// The tree of a match as lines to be read from top to bottom: the main line straight, each branch
// further in, right below the step that it takes the place of. No ImGui.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "editor/desk/shown.h"

namespace hr::editor {

struct HistoryRow {
  int step = 0;         // in the list of steps
  int event = -1;       // of what was found: which of its events; -1: the step itself
  int depth = 0;        // 0: the main line
  bool branch = false;  // the first step of a branch
  friend bool operator==(const HistoryRow&, const HistoryRow&) = default;
};

std::vector<HistoryRow> history_rows(const Steps& steps);
// Steps and events with all of these words in them, whatever their case.
std::vector<HistoryRow> find_in_history(const Steps& steps, std::string_view words);
// What else was done where the step was done, itself among it; the main line first.
std::vector<NodeId> siblings(const Steps& steps, NodeId node);
// Null when it is not among them.
const Step* find_step(const Steps& steps, NodeId node);

}  // namespace hr::editor
