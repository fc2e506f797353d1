// SPDX-License-Identifier: MIT
// The values of an option to try, as they are typed: "rows:6-12", "rows:6-12/2" (every second),
// "rows:6,8,12", "supplies:as set,by formula".
#pragma once

#include <string>
#include <vector>

namespace hr::cli {

struct OptionRange {
  std::string option;
  std::vector<std::string> values;
};

// Throws Failure (usage), a sentence about `flag`.
OptionRange read_option_range(const std::string& typed, const char* flag);

// Every combination of the values of several options, as settings ("rows=6"), the last option
// changing fastest. Throws Failure (usage) if there are more than `most`.
std::vector<std::vector<std::string>> combinations(const std::vector<OptionRange>& ranges,
                                                   std::size_t most, const char* flag);

}  // namespace hr::cli
