// SPDX-License-Identifier: MIT
// A text editor with line numbers, a caret, a selection, find and replace, completion, and messages
// on lines. It draws only the visible lines. It takes keys only while it has the focus, and then
// sets io.WantTextInput of ImGui. Each visible line is registered with the Screen as a "code line"
// named "line 12"; messages are "mark"s named "mark 12".
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/code/api_names.h"
#include "editor/code/completion.h"
#include "editor/code/find_bar.h"
#include "editor/code/line_diff.h"
#include "editor/code/lua_highlight.h"
#include "editor/code/text_document.h"
#include "editor/ui/ui.h"

namespace hr::editor {

// A message about a line. It moves with its line while other lines are added and removed, and is
// hidden while the line differs from the text that the message is about.
struct LineMark {
  int line = 0, column = 0;  // from 0
  bool error = true;         // otherwise a warning
  std::string sentence;
  friend bool operator==(const LineMark&, const LineMark&) = default;
};

class TextArea {
 public:
  // `api` must outlive the area. Without it the text is plain text, not Lua.
  explicit TextArea(std::string_view text, const Api* api = nullptr);
  TextArea(const TextArea&) = delete;
  TextArea& operator=(const TextArea&) = delete;

  const TextDocument& document() const { return document_; }
  // Replaces the text; can be undone. The view scrolls to the first column.
  void become(std::string_view text);
  void mark(const std::vector<LineMark>& marks);
  bool stands(const LineMark& mark) const;  // whether this mark, given to mark(), is still shown
  void compare_with(std::string_view original);  // shows bars beside lines that differ
  void compare_with_nothing();
  void read_only(bool on) { read_only_ = on; }
  void go_to(TextAt at);  // takes the focus in the next frame

  void draw(std::string_view name, ImVec2 size);
  bool focused() const { return focused_; }

 private:
  struct Marked {
    unsigned id;         // of its line
    std::string text;    // … and its text when it was marked
    LineMark said;       // as given to mark()
    LineMark mark;       // at its current place
    bool stands = true;  // the line exists and is unchanged
  };
  // A message below a line, measured in rows of text.
  struct Note {
    int line = 0, rows = 0, above = 0;  // rows of messages above this one
    const LineMark* mark = nullptr;
  };
  // The geometry of this frame, in window pixels.
  struct Sizes {
    ImVec2 from, to;  // the visible part
    ImVec2 scroll;
    float row = 0, top = 0, letter = 0, gutter = 0;
    float text = 0;  // the x of column 0
    int rows = 0;    // visible rows
  };

  // text_area.cpp
  void draw_code();
  void measure();
  void place_notes();
  float top_of(int line) const;  // in the text, not on screen
  int line_at(float y) const;
  TextAt place_at(ImVec2 mouse) const;
  float x_of(TextAt at) const;
  float y_of(int line) const { return sizes_.from.y + top_of(line) - sizes_.scroll.y; }
  void follow_caret();
  void take_mouse();
  void refresh();

  // text_area_keys.cpp
  void take_keys();
  void take_letters();
  bool take_moves();
  bool take_edits();
  bool take_commands();
  bool take_suggestion_keys();
  void edited();
  void copy(bool cut);
  void paste();
  void suggest(bool asked);
  void accept_suggestion(int which);

  // text_area_draw.cpp
  void draw_lines();
  void draw_line(int line);
  void draw_ground(int line);
  void draw_selection(int line);
  void draw_matches(int line);
  void draw_letters(int line);
  void draw_gutter(int line);
  void draw_note(const Note& note);
  void draw_places();  // brackets and the caret
  ImU32 ink_colour(Ink ink) const;

  // text_area_menu.cpp
  void draw_menu();
  bool draw_menu_entries();

  // text_area_suggestions.cpp
  void draw_suggestions();
  void draw_help(const Suggestion& suggestion, ImVec2 from, float width);

  const Api* api_;
  MarkedWords words_;
  TextDocument document_;
  std::unique_ptr<LuaHighlight> highlight_;  // null for plain text
  FindBar find_;
  std::vector<Marked> marks_;
  std::vector<Note> notes_;
  std::optional<std::string> original_;
  std::vector<Hunk> hunks_;
  std::optional<std::pair<TextAt, TextAt>> brackets_;
  std::optional<TextAt> goal_;
  Completion completion_;
  int chosen_ = 0;           // the selected suggestion
  Box suggested_;            // where the list of suggestions is
  int first_suggested_ = 0;  // the first one visible
  Sizes sizes_;
  int wish_ = -1;       // the column that up and down aim for
  int widest_ = 0;      // the longest line, in columns
  unsigned known_ = 0;  // the last version that was refreshed
  TextAt known_caret_;
  bool read_only_ = false, focused_ = false, take_focus_ = false;
  bool follow_ = false, centre_ = false;  // scroll to the caret
  bool home_ = false;                     // scroll to the first column
  int clicks_ = 1;                        // mouse clicks: 2 select by words, 3 by lines
  TextRange pressed_;
};

}  // namespace hr::editor
