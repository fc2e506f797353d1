// SPDX-License-Identifier: MIT
#include "scripting/tokens.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace hr::scripting {
namespace {

using Kind = Token::Kind;

constexpr std::array<std::string_view, 22> k_keywords = {
    "and",      "break",  "do",   "else", "elseif", "end",  "false", "for",
    "function", "goto",   "if",   "in",   "local",  "nil",  "not",   "or",
    "repeat",   "return", "then", "true", "until",  "while"};

constexpr std::array<std::string_view, 10> k_long_symbols = {
    "...", "..", "==", "~=", "<=", ">=", "//", "::", "<<", ">>"};

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || is_digit(c);
}
bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

// The `=` signs of a long bracket that opens at `at`, if one does.
std::optional<std::size_t> long_bracket(std::string_view s, std::size_t at) {
  if (at >= s.size() || s[at] != '[') return std::nullopt;
  std::size_t end = at + 1;
  while (end < s.size() && s[end] == '=') ++end;
  if (end >= s.size() || s[end] != '[') return std::nullopt;
  return end - at - 1;
}

std::size_t after_long_bracket(std::string_view s, std::size_t at, std::size_t level) {
  std::string closing(level + 2, '=');
  closing.front() = closing.back() = ']';
  const std::size_t found = s.find(closing, at + level + 2);
  return found == std::string_view::npos ? s.size() : found + closing.size();
}

std::size_t after_line(std::string_view s, std::size_t at) {
  return std::min(s.find('\n', at), s.size());
}

std::size_t after_quoted(std::string_view s, std::size_t at) {
  const char quote = s[at];
  std::size_t i = at + 1;
  for (; i < s.size() && s[i] != quote && s[i] != '\n'; ++i) {
    if (s[i] != '\\') continue;
    ++i;
    if (i < s.size() && s[i] == 'z') {
      while (i + 1 < s.size() && is_space(s[i + 1])) ++i;
    }
  }
  if (i >= s.size()) return s.size();
  return s[i] == quote ? i + 1 : i;
}

std::size_t after_number(std::string_view s, std::size_t at) {
  const bool hexadecimal = s.substr(at, 2) == "0x" || s.substr(at, 2) == "0X";
  std::size_t i = at;
  for (; i < s.size() && (is_word(s[i]) || s[i] == '.'); ++i) {
    const char c = s[i];
    const bool exponent = hexadecimal ? c == 'p' || c == 'P' : c == 'e' || c == 'E';
    if (exponent && i + 1 < s.size() && (s[i + 1] == '+' || s[i + 1] == '-')) ++i;
  }
  return i;
}

class Tokenizer {
 public:
  explicit Tokenizer(std::string_view source) : source_(source) {}

  std::vector<Token> run() {
    if (source_.starts_with('#')) advance(after_line(source_, 0));
    while (true) {
      skip_blanks();
      if (at_ >= source_.size()) break;
      const Kind kind = next_kind();
      const std::size_t end = next_end(kind);
      tokens_.push_back({kind, source_.substr(at_, end - at_), {line_, column()}});
      if (kind == Kind::name &&
          std::ranges::find(k_keywords, tokens_.back().text) != k_keywords.end()) {
        tokens_.back().kind = Kind::keyword;
      }
      advance(end);
    }
    tokens_.push_back({Kind::end, {}, {line_, column()}});
    return std::move(tokens_);
  }

 private:
  void skip_blanks() {
    while (at_ < source_.size()) {
      if (is_space(source_[at_])) {
        advance(at_ + 1);
      } else if (source_.substr(at_, 2) == "--") {
        const auto level = long_bracket(source_, at_ + 2);
        advance(level ? after_long_bracket(source_, at_ + 2, *level) : after_line(source_, at_));
      } else {
        return;
      }
    }
  }

  Kind next_kind() const {
    const char c = source_[at_];
    const bool dotted = c == '.' && at_ + 1 < source_.size() && is_digit(source_[at_ + 1]);
    if (is_digit(c) || dotted) return Kind::number;
    if (is_word(c)) return Kind::name;
    if (c == '"' || c == '\'' || long_bracket(source_, at_)) return Kind::string;
    return Kind::symbol;
  }

