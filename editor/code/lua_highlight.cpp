// SPDX-License-Identifier: MIT
#include "editor/code/lua_highlight.h"

#include <algorithm>

#include "scripting/source/tokens.h"

namespace hr::editor {

namespace {

using scripting::Inside;
using scripting::Token;
using Kind = Token::Kind;
using What = Inside::What;

constexpr LineState k_blanks = 2000;  // added to a quote: after "\z"

Inside inside_of(LineState state) {
  if (state >= k_blanks) return {What::quoted_blanks, static_cast<char>(state - k_blanks), 0};
  if (state >= k_quoted) return {What::quoted, static_cast<char>(state - k_quoted), 0};
  if (state == 0) return {};
  return {state > 0 ? What::long_string : What::long_comment, '\0',
          static_cast<std::size_t>(std::abs(state)) - 1};
}

LineState state_of(const Inside& inside) {
  switch (inside.what) {
    case What::quoted:
      return k_quoted + inside.quote;
    case What::quoted_blanks:
      return k_blanks + inside.quote;
    case What::long_string:
      return static_cast<LineState>(inside.level) + 1;
    case What::long_comment:
      return -static_cast<LineState>(inside.level) - 1;
    default:
      return 0;
  }
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

Ink ink_of(const std::vector<Token>& tokens, std::size_t i, const MarkedWords& words) {
  switch (tokens[i].kind) {
    case Kind::comment:
      return Ink::comment;
    case Kind::string:
      return Ink::string;
    case Kind::number:
      return Ink::number;
    case Kind::keyword:
      return Ink::keyword;
    case Kind::name:
      return marked(tokens, i, words) ? Ink::word : Ink::plain;
    default:
      return Ink::plain;
  }
}

}  // namespace

const std::vector<std::string>& lua_keywords() { return scripting::lua_keywords(); }

bool is_lua_keyword(std::string_view word) {
  return std::binary_search(lua_keywords().begin(), lua_keywords().end(), word);
}

// The lexer needs the line break to know whether a string continues after it.
LineEnd read_line(std::string_view line, LineState state, const MarkedWords& words,
                  std::vector<Run>& runs) {
  const std::string source = std::string(line) + "\n";
  scripting::Lexer lexer(source, inside_of(state));
  std::vector<Token> tokens;
  for (Token token = lexer.next(); token.kind != Kind::end; token = lexer.next())
    tokens.push_back(token);
  runs.clear();
  const auto place = [&](const char* at) {
    return static_cast<int>(std::min<std::ptrdiff_t>(at - source.data(), std::ssize(line)));
  };
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::string_view text = tokens[i].text;
    const Run run{place(text.data()), place(text.data() + text.size()), ink_of(tokens, i, words)};
    if (run.ink != Ink::plain && run.to > run.from) runs.push_back(run);
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
    lines_.insert(lines_.begin() + head, size - had, Line{});
  else
    lines_.erase(lines_.begin() + head, lines_.begin() + head + (had - size));
  int read = 0;
  for (int i = head; i < size; ++i) {
    Line& line = lines_[i];
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

Ink LuaHighlight::ink(TextAt at) const {
  for (const Run& run : line(at.line))
    if (run.from <= at.column && at.column < run.to) return run.ink;
  return Ink::plain;
}

bool LuaHighlight::in_words(TextAt at) const {
  const Line& line = lines_[at.line];
  if (at.column == 0) return line.begins != 0;
  for (const Run& run : line.runs) {
    if (run.ink != Ink::comment && run.ink != Ink::string) continue;
    if (at.column > run.from && at.column < run.to) return true;
    if (at.column == run.to && &run == &line.runs.back() && line.open) return true;
  }
  return false;
}

}  // namespace hr::editor
