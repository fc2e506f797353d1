// SPDX-License-Identifier: MIT
// A text editor with line numbers, a caret, a selection, find and replace, completion, and messages
// on lines. It draws only the visible lines. It takes keys only while it has the focus, and then
// sets io.WantTextInput of ImGui. Each visible line is registered with the Screen as a "code line"
// named "line 12"; messages are "mark"s named "mark 12".
// It owns the document and handles mouse and keys. TextLayout places what is drawn, TextPainter
// draws it, LineMarks keeps the messages, SuggestionList the suggestions.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/line_diff.h"
#include "editor/code/code_help.h"
#include "editor/code/find_bar.h"
#include "editor/code/suggestion_list.h"
#include "editor/code/text_layout.h"
#include "editor/text/api_names.h"
#include "editor/text/line_marks.h"
#include "editor/text/lua_highlight.h"
#include "editor/text/text_document.h"
#include "editor/ui/ui.h"

namespace hr::editor {

class TextArea {
 public:
  // `api` must outlive the area. Without it the text is plain text, not Lua.
  explicit TextArea(std::string_view text, const Api* api = nullptr);
  TextArea(const TextArea&) = delete;
  TextArea& operator=(const TextArea&) = delete;
  ~TextArea() = default;

  const TextDocument& document() const { return document_; }
  // Replaces the text; can be undone. The view scrolls to the first column.
  void replace_text(std::string_view text);
  void mark(const std::vector<LineMark>& marks);
  // Whether this mark, given to mark(), is still shown.
  bool is_current(const LineMark& mark) const { return marks_.is_current(mark); }
  void compare_with(std::string_view original);  // shows bars beside lines that differ
  // The text is this file of a ruleset, whose files `texts` returns: help knows the names in them.
  void knows(std::string file, CodeHelp::Texts texts) {
    help_.knows(std::move(file), std::move(texts));
  }
  void read_only(bool on) { read_only_ = on; }
  // Takes the focus in the next frame; selects so many bytes.
  void go_to(TextAt at, int letters = 0);
  void find();      // opens the search
  void ask_help();  // shows help on the word at the caret; takes the focus as well

  void draw(std::string_view name, ImVec2 size);
  bool focused() const { return focused_; }

 private:
  // text_area.cpp
  void draw_code();
  void hold_lines();
  void draw_text() const;
  void take_mouse();
  void refresh();
  void draw_menu();
  bool draw_menu_entries();

  // text_area_keys.cpp
  void take_keys();
  void take_letters();
  bool take_moves();
  bool take_edits();
  bool take_commands();
  void edited();
  void copy(bool cut);
  void paste();
  void suggest(bool asked);

  const Api* api_;
  MarkedWords words_;
  TextDocument document_;
  std::unique_ptr<LuaHighlight> highlight_;  // null for plain text
  FindBar find_;
  LineMarks marks_;
  TextLayout layout_;
  SuggestionList suggestions_;
  CodeHelp help_;
  std::optional<TextAt> pointed_at_;  // the letter under the mouse
  std::optional<std::string> original_;
  std::vector<Hunk> hunks_;
  std::optional<std::pair<TextAt, TextAt>> brackets_;
  std::optional<TextRange> goal_;
  int goal_column_ = -1;  // the column that up and down aim for
  int widest_ = 0;        // the longest line, in columns
  unsigned known_ = 0;    // the last version that was refreshed
  TextAt known_caret_;
  bool read_only_ = false, focused_ = false, take_focus_ = false;
  bool follow_ = false, centre_ = false;  // scroll to the caret
  bool home_ = false;                     // scroll to the first column
  float top_ = 0;                         // of the lines, in …
  int drawn_ = -2;                        // … the last frame in which they were drawn
  int clicks_ = 1;                        // mouse clicks: 2 select by words, 3 by lines
  TextRange pressed_;
};

}  // namespace hr::editor
