// SPDX-License-Identifier: MIT
// Syntax highlighting of Lua, line by line: keywords, strings, numbers, comments and names of the
// API. Only lines that have changed, and later lines affected by the change, are read again.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "editor/text/text_document.h"

namespace hr::editor {

enum class SyntaxKind : unsigned char { plain, keyword, string, number, comment, word };

struct SyntaxRun {
  int from = 0, to = 0;  // bytes of the line; text between runs is plain
  SyntaxKind kind = SyntaxKind::plain;
  friend bool operator==(const SyntaxRun&, const SyntaxRun&) = default;
};

// The API names to highlight: on their own, after a colon, and before `=` in a table.
struct MarkedWords {
  std::set<std::string, std::less<>> names, methods, fields;
};

const std::vector<std::string>& lua_keywords();

// What a line starts in: 0 code; 1, 2 … a long string with zero, one … equals signs; -1, -2 … a
// long comment; from k_quoted on, a quoted string that continues from the line above.
using LineState = int;
constexpr LineState k_quoted = 1000;
struct LineEnd {
  LineState state;  // what the next line starts in
  bool open;        // text appended to this line would be in a string or comment
};
// Splits a line into runs.
LineEnd read_line(std::string_view line, LineState state, const MarkedWords& words,
                  std::vector<SyntaxRun>& runs);

// Whether text typed at this place would be code: in no string and no comment.
bool is_code(const TextDocument& document, TextAt at);

class LuaHighlight {
 public:
  explicit LuaHighlight(const MarkedWords& words) : words_(&words) {}

  // Reads the lines that have changed since the last call; returns their number.
  int update(const TextDocument& document);
  const std::vector<SyntaxRun>& line(int i) const { return lines_[i].runs; }
  SyntaxKind kind_at(TextAt at) const;  // of the character after this place
  // Whether text typed at this place would be in a string or comment.
  bool in_words(TextAt at) const;

 private:
  struct HighlightedLine {
    unsigned stamp = 0;
    LineState begins = 0, ends = 0;
    bool open = false;
    std::vector<SyntaxRun> runs;
  };
  const MarkedWords* words_;
  std::vector<HighlightedLine> lines_;
};

}  // namespace hr::editor
