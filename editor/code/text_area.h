// SPDX-License-Identifier: MIT
// An editor for one text: lines with their numbers, a caret, a selection, find and replace,
// completion, marks on lines. It draws the lines that can be seen and no others. It takes keys only
// while it has the focus, and says so to ImGui (io.WantTextInput). The Screen is told of each line
// in sight as a "code line" by the name "line 12"; sentences of marks are "mark"s, "mark 12".
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

// Something that is said of a line. It goes along with its line while others come and go, and is
// not shown while the line says something else.
struct LineMark {
  int line = 0, column = 0;  // from 0
  bool error = true;         // else a warning
  std::string sentence;
  friend bool operator==(const LineMark&, const LineMark&) = default;
};

class TextArea {
 public:
  // The words outlive it. Without them it is a plain text, not Lua.
  explicit TextArea(std::string_view text, const Api* api = nullptr);
  TextArea(const TextArea&) = delete;
  TextArea& operator=(const TextArea&) = delete;

  const TextDocument& document() const { return document_; }
  // Can be undone. What has changed may be far from where one looked, but begins at the left.
  void become(std::string_view text);
  void mark(const std::vector<LineMark>& marks);
  bool stands(const LineMark& mark) const;       // of those that mark() was given: it is shown
  void compare_with(std::string_view original);  // bars beside lines that differ
  void compare_with_nothing();
  void read_only(bool on) { read_only_ = on; }
  void go_to(TextAt at);  // with the focus, in the next frame

  void draw(std::string_view name, ImVec2 size);
  bool focused() const { return focused_; }

 private:
  struct Marked {
    unsigned id;         // of the line
    std::string text;    // … when it was marked
    LineMark said;       // as it was given
    LineMark mark;       // where it is now
    bool stands = true;  // the line is there, and says what it said then
  };
  // A sentence below a line, in rows of the text.
  struct Note {
    int line = 0, rows = 0, above = 0;  // rows of notes above this one
    const LineMark* mark = nullptr;
  };
  // Where things are in this frame, in pixels of the window.
  struct Sizes {
    ImVec2 from, to;  // of what can be seen
    ImVec2 scroll;
    float row = 0, top = 0, letter = 0, gutter = 0;
    float text = 0;  // where column 0 stands
    int rows = 0;    // that can be seen
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
  std::unique_ptr<LuaHighlight> highlight_;  // none for plain text
  FindBar find_;
  std::vector<Marked> marks_;
  std::vector<Note> notes_;
  std::optional<std::string> original_;
  std::vector<Hunk> hunks_;
  std::optional<std::pair<TextAt, TextAt>> brackets_;
  std::optional<TextAt> goal_;
  Completion completion_;
  int chosen_ = 0;           // of the suggestions
  Box suggested_;            // where their list is on screen
  int first_suggested_ = 0;  // at its top
  Sizes sizes_;
  int wish_ = -1;       // column that up and down aim at
  int widest_ = 0;      // line, in columns
  unsigned known_ = 0;  // version that has been refreshed
  TextAt known_caret_;
  bool read_only_ = false, focused_ = false, take_focus_ = false;
  bool follow_ = false, centre_ = false;  // the caret is to come into sight
  bool home_ = false;                     // … or the beginnings of lines
  int clicks_ = 1;                        // of the mouse: 2 selects by words, 3 by lines
  TextRange pressed_;
};

}  // namespace hr::editor
