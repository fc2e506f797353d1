// SPDX-License-Identifier: MIT
// The characters of a text as they are drawn, one after another.
#pragma once

#include <optional>
#include <string_view>

#include "core/base/utf8.h"

namespace hr::printing {

inline constexpr std::string_view k_unknown = "\xef\xbf\xbd";
inline constexpr char32_t k_unknown_character = 0xfffd;

// Calls take(character, its bytes) for each character to be drawn.
template <class Take>
void each_shown(std::string_view text, const Take& take) {
  while (!text.empty()) {
    const std::optional<Decoded> next = decode_utf8(text);
    const std::size_t length = next ? next->length : 1;
    if (next && harmless(next->character))
      take(next->character, text.substr(0, length));
    else if (text[0] == '\n' || text[0] == '\t')
      take(U' ', std::string_view(" "));
    else
      take(k_unknown_character, k_unknown);
    text.remove_prefix(length);
  }
}

}  // namespace hr::printing
