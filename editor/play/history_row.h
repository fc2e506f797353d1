// SPDX-License-Identifier: MIT
// One step or event in the tree of a match: rails that tell how far in it lies, a mark for what
// kind of step it is, its number and its sentence.
#pragma once

#include <cstdint>

#include "editor/play/history_tree.h"

namespace hr::editor {

enum class RowClick : std::uint8_t { none, go, menu };

struct RowLook {
  bool cursor = false, compared = false;
};

// As wide as the panel, and as high as its sentence needs to be read to its end.
float history_row_height(const Step& step, const HistoryRow& row, float width);
RowClick history_row(const Step& step, const HistoryRow& row, RowLook look);

}  // namespace hr::editor