  std::size_t next_end(Kind kind) const {
    if (kind == Kind::number) return after_number(source_, at_);
    if (kind == Kind::symbol) return after_symbol();
    if (kind == Kind::name) {
      const auto end = std::find_if_not(source_.begin() + static_cast<std::ptrdiff_t>(at_),
                                        source_.end(), is_word);
      return static_cast<std::size_t>(end - source_.begin());
    }
    const auto level = long_bracket(source_, at_);
    return level ? after_long_bracket(source_, at_, *level) : after_quoted(source_, at_);
  }

  std::size_t after_symbol() const {
    for (const std::string_view symbol : k_long_symbols) {
      if (source_.substr(at_).starts_with(symbol)) return at_ + symbol.size();
    }
    return at_ + 1;
  }

  void advance(std::size_t to) {
    for (; at_ < to; ++at_) {
      if (source_[at_] != '\n') continue;
      ++line_;
      line_start_ = at_ + 1;
    }
  }

  int column() const { return static_cast<int>(at_ - line_start_) + 1; }

  std::string_view source_;
  std::size_t at_ = 0;
  std::size_t line_start_ = 0;
  int line_ = 1;
  std::vector<Token> tokens_;
};

int hex_digit(char c) {
  if (is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

// Undoes the escapes of a quoted string; one member for each family of escapes.
class Unescaper {
 public:
  explicit Unescaper(std::string_view body) : body_(body) {}

  std::string run() {
    while (at_ < body_.size()) {
      const char c = body_[at_++];
      if (c != '\\' || at_ >= body_.size()) {
        text_ += c;
      } else {
        escape();
      }
    }
    return std::move(text_);
  }

 private:
  void escape() {
    constexpr std::string_view k_letters = "abfnrtv", k_meant = "\a\b\f\n\r\t\v";
    const char c = body_[at_];
    const std::size_t letter = k_letters.find(c);
    if (is_digit(c)) return decimal();
    ++at_;
    if (letter != std::string_view::npos) {
      text_ += k_meant[letter];
    } else if (c == 'x') {
      text_ += static_cast<char>(number(2, 16));
    } else if (c == 'u') {
      unicode();
    } else if (c == 'z') {
      while (at_ < body_.size() && is_space(body_[at_])) ++at_;
    } else {
      text_ += c;  // a quote, a backslash, a line break
    }
  }

  void decimal() { text_ += static_cast<char>(number(3, 10)); }

  std::uint32_t number(std::size_t digits, std::uint32_t base) {
    std::uint32_t value = 0;
    for (; digits > 0 && at_ < body_.size(); --digits, ++at_) {
      const int digit = hex_digit(body_[at_]);
      if (digit < 0 || static_cast<std::uint32_t>(digit) >= base) break;
      value = value * base + static_cast<std::uint32_t>(digit);
    }
    return value;
  }

  void unicode() {
    if (at_ < body_.size() && body_[at_] == '{') ++at_;
    const std::uint32_t code = number(6, 16);
    if (at_ < body_.size() && body_[at_] == '}') ++at_;
    if (code < 0x80) return text_.push_back(static_cast<char>(code));
    const int trail = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    constexpr std::array<std::uint32_t, 4> k_lead = {0, 0xC0, 0xE0, 0xF0};
    text_ += static_cast<char>(k_lead[static_cast<std::size_t>(trail)] | (code >> (6 * trail)));
    for (int i = trail - 1; i >= 0; --i) {
      text_ += static_cast<char>(0x80U | ((code >> (6 * i)) & 0x3FU));
    }
  }

  std::string_view body_;
  std::size_t at_ = 0;
  std::string text_;
};

}  // namespace

std::vector<Token> tokenize(std::string_view source) { return Tokenizer(source).run(); }

std::string string_value(std::string_view written) {
  if (const auto level = long_bracket(written, 0)) {
    const std::size_t edge = *level + 2;
    std::string_view body = written.substr(edge);
    if (body.ends_with(']')) body.remove_suffix(std::min(edge, body.size()));
    if (body.starts_with('\n')) body.remove_prefix(1);
    return std::string(body);
  }
  if (written.empty()) return {};
  std::string_view body = written.substr(1);
  if (body.ends_with(written[0])) body.remove_suffix(1);
  return Unescaper(body).run();
}

}  // namespace hr::scripting
