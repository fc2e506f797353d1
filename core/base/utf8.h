// SPDX-License-Identifier: MIT
// Reads the characters of UTF-8 text one by one, and decides which of them may be shown.
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

// The first character of a text that is not empty; nothing when its bytes are invalid.
std::optional<Decoded> decode_utf8(std::string_view text);
std::string encode_utf8(char32_t character);

// False for control characters, for marks that change the direction of text or end a line or
// paragraph, and for invisible characters without width: none of these should reach a reader.
bool harmless(char32_t character);

// True for a combining mark, which is written over the letter before it.
bool combines(char32_t character);
// How many columns a character takes where all letters are equally wide: two for Chinese,
// Japanese and Korean ones.
int columns_of(char32_t character);
// A few such marks belong to a letter; more would run into the lines above and below.
inline constexpr std::size_t k_max_marks = 4;

// The number of characters of a text that is valid, harmless UTF-8 with at most k_max_marks marks
// on a letter; nothing for any other text.
std::optional<std::size_t> harmless_length(std::string_view text);

// What is wrong with a text, for example "the character U+202E, which is invisible"; "" when it is
// harmless.
std::string text_problem(std::string_view text);

// The form in which untrusted text is shown: one line of harmless text. White space and line breaks
// become spaces, other harmful characters become U+FFFD, and excess marks are removed.
std::string plain_text(std::string_view text);

// The beginning of a text, at most `max` bytes, not cut within a character.
std::string cut_short(std::string_view text, std::size_t max);

// The longest name, in characters; a name shares a line with other words.
inline constexpr std::size_t k_max_name = 64;

// Why a text cannot be a name, as a description of what was expected: "a name of at most 64
// characters"; "" if it can. A name is one line of harmless text without white space at its ends.
std::string name_problem(std::string_view name);

}  // namespace hr
