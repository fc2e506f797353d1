// SPDX-License-Identifier: MIT
// Marks that are put on cells as notes, several at once: what there is to choose from, what a
// stroke with one does, and what a click will do.
#pragma once

#include <string>
#include <vector>

#include "core/table/notes_report.h"

namespace hr {

// What a stroke does: it writes a mark, or counts passages (1 or -1), or erases all there is.
struct NoteBrush {
  std::string mark = {};
  int passages = 0;
  bool erase = false;
};

struct NoteMark {
  std::string label, brief, help;  // brief: where there is little room
  NoteBrush brush = {};
  bool own = false;  // its mark is what the player types
};
const std::vector<NoteMark>& note_marks();

// Appends the mark to the text, or removes it if it is there.
std::string with_mark(const std::string& text, const std::string& mark);
bool has_mark(const std::string& text, const std::string& mark);

// "B3: grave?. Click to add !." The note on a cell, and what a click there does.
std::string mark_hint(const NoteReport& note, const NoteBrush& brush, Language language = {});

}  // namespace hr
