// SPDX-License-Identifier: MIT
// Messages about lines of a text. Each moves with its line while other lines are added and removed,
// and is hidden while the line differs from the text that the message is about.
#pragma once

#include <string>
#include <vector>

#include "editor/text/text_document.h"

namespace hr::editor {

struct LineMark {
  int line = 0, column = 0;  // from 0
  bool error = true;         // otherwise a warning
  std::string sentence;
  friend bool operator==(const LineMark&, const LineMark&) = default;
};

class LineMarks {
 public:
  // Replaces all marks; each is about the text that its line has now.
  void set(const std::vector<LineMark>& marks, const TextDocument& document);
  // Finds the lines again. To be called after each edit of that document.
  void follow(const TextDocument& document);

  bool is_current(const LineMark& mark) const;  // whether this mark from set() is still shown
  // The shown marks that have a sentence, at their current places and in order of lines. Valid
  // until the next set() or follow().
  std::vector<const LineMark*> shown() const;

 private:
  struct TrackedMark {
    unsigned id;          // of its line
    std::string text;     // … and its text when it was marked
    LineMark said;        // as passed to set()
    LineMark mark;        // at its current place
    bool current = true;  // the line exists and is unchanged
  };
  std::vector<TrackedMark> marks_;  // in order of lines, once follow() was called
};

}  // namespace hr::editor
