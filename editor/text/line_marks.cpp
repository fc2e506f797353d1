// SPDX-License-Identifier: MIT
#include "editor/text/line_marks.h"

#include <algorithm>

namespace hr::editor {

namespace {

constexpr int k_no_line = -1;

int line_of(const TextDocument& document, unsigned id, int guess) {
  if (guess >= 0 && guess < document.size() && document.id(guess) == id) return guess;
  for (int i = 0; i < document.size(); ++i)
    if (document.id(i) == id) return i;
  return k_no_line;
}

}  // namespace

void LineMarks::set(const std::vector<LineMark>& marks, const TextDocument& document) {
  marks_.clear();
  for (const LineMark& mark : marks) {
    const TextAt at = document.fitted({mark.line, mark.column});
    marks_.push_back({document.id(at.line), document.line(at.line), mark, mark});
    marks_.back().mark.line = at.line;
  }
}

void LineMarks::follow(const TextDocument& document) {
  for (TrackedMark& marked : marks_) {
    const int line = line_of(document, marked.id, marked.mark.line);
    marked.mark.line = line;
    marked.current = line != k_no_line && document.line(line) == marked.text;
  }
  std::stable_sort(marks_.begin(), marks_.end(), [](const TrackedMark& a, const TrackedMark& b) {
    return a.mark.line < b.mark.line;
  });
}

bool LineMarks::is_current(const LineMark& mark) const {
  return std::ranges::any_of(
      marks_, [&](const TrackedMark& marked) { return marked.current && marked.said == mark; });
}

std::vector<const LineMark*> LineMarks::shown() const {
  std::vector<const LineMark*> out;
  for (const TrackedMark& marked : marks_)
    if (marked.current && !marked.mark.sentence.empty()) out.push_back(&marked.mark);
  return out;
}

}  // namespace hr::editor
