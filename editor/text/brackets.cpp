// SPDX-License-Identifier: MIT
#include "editor/text/brackets.h"

#include <string_view>

namespace hr::editor {

namespace {

constexpr std::string_view k_open = "([{", k_close = ")]}";

bool is_code(const LuaHighlight& highlight, TextAt at) {
  const SyntaxKind kind = highlight.kind_at(at);
  return kind != SyntaxKind::string && kind != SyntaxKind::comment;
}

// +1 for an opening bracket, -1 for a closing one. The kind does not matter, as brackets nest.
int turn(const TextDocument& document, const LuaHighlight& highlight, TextAt at) {
  const char c = document.line(at.line)[at.column];
  const bool opens = k_open.find(c) != std::string_view::npos;
  if (!opens && k_close.find(c) == std::string_view::npos) return 0;
  if (!is_code(highlight, at)) return 0;
  return opens ? 1 : -1;
}

bool fit(char a, char b) {
  const std::size_t kind = k_open.find(a);
  return kind != std::string_view::npos ? k_close[kind] == b : k_close.find(a) == k_open.find(b);
}

std::optional<TextAt> partner(const TextDocument& document, const LuaHighlight& highlight,
                              TextAt from, int way) {
  int depth = 0;
  TextAt at = from;
  for (;;) {
    const std::string& line = document.line(at.line);
    for (; at.column >= 0 && at.column < static_cast<int>(line.size()); at.column += way) {
      depth += turn(document, highlight, at);
      if (depth != 0) continue;
      const char a = document.line(from.line)[from.column];
      return fit(a, line[at.column]) ? std::optional(at) : std::nullopt;
    }
    at.line += way;
    if (at.line < 0 || at.line >= document.size()) return {};
    at.column = way > 0 ? 0 : static_cast<int>(document.line(at.line).size()) - 1;
  }
}

}  // namespace

std::optional<std::pair<TextAt, TextAt>> bracket_pair(const TextDocument& document,
                                                      const LuaHighlight& highlight, TextAt caret) {
  for (const int column : {caret.column, caret.column - 1}) {
    const TextAt at{caret.line, column};
    if (column < 0 || column >= static_cast<int>(document.line(caret.line).size())) continue;
    const int way = turn(document, highlight, at);
    if (way == 0) continue;
    if (const auto other = partner(document, highlight, at, way)) return std::pair(at, *other);
    return {};
  }
  return {};
}

}  // namespace hr::editor
