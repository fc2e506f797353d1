// SPDX-License-Identifier: MIT
// Characters in UTF-8 text, read one by one; and which of them are fit to be shown.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace hr {

struct Decoded {
  char32_t character;
  std::size_t length;  // in bytes
};

// The character at the front of some text that is not empty; nothing when these bytes are none.
std::optional<Decoded> decode_utf8(std::string_view text);

// False for control characters, for marks that turn the direction of text, end a line or a
// paragraph, and for what takes no room and cannot be seen: no reader should be sent those.
bool harmless(char32_t character);

// True for a mark that is written over the letter before it.
bool combines(char32_t character);
// A few such marks make a letter; more run into the lines above and below.
inline constexpr std::size_t k_max_marks = 4;

// The characters of a text that is UTF-8 and harmless all through, with no more marks on a letter
// than that; nothing of any other.
std::optional<std::size_t> harmless_length(std::string_view text);

// What is wrong with a text, as what it has: "the character U+202E, which is invisible"; "" when
// it is harmless.
std::string harm_in(std::string_view text);

// The one way in which what a stranger wrote is given back: one line of harmless text. White space
// and ends of lines become spaces, other harm becomes U+FFFD, and marks above the number are left
// out.
std::string plain_text(std::string_view text);

// Its beginning, so many bytes at most, not cut within a character.
std::string cut_short(std::string_view text, std::size_t most);

// The longest name, in characters: a name is on one line with other words.
inline constexpr std::size_t k_max_name = 64;

// Why something cannot be a name, as what was expected instead: "a name of at most 64 characters";
// "" when it can be one. A name is a line of harmless text without white space at its ends.
std::string name_fault(std::string_view name);

}  // namespace hr
