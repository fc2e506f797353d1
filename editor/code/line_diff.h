// SPDX-License-Identifier: MIT
// What makes one text of another, line by line: the fewest lines taken and put (Myers' way), unless
// the texts have so little in common that the search would be long; then a part is given as a
// whole.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hr::editor {

// Lines old_from … old_from + old_count of the one text became those of the other. From 0; where a
// count is 0 the place is before that line.
struct Hunk {
  int old_from = 0, old_count = 0, new_from = 0, new_count = 0;
  friend bool operator==(const Hunk&, const Hunk&) = default;
};

using TextLines = std::vector<std::string_view>;
TextLines text_lines(std::string_view text);  // without their ends; one at least

// In order, none touching the next; every one changes something.
std::vector<Hunk> line_diff(const TextLines& old_lines, const TextLines& new_lines);

// The new text with what a hunk changed as it was.
std::string put_back(std::string_view old_text, std::string_view new_text, const Hunk& hunk);

}  // namespace hr::editor
