// SPDX-License-Identifier: MIT
// A text being edited: its lines, the caret, and the undo history. A line keeps its id while it is
// edited and gets a new stamp whenever its text changes, so other data can refer to lines. Columns
// count bytes and are never inside a UTF-8 character; invalid bytes count as one character each.
// Unedited text is written back exactly as it was read, including line ends.
#pragma once

#include <compare>
#include <string>
#include <string_view>
#include <vector>

namespace hr::editor {

struct TextAt {
  int line = 0, column = 0;  // from 0
  friend auto operator<=>(const TextAt&, const TextAt&) = default;
};

struct TextRange {
  TextAt from, to;
  bool empty() const { return from == to; }
  friend bool operator==(const TextRange&, const TextRange&) = default;
};

// The start of the next and of the previous character in a line, limited to the line.
int after(std::string_view line, int column);
int before(std::string_view line, int column);

class TextDocument {
 public:
  explicit TextDocument(std::string_view text = {});

  int size() const { return static_cast<int>(lines_.size()); }  // number of lines, at least 1
  const std::string& line(int i) const { return lines_[i].text; }
  unsigned id(int line) const { return lines_[line].id; }
  unsigned stamp(int line) const { return lines_[line].stamp; }
  std::string text() const;
  std::string text(TextRange range) const;
  unsigned version() const { return version_; }  // changes with every edit

  TextAt end() const { return {size() - 1, static_cast<int>(lines_.back().text.size())}; }
  TextAt fitted(TextAt at) const;  // the nearest valid place

  // The start of the selection, and the caret; equal: nothing is selected.
  TextAt anchor() const { return anchor_; }
  TextAt caret() const { return caret_; }
  TextRange selection() const;
  bool selected() const { return anchor_ != caret_; }
  void select(TextAt anchor, TextAt caret);
  void place(TextAt caret) { select(caret, caret); }

  // Replaces a range and puts the caret after the new text. Typing a word, or erasing without a
  // break, is one undo step; any other edit is a step of its own.
  enum class Edit { typing, erasing, other };
  void replace(TextRange range, std::string_view text, Edit edit = Edit::other);
  // Replaces the selection.
  void insert(std::string_view text, Edit edit = Edit::other) { replace(selection(), text, edit); }
  // Replaces the whole text, changing only the lines that differ.
  void replace_text(std::string_view text);

  // All edits during its lifetime form one undo step, including the final caret position.
  class Together {
   public:
    explicit Together(TextDocument& document);
    ~Together();
    Together(const Together&) = delete;
    Together& operator=(const Together&) = delete;

   private:
    TextDocument& document_;
  };

  bool can_undo() const { return done_ > 0; }
  bool can_redo() const { return done_ < steps_.size(); }
  bool undo();
  bool redo();

 private:
  struct StoredLine {
    std::string text;
    unsigned id = 0, stamp = 0;
  };
  struct TextChange {
    TextAt from;
    std::string removed, added;
  };
  struct UndoStep {
    Edit edit = Edit::other;
    std::vector<TextChange> changes;
    TextRange before, after;  // selections: anchor and caret
  };

  void splice(TextRange range, std::string_view text);
  bool goes_on(TextRange range, std::string_view text, Edit edit) const;
  UndoStep& step_for(TextRange range, std::string_view text, Edit edit);

  std::vector<StoredLine> lines_;
  std::string line_end_ = "\n";
  TextAt anchor_, caret_;
  unsigned version_ = 1, last_id_ = 0;
  std::vector<UndoStep> steps_;
  std::size_t done_ = 0;  // number of steps not undone
  bool closed_ = true;    // the last step takes no more edits
  int together_ = 0;
  bool begun_ = false;  // the step of the current group exists
};

}  // namespace hr::editor
