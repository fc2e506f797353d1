// SPDX-License-Identifier: MIT
#include "editor/lua_highlight.h"

#include <algorithm>
#include <cctype>

namespace hr::editor {

namespace {

bool digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_'; }

class Reader {
 public:
  Reader(std::string_view line, const MarkedWords& words, std::vector<Run>& runs)
      : line_(line), words_(words), runs_(runs) {}

  LineEnd read(LineState state) {
    if (state >= k_quoted)
      state = quoted(0, static_cast<char>(state - k_quoted));
    else if (state != 0)
      state = to_bracket(0, state);
    while (state == 0 && at_ < size()) state = next();
    return {state, open_ || state != 0};
  }

 private:
  int size() const { return static_cast<int>(line_.size()); }
  char peek(int ahead = 0) const { return at_ + ahead < size() ? line_[at_ + ahead] : '\0'; }

  void run(int from, Ink ink) {
    if (at_ > from) runs_.push_back({from, at_, ink});
  }

  LineState next() {
    const char c = peek();
    if (c == '-' && peek(1) == '-') return comment();
    if (c == '"' || c == '\'') return quoted(at_++, c);
    if (const int level = bracket(at_); level > 0) return to_bracket(at_, level);
    if (letter(c)) return word();
    if (digit(c) || (c == '.' && digit(peek(1)))) return number();
    if (c != ' ' && c != '\t') last_ = c;
    at_ += c == '.' && peek(1) == '.' ? 2 : 1;
    return 0;
  }

  // 1 for "[[", 2 for "[=[" …; 0 for anything else.
  int bracket(int from) const {
    if (from >= size() || line_[from] != '[') return 0;
    int i = from + 1;
    while (i < size() && line_[i] == '=') ++i;
    return i < size() && line_[i] == '[' ? i - from : 0;
  }

  // Up to the bracket that ends a long text (or comment, below 0) which is there from `from` on.
  LineState to_bracket(int from, LineState state) {
    const std::string close = "]" + std::string(std::abs(state) - 1, '=') + "]";
    const std::size_t end = line_.find(close, from);
    at_ = end == std::string_view::npos ? size() : static_cast<int>(end + close.size());
    run(from, state < 0 ? Ink::comment : Ink::string);
    last_ = '"';
    return end == std::string_view::npos ? state : 0;
  }

  LineState comment() {
    if (const int level = bracket(at_ + 2); level > 0) return to_bracket(at_, -level);
    const int from = at_;
    at_ = size();
    open_ = true;
    run(from, Ink::comment);
    return 0;
  }

  // A text goes on in the next line behind a backslash, and behind "\z" and blanks.
  LineState quoted(int from, char quote) {
    last_ = '"';
    for (; at_ < size(); ++at_) {
      if (line_[at_] == quote) {
        ++at_;
        run(from, Ink::string);
        return 0;
      }
      if (line_[at_] != '\\') continue;
      const bool skips = peek(1) == 'z' && blank_from(at_ + 2);
      if (at_ + 1 == size() || skips) {
        at_ = size();
        run(from, Ink::string);
        return quote + k_quoted;
      }
      ++at_;
    }
    open_ = true;
    run(from, Ink::string);
    return 0;
  }

  bool blank_from(int i) const {
    return std::all_of(line_.begin() + i, line_.end(),
                       [](char c) { return c == ' ' || c == '\t'; });
  }

  LineState number() {
    const int from = at_;
    const bool hex = peek() == '0' && (peek(1) == 'x' || peek(1) == 'X');
    for (; at_ < size(); ++at_) {
      const char c = peek(), before = at_ > from ? line_[at_ - 1] : '\0';
      const bool sign = (c == '+' || c == '-') &&
                        (hex ? before == 'p' || before == 'P' : before == 'e' || before == 'E');
      const bool range = c == '.' && peek(1) == '.';  // 1..2 is two numbers put together
      if (!(letter(c) || digit(c) || sign || c == '.') || range) break;
    }
    run(from, Ink::number);
    last_ = '0';
    return 0;
  }

  LineState word() {
    const int from = at_;
    while (at_ < size() && (letter(peek()) || digit(peek()))) ++at_;
    const std::string_view word = line_.substr(from, at_ - from);
    if (is_lua_keyword(word))
      run(from, Ink::keyword);
    else if (marked(word))
      run(from, Ink::word);
    last_ = 'a';
    return 0;
  }

  bool marked(std::string_view word) const {
    if (last_ == ':') return words_.methods.contains(word);
    if (last_ == '.') return false;
    const std::size_t next = line_.find_first_not_of(" \t", at_);
    const bool set =
        next != std::string_view::npos && line_[next] == '=' && line_.substr(next, 2) != "==";
    const bool key = set && (last_ == '\0' || last_ == '{' || last_ == ',' || last_ == ';');
    return key ? words_.fields.contains(word) : !set && words_.names.contains(word);
  }

  std::string_view line_;
  const MarkedWords& words_;
  std::vector<Run>& runs_;
  int at_ = 0;
  bool open_ = false;  // what the line ends in is not over
  char last_ = '\0';   // the last sign of code; letters, digits and texts as one each
};

}  // namespace

const std::vector<std::string>& lua_keywords() {
  static const std::vector<std::string> words{
      "and",      "break",  "do",   "else", "elseif", "end",  "false", "for",
      "function", "goto",   "if",   "in",   "local",  "nil",  "not",   "or",
      "repeat",   "return", "then", "true", "until",  "while"};
  return words;
}

bool is_lua_keyword(std::string_view word) {
  return std::binary_search(lua_keywords().begin(), lua_keywords().end(), word);
}

LineEnd read_line(std::string_view line, LineState state, const MarkedWords& words,
                  std::vector<Run>& runs) {
  runs.clear();
  return Reader(line, words, runs).read(state);
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
