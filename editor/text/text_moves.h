// SPDX-License-Identifier: MIT
// Caret movement, and the mapping between screen columns and bytes. A screen column is one
// character wide, of which Chinese, Japanese and Korean ones take two; a tab extends to the next
// multiple of four.
#pragma once

#include "editor/text/text_document.h"

namespace hr::editor {

// Of a line, in bytes.
inline int length(const std::string& line) { return static_cast<int>(line.size()); }

enum class Motion {
  left,
  right,
  up,
  down,
  word_left,
  word_right,
  line_start,  // the first non-space character; from there column 0
  line_end,
  page_up,
  page_down,
  top,
  bottom
};

constexpr int k_tab_columns = 4;
// The screen column after the character at a byte, which is in column `seen`.
int next_column(std::string_view line, int column, int seen);
// The screen column of a byte, and the byte nearest to a screen column.
int seen_column(std::string_view line, int column);
int column_at(std::string_view line, int seen);

bool is_word(char c);                  // part of a name; all non-ASCII bytes count
int indent_of(std::string_view line);  // the column of the first non-space character

// `goal_column`: the column that up and down aim for; the caller keeps it between such moves and
// resets it to -1 after anything else.
TextAt moved(const TextDocument& document, TextAt at, Motion motion, int page, int& goal_column);
TextRange word_at(const TextDocument& document, TextAt at);    // or the single character there
TextRange whole_line(const TextDocument& document, int line);  // including its line end

}  // namespace hr::editor
