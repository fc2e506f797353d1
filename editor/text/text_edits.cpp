// SPDX-License-Identifier: MIT
#include "editor/text/text_edits.h"

#include <algorithm>
#include <array>

#include "editor/text/text_moves.h"
#include "scripting/source/tokens.h"

namespace hr::editor {

namespace {

struct LineSpan {
  int from, to;  // inclusive
};

// A selection that ends at the start of a line does not include that line.
LineSpan touched(const TextDocument& document) {
  const TextRange range = document.selection();
  const bool before = range.to.column == 0 && range.to.line > range.from.line;
  return {range.from.line, before ? range.to.line - 1 : range.to.line};
}

std::string unit(const TextDocument& document) {
  for (int i = 0; i < document.size(); ++i) {
    const std::string& line = document.line(i);
    if (line.starts_with('\t')) return "\t";
    if (line.starts_with("  ")) break;
  }
  return "  ";
}

bool opens(const scripting::Token& token) {
  constexpr std::array words{"then", "do", "function", "else", "repeat", "{", "(", "["};
  return std::any_of(words.begin(), words.end(), [&](const char* w) { return token.is(w); });
}

bool closes(const scripting::Token& token) {
  constexpr std::array words{"end", "until", "else", "elseif", "}", ")", "]"};
  return std::any_of(words.begin(), words.end(), [&](const char* w) { return token.is(w); });
}

// The indentation of the next line relative to this one: 1 if this line opens more blocks than it
// closes, -1 if fewer. Closing tokens at its start do not count, as they have already outdented it.
int depth_below(std::string_view line) {
  int depth = 0;
  bool begun = false;
  for (const scripting::Token& token : scripting::tokenize(line)) {
    if (closes(token) && begun) --depth;
    begun = begun || !closes(token) || opens(token);
    if (opens(token)) ++depth;
  }
  return std::clamp(depth, -1, 1);
}

bool only_closes(std::string_view line) {
  const std::vector<scripting::Token> tokens = scripting::tokenize(line);
  return tokens.size() == 2 && closes(tokens[0]);  // the token and the end of the line
}

std::string indent_text(std::string_view line) {
  return std::string(line.substr(0, indent_of(line)));
}

std::string without(std::string indent, const std::string& unit) {
  const bool has = indent.size() >= unit.size() && indent.ends_with(unit);
  indent.resize(has ? indent.size() - unit.size() : 0);
  return indent;
}

// The indentation after this line.
std::string indent_after(const TextDocument& document, std::string_view line) {
  const int depth = depth_below(line);
  const std::string indent = indent_text(line);
  if (depth < 0) return without(indent, unit(document));
  return depth > 0 ? indent + unit(document) : indent;
}

std::string indent_below(const TextDocument& document, int line) {
  while (line > 0 && indent_of(document.line(line)) == length(document.line(line))) --line;
  return indent_after(document, document.line(line));
}

void close_block(TextDocument& document) {
  const TextAt caret = document.caret();
  const std::string& line = document.line(caret.line);
  if (caret.line == 0 || caret.column != length(line) || !only_closes(line)) return;
  const std::string body = indent_below(document, caret.line - 1);
  if (body.empty() || indent_text(line) != body) return;
  const std::string less = without(body, unit(document));
  document.replace({{caret.line, 0}, {caret.line, static_cast<int>(body.size())}}, less);
  document.place({caret.line, length(document.line(caret.line))});
}

// Edits the start of each selected line and keeps the selection on the same text.
template <class F>
void each_line(TextDocument& document, F&& edit) {
  const TextDocument::Together together(document);
  TextAt anchor = document.anchor(), caret = document.caret();
  const auto [from, to] = touched(document);
  for (int i = from; i <= to; ++i) {
    const int before = length(document.line(i));
    edit(i);
    for (TextAt* at : {&anchor, &caret})
      if (at->line == i && at->column > 0)
        at->column = std::max(0, at->column + length(document.line(i)) - before);
  }
  document.select(anchor, caret);
}

bool blank(const std::string& line) { return indent_of(line) == length(line); }

}  // namespace

void type_text(TextDocument& document, std::string_view text, bool blocks) {
  document.insert(text, TextDocument::Edit::typing);
  if (blocks && document.line(document.caret().line).size() < 200) close_block(document);
}

void type_enter(TextDocument& document, bool blocks) {
  const TextDocument::Together together(document);
  document.insert("");
  const TextAt at = document.caret();
  const std::string head = document.line(at.line).substr(0, at.column);
  const std::string tail = document.line(at.line).substr(at.column);
  const std::string outer = indent_text(head);
  const std::string inner = blocks ? indent_after(document, head) : outer;
  const TextAt text{at.line, at.column + indent_of(tail)};
  const std::vector<scripting::Token> behind = scripting::tokenize(tail);
  const bool splits = inner.size() > outer.size() && closes(behind.front());  // "{|}"
  document.replace({at, text}, "\n" + inner);
  const TextAt caret = document.caret();
  if (splits) document.insert("\n" + outer);
  document.place(caret);
}

void erase(TextDocument& document, bool to_left, bool word) {
  if (document.selected()) return document.insert("");
  int goal_column = -1;
  const TextAt at = document.caret();
  const Motion motion = to_left ? (word ? Motion::word_left : Motion::left)
                                : (word ? Motion::word_right : Motion::right);
  TextAt to = moved(document, at, motion, 1, goal_column);
  const std::string& line = document.line(at.line);
  const bool in_indent = at.column > 0 && at.column <= indent_of(line) && line[0] != '\t';
  if (to_left && !word && in_indent) to.column = at.column - 1 - (at.column - 1) % 2;
  document.replace({std::min(at, to), std::max(at, to)}, "", TextDocument::Edit::erasing);
}

void indent(TextDocument& document) {
  const std::string by = unit(document);
  const auto [from, to] = touched(document);
  if (from == to && document.selection().from.line == document.selection().to.line) {
    const int seen = seen_column(document.line(from), document.selection().from.column);
    return document.insert(by == "\t" ? by : std::string(2 - seen % 2, ' '));
  }
  each_line(document, [&](int i) {
    if (!blank(document.line(i))) document.replace({{i, 0}, {i, 0}}, by);
  });
}

void outdent(TextDocument& document) {
  each_line(document, [&](int i) {
    const std::string& line = document.line(i);
    const int least = std::min(indent_of(line), 2);
    const int by = line.starts_with('\t') ? 1 : least;
    document.replace({{i, 0}, {i, by}}, "");
  });
}

void toggle_comment(TextDocument& document) {
  const auto [from, to] = touched(document);
  int column = -1;
  bool all = true, any = false;
  for (int i = from; i <= to; ++i) {
    const std::string& line = document.line(i);
    if (blank(line)) continue;
    const int indent = indent_of(line);
    column = any ? std::min(column, indent) : indent;
    any = true;
    all = all && line.compare(indent, 2, "--") == 0;
  }
  if (!any) return;
  each_line(document, [&](int i) {
    const std::string& line = document.line(i);
    if (blank(line)) return;
    const int indent = indent_of(line);
    const int marks = line.compare(indent, 3, "-- ") == 0 ? 3 : 2;
    if (all)
      document.replace({{i, indent}, {i, indent + marks}}, "");
    else
      document.replace({{i, column}, {i, column}}, "-- ");
  });
}

void move_lines(TextDocument& document, bool up) {
  const auto [from, to] = touched(document);
  const int other = up ? from - 1 : to + 1;
  if (other < 0 || other >= document.size()) return;
  const TextDocument::Together together(document);
  const TextAt anchor = document.anchor(), caret = document.caret();
  const std::string text = document.line(other);
  const int last = length(document.line(to));
  if (up) {
    document.replace({{to, last}, {to, last}}, "\n" + text);
    document.replace({{other, 0}, {from, 0}}, "");
  } else {
    document.replace({{to, last}, {other, length(text)}}, "");
    document.replace({{from, 0}, {from, 0}}, text + "\n");
  }
  const int by = up ? -1 : 1;
  document.select({anchor.line + by, anchor.column}, {caret.line + by, caret.column});
}

void duplicate_lines(TextDocument& document) {
  const TextDocument::Together together(document);
  const auto [from, to] = touched(document);
  const TextAt anchor = document.anchor(), caret = document.caret();
  const TextAt end{to, length(document.line(to))};
  const int by = to - from + 1;
  document.replace({end, end}, "\n" + document.text({{from, 0}, end}));
  document.select({anchor.line + by, anchor.column}, {caret.line + by, caret.column});
}

void erase_lines(TextDocument& document) {
  const TextDocument::Together together(document);
  const auto [from, to] = touched(document);
  const int column = document.caret().column;
  if (to + 1 < document.size())
    document.replace({{from, 0}, {to + 1, 0}}, "");
  else if (from > 0)
    document.replace({{from - 1, length(document.line(from - 1))}, document.end()}, "");
  else
    document.replace({{0, 0}, document.end()}, "");
  document.place({std::min(from, document.size() - 1), column});
}

}  // namespace hr::editor
