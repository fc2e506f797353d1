// SPDX-License-Identifier: MIT
// The values of an option to try, as they are typed: "rows:6-12", "rows:6-12/2" (every second),
// "rows:6,8,12", "supplies:as set,by formula"; or those of a number in the text of a rule:
// "rules.lua:12:2-5" (text_number.h).
#pragma once

#include <string>
#include <vector>

#include "cli/arguments/arguments.h"

namespace hr::cli {

struct OptionRange {
  std::string option;  // or the place of a number
  std::vector<std::string> values;
};

// Throws Failure (usage), a sentence about `flag`.
OptionRange read_option_range(const std::string& typed, const char* flag);

// Every combination of a value of each range, the last one changing fastest. Throws Failure (usage)
// if there are more than `most`.
std::vector<std::vector<std::string>> combinations(const std::vector<OptionRange>& ranges,
                                                   std::size_t most, const char* flag);

// A ruleset with one thing changed: a variant switched on, or an option set to another value.
struct SmallChange {
  std::string name;  // "variant torus", "rows=10"
  RulesetArguments version;
};
// All that there are on top of what was typed: every variant that is not in force; every option
// that is used, at its other values. Of a number these are the next ones below and above, the
// lowest and the highest, and 0 if that is special.
std::vector<SmallChange> small_changes(const RulesetArguments& typed,
                                       const scripting::Ruleset& ruleset);

}  // namespace hr::cli
