// SPDX-License-Identifier: MIT
// Where the lines of a text are in this frame: the visible part of the window, the size of a
// letter, and the rows that messages take up below their lines. All in window pixels.
#pragma once

#include <imgui.h>

#include <optional>
#include <vector>

#include "editor/text/line_marks.h"
#include "editor/text/text_document.h"

namespace hr::editor {

// A message below a line, measured in rows of text.
struct LineNote {
  int line = 0, rows = 0, above = 0;  // rows of messages above this one
  const LineMark* mark = nullptr;
};

struct TextGeometry {
  ImVec2 from, to;  // the visible part
  ImVec2 scroll;
  float row = 0, top = 0, letter = 0, gutter = 0;
  float text = 0;  // the x of column 0
  int rows = 0;    // visible rows
};

class TextLayout {
 public:
  // `document` must outlive the layout.
  explicit TextLayout(const TextDocument& document) : document_(document) {}

  // Measures the current window of ImGui and its font. To be called first in each frame.
  void measure();
  float note_width() const;  // of the text of a message
  // Makes room for the messages. The notes refer to the marks until the next call.
  void place_notes(const LineMarks& marks);

  const TextGeometry& sizes() const { return sizes_; }
  const std::vector<LineNote>& notes() const { return notes_; }  // in order of lines
  float height() const;                                          // of all lines and messages

  int line_at(float y) const;  // y in the text, not on screen
  TextAt place_at(ImVec2 mouse) const;
  std::optional<TextAt> letter_at(ImVec2 mouse) const;  // none where there is no letter
  float x_of(TextAt at) const;
  float y_of(int line) const { return sizes_.from.y + top_of(line) - sizes_.scroll.y; }

  // Scrolls the window so that this place is visible with some room around it; if it was out of
  // sight and `centre` is set, to the middle.
  void scroll_to(TextAt at, bool centre) const;

 private:
  float top_of(int line) const;  // in the text

  const TextDocument& document_;
  TextGeometry sizes_;
  std::vector<LineNote> notes_;
};

}  // namespace hr::editor
