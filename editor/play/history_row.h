// SPDX-License-Identifier: MIT
// Draws a step or event of the match tree: rails for its depth, a mark for the kind of step, its
// number and its sentence.
#pragma once

#include <cstdint>

#include "editor/play/history_tree.h"

namespace hr::editor {

enum class RowClick : std::uint8_t { none, go, menu };

struct RowStyle {
  bool cursor = false, compared = false;
  bool drags = false;  // it can be dragged to where a position is wanted
};

// The height that the sentence needs at this width.
float history_row_height(const HistoryStep& step, const HistoryRow& row, float width);
RowClick history_row(const HistoryStep& step, const HistoryRow& row, RowStyle look);

}  // namespace hr::editor
