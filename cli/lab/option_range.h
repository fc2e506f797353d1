// SPDX-License-Identifier: MIT
// The values of an option to try, as they are typed: "rows:6-12", "rows:6-12/2" (every second),
// "rows:6,8,12", "supplies:as set,by formula"; or those of a number in the text of a rule:
// "rules.lua:12:2-5" (text_number.h).
#pragma once

#include <string>
#include <vector>

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

}  // namespace hr::cli
