// SPDX-License-Identifier: MIT
// A quoted string of Lua, read from its body on. See tokens.h, whose lexer uses it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hr::scripting {

// "\r\n" and "\n\r" are one line break; 0 where there is none.
std::size_t line_break(std::string_view source, std::size_t at);

class QuotedString {
 public:
  // `at` is the place after the opening quote, or where a line begins that the string goes on in;
  // `blanks` says that this line continues the blanks after a "\z".
  QuotedString(std::string_view source, std::size_t at, char quote, bool blanks = false)
      : source_(source), at_(at), quote_(quote), blanks_(blanks) {}

  // Goes to the end: after the closing quote, or else before the line break or at the end of the
  // source. Puts the value together when `value` is not null.
  void read(std::string* value = nullptr);

  std::size_t end() const { return at_; }
  bool closed() const { return closed_; }  // by its quote
  bool sound() const { return closed_ && valid_; }
  bool goes_on() const { return goes_on_; }  // the source ends where more of the string may follow
  bool blanks() const { return blanks_; }    // … after a "\z"

 private:
  bool more() const { return at_ < source_.size(); }
  void add(char c);
  void add_unicode(unsigned long code);
  void escape();
  void skip_blanks();
  void hexadecimal();
  void unicode();
  void decimal();

  std::string_view source_;
  std::size_t at_;
  char quote_;
  bool blanks_;
  bool closed_ = false, valid_ = true, goes_on_ = false;
  std::string* value_ = nullptr;
};

}  // namespace hr::scripting
