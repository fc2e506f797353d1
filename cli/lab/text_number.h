// SPDX-License-Identifier: MIT
// A number in the text of a rule, as a place to try other values: "rules.lua:12", the only number
// of that line, or "rules.lua:12#2", the second one from the left.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game/ruleset_text.h"

namespace hr::cli {

struct TextNumber {
  std::string name;  // as typed, without the values
  std::string file;  // as in the ruleset text
  int line = 0;
  std::size_t from = 0, to = 0;  // bytes of the file; a minus sign belongs to the number
};

// Whether a range is meant for a number in a text: it names a .lua file.
bool names_text(std::string_view typed);

// Finds the place. Throws Failure (usage), a sentence about `flag` that shows the numbers there
// are.
TextNumber find_text_number(const RulesetText& ruleset_text, const std::string& typed,
                            const char* flag);

// Throws Failure (usage) unless a value can replace a number.
void check_number(const std::string& value, const char* flag);

// The ruleset text with each number replaced by its value.
RulesetText with_numbers(RulesetText ruleset_text, const std::vector<TextNumber>& numbers,
                         const std::vector<std::string>& values);

// What a number means there: its line, or what surrounds it, with this value in its place.
std::string text_around(const RulesetText& ruleset_text, const TextNumber& number,
                        const std::string& value);

}  // namespace hr::cli
