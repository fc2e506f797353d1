// SPDX-License-Identifier: MIT
// English word forms, as far as the engine needs them: lists, capitals, articles, "moves" from
// "move". Letters beyond ASCII are left unchanged, except at the beginning of a sentence.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hr {

std::string lower_case(std::string_view text);
// A name as words: "double_cube" becomes "double cube".
std::string spoken(std::string_view name);
// Removes control characters, so that a ruleset's text cannot steer a terminal.
std::string printable(std::string_view text);
// The same, beginning with a capital letter.
std::string sentence(std::string_view text);
// … and ending with a full stop, unless it ends a sentence already.
std::string full_sentence(std::string_view text);
// A quotation for messages: in quotation marks, shortened, without control characters.
std::string quote(std::string_view text);

std::string with_article(std::string_view noun);  // "a cube", "an arrow"
// "moves", "passes", "carries", "picks up"; what is in the third person already, or not of ASCII
// letters, stays.
std::string third_person(std::string_view verb);
// "moves", "goes": by how it ends.
bool in_third_person(std::string_view verb);
std::string plural(std::string_view noun);  // "cubes", "boxes", "berries"
std::string count_text(std::uint64_t n, std::string_view one, std::string_view many);  // "1 point"
std::string number_word(std::int64_t n);  // "four", up to twelve; then digits
// A game's author after its name: ", by Ann and Bob"; ", traditional"; "" where nobody is named.
std::string credit(std::string_view by);
// "white", "white and black", "A1, A2 or A3"
std::string list_text(std::span<const std::string> items, std::string_view last_link = "and");

// Whether a name comes before another where numbers in them count as numbers: "card_2", "card_10".
bool before(std::string_view name, std::string_view other);

// Without white space at its ends.
std::string trimmed(std::string_view text);
// The words between white space.
std::vector<std::string> split_words(std::string_view text);
using Words = std::span<const std::string>;
std::string joined(Words words);  // with single spaces

}  // namespace hr
