// SPDX-License-Identifier: MIT
// A text that is being edited: its lines, the caret, and every step back and forth. A line keeps
// its id while it is edited and gets a new stamp whenever its text changes, so that whatever is
// known of a line can be kept with it. Columns count bytes and never stand inside of a character;
// bytes that are no UTF-8 are characters of their own. What was read is written again as it was,
// line ends too.
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

// The next and the last character's beginning in a line, within it.
int after(std::string_view line, int column);
int before(std::string_view line, int column);

class TextDocument {
 public:
  explicit TextDocument(std::string_view text = {});

  int size() const { return static_cast<int>(lines_.size()); }  // lines, one at least
  const std::string& line(int i) const { return lines_[i].text; }
  unsigned id(int line) const { return lines_[line].id; }
  unsigned stamp(int line) const { return lines_[line].stamp; }
  std::string text() const;
  std::string text(TextRange range) const;
  unsigned version() const { return version_; }  // another one after every change

  TextAt end() const { return {size() - 1, static_cast<int>(lines_.back().text.size())}; }
  TextAt fitted(TextAt at) const;  // the nearest place that there is

  // From where a selection was begun, and where one writes; equal: nothing is selected.
  TextAt anchor() const { return anchor_; }
  TextAt caret() const { return caret_; }
  TextRange selection() const;
  bool selected() const { return anchor_ != caret_; }
  void select(TextAt anchor, TextAt caret);
  void place(TextAt caret) { select(caret, caret); }

  // Puts text in place of a range; the caret comes behind it. What is typed word by word, or erased
  // in one go, is one step back; anything else is one by itself.
  enum class Edit { typing, erasing, other };
  void replace(TextRange range, std::string_view text, Edit edit = Edit::other);
  // Puts text in place of the selection.
  void insert(std::string_view text, Edit edit = Edit::other) { replace(selection(), text, edit); }
  // Turns it all into another text by changing only the lines that differ.
  void become(std::string_view text);

  // While one lives all edits are one step; where the caret is at its end is part of it.
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
  struct Line {
    std::string text;
    unsigned id = 0, stamp = 0;
  };
  struct Change {
    TextAt from;
    std::string removed, added;
  };
  struct Step {
    Edit edit = Edit::other;
    std::vector<Change> changes;
    TextRange before, after;  // anchor and caret
  };

  void splice(TextRange range, std::string_view text);
  bool goes_on(TextRange range, std::string_view text, Edit edit) const;
  Step& step_for(TextRange range, std::string_view text, Edit edit);

  std::vector<Line> lines_;
  std::string line_end_ = "\n";
  TextAt anchor_, caret_;
  unsigned version_ = 1, last_id_ = 0;
  std::vector<Step> steps_;
  std::size_t done_ = 0;  // of the steps
  bool closed_ = true;    // the last step is over
  int together_ = 0;
  bool begun_ = false;  // the step of what is done together
};

}  // namespace hr::editor
