// SPDX-License-Identifier: MIT
// Characters in UTF-8 text, read one by one; and which of them are fit to be shown.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace hr {

struct Decoded {
  char32_t character;
  std::size_t length;  // in bytes
};

// The character at the front of some text that is not empty; nothing when these bytes are none.
std::optional<Decoded> decode_utf8(std::string_view text);

// False for control characters and for marks that turn the direction of text: no terminal should be
// sent those.
bool harmless(char32_t character);

// The characters of a text that is UTF-8 and harmless all through; nothing of any other.
std::optional<std::size_t> harmless_length(std::string_view text);

}  // namespace hr
