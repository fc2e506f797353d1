// SPDX-License-Identifier: MIT
#include "scripting/messages.h"

#include <algorithm>
#include <cstddef>

namespace hr::scripting {
namespace {

constexpr std::size_t k_longest = 2000;  // bytes

unsigned byte_at(std::string_view s, std::size_t i) {
  return i < s.size() ? static_cast<unsigned char>(s[i]) : 0;
}

// Bytes of the well-formed UTF-8 character at `at`; 0 if there is none.
std::size_t character_size(std::string_view s, std::size_t at) {
  const unsigned lead = byte_at(s, at), second = byte_at(s, at + 1);
  const std::size_t size = lead < 0x80                   ? 1
                           : lead >= 0xC2 && lead < 0xE0 ? 2
                           : lead >= 0xE0 && lead < 0xF0 ? 3
                           : lead >= 0xF0 && lead < 0xF5 ? 4
                                                         : 0;
  for (std::size_t i = 1; i < size; ++i) {
    if (byte_at(s, at + i) >> 6 != 2) return 0;
  }
  const bool overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
  const bool beyond = (lead == 0xED && second > 0x9F) || (lead == 0xF4 && second > 0x8F);
  return overlong || beyond ? 0 : size;
}

bool is_control(std::string_view character) {
  const unsigned lead = byte_at(character, 0);
  if (character.size() == 1) return lead < 0x20 || lead == 0x7F;
  return lead == 0xC2 && byte_at(character, 1) < 0xA0;  // U+0080 to U+009F
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::string clean_message(std::string_view text) {
  std::string clean;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t size = character_size(text, i);
    const std::string_view character = text.substr(i, std::max<std::size_t>(size, 1));
    if (clean.size() + character.size() > k_longest - 3) return clean + "…";
    if (size == 0) {
      clean += '?';
    } else if (is_control(character)) {
      clean += ' ';
    } else {
      clean += character;
    }
    i += character.size();
  }
  return clean;
}

bool names_a_line(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == 0 || colon == std::string_view::npos) return false;
  std::size_t end = colon + 1;
  while (end < text.size() && is_digit(text[end])) ++end;
  return end > colon + 1 && text.substr(end).starts_with(": ");
}

}  // namespace hr::scripting
