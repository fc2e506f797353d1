// SPDX-License-Identifier: MIT
// Shows the differences between two texts in one column: removed lines with a minus, added lines
// with a plus, a few lines of context, and a button to revert each change.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/line_diff.h"
#include "editor/ui/ui.h"

namespace hr::editor {

class DiffView {
 public:
  void show(std::string_view old_text, std::string_view new_text);
  // Returns the change to revert, if its button was clicked.
  std::optional<Hunk> draw(std::string_view name, ImVec2 size);

 private:
  enum class DiffRowType { head, same, removed, added };
  struct DiffRow {
    DiffRowType type = DiffRowType::same;
    int old_line = -1, new_line = -1;  // from 0; -1 if the line is not in that text
    int hunk = -1;                     // the change that begins here
  };
  struct DiffGeometry {
    float row = 0, letter = 0, number = 0, head = 0;
  };

  void around(int& old_line, int old_to, int& new_line);
  float row_height(const DiffRow& row, const DiffGeometry& sizes) const;
  void draw_row(const DiffRow& row, const DiffGeometry& sizes, ImVec2 at, float width) const;
  bool draw_head(const DiffRow& row, ImVec2 at, float width) const;

  std::string old_text_, new_text_;
  TextLines old_lines_, new_lines_;
  std::vector<Hunk> hunks_;
  std::vector<DiffRow> rows_;
  int widest_ = 0;
};

}  // namespace hr::editor
