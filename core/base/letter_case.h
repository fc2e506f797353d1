// SPDX-License-Identifier: MIT
// Capital and small letters of all scripts that have them, in UTF-8, the same under every locale.
// The tables are those of Unicode 14, for single characters.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace hr {

char32_t lower_letter(char32_t c);
// As at the beginning of a sentence: "Dz" in one letter, not "DZ"; a Georgian letter stays.
char32_t upper_letter(char32_t c);

// The text with its first character as a capital, if that has one.
std::string upper_first(std::string_view text);

// The form in which typed words are compared. Capitals become small, a letter and the mark behind
// it become one character, sharp s becomes "ss", the Turkish i's become "i", and wide letters,
// which Asian keyboards type, become ordinary ones. ASCII text stays ASCII; bytes that are not
// UTF-8 become U+FFFD. It is for comparing only: what is shown keeps its letters.
std::string fold_case(std::string_view text);
bool same_word(std::string_view a, std::string_view b);  // in that form
// The name that is meant: this one, or else the only one that is the same word.
std::optional<std::size_t> find_word(std::span<const std::string> names, std::string_view typed);

}  // namespace hr
