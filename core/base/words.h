// SPDX-License-Identifier: MIT
// Plain English, as far as the engine needs it: lists, capitals, articles, "moves" from "move".
// Letters beyond ASCII pass through unchanged.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hr {

std::string lower_case(std::string_view text);
// A name as it is said: "double_cube" is a double cube.
std::string spoken(std::string_view name);
// No control characters: what a ruleset says cannot steer a terminal.
std::string printable(std::string_view text);
// The same with a capital in front.
std::string sentence(std::string_view text);
// Somebody's own words given back: in quotation marks, cut short, no control characters.
std::string quote(std::string_view text);

std::string with_article(std::string_view noun);  // "a cube", "an arrow"
std::string third_person(std::string_view verb);  // "moves", "passes", "carries", "picks up"
std::string plural(std::string_view noun);        // "cubes", "boxes", "berries"
std::string count_text(std::uint64_t n, std::string_view one, std::string_view many);  // "1 point"
std::string number_word(std::int64_t n);  // "four", up to twelve; then digits
// "white", "white and black", "A1, A2 or A3"
std::string list_text(std::span<const std::string> items, std::string_view last_link = "and");

// Words between white space.
std::vector<std::string> split_words(std::string_view text);
using Words = std::span<const std::string>;
std::string joined(Words words);  // with a space between

}  // namespace hr
