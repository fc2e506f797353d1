// SPDX-License-Identifier: MIT
// --roll: the dice that a setup rolls first, as typed: their sum, or their faces.
#pragma once

#include <string>
#include <vector>

#include "cli/arguments/command.h"
#include "cli/terminal/exit_code.h"
#include "core/base/error.h"

namespace hr::cli {

void add_roll(Command& command, std::string& roll);

// The numbers in "7" or "2+5"; empty for "". Throws Failure (usage).
std::vector<int> parse_roll(const std::string& typed);

// The failure if the dice cannot fall like that.
Failure roll_failure(const std::vector<int>& roll, const Refusal& refusal);

}  // namespace hr::cli
