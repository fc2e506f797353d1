// SPDX-License-Identifier: MIT
#include "core/utf8.h"

namespace hr {

std::optional<Decoded> decode_utf8(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) return Decoded{first, 1};
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || text.size() < length) return {};
  char32_t character = first & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0U) != 0x80) return {};
    character = character << 6 | (byte(i) & 0x3fU);
  }
  const bool overlong = (length == 3 && character < 0x800) || (length == 4 && character < 0x10000);
  const bool surrogate = character >= 0xd800 && character < 0xe000;
  if (overlong || surrogate || character > 0x10ffff) return {};
  return Decoded{character, length};
}

bool harmless(char32_t c) {
  const bool control = c < 0x20 || (c >= 0x7f && c < 0xa0);
  const bool turns_direction = (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
  return !control && !turns_direction;
}

std::optional<std::size_t> harmless_length(std::string_view text) {
  std::size_t characters = 0;
  for (; !text.empty(); ++characters) {
    const std::optional<Decoded> next = decode_utf8(text);
    if (!next || !harmless(next->character)) return {};
    text.remove_prefix(next->length);
  }
  return characters;
}

}  // namespace hr
