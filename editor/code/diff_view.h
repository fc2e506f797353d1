// SPDX-License-Identifier: MIT
// What a text became, side by side in one column: lines that went with a minus, lines that came
// with a plus, a few lines around them, and a button to put each change back.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/code/line_diff.h"
#include "editor/ui/ui.h"

namespace hr::editor {

class DiffView {
 public:
  void show(std::string_view old_text, std::string_view new_text);
  const std::vector<Hunk>& hunks() const { return hunks_; }
  // Which change is to be put back, if one is.
  std::optional<Hunk> draw(std::string_view name, ImVec2 size);

 private:
  enum class Kind { head, same, gone, come };
  struct Row {
    Kind kind;
    int old_line, new_line;  // from 0; -1 on the side that has none
    int hunk = -1;           // that begins here
  };
  struct Sizes {
    float row = 0, letter = 0, number = 0, head = 0;
  };

  void around(int& old_line, int old_to, int& new_line);
  float row_height(const Row& row, const Sizes& sizes) const;
  void draw_row(const Row& row, const Sizes& sizes, ImVec2 at, float width) const;
  bool draw_head(const Row& row, ImVec2 at, float width) const;

  std::string old_text_, new_text_;
  TextLines old_lines_, new_lines_;
  std::vector<Hunk> hunks_;
  std::vector<Row> rows_;
  int widest_ = 0;
};

}  // namespace hr::editor
