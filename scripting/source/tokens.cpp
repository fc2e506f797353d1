// SPDX-License-Identifier: MIT
#include "scripting/source/tokens.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/base/ascii.h"
#include "scripting/source/quoted_string.h"

namespace hr::scripting {
namespace {

using InsideOf = LexerState::InsideOf;

constexpr std::array<std::string_view, 10> k_long_symbols = {
    "...", "..", "==", "~=", "<=", ">=", "//", "::", "<<", ">>"};
constexpr std::string_view k_ends_long_symbol = ".=/:<>";  // the second character of each

bool is_hex(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || is_digit(c);
}
bool is_keyword(std::string_view word) {
  return std::binary_search(lua_keywords().begin(), lua_keywords().end(), word);
}

// The number of `=` signs of a long bracket that opens at `at`, if there is one.
std::optional<std::size_t> long_bracket(std::string_view s, std::size_t at) {
  if (at >= s.size() || s[at] != '[') return std::nullopt;
  std::size_t end = at + 1;
  while (end < s.size() && s[end] == '=') ++end;
  if (end >= s.size() || s[end] != '[') return std::nullopt;
  return end - at - 1;
}

std::string closing_bracket(std::size_t level) {
  std::string closing(level + 2, '=');
  closing.front() = closing.back() = ']';
  return closing;
}

// Characters that may belong to a number, as Lua collects them before it checks the number.
std::size_t after_number(std::string_view s, std::size_t at) {
  const bool hexadecimal = s.substr(at, 2) == "0x" || s.substr(at, 2) == "0X";
  std::size_t i = at + (hexadecimal ? 2 : 1);
  while (i < s.size()) {
    const char c = s[i];
    const bool exponent = hexadecimal ? c == 'p' || c == 'P' : c == 'e' || c == 'E';
    if (!exponent && !is_hex(c) && c != '.') break;
    ++i;
    if (exponent && i < s.size() && (s[i] == '+' || s[i] == '-')) ++i;
  }
  return i;
}

// Whether the collected characters are a number: digits with at most one point, and optionally an
// exponent.
bool is_number(std::string_view s) {
  const bool hexadecimal = s.starts_with("0x") || s.starts_with("0X");
  std::size_t i = hexadecimal ? 2 : 0;
  const auto digits = [&](auto belongs) {
    const std::size_t from = i;
    while (i < s.size() && belongs(s[i])) ++i;
    return i - from;
  };
  const auto mantissa = hexadecimal ? is_hex : is_digit;
  std::size_t found = digits(mantissa);
  if (i < s.size() && s[i] == '.') {
    ++i;
    found += digits(mantissa);
  }
  if (found == 0) return false;
  if (i == s.size()) return true;
  const std::string_view exponent = hexadecimal ? "pP" : "eE";
  if (exponent.find(s[i++]) == std::string_view::npos) return false;
  if (i < s.size() && (s[i] == '+' || s[i] == '-')) ++i;
  return digits(is_digit) > 0 && i == s.size();
}

// Every line break in a long string is one "\n" of its value; a line break at the start is dropped.
std::string long_value(std::string_view body) {
  std::string out;
  for (std::size_t i = line_break(body, 0); i < body.size();) {
    const std::size_t size = line_break(body, i);
    out += size > 0 ? '\n' : body[i];
    i += std::max<std::size_t>(size, 1);
  }
  return out;
}

}  // namespace

Token Lexer::next() {
  if (at_ == 0 && !inside_.code() && !source_.empty()) {
    const bool quoted_text =
        inside_.what == InsideOf::quoted || inside_.what == InsideOf::quoted_blanks;
    return quoted_text ? quote(0, inside_) : bracketed(0, inside_);
  }
  skip_blanks();
  if (at_ >= source_.size()) return take(TokenType::end, at_);
  const char c = source_[at_];
  const bool dotted = c == '.' && at_ + 1 < source_.size() && is_digit(source_[at_ + 1]);
  if (is_digit(c) || dotted) return number();
  if (is_word(c)) return word();
  if (c == '"' || c == '\'') return quote(at_ + 1, {InsideOf::quoted, c, 0});
  if (const auto level = long_bracket(source_, at_))
    return bracketed(at_ + *level + 2, {InsideOf::long_string, '\0', *level});
  return source_.substr(at_, 2) == "--" ? comment() : symbol();
}

void Lexer::skip_blanks() {
  while (at_ < source_.size() && is_space(source_[at_])) step();
}

// Moves on by a character, or by a line break, which is counted.
void Lexer::step() {
  const char c = source_[at_];
  if (c != '\n' && c != '\r') {
    ++at_;
    return;
  }
  at_ += line_break(source_, at_);
  ++line_;
  line_start_ = at_;
}

// Moves to the end of a token. Only strings and comments have line breaks in them.
Token Lexer::take(TokenType type, std::size_t to, bool sound, bool closed) {
  const Token out{type,
                  source_.substr(at_, to - at_),
                  {line_, static_cast<int>(at_ - line_start_) + 1},
                  sound,
                  closed};
  if (type != TokenType::string && type != TokenType::comment) at_ = to;
  while (at_ < to) step();
  return out;
}

Token Lexer::word() {
  std::size_t end = at_;
  while (end < source_.size() && is_word(source_[end])) ++end;
  const bool keyword = is_keyword(source_.substr(at_, end - at_));
  return take(keyword ? TokenType::keyword : TokenType::name, end);
}

// A letter right after a number makes it malformed; the rest of that word belongs to it.
Token Lexer::number() {
  std::size_t end = after_number(source_, at_);
  const bool touches = end < source_.size() && is_word(source_[end]);
  const bool sound = !touches && is_number(source_.substr(at_, end - at_));
  while (touches && end < source_.size() && is_word(source_[end])) ++end;
  return take(TokenType::number, end, sound);
}

// Lua refuses "[=" unless it opens a long bracket.
Token Lexer::symbol() {
  const std::string_view rest = source_.substr(at_);
  const bool may_be_long = rest.size() > 1 && k_ends_long_symbol.find(rest[1]) != rest.npos;
  for (std::size_t i = 0; may_be_long && i < k_long_symbols.size(); ++i)
    if (rest.starts_with(k_long_symbols[i]))
      return take(TokenType::symbol, at_ + k_long_symbols[i].size());
  return take(TokenType::symbol, at_ + 1, !rest.starts_with("[="));
}

Token Lexer::quote(std::size_t body, LexerState inside) {
  QuotedString string(source_, body, inside.quote, inside.what == InsideOf::quoted_blanks);
  string.read();
  inside_ = {};
  if (string.goes_on() && !string.closed())
    inside_ = {string.blanks() ? InsideOf::quoted_blanks : InsideOf::quoted, inside.quote, 0};
  return take(TokenType::string, string.end(), string.sound(), string.closed());
}

Token Lexer::bracketed(std::size_t body, LexerState inside) {
  const std::string closing = closing_bracket(inside.level);
  const std::size_t found = source_.find(closing, body);
  const bool closed = found != std::string_view::npos;
  inside_ = closed ? LexerState{} : inside;
  const TokenType type =
      inside.what == InsideOf::long_comment ? TokenType::comment : TokenType::string;
  return take(type, closed ? found + closing.size() : source_.size(), closed, closed);
}

Token Lexer::comment() {
  if (const auto level = long_bracket(source_, at_ + 2))
    return bracketed(at_ + 2 + *level + 2, {InsideOf::long_comment, '\0', *level});
  const std::size_t end = std::min(source_.find_first_of("\n\r", at_), source_.size());
  return take(TokenType::comment, end, true, false);
}

std::vector<Token> tokenize(std::string_view source) {
  std::vector<Token> out;
  Lexer lexer(source);
  do {
    const Token token = lexer.next();
    if (token.type != TokenType::comment) out.push_back(token);
  } while (out.empty() || out.back().type != TokenType::end);
  return out;
}

std::string string_value(std::string_view written) {
  if (const auto level = long_bracket(written, 0)) {
    std::string_view body = written.substr(*level + 2);
    const std::string closing = closing_bracket(*level);
    if (body.ends_with(closing)) body.remove_suffix(closing.size());
    return long_value(body);
  }
  std::string out;
  if (!written.empty()) QuotedString(written, 1, written.front()).read(&out);
  return out;
}

const std::vector<std::string>& lua_keywords() {
  static const std::vector<std::string> words{
      "and",      "break",  "do",   "else", "elseif", "end",  "false", "for",
      "function", "goto",   "if",   "in",   "local",  "nil",  "not",   "or",
      "repeat",   "return", "then", "true", "until",  "while"};
  return words;
}

}  // namespace hr::scripting
