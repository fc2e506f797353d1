// SPDX-License-Identifier: MIT
#include "editor/text/text_moves.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "core/base/utf8.h"

namespace hr::editor {

namespace {

bool blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

enum class CharacterType { blank, word, sign };
CharacterType type_of(char c) {
  return blank(c) ? CharacterType::blank : is_word(c) ? CharacterType::word : CharacterType::sign;
}

TextAt left(const TextDocument& document, TextAt at) {
  if (at.column > 0) return {at.line, before(document.line(at.line), at.column)};
  return at.line > 0 ? TextAt{at.line - 1, length(document.line(at.line - 1))} : at;
}

TextAt right(const TextDocument& document, TextAt at) {
  const std::string& line = document.line(at.line);
  if (at.column < length(line)) return {at.line, after(line, at.column)};
  return at.line + 1 < document.size() ? TextAt{at.line + 1, 0} : at;
}

TextAt word_left(const TextDocument& document, TextAt at) {
  if (at.column == 0) return left(document, at);
  const std::string& line = document.line(at.line);
  int i = at.column;
  while (i > 0 && blank(line[i - 1])) --i;
  if (i == 0) return {at.line, 0};
  const CharacterType type = type_of(line[i - 1]);
  while (i > 0 && type_of(line[i - 1]) == type) --i;
  return {at.line, i};
}

TextAt word_right(const TextDocument& document, TextAt at) {
  const std::string& line = document.line(at.line);
  int i = at.column;
  if (i == length(line)) return right(document, at);
  const CharacterType type = type_of(line[i]);
  while (i < length(line) && type_of(line[i]) == type) ++i;
  while (i < length(line) && blank(line[i])) ++i;
  return {at.line, i};
}

TextAt vertical(const TextDocument& document, TextAt at, int lines, int& goal_column) {
  if (goal_column < 0) goal_column = seen_column(document.line(at.line), at.column);
  const int line = at.line + lines;
  if (line < 0 && at.line == 0) return {0, 0};
  if (line >= document.size() && at.line == document.size() - 1) return document.end();
  const int there = std::clamp(line, 0, document.size() - 1);
  return {there, column_at(document.line(there), goal_column)};
}

}  // namespace

int next_column(std::string_view line, int column, int seen) {
  const std::string_view rest = line.substr(static_cast<std::size_t>(column));
  if (rest.front() == '\t') return (seen / k_tab_columns + 1) * k_tab_columns;
  if (static_cast<unsigned char>(rest.front()) < 0x80) return seen + 1;
  const auto letter = decode_utf8(rest);
  return seen + (letter ? columns_of(letter->character) : 1);
}

int seen_column(std::string_view line, int column) {
  int seen = 0;
  for (int i = 0; i < std::min(column, static_cast<int>(line.size())); i = after(line, i))
    seen = next_column(line, i, seen);
  return seen;
}

int column_at(std::string_view line, int seen) {
  int here = 0;
  for (int i = 0; i < static_cast<int>(line.size()); i = after(line, i)) {
    const int next = next_column(line, i, here);
    if (seen < next) return seen - here < next - seen ? i : after(line, i);
    here = next;
  }
  return static_cast<int>(line.size());
}

bool is_word(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || std::isalnum(byte) != 0 || c == '_';
}

int indent_of(std::string_view line) {
  int i = 0;
  while (i < static_cast<int>(line.size()) && blank(line[i])) ++i;
  return i;
}

TextAt moved(const TextDocument& document, TextAt at, Motion motion, int page, int& goal_column) {
  const int goal = std::exchange(goal_column, -1);
  const auto by_lines = [&](int lines) {
    goal_column = goal;
    return vertical(document, at, lines, goal_column);
  };
  switch (motion) {
    case Motion::up:
      return by_lines(-1);
    case Motion::down:
      return by_lines(1);
    case Motion::page_up:
      return by_lines(-page);
    case Motion::page_down:
      return by_lines(page);
    case Motion::left:
      return left(document, at);
    case Motion::right:
      return right(document, at);
    case Motion::word_left:
      return word_left(document, at);
    case Motion::word_right:
      return word_right(document, at);
    case Motion::line_start: {
      const int indent = indent_of(document.line(at.line));
      return {at.line, at.column == indent ? 0 : indent};
    }
    case Motion::line_end:
      return {at.line, length(document.line(at.line))};
    case Motion::top:
      return {0, 0};
    case Motion::bottom:
      break;
  }
  return document.end();
}

TextRange word_at(const TextDocument& document, TextAt at) {
  const std::string& line = document.line(at.line);
  if (line.empty()) return {at, at};
  const bool behind = at.column == length(line) ||
                      (!is_word(line[at.column]) && at.column > 0 && is_word(line[at.column - 1]));
  const int inside = behind ? before(line, at.column) : at.column;
  const CharacterType type = type_of(line[inside]);
  if (type == CharacterType::sign) return {{at.line, inside}, {at.line, after(line, inside)}};
  int from = inside, to = inside;
  while (from > 0 && type_of(line[from - 1]) == type) --from;
  while (to < length(line) && type_of(line[to]) == type) ++to;
  return {{at.line, from}, {at.line, to}};
}

TextRange whole_line(const TextDocument& document, int line) {
  const bool last = line + 1 == document.size();
  return {{line, 0}, last ? document.end() : TextAt{line + 1, 0}};
}

}  // namespace hr::editor
