// SPDX-License-Identifier: MIT
// Cuts Lua source into tokens, with their places. Comments and white space are left out.
// It never fails: what it cannot read becomes a token of one byte, and an unfinished string
// or comment ends where the source ends. The text of a token points into the source, which
// the caller keeps alive. The list always ends with one token of kind `end`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hr::scripting {

// 1-based; columns count bytes.
struct Position {
  int line = 1;
  int column = 1;
  friend bool operator==(const Position&, const Position&) = default;
};

struct Token {
  enum class Kind { name, keyword, number, string, symbol, end };

  Kind kind = Kind::end;
  std::string_view text;  // as written, quotes included
  Position at;

  bool is(std::string_view word) const {
    return (kind == Kind::symbol || kind == Kind::keyword) && text == word;
  }
};

std::vector<Token> tokenize(std::string_view source);

// What a string token stands for: without its quotes or brackets, escapes undone.
std::string string_value(std::string_view written);

}  // namespace hr::scripting
