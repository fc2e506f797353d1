// SPDX-License-Identifier: MIT
// Options whose value is a list: different words out of those declared, in any order, no fewer and
// no more of them than declared.
#pragma once

#include <string>
#include <vector>

#include "scripting/reading.h"
#include "scripting/ruleset.h"

namespace hr::scripting {

// The default, `of`, `min` and `max` of an option that is declared as a list.
void read_list_option(const Reading& declared, Option& option);

std::string list_range(const Option& option);  // `2 to 4 of "a", "b" … in any order, …`

// Words with commas between, letter case as declared. Throws Error: which word does not fit.
std::vector<std::string> parse_list(const Option& option, const std::string& typed);

}  // namespace hr::scripting
