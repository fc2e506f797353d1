// SPDX-License-Identifier: MIT
// An option that a ruleset declares, its value in force and what else it could be. Knows no Lua.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/game/edition.h"

namespace hr::scripting {

using hr::Settings;

// A list is of different words, in the order in which they were chosen.
using OptionValue = std::variant<std::int64_t, bool, std::string, std::vector<std::string>>;

// A declared setting: a number from min to max (even only, if so declared), or 0 as well where it
// says so; a flag, a word, or a list of at least min and at most max words.
struct Option {
  std::string name;
  OptionValue value;     // in force
  OptionValue standard;  // the default
  std::int64_t min = 0, max = 0;
  bool even = false, zero = false;
  std::vector<std::string> words;  // the choices: of a word, the default first; of a list
  std::string help;
  std::string variant;  // that adds it; "" when the ruleset has it
  std::string idle;  // why it has no say now: "size is small, which sets it to 3"; "" when it has

  bool is_number() const { return std::holds_alternative<std::int64_t>(standard); }
  bool is_flag() const { return std::holds_alternative<bool>(standard); }
  bool is_word() const { return std::holds_alternative<std::string>(standard); }
  bool is_list() const { return std::holds_alternative<std::vector<std::string>>(standard); }
};

std::string option_text(const OptionValue& value);  // 16, true, far row; of a list: 3x,4x or none
// What may be chosen, as a phrase: "an even number from 6 to 26".
std::string option_range(const Option& option);
// What was typed as a value of the option. Throws Error when it does not fit.
OptionValue parse_option(const Option& option, const std::string& typed);

// Whether a number option can have this value.
bool fits(const Option& option, std::int64_t value);
// What is wrong with these words as the value of a list, as the end of a sentence; "" when they
// fit.
std::string misfit(const Option& option, const std::vector<std::string>& chosen);

// The bounds of a number option that declares none: -k_max_option_number and k_max_option_number.
inline constexpr std::int64_t k_max_option_number = 1'000'000'000;

}  // namespace hr::scripting
