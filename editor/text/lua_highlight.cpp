// SPDX-License-Identifier: MIT
#include "editor/text/lua_highlight.h"

#include <algorithm>

#include "scripting/source/tokens.h"

namespace hr::editor {

namespace {

using scripting::LexerState;
using scripting::Token;
using scripting::TokenType;
using InsideOf = LexerState::InsideOf;

constexpr LineState k_blanks = 2000;  // added to a quote: after "\z"

LexerState inside_of(LineState state) {
  if (state >= k_blanks) return {InsideOf::quoted_blanks, static_cast<char>(state - k_blanks), 0};
  if (state >= k_quoted) return {InsideOf::quoted, static_cast<char>(state - k_quoted), 0};
  if (state == 0) return {};
  return {state > 0 ? InsideOf::long_string : InsideOf::long_comment, '\0',
          static_cast<std::size_t>(std::abs(state)) - 1};
}

LineState state_of(const LexerState& inside) {
  switch (inside.what) {
    case InsideOf::quoted:
      return k_quoted + inside.quote;
    case InsideOf::quoted_blanks:
      return k_blanks + inside.quote;
    case InsideOf::long_string:
      return static_cast<LineState>(inside.level) + 1;
    case InsideOf::long_comment:
      return -static_cast<LineState>(inside.level) - 1;
    case InsideOf::code:
      break;
  }
  return 0;
}

// Whether the name that is token `i` of its line is an API name.
bool marked(const std::vector<Token>& tokens, std::size_t i, const MarkedWords& words) {
  const Token* before = i > 0 ? &tokens[i - 1] : nullptr;
  const std::string_view word = tokens[i].text;
  if (before != nullptr && before->is(":")) return words.methods.contains(word);
  if (before != nullptr && before->is(".")) return false;
  const bool set = i + 1 < tokens.size() && tokens[i + 1].is("=");
  const bool key =
      set && (before == nullptr || before->is("{") || before->is(",") || before->is(";"));
  return key ? words.fields.contains(word) : !set && words.names.contains(word);
}

SyntaxKind ink_of(const std::vector<Token>& tokens, std::size_t i, const MarkedWords& words) {
  switch (tokens[i].type) {
    case TokenType::comment:
      return SyntaxKind::comment;
    case TokenType::string:
      return SyntaxKind::string;
    case TokenType::number:
      return SyntaxKind::number;
    case TokenType::keyword:
      return SyntaxKind::keyword;
    case TokenType::name:
      return marked(tokens, i, words) ? SyntaxKind::word : SyntaxKind::plain;
    case TokenType::symbol:
    case TokenType::end:
      break;
  }
  return SyntaxKind::plain;
}

}  // namespace

const std::vector<std::string>& lua_keywords() { return scripting::lua_keywords(); }

// The lexer needs the line break to know whether a string continues after it.
LineEnd read_line(std::string_view line, LineState state, const MarkedWords& words,
                  std::vector<SyntaxRun>& runs) {
  const std::string source = std::string(line) + "\n";
  scripting::Lexer lexer(source, inside_of(state));
  std::vector<Token> tokens;
  for (Token token = lexer.next(); token.type != TokenType::end; token = lexer.next())
    tokens.push_back(token);
  runs.clear();
  const auto place = [&](const char* at) {
    return static_cast<int>(std::min<std::ptrdiff_t>(at - source.data(), std::ssize(line)));
  };
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::string_view text = tokens[i].text;
    const SyntaxRun run{place(text.data()), place(text.data() + text.size()),
                        ink_of(tokens, i, words)};
    if (run.kind != SyntaxKind::plain && run.to > run.from) runs.push_back(run);
  }
  const bool open =
      !tokens.empty() && !tokens.back().closed &&
      place(tokens.back().text.data() + tokens.back().text.size()) == static_cast<int>(line.size());
  return {state_of(lexer.ends()), open};
}

int LuaHighlight::update(const TextDocument& document) {
  const int size = document.size(), had = static_cast<int>(lines_.size());
  const int least = std::min(size, had);
  int head = 0, tail = 0;
  while (head < least && lines_[head].stamp == document.stamp(head)) ++head;
  if (head == size && head == had) return 0;
  while (tail < least - head && lines_[had - 1 - tail].stamp == document.stamp(size - 1 - tail))
    ++tail;
  if (size > had)
    lines_.insert(lines_.begin() + head, size - had, HighlightedLine{});
  else
    lines_.erase(lines_.begin() + head, lines_.begin() + head + (had - size));
  int read = 0;
  for (int i = head; i < size; ++i) {
    HighlightedLine& line = lines_[i];
    const LineState begins = i == 0 ? 0 : lines_[i - 1].ends;
    if (i >= size - tail && line.begins == begins) break;
    line.stamp = document.stamp(i);
    line.begins = begins;
    const LineEnd end = read_line(document.line(i), begins, *words_, line.runs);
    line.ends = end.state;
    line.open = end.open;
    ++read;
  }
  return read;
}

SyntaxKind LuaHighlight::kind_at(TextAt at) const {
  for (const SyntaxRun& run : line(at.line))
    if (run.from <= at.column && at.column < run.to) return run.kind;
  return SyntaxKind::plain;
}

bool LuaHighlight::in_words(TextAt at) const {
  const HighlightedLine& line = lines_[at.line];
  if (at.column == 0) return line.begins != 0;
  for (const SyntaxRun& run : line.runs) {
    if (run.kind != SyntaxKind::comment && run.kind != SyntaxKind::string) continue;
    if (at.column > run.from && at.column < run.to) return true;
    if (at.column == run.to && &run == &line.runs.back() && line.open) return true;
  }
  return false;
}

bool is_code(const TextDocument& document, TextAt at) {
  const MarkedWords none;
  LuaHighlight highlight(none);
  highlight.update(document);
  return !highlight.in_words(at);
}

}  // namespace hr::editor
