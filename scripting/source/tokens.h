// SPDX-License-Identifier: MIT
// The one lexer of the project: everything that looks at Lua text uses these tokens. It splits text
// exactly as Lua 5.4's own lexer does: the same tokens, the same values of strings, and the same
// line breaks ("\n", "\r", "\r\n" and "\n\r" are one each, in code, comments and strings). It never
// fails. Where Lua would stop with an error, it returns a token that is not `sound` and continues:
// after the line of an unfinished string, after the letters of a malformed number. The text of a
// token points into the source, which the caller keeps alive.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hr::scripting {

// 1-based; columns count bytes since the last line break.
struct SourcePosition {
  int line = 1;
  int column = 1;
  friend bool operator==(const SourcePosition&, const SourcePosition&) = default;
};

enum class TokenType { name, keyword, number, string, symbol, comment, end };

struct Token {
  TokenType type = TokenType::end;
  std::string_view text;  // as written, quotes included
  SourcePosition at;
  bool sound = true;   // false: Lua stops here with an error
  bool closed = true;  // false: a string without its end, or a comment that ends with its line

  bool is(std::string_view word) const {
    return (type == TokenType::symbol || type == TokenType::keyword) && text == word;
  }
};

inline bool opens_bracket(const Token& t) { return t.is("(") || t.is("[") || t.is("{"); }
inline bool closes_bracket(const Token& t) { return t.is(")") || t.is("]") || t.is("}"); }

// Whether a keyword begins a block that `end` or `until` closes, or is one of those.
inline bool opens_block(const Token& t) {
  return t.is("function") || t.is("do") || t.is("if") || t.is("repeat");
}
inline bool closes_block(const Token& t) { return t.is("end") || t.is("until"); }

// What a piece of text begins or ends in: code, or a string or comment that continues across line
// breaks.
struct LexerState {
  enum class InsideOf : unsigned char { code, quoted, quoted_blanks, long_string, long_comment };
  InsideOf what = InsideOf::code;
  char quote = '\0';      // of a quoted string; `quoted_blanks`: after its "\z"
  std::size_t level = 0;  // the number of "=" in long brackets
  bool code() const { return what == InsideOf::code; }
  friend bool operator==(const LexerState&, const LexerState&) = default;
};

class Lexer {
 public:
  explicit Lexer(std::string_view source, LexerState begins = {})
      : source_(source), inside_(begins) {}

  // The next token, comments included; at the end always one of type `end`.
  Token next();
  // What the source ends in; valid after the last token.
  const LexerState& ends() const { return inside_; }

 private:
  void skip_blanks();
  void step();
  Token take(TokenType type, std::size_t to, bool sound = true, bool closed = true);
  Token word();
  Token number();
  Token symbol();
  Token quote(std::size_t body, LexerState inside);
  Token bracketed(std::size_t body, LexerState inside);
  Token comment();

  std::string_view source_;
  LexerState inside_;
  std::size_t at_ = 0;
  std::size_t line_start_ = 0;
  int line_ = 1;
};

// All tokens except comments; the last one has type `end`.
std::vector<Token> tokenize(std::string_view source);

// The value of a string token: without quotes or brackets, escapes replaced.
std::string string_value(std::string_view written);

const std::vector<std::string>& lua_keywords();  // in alphabetical order

}  // namespace hr::scripting
