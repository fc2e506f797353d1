// SPDX-License-Identifier: MIT
// The differences between two texts, line by line: the fewest removed and added lines (Myers'
// algorithm), unless the texts have so little in common that the search would take long; then a
// part is reported as one change.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hr {

// old_count lines from old_from were replaced by new_count lines from new_from. Lines count from 0;
// if a count is 0, the place is before that line.
struct Hunk {
  int old_from = 0, old_count = 0, new_from = 0, new_count = 0;
  friend bool operator==(const Hunk&, const Hunk&) = default;
};

using TextLines = std::vector<std::string_view>;
TextLines text_lines(std::string_view text);  // without line ends; at least one line

// In order and not adjacent; none is empty.
std::vector<Hunk> line_diff(const TextLines& old_lines, const TextLines& new_lines);

// The new text with one change reverted.
std::string put_back(std::string_view old_text, std::string_view new_text, const Hunk& hunk);

}  // namespace hr
