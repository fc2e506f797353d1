// SPDX-License-Identifier: MIT
// Reads a quoted Lua string, after its opening quote. Part of the lexer in tokens.h. The caller
// keeps the source alive.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hr::scripting {

// The length of the line break at `at`; "\r\n" and "\n\r" are one line break. 0 if there is none.
std::size_t line_break(std::string_view source, std::size_t at);

class QuotedString {
 public:
  // `at` is the position after the opening quote, or the start of a line on which the string
  // continues; `blanks`: this line continues the blanks after a "\z".
  QuotedString(std::string_view source, std::size_t at, char quote, bool blanks = false)
      : source_(source), at_(at), quote_(quote), blanks_(blanks) {}

  // Reads to the end: after the closing quote, or before the line break or the end of the source.
  // Stores the value if `value` is not null.
  void read(std::string* value = nullptr);

  std::size_t end() const { return at_; }
  bool closed() const { return closed_; }  // by its quote
  bool sound() const { return closed_ && valid_; }
  bool goes_on() const { return goes_on_; }  // the source ends where the string may continue
  bool blanks() const { return blanks_; }    // whether these blanks follow a "\z"

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
