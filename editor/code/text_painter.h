// SPDX-License-Identifier: MIT
// Draws the visible lines of a text with their numbers, marks and notes into the current window of
// ImGui. It only reads, and a new one is made for each frame.
#pragma once

#include <imgui.h>

#include <optional>
#include <utility>
#include <vector>

#include "core/base/line_diff.h"
#include "editor/code/text_layout.h"
#include "editor/text/lua_highlight.h"
#include "editor/text/text_document.h"

namespace hr::editor {

// What is shown; all of it must outlive the painter.
struct TextViewState {
  const TextDocument& document;
  const LuaHighlight* highlight;          // null for plain text
  const std::vector<TextRange>& matches;  // of a search, in order
  const std::vector<Hunk>& hunks;         // differences to the original, in order
  const std::optional<std::pair<TextAt, TextAt>>& brackets;
  bool focused;
};

class TextPainter {
 public:
  TextPainter(const TextViewState& shown, const TextLayout& layout);

  void draw() const;

 private:
  float x_of(TextAt at) const { return layout_.x_of(at); }
  float y_of(int line) const { return layout_.y_of(line); }

  void draw_line(int line) const;
  void draw_ground(int line) const;
  void draw_selection(int line) const;
  void draw_matches(int line) const;
  void draw_letters(int line) const;
  void draw_gutter(int line) const;
  void draw_sign(const LineNote& note, float right) const;
  void draw_bar(int line, float left) const;
  void draw_note(const LineNote& note) const;
  void draw_places() const;  // brackets and the caret

  const TextViewState& state_;
  const TextDocument& document_;
  const TextLayout& layout_;
  const TextGeometry& sizes_;
};

}  // namespace hr::editor
