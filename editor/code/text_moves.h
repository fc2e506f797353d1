// SPDX-License-Identifier: MIT
// Where the keys take the caret, and where a mouse's place is in a line. What is seen counts in
// columns of one character each; a tab reaches to the next fourth one.
#pragma once

#include "editor/code/text_document.h"

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
  line_start,  // where its text begins; from there the very start
  line_end,
  page_up,
  page_down,
  top,
  bottom
};

constexpr int k_tab_columns = 4;
// The column that is seen, of a byte's; and the byte's, nearest to one that is seen.
int seen_column(std::string_view line, int column);
int column_at(std::string_view line, int seen);

bool is_word(char c);                  // of names; bytes of other than ASCII letters as well
int indent_of(std::string_view line);  // where its text begins

// `wish`: the column that up and down aim at, kept by the caller from one to the next of them and
// -1 after anything else.
TextAt moved(const TextDocument& document, TextAt at, Motion motion, int page, int& wish);
TextRange word_at(const TextDocument& document, TextAt at);    // or the character there
TextRange whole_line(const TextDocument& document, int line);  // with its end

}  // namespace hr::editor
