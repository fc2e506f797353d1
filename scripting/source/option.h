// SPDX-License-Identifier: MIT
// An option that a ruleset declares: its value in force and the values that it can take. Plain
// data, without Lua.
#pragma once

#include <string>
#include <vector>

#include "core/game/ruleset_text.h"

namespace hr::scripting {

using hr::OptionValue;
using hr::Settings;

// What the value of an option is, in the order of the alternatives. Who decides by it has a switch,
// so that a new type is not forgotten. A list contains no word twice, and keeps the order in which
// the words were chosen.
enum class OptionType : std::uint8_t { number, flag, word, list };

// What options of a type have besides what all have.
struct OptionFacts {
  bool bounds = false;   // min and max
  bool steps = false;    // even and zero, and it can be made a little less or more
  bool of = false;       // its words, in a table
  bool choices = false;  // its words, after the default
  bool presets = false;  // and `ignores`
};

// A declared setting: a number from min to max (only even ones if `even`, and also 0 if `zero`), a
// flag, a word, or a list of at least min and at most max words.
struct Option {
  std::string name;
  OptionValue value;     // in force
  OptionValue standard;  // the default
  std::int64_t min = 0, max = 0;
  bool even = false, zero = false;
  std::vector<std::string> words;  // the choices; for a word the default is first
  std::string help;
  std::string title, group;  // how forms call it, and the heading that it is under; or ""
  std::string variant;       // that adds it; "" if it is the ruleset's own
  std::string idle;  // why it is not used: "size is small, which sets it to 3"; "" if it is used
  std::string longest_idle;  // the longest reason that its ruleset's options can give; or ""

  OptionType type() const { return static_cast<OptionType>(standard.index()); }
};

OptionFacts facts_of(OptionType type);
std::string_view type_name(OptionType type);        // for programs: number, flag, word or list
std::string option_text(const OptionValue& value);  // 16, true, far row; for a list: 3x,4x or none
// The values that can be chosen, as a phrase: "an even number from 6 to 26".
std::string option_range(const Option& option);
// The value that was typed for the option. Throws Error if it does not fit.
OptionValue parse_option(const Option& option, const std::string& typed);

// Whether a number option can have this value.
bool fits(const Option& option, std::int64_t value);
// What is wrong with these words as the value of a list, as the end of a sentence; "" if they fit.
std::string misfit(const Option& option, const std::vector<std::string>& chosen);

// A number option without declared bounds ranges from -k_max_option_number to k_max_option_number.
inline constexpr std::int64_t k_max_option_number = 1'000'000'000;

}  // namespace hr::scripting
