// SPDX-License-Identifier: MIT
// Which part of a Lua text is a keyword, a text, a number, a comment or a word of the rules' own
// language, line by line. Only lines that changed, and those below that this makes read
// differently, are read again.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "editor/code/text_document.h"

namespace hr::editor {

enum class Ink : unsigned char { plain, keyword, string, number, comment, word };

struct Run {
  int from = 0, to = 0;  // bytes of the line; between runs there is plain text
  Ink ink = Ink::plain;
  friend bool operator==(const Run&, const Run&) = default;
};

// The words to be marked: names by themselves, behind a colon, and before `=` in a table.
struct MarkedWords {
  std::set<std::string, std::less<>> names, methods, fields;
};

bool is_lua_keyword(std::string_view word);
const std::vector<std::string>& lua_keywords();

// What a line begins in: 0 code; 1, 2 … a long text with no, one … signs of equality; -1, -2 … such
// a comment; from k_quoted on, a text in quotes that goes on from the line above.
using LineState = int;
constexpr LineState k_quoted = 1000;
struct LineEnd {
  LineState state;  // what the next line begins in
  bool open;        // what is added to this one belongs to a text or a comment
};
// Cuts a line into runs.
LineEnd read_line(std::string_view line, LineState state, const MarkedWords& words,
                  std::vector<Run>& runs);

class LuaHighlight {
 public:
  explicit LuaHighlight(const MarkedWords& words) : words_(&words) {}

  // Reads what changed since; returns how many lines that were.
  int update(const TextDocument& document);
  const std::vector<Run>& line(int i) const { return lines_[i].runs; }
  Ink ink(TextAt at) const;  // of the character behind a place
  // Whether what is typed at a place would belong to a text or a comment.
  bool in_words(TextAt at) const;

 private:
  struct Line {
    unsigned stamp = 0;
    LineState begins = 0, ends = 0;
    bool open = false;
    std::vector<Run> runs;
  };
  const MarkedWords* words_;
  std::vector<Line> lines_;
};

}  // namespace hr::editor
