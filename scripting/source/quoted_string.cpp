// SPDX-License-Identifier: MIT
#include "scripting/source/quoted_string.h"

#include "core/base/ascii.h"

namespace hr::scripting {

namespace {

int hex_digit(char c) {
  if (is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

constexpr unsigned long k_max_code = 0x7FFFFFFF;  // Lua writes UTF-8 of up to six bytes

}  // namespace

std::size_t line_break(std::string_view source, std::size_t at) {
  const auto breaks = [&](std::size_t i) {
    return i < source.size() && (source[i] == '\n' || source[i] == '\r');
  };
  if (!breaks(at)) return 0;
  return breaks(at + 1) && source[at + 1] != source[at] ? 2 : 1;
}

void QuotedString::read(std::string* value) {
  value_ = value;
  goes_on_ = blanks_ || !more();
  if (blanks_) skip_blanks();
  while (more() && source_[at_] != quote_) {
    goes_on_ = false;
    if (line_break(source_, at_) > 0) return;
    if (source_[at_] == '\\')
      escape();
    else
      add(source_[at_++]);
  }
  closed_ = more();
  if (closed_) ++at_;
}

void QuotedString::add(char c) {
  if (value_ != nullptr) *value_ += c;
}

void QuotedString::skip_blanks() {
  while (more() && is_space(source_[at_])) ++at_;
  blanks_ = goes_on_ = !more();
}

void QuotedString::escape() {
  constexpr std::string_view k_letters = "abfnrtv\\\"'", k_meant = "\a\b\f\n\r\t\v\\\"'";
  ++at_;  // the backslash
  if (!more()) return;
  const char c = source_[at_];
  if (const std::size_t size = line_break(source_, at_); size > 0) {
    at_ += size;
    add('\n');
    goes_on_ = !more();
  } else if (const std::size_t letter = k_letters.find(c); letter != std::string_view::npos) {
    ++at_;
    add(k_meant[letter]);
  } else if (c == 'z') {
    ++at_;
    skip_blanks();
  } else if (c == 'x') {
    hexadecimal();
  } else if (c == 'u') {
    unicode();
  } else {
    decimal();
  }
}

void QuotedString::hexadecimal() {
  int value = 0;
  ++at_;
  for (int i = 0; i < 2; ++i, ++at_) {
    const int digit = more() ? hex_digit(source_[at_]) : -1;
    if (digit < 0) {
      valid_ = false;
      return;
    }
    value = value * 16 + digit;
  }
  add(static_cast<char>(value));
}

void QuotedString::unicode() {
  unsigned long code = 0;
  int digits = 0;
  ++at_;
  const auto skip = [&](char c) {
    const bool there = more() && source_[at_] == c;
    if (there) ++at_;
    return there;
  };
  valid_ = skip('{') && valid_;
  for (; more() && hex_digit(source_[at_]) >= 0; ++at_, ++digits) {
    code = code * 16 + static_cast<unsigned long>(hex_digit(source_[at_]));
    if (code <= k_max_code) continue;
    valid_ = false;
    code = 0;
  }
  if (digits == 0 || !skip('}')) valid_ = false;
  add_unicode(code);
}

void QuotedString::decimal() {
  int value = 0, digits = 0;
  for (; digits < 3 && more() && is_digit(source_[at_]); ++digits, ++at_)
    value = value * 10 + (source_[at_] - '0');
  if (digits == 0 || value > 255)
    valid_ = false;
  else
    add(static_cast<char>(value));
}

void QuotedString::add_unicode(unsigned long code) {
  if (code < 0x80) return add(static_cast<char>(code));
  std::string bytes;          // last byte first
  unsigned long room = 0x3F;  // what fits into the first byte
  do {
    bytes += static_cast<char>(0x80 | (code & 0x3F));
    code >>= 6;
    room >>= 1;
  } while (code > room);
  bytes += static_cast<char>((~room << 1) | code);
  for (std::size_t i = bytes.size(); i-- > 0;) add(bytes[i]);
}

}  // namespace hr::scripting
