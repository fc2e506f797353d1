// SPDX-License-Identifier: MIT
// One line of the tree of a match: rails that tell how far in it lies, a mark for what kind of step
// it is, its number and its sentence.
#pragma once

#include <cstdint>

#include "editor/history_tree.h"

namespace hr::editor {

enum class RowClick : std::uint8_t { none, go, menu };

struct RowLook {
  bool cursor = false, compared = false;
};

// As high as said and as wide as the panel; a longer sentence is cut short, and a tip has it all.
RowClick history_row(const Step& step, const HistoryRow& row, RowLook look, float height);

}  // namespace hr::editor
